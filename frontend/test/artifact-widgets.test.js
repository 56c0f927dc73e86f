import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freshPage } from "./page.js";

const window = freshPage();
Object.defineProperty(globalThis, "localStorage", { value: window.localStorage, configurable: true });
const { useTransport, Fault } = await import("../src/ipc/index.js");
const { artifactShelf, repaint } = await import("../src/chat/artifacts/shelf.js");
const { busy } = await import("../src/chat/artifacts/flight.js");
const { minimised } = await import("../src/chat/artifacts/minimised.js");
const { registerRenderer } = await import("../src/chat/artifacts/renderers.js");
const { reject, rejections } = await import("../src/chat/artifacts/rejections.js");
const { channels } = await import("../src/chat/channels.js");
const { takePush } = await import("../src/model/turnpushes.js");
const { h } = await import("../src/lib/dom.js");
const { manifest } = await import("../src/model/manifest.js");
const { activeId, messages, settings } = await import("../src/model/state.js");

/** @param {number} id @param {number | null} [parent] @param {object} [more] @returns {any} */
const made = (id, parent = null, more = {}) => ({
  id,
  message_id: 8,
  workflow_id: "lantern",
  mime_type: "image/png",
  filename: `lantern-${id}.png`,
  parent_attachment_id: parent,
  active_sibling_id: null,
  seed: "s",
  annotation: null,
  consumption_metadata: null,
  data_b64: null,
  size: 1000,
  url: `/bytes/${id}`,
  ...more,
});

/** What was asked, and what is answered. @type {{op: string, args: any}[]} */
let asked = [];
/** @type {Record<string, (args: any) => any>} */
let answers = {};
let broken = false;
/** What the file holds, which a fetch brings. @type {any[]} */
let onDisk = [];

/** @type {{node: HTMLElement} & ReturnType<typeof artifactShelf>} */
let shelf;
const newShelf = () => {
  const node = h("div.workflow-artifacts", { hidden: true });
  return { node, ...artifactShelf(node) };
};
/** @param {string} sel */
const $ = (sel) => /** @type {any} */ (shelf.node.querySelector(sel));
/** @param {any[]} artifacts */
const show = (artifacts) => {
  onDisk = artifacts;
  messages.set(/** @type {any} */ ([{ id: 8, workflow_attachments: artifacts }]));
};
const settle = () => pause(5);
const ops = () => asked.map((a) => a.op).filter((op) => op.startsWith("artifacts."));

beforeEach(() => {
  asked = [];
  answers = {};
  document.body.replaceChildren();
  useTransport(
    /** @type {any} */ ({
      door: "serve",
      call: async (/** @type {string} */ op, /** @type {any} */ args) => {
        asked.push({ op, args });
        if (answers[op]) return answers[op](args);
        if (op === "messages.list") return [{ id: 8, parent_id: null, turn_index: 0, workflow_attachments: onDisk }];
        if (op === "conversations.get") return { character_name: "" };
        return op.endsWith(".list") || op.endsWith(".logs") ? [] : null;
      },
      listen: () => () => {},
      bytes: async (/** @type {string} */ url) => {
        if (broken) throw new Fault("unreachable", "It does not answer.");
        return `blob:${url}`;
      },
    }),
  );
  manifest.set([{ id: "lantern", display_name: "Lantern", hooks: ["regenerate", "reroll"] }]);
  settings.set({ active_persona_id: null, user_name: "User" });
  activeId.set("c");
  minimised.set(new Set());
  rejections.set([]);
  shelf = newShelf();
  document.body.append(shelf.node);
  messages.watch((rows) => rows[0] && shelf.update(rows[0]));
});

describe("a widget", () => {
  test("is there for each group, with its name and its place, and the shelf only when something is on it", () => {
    show([]);
    assert.equal(shelf.node.hidden, true);
    show([made(1), made(2, 1), made(5)]);
    assert.equal(shelf.node.hidden, false);
    assert.deepEqual(
      [...shelf.node.querySelectorAll(".artifact")].map((n) => n.getAttribute("aria-label")),
      ["Lantern, Variant 2 of 2", "Lantern"],
    );
    assert.equal($(".artifact-count").textContent, "2/2");
    assert.deepEqual({ ...$(".workflow-widget").dataset }, { workflowId: "lantern", attachmentId: "2" });
  });
  for (const [type, selector] of /** @type {[string, string][]} */ ([
    ["image/webp", "img[alt]"],
    ["audio/ogg", "audio[controls]"],
    ["video/mp4", "video[controls]"],
    ["application/pdf", "button.artifact-file"],
    ["", "button.artifact-file"],
  ]))
    test(`draws ${type || "what has no type"} as ${selector}`, async () => {
      show([made(1, null, { mime_type: type })]);
      await settle();
      assert.ok($(selector));
      if (selector.startsWith("button")) return;
      assert.equal($(selector.split("[")[0] ?? "").getAttribute("src"), "blob:/bytes/1");
    });
  test("keeps its body while nothing of what it shows changes, so that what plays goes on", () => {
    show([made(1, null, { mime_type: "audio/ogg" }), made(4)]);
    const before = $("audio");
    show([made(1, null, { mime_type: "audio/ogg" }), made(4), made(6, 4)]);
    assert.equal($("audio"), before);
    repaint();
    assert.notEqual($("audio"), before, "a repaint is asked for on purpose");
  });
  test("is the same again when its row was let go and comes back", () => {
    show([made(1), made(4)]);
    $(".artifact-fold").click();
    busy.set(new Map([[4, 8]]));
    const again = newShelf();
    again.update(/** @type {any} */ (messages.get()[0]));
    const [first, second] = again.node.querySelectorAll(".artifact");
    assert.equal(first?.querySelector(".workflow-widget"), null);
    assert.equal(second?.getAttribute("aria-busy"), "true");
    busy.set(new Map());
  });
  test("whose bytes do not come says so, and tries again when asked", async () => {
    broken = true;
    show([made(1)]);
    await settle();
    assert.match($(".artifact-note").textContent, /Couldn't load lantern-1\.png/);
    broken = false;
    $(".artifact-note button").click();
    await settle();
    assert.equal($("img").getAttribute("src"), "blob:/bytes/1");
  });
  test("folds to its header, whose plug-in is not asked to draw, and remembers it", () => {
    let drawn = 0;
    const undo = registerRenderer("lantern", () => {
      drawn++;
      return h("b", null, "own");
    });
    show([made(1)]);
    assert.equal(drawn, 1);
    $(".artifact-fold").click();
    assert.equal($(".workflow-widget"), null);
    assert.equal($(".artifact-fold").getAttribute("aria-expanded"), "false");
    assert.equal(window.localStorage.getItem("artifacts-minimised"), "[1]");
    repaint();
    assert.equal(drawn, 1);
    $(".artifact-fold").click();
    assert.equal(drawn, 2);
    undo();
  });
  test("offers what its plug-in answers to, and nothing while it is off", () => {
    show([made(1)]);
    assert.equal(shelf.node.querySelectorAll("[data-act]").length, 2);
    settings.set({ workflow_enabled: { lantern: false } });
    assert.equal(shelf.node.querySelectorAll("[data-act]").length, 0);
    assert.ok($("img"), "what was made stays in sight");
    manifest.set([]);
    assert.equal($(".artifact-label").textContent, "lantern", "one that is gone keeps its id");
  });
});

describe("a renderer of a plug-in", () => {
  /** @type {() => void} */
  let undo = () => {};
  /** @param {(ctx: any) => any} render */
  const draws = (render) => {
    undo();
    undo = registerRenderer("lantern", render);
    show([made(1, null, { consumption_metadata: { caption: "A" } })]);
  };
  test("puts the standard rendering into its own", () => {
    draws(({ att, defaultNode }) => h("figure", null, att.consumption_metadata.caption, defaultNode()));
    assert.ok($("figure img"));
    assert.equal($("figure").firstChild.textContent, "A");
    assert.equal(shelf.node.querySelectorAll("[data-act]").length, 2, "the buttons are there once");
  });
  test("places the buttons itself", () => {
    draws(({ buttons }) => h("nav", null, buttons.reroll));
    assert.equal(shelf.node.querySelectorAll("[data-act]").length, 1);
    assert.equal($("img"), null);
  });
  test("that throws leaves the standard rendering, whole", (t) => {
    t.mock.method(console, "error", () => {});
    draws(({ buttons }) => {
      h("nav", null, buttons.regen);
      throw new Error("dark");
    });
    assert.ok($("img"));
    assert.equal(shelf.node.querySelectorAll("[data-act]").length, 2);
  });
  test("that gives nothing leaves the body empty", () => {
    draws(() => null);
    assert.equal($(".workflow-widget").childElementCount, 0);
    undo();
  });
});

describe("what was dropped", () => {
  test("can be brought back where its seed is known", async () => {
    show([made(1, null, { data_b64: "[evicted]" })]);
    assert.equal($("img"), null);
    answers["artifacts.rehydrate"] = () => {
      onDisk = [made(1)];
      return { attachment_id: 1 };
    };
    $('[data-act="rehydrate"]').click();
    await settle();
    assert.ok($("img"));
  });
  test("cannot without a seed, or while its plug-in is off", () => {
    show([made(1, null, { data_b64: "[evicted]", seed: null })]);
    assert.equal($('[data-act="rehydrate"]'), null);
    show([made(1, null, { data_b64: "[evicted]" })]);
    settings.set({ workflows_globally_enabled: false });
    assert.equal($('[data-act="rehydrate"]'), null);
    assert.match($(".artifact-why").textContent, /Turn on Lantern/);
  });
  test("that somebody else brought back meanwhile is no error", async () => {
    show([made(1, null, { data_b64: "[evicted]" })]);
    answers["artifacts.rehydrate"] = () => {
      onDisk = [made(1)];
      throw new Fault("conflict", "It is there.");
    };
    $('[data-act="rehydrate"]').click();
    await settle();
    assert.ok($("img"));
    assert.equal(document.querySelector(".toast"), null);
  });
});

describe("another one", () => {
  test("is made once at a time, with a word in the pill, and is seen when it is there", async () => {
    show([made(1)]);
    /** @type {(v: any) => void} */
    let answer = () => {};
    answers["artifacts.regenerate"] = () => new Promise((done) => (answer = done));
    $('[data-act="again"]').click();
    $('[data-act="again"]').click();
    $('[data-act="differently"]').click();
    await settle();
    assert.deepEqual(ops(), ["artifacts.regenerate"]);
    assert.deepEqual(asked.at(-1)?.args, { cid: "c", mid: 8, aid: 1 });
    assert.equal($(".artifact").getAttribute("aria-busy"), "true");
    assert.equal(channels.get()[0]?.channel, "workflow:lantern:regen:1");
    onDisk = [made(1, null, { active_sibling_id: 2 }), made(2, 1)];
    answer({ attachments: [2], rejected_workflow_atts: [] });
    await settle();
    assert.equal($(".artifact-count").textContent, "2/2");
    assert.equal($(".artifact").getAttribute("aria-busy"), "false");
    assert.deepEqual(channels.get(), []);
    assert.equal(busy.get().size, 0);
  });
  test("that is not kept says why in its group, until one is", async () => {
    show([made(1), made(4)]);
    const refused = {
      filename: "huge.png",
      workflow_id: "lantern",
      mime: "image/png",
      reason: "too large",
      originating_attachment_id: 1,
    };
    answers["artifacts.reroll"] = () => ({ attachment_id: null, rejected_workflow_atts: [refused] });
    $('[data-root-id="1"] [data-act="differently"]').click();
    await settle();
    assert.match($('[data-root-id="1"] .workflow-rejected-warning').textContent, /huge\.png was not saved: too large/);
    assert.equal($('[data-root-id="4"] .workflow-rejected-warning'), null);
    reject(8, null, [refused]);
    assert.equal(shelf.node.querySelectorAll(":scope > .artifact-chips > *").length, 1, "the turn's own stands below");
    answers["artifacts.reroll"] = () => ({ attachment_id: 9, rejected_workflow_atts: [] });
    $('[data-root-id="1"] [data-act="differently"]').click();
    await settle();
    assert.equal($('[data-root-id="1"] .workflow-rejected-warning'), null);
    assert.equal(shelf.node.querySelectorAll(".workflow-rejected-warning").length, 1);
  });
  test("that fails leaves all as it was, and says so", async () => {
    show([made(1)]);
    answers["artifacts.regenerate"] = () => Promise.reject(new Fault("internal", "The lantern is out."));
    $('[data-act="again"]').click();
    await settle();
    assert.match(document.querySelector(".toast")?.textContent ?? "", /The lantern is out/);
    assert.deepEqual(channels.get(), []);
    assert.equal(busy.get().size, 0);
  });
});

describe("a variant", () => {
  const three = () => [made(1), made(2, 1), made(3, 1)];
  const [before, next] = [0, 1].map((i) => () => shelf.node.querySelectorAll(".artifact-nav button")[i]);
  const press = (/** @type {any} */ b) => b().click();
  test("is shown at once, and the last wish is the one that holds", async () => {
    show(three());
    /** @type {(() => void)[]} */
    const waiting = [];
    answers["artifacts.activate"] = (a) =>
      new Promise((done) => waiting.push(() => done({ active_sibling_id: a.sibling_id })));
    assert.equal(next()?.hasAttribute("disabled"), true, "there is none after the last");
    press(before);
    assert.equal($(".artifact-count").textContent, "2/3");
    press(before);
    assert.equal($(".artifact-count").textContent, "1/3");
    assert.equal(before()?.hasAttribute("disabled"), true);
    assert.equal(ops().length, 1, "one is sent at a time");
    waiting.shift()?.();
    await settle();
    waiting.shift()?.();
    await settle();
    assert.deepEqual(
      asked.filter((a) => a.op === "artifacts.activate").map((a) => [a.args.aid, a.args.sibling_id]),
      [
        [1, 2],
        [1, 1],
      ],
    );
    await pause(260);
    assert.deepEqual(asked.at(-1), { op: "artifacts.access", args: { cid: "c", ids: [2, 1] } });
  });
  test("that cannot be chosen goes back to the one that holds", async () => {
    show(three());
    answers["artifacts.activate"] = () => Promise.reject(new Fault("not_found", "It is gone."));
    press(before);
    assert.equal($(".artifact-count").textContent, "2/3");
    await settle();
    assert.equal($(".artifact-count").textContent, "3/3");
    assert.match(document.querySelector(".toast")?.textContent ?? "", /It is gone/);
  });
  test("stays chosen when a fetch that was under way brings the choice before", async () => {
    show(three());
    answers["artifacts.activate"] = async () => {
      show(three());
    };
    press(before);
    await settle();
    assert.equal($(".artifact-count").textContent, "2/3");
  });
  test("is reached by the arrow keys", () => {
    show(three());
    $(".artifact-fold").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    assert.equal($(".artifact-count").textContent, "2/3");
  });
  test("leaves the notice of its own change unheard, and hears the next", async () => {
    activeId.set("another"); // in which nothing is owed
    show(three());
    press(before);
    takePush({ type: "changed", what: "messages", id: "another" });
    await settle();
    assert.equal(
      asked.some((a) => a.op === "messages.list"),
      false,
    );
    takePush({ type: "changed", what: "messages", id: "another" });
    await settle();
    assert.equal(
      asked.some((a) => a.op === "messages.list"),
      true,
    );
  });
});

describe("deleting", () => {
  const press = (/** @type {string} */ name) =>
    /** @type {any} */ (
      [...document.querySelectorAll("dialog .actions button")].find((b) => b.textContent === name)
    ).click();
  const gone = (/** @type {any} */ extra) => ({
    deleted_ids: [1],
    group_empty: false,
    root_id: 1,
    active_sibling_id: null,
    ...extra,
  });
  test("the only one asks once", async () => {
    show([made(1)]);
    answers["artifacts.delete"] = () => {
      onDisk = [];
      return gone({ group_empty: true, root_id: null });
    };
    $(".artifact-delete").click();
    await settle();
    assert.equal(document.querySelectorAll("dialog .actions button").length, 2);
    press("Delete");
    await settle();
    assert.deepEqual(asked.find((a) => a.op === "artifacts.delete")?.args, {
      cid: "c",
      mid: 8,
      aid: 1,
      scope: "variant",
    });
    assert.equal(shelf.node.hidden, true);
  });
  test("one of several asks how much, and the fold goes over to the new root", async () => {
    show([made(1), made(2, 1)]);
    minimised.set(new Set([1]));
    answers["artifacts.delete"] = () => {
      onDisk = [made(2)];
      return gone({ root_id: 2 });
    };
    $(".artifact-delete").click();
    await settle();
    press("Delete all 2");
    await settle();
    assert.equal(asked.find((a) => a.op === "artifacts.delete")?.args.scope, "group");
    assert.deepEqual([...minimised.get()], [2]);
  });
  test("is not done on Cancel", async () => {
    show([made(1), made(2, 1)]);
    $(".artifact-delete").click();
    await settle();
    press("Cancel");
    await settle();
    assert.deepEqual(ops(), []);
  });
});
