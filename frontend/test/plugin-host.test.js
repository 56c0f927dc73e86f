import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freshPage } from "./page.js";

freshPage();
const { useTransport } = await import("../src/ipc/index.js");
const { rejections } = await import("../src/chat/artifacts/rejections.js");
const { buttons, buttonsFor } = await import("../src/chat/buttons.js");
const { channels, applyPhase: heardPhase, visiblePhase, withPhase } = await import("../src/chat/channels.js");
const { newTurn } = await import("../src/model/reduce.js");
const { sameContent } = await import("../src/lib/index.js");
const { dispatch, reserved } = await import("../src/main/dispatch.js");
const { isKnown, pipelineFault, pipelines, reasoning } = await import("../src/inspector/pipelines.js");
const { manifest, modulesReady } = await import("../src/model/manifest.js");
const { plugIn } = await import("../src/main/plugins.js");
const { activeId, settings, turns } = await import("../src/model/state.js");
const { cards } = await import("../src/voices/cards.js");
const { loadPlugins } = await import("../src/main/pluginloader.js");

/** @type {{op: string, args: any}[]} */
let asked = [];
/** @type {(() => void)[]} */
const undo = [];
/** @param {string} id @param {(host: import("../src/main/plugins.js").Host) => unknown} setup */
const plug = (id, setup) => {
  const made = plugIn(id, setup);
  undo.push(made.takeBack);
  return made;
};

beforeEach(() => {
  asked = [];
  useTransport(
    /** @type {any} */ ({
      door: "serve",
      call: async (/** @type {string} */ op, /** @type {any} */ args) => {
        asked.push({ op, args });
        if (op === "workflows.list") return ["a", "b", "c"].map((id) => ({ id, display_name: id }));
        if (op === "messages.list") return [{ id: 31 }];
        if (op === "workflows.config") return { config: { rate: 2 } };
        if (op === "workflows.setConfig") return { config: args.config };
        return [];
      },
      listen: () => () => {},
    }),
  );
  settings.set({});
  activeId.set("c");
  channels.set([]);
  rejections.set([]);
});
afterEach(() => {
  for (const fn of undo.splice(0)) fn();
});

test("no plug-in of the window may take an event of the backend's turns", () => {
  const source = readFileSync(new URL("../../backend/base/event/event.go", import.meta.url), "utf8");
  const named = [...source.slice(0, source.indexOf("func Names")).matchAll(/= "(\w+)"/g)].map(([, name]) => name ?? "");
  assert.ok(named.includes("token"), "the names were not found");
  const free = named.filter((name) => name !== "done" && !reserved.has(name));
  assert.deepEqual(free, [], "give each a place in reserved, in src/main/dispatch.js");
});

describe("the passes of a pipeline", () => {
  for (const [name, given, accepted] of /** @type {[string, any, boolean][]} */ ([
    ["one bad pass rejects the whole", { id: "tts", passes: ["tts:plan", "director", "tts:a:b", "plan"] }, false],
    ["begin with the id and a colon", { id: "tts", passes: ["tts:plan", "tts:speak"] }, true],
    ["may have an empty tail", { id: "tts", passes: ["tts:"] }, true],
    ["are not the three voices", { id: "writer", passes: ["writer"] }, false],
    ["have no second colon", { id: "tts", passes: ["tts:a:b"] }, false],
    ["are text", { id: "tts", passes: [7] }, false],
    ["are a list", { id: "tts" }, false],
    ["stand once", { id: "tts", passes: ["tts:a", "tts:a"] }, false],
    ["need an id", { id: "", passes: [] }, false],
  ]))
    test(name, () => {
      const passes = given.passes?.map((/** @type {any} */ id) => ({ id }));
      assert.equal(pipelineFault({ id: given.id, passes }) === "", accepted);
    });
  test("are said in the console and left out when they do not fit", (t) => {
    const said = t.mock.method(console, "error", () => {});
    plug("tts", (host) => host.registerPipeline({ passes: [{ id: "tts:plan" }, { id: "director" }] }));
    assert.equal(said.mock.callCount(), 1);
    assert.equal(isKnown("tts:plan"), false);
  });
  test("are named by their label or their tail, and a second registration takes the place of the first", () => {
    plug("tts", (host) => {
      host.registerPipeline({ passes: [{ id: "tts:plan" }] });
      host.registerPipeline({ label: "Voice", passes: [{ id: "tts:plan", label: "The plan" }, { id: "tts:speak" }] });
    });
    assert.deepEqual(pipelines.get(), [
      {
        id: "tts",
        label: "Voice",
        passes: [
          { id: "tts:plan", label: "The plan" },
          { id: "tts:speak", label: "speak" },
        ],
      },
    ]);
  });
});

describe("what is thought in them", () => {
  const running = (/** @type {any} */ more) => turns.set(new Map([["c", newTurn("c", 1, more)]]));
  test("outlives its turn until the next one, and goes with the conversation", () => {
    running({ reasoning: { "tts:plan": "Slowly." } });
    turns.set(new Map());
    assert.equal(reasoning.get().byPass["tts:plan"], "Slowly.");
    running({});
    assert.deepEqual(reasoning.get().byPass, {});
    running({ reasoning: { "tts:plan": "Fast." } });
    turns.set(new Map());
    activeId.set("other");
    assert.deepEqual(reasoning.get().byPass, {});
  });
  test("warns once of a pass that nobody shows", (t) => {
    const said = t.mock.method(console, "warn", () => {});
    for (const pass of ["writer", "nobody:x", "nobody:x"]) dispatch("reasoning", { pass, delta: "." }, "c");
    assert.equal(said.mock.callCount(), 1);
  });
});

describe("the pill", () => {
  /** @param {...any} events */
  const after = (...events) =>
    visiblePhase(
      events.reduce((all, e) => heardPhase(all, e, "c"), []),
      "c",
    );
  test("does not hear a foreign channel, and done clears", () => {
    const set = withPhase([], { cid: "c", channel: "workflow:a", label: "A" });
    const heard = heardPhase(set, { channel: "tts", label: "x" }, "c");
    assert.equal(visiblePhase(heard, "c"), "A");
    assert.equal(visiblePhase(heardPhase(heard, { channel: "workflow:a", label: "x", state: "done" }, "c"), "c"), null);
  });
  test("shows the newest channel, and a new label keeps a channel's place", () =>
    assert.equal(
      after(
        { channel: "workflow:a", label: "A" },
        { channel: "workflow:b", label: "B" },
        { channel: "workflow:a", label: "A again" },
      ),
      "B",
    ));
  for (const [name, label] of /** @type {[string, any][]} */ ([
    ["a blank label", "  "],
    ["no label", undefined],
  ]))
    test(`is cleared by ${name}`, () =>
      assert.equal(after({ channel: "workflow:a", label: "A" }, { channel: "workflow:a", label }), null));
  test("is that of the shown conversation", () =>
    assert.equal(visiblePhase(heardPhase([], { channel: "workflow:a", label: "A" }, "d"), "c"), null));
  for (const end of ["done", "error"])
    test(`is cleared when the stream ends with ${end}, there alone`, () => {
      for (const cid of ["c", "d"]) dispatch("phase_status", { channel: "workflow:a", label: "A" }, cid);
      dispatch(end, null, "c");
      assert.deepEqual(
        channels.get().map((d) => d.cid),
        ["d"],
      );
    });
  test("is set by a plug-in on channels of its own, and goes with it", () => {
    const { takeBack } = plug("tts", (host) => {
      host.setPhase("", "Speaks");
      host.setPhase("two", "Speaks twice");
      host.clearPhase("two");
    });
    assert.deepEqual(channels.get(), [{ cid: "c", channel: "workflow:tts", label: "Speaks" }]);
    takeBack();
    assert.deepEqual(channels.get(), []);
  });
});

describe("an event that the window has no word for", () => {
  /** @type {any[]} */
  let heard = [];
  const hear = (/** @type {string} */ event) => (/** @type {any} */ host) =>
    host.registerEventHandler(event, (/** @type {any} */ data, /** @type {any} */ row, /** @type {string} */ cid) =>
      heard.push([host.id, data, row, cid]),
    );
  beforeEach(() => {
    heard = [];
  });
  test("reaches its handler, and done does too", () => {
    plug("a", (host) => {
      hear("lit")(host);
      hear("done")(host);
    });
    dispatch("lit", { n: 1 }, "c");
    dispatch("done", undefined, "c");
    assert.deepEqual(heard, [
      ["a", { n: 1 }, null, "c"],
      ["a", undefined, null, "c"],
    ]);
  });
  for (const [name, data, want] of /** @type {[string, any, any][]} */ ([
    ["is parsed where it is JSON", '{"n":2}', { n: 2 }],
    ["is left as it is where it is not", "plain", "plain"],
  ]))
    test(name, () => {
      plug("a", hear("lit"));
      dispatch("lit", data, "c");
      assert.deepEqual(heard[0][1], want);
    });
  test("has one handler, the last, and goes back to the one before when that one is taken back", () => {
    plug("a", hear("lit"));
    const { takeBack } = plug("b", hear("lit"));
    dispatch("lit", 1, "c");
    takeBack();
    dispatch("lit", 2, "c");
    assert.deepEqual(
      heard.map(([id]) => id),
      ["b", "a"],
    );
  });
  test("is not heard by one that is off", () => {
    plug("a", hear("lit"));
    settings.set({ workflow_enabled: { a: false } });
    dispatch("lit", 1, "c");
    assert.deepEqual(heard, []);
  });
  test("does not suffer from a handler that throws", (t) => {
    const said = t.mock.method(console, "error", () => {});
    plug("a", (host) =>
      host.registerEventHandler("lit", () => {
        throw new Error("dark");
      }),
    );
    dispatch("lit", 1, "c");
    assert.equal(said.mock.callCount(), 1);
  });
  for (const event of ["token", "phase_status", "error", "_result", ""])
    test(`is not ${event || "nameless"}: that cannot be registered`, (t) => {
      const said = t.mock.method(console, "error", () => {});
      plug("a", hear(event));
      dispatch(event, 1, "c");
      assert.equal(said.mock.callCount(), 1);
      assert.deepEqual(heard, []);
    });
});

test("what a turn's plug-ins made and was not kept stands under the row that the turn wrote", async () => {
  const one = { filename: "a.png", workflow_id: "w", mime: "image/png", reason: "r", originating_attachment_id: null };
  dispatch("workflow_attachments_rejected", { rejected: [one] }, "c");
  assert.deepEqual(rejections.get(), []);
  dispatch("done", null, "c");
  await pause(1);
  assert.deepEqual(rejections.get(), [{ ...one, mid: 31, origin: null }]);
});

describe("a host", () => {
  test("says what cannot be registered, and goes on", (t) => {
    const said = t.mock.method(console, "error", () => {});
    plug("a", (host) => {
      const any = /** @type {any} */ (host);
      any.registerMessageButton("no function");
      any.registerInspectorCard();
      any.registerToolsPanelCard(null);
      any.registerAttachmentRenderer({});
      host.addStyles("../other/look.css");
      host.registerToolsPanelCard(() => document.createTextNode("good"));
    });
    assert.equal(said.mock.callCount(), 5);
    assert.equal(cards.get().length, 1);
  });
  test("puts a button on the messages that it wants, while the plug-in is on", () => {
    plug("a", (host) =>
      host.registerMessageButton((m) => m.role === "assistant" && host.h("button", null, String(m.id))),
    );
    const texts = (/** @type {any} */ m) => buttonsFor(m).map((n) => n.textContent);
    assert.deepEqual(texts({ id: 3, role: "assistant" }), ["3"]);
    assert.deepEqual(texts({ id: 3, role: "user" }), []);
    const before = buttons.get();
    settings.set({ other: 1 });
    assert.equal(buttons.get(), before, "another setting changes nothing");
    settings.set({ workflows_globally_enabled: false });
    assert.deepEqual(texts({ id: 3, role: "assistant" }), []);
  });
  test("adopts a style sheet from our own origin once, and takes it back", () => {
    const { takeBack } = plug("a", (host) => {
      host.addStyles("look.css");
      host.addStyles("look.css");
    });
    const links = () => [...document.head.querySelectorAll("link")].map((l) => l.getAttribute("href"));
    assert.deepEqual(links(), ["/plugins/a/look.css"]);
    takeBack();
    assert.deepEqual(links(), []);
  });
  test("reads and replaces its configuration, and cannot trigger in another's name", async () => {
    /** @type {any} */
    let host;
    plug("a", (h) => {
      host = h;
    });
    assert.deepEqual(await host.config(), { rate: 2 });
    assert.deepEqual(await host.setConfig({ rate: 3 }), { rate: 3 });
    await host.trigger({ wid: "b", cid: "d", text: "x" });
    assert.deepEqual(asked, [
      { op: "workflows.config", args: { wid: "a" } },
      { op: "workflows.setConfig", args: { wid: "a", config: { rate: 3 } } },
      { op: "workflows.trigger", args: { wid: "a", cid: "c", text: "x" } },
    ]);
  });
  test("does not fetch while an answer is written", async () => {
    /** @type {any} */
    let host;
    plug("a", (h) => {
      host = h;
    });
    turns.set(new Map([["c", newTurn("c", 1, { phase: "writing" })]]));
    assert.equal(await host.refreshMessages(), false);
    turns.set(new Map());
    activeId.set(null);
    assert.equal(await host.refreshMessages(), false);
    assert.deepEqual(asked, []);
  });
});

describe("the loader", () => {
  const card = (/** @type {any} */ host) => host.registerToolsPanelCard(() => document.createTextNode(host.id));
  const registered = () => cards.get().map((c) => c.id);
  afterEach(() => cards.set([]));
  test("gives up one that never settles, hears nothing of it later, and goes on", async (t) => {
    const said = t.mock.method(console, "error", () => {});
    /** @type {any} */
    let late;
    await loadPlugins(async (path) => {
      if (path.includes("/a/")) await new Promise(() => {});
      return {
        default: (/** @type {any} */ host) => {
          card(host);
          if (host.id !== "b") return undefined;
          late = host;
          return new Promise(() => {});
        },
      };
    }, 20);
    assert.deepEqual(registered(), ["c"]);
    card(late);
    assert.deepEqual(registered(), ["c"]);
    assert.equal(said.mock.callCount(), 1);
  });
  test("leaves nothing of one whose promise is broken", async () => {
    await loadPlugins(async () => ({
      default: async (/** @type {any} */ host) => {
        card(host);
        await pause(1);
        if (host.id === "b") throw new Error("half-way");
      },
    }));
    assert.deepEqual(registered(), ["a", "c"]);
  });
  test("says once that all had their turn", async () => {
    /** @type {[boolean, number][]} */
    const seen = [];
    const stop = modulesReady.watch((ready) => seen.push([ready, cards.get().length]));
    modulesReady.set(true);
    seen.length = 0;
    await loadPlugins(async () => ({ default: card }));
    stop();
    assert.deepEqual(seen, [
      [false, 0],
      [true, 3],
    ]);
    assert.equal(manifest.get().length, 3);
  });
});

test("a row that was read again says the same", () => {
  const row = /** @type {any} */ ({ id: 1, content: "x", attachments: [{ id: 2 }], workflow_attachments: [] });
  const again = structuredClone(row);
  assert.equal(sameContent(row, again), true);
  again.workflow_attachments = [{ id: 5 }];
  assert.equal(sameContent(row, again), false);
  assert.equal(sameContent(row, { ...structuredClone(row), content: "y" }), false);
});
