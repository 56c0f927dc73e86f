import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {}, location: { hash: "" } });
const model = await import("../src/model/engine.js");
const { endpoints } = await import("../src/model/endpoints.js");
const { status } = await import("../src/model/state.js");
const { trouble } = await import("../src/widgets/engine/trouble.js");
const { engineStrip } = await import("../src/onboarding/enginestrip.js");
const { localPart } = await import("../src/settings/models/local.js");
const { runHere } = await import("../src/onboarding/here.js");
const { answererButton } = await import("../src/composer/answerer.js");
const { useTransport } = await import("../src/ipc/index.js");

const progress = { done: 1_200_000_000, total: 3_000_000_000, speed: 12_000_000, left: 150, percent: 40, seconds: 0 };
/** @param {object} [over] @returns {any} */
const state = (over = {}) => ({
  state: "stopped",
  version: "b10375",
  source: "own",
  path: "/e/llama-server",
  variant: "",
  device: "",
  model: "",
  name: "",
  context: 0,
  slots: 1,
  memory: { needs: 0, free: 8e9, takes: 0 },
  note: "",
  idle: 0,
  freed: 0,
  meaning: { state: "stopped", model: "", name: "" },
  offer: {
    engine: "llama.cpp",
    tag: "b10375",
    release: "",
    licence: "MIT",
    host: "github.com",
    variants: [{ id: "linux-x64", graphics: "", size: 30_000_000 }],
  },
  found: [{ path: "/e/llama-server", version: "b10375", source: "own", variant: "", devices: [{}], trouble: "" }],
  looked: true,
  ...over,
});
/** @param {object} [over] @returns {any} */
const row = (over = {}) => ({
  id: "m1",
  name: "Lighthouse",
  file: "lighthouse.gguf",
  size: 3e9,
  source: "own",
  quantization: "Q4_1",
  context: 8192,
  license: "apache-2.0",
  verdict: "fits",
  may_not_run: "",
  state: "present",
  loaded: false,
  embeds: false,
  ...over,
});
/** Until what was asked for is answered. */
const settled = () => new Promise((go) => setImmediate(go));
const fault = (/** @type {string} */ kind) => ({ kind, sentence: "It stopped.", lines: ["last line"] });

describe("what is going on is one line", () => {
  const install = (/** @type {string} */ s) => state({ install: { state: s, progress, tag: "", variant: "" } });
  const comes = (/** @type {string} */ s) => [row({ state: s, progress })];
  for (const [what, now, models, want] of /** @type {[string, any, any[], any]} */ (
    /** @type {unknown} */ ([
      ["of an engine that is downloaded", install("downloading"), [], ["Downloading the engine", 40, "working"]],
      ["of an engine that is checked", install("checking"), [], ["Checking the engine", 40, "working"]],
      ["of an engine that is unpacked", install("unpacking"), [], ["Unpacking the engine", 40, "working"]],
      ["of an engine that is tried", install("probing"), [], ["Checking the graphics card", 40, "working"]],
      ["of an engine that is paused", install("paused"), [], ["The download of the engine is paused", 40, "paused"]],
      [
        "of a model behind an engine that failed",
        install("failed"),
        comes("downloading"),
        ["Downloading Lighthouse", 40, "working"],
      ],
      ["of a model that is downloaded", state(), comes("downloading"), ["Downloading Lighthouse", 40, "working"]],
      ["of a model that is checked", state(), comes("verifying"), ["Checking Lighthouse", 40, "working"]],
      ["of a model that is paused", state(), comes("paused"), ["The download of Lighthouse is paused", 40, "paused"]],
      [
        "of a model that starts",
        state({ state: "starting", name: "Lighthouse" }),
        [],
        ["Loading Lighthouse", null, "working"],
      ],
      [
        "of a model that loads",
        state({ state: "loading", name: "Lighthouse", progress }),
        [],
        ["Loading Lighthouse", 40, "working"],
      ],
    ])
  ))
    test(what, () => {
      const line = model.currentLine(now, models);
      assert.deepEqual([line?.text, line?.percent, line?.kind], want);
    });
  for (const quiet of ["none", "stopped", "ready", "busy", "unloaded", "failed"])
    test(`and there is none while it is ${quiet}`, () =>
      assert.equal(model.currentLine(state({ state: quiet }), [row()]), null));
  test("that is about the same as long as it only moves on", () => {
    const about = (/** @type {any} */ s) => model.currentLine(s, [])?.about;
    assert.equal(about(install("downloading")), about(install("checking")));
  });
});

test("a download says how much, how fast and how long, as far as it is known", () => {
  const words = (/** @type {object} */ over) => model.progressWords({ ...progress, ...over });
  assert.equal(words({}), "1.2 GB of 3 GB · 12 MB/s · 2 min 30 s left");
  assert.equal(words({ total: 0, left: 0 }), "1.2 GB · 12 MB/s");
  assert.equal(words({ done: 0, total: 0, speed: 0, left: 0 }), "");
});

test("each verdict has a word and a hint, and an unknown one none", () => {
  for (const verdict of ["fits", "fits_slowly", "tight", "too_big"])
    assert.ok(model.verdictWord(verdict) && model.verdictHint(verdict), verdict);
  assert.equal(model.verdictWord("huge") + model.verdictHint("huge"), "");
});

test("a model of this computer that is there is preferred for search by meaning", () => {
  const [coming, there] = [row({ id: "a", embeds: true, state: "downloading" }), row({ id: "b", embeds: true })];
  assert.equal(model.meaningModel([row(), coming, there])?.id, "b");
  assert.equal(model.meaningModel([row(), coming])?.id, "a");
  assert.equal(model.meaningModel([row(), row({ embeds: true, may_not_run: "No." })]), null);
});

describe("the ways out of a failure", () => {
  /** @param {any} failure @param {object} [over] */
  const ways = (failure, over = {}) =>
    [
      ...trouble(
        state(over),
        { what: "run", model: "m1", ...failure },
        () => {},
        () => {},
      ).querySelectorAll("button"),
    ].map((b) => b.textContent);
  const memory = { needs: 9e9, free: 4e9, takes: 0 };
  for (const [kind, over, want] of /** @type {[string, object, string[]][]} */ ([
    ["out_of_memory", { context: 8192, memory }, ["Shorter context", "Smaller model", "Processor only", "Try anyway"]],
    ["out_of_memory", { context: 2048, memory }, ["Smaller model", "Processor only", "Try anyway"]],
    ["out_of_memory", { context: 12_288, slots: 3, found: [] }, ["Shorter context", "Smaller model", "Try anyway"]],
    ["unsupported", {}, ["Use a newer build", "Get another model"]],
    ["damaged", {}, ["Get another model"]],
    ["library_missing", {}, ["Search again", "Install the engine"]],
    ["blocked", {}, ["Search again", "Install the engine"]],
    ["none", {}, ["Install the engine"]],
    ["none", { install: { state: "paused" } }, ["Resume"]],
    ["port_taken", {}, ["Retry"]],
    ["flags", {}, ["Retry"]],
    ["no_progress", {}, ["Retry"]],
    ["crashed", {}, ["Retry"]],
    ["gave_up", {}, ["Retry", "Get another model"]],
  ]))
    test(`${kind}: ${want.join(", ")}`, () => assert.deepEqual(ways({ fault: fault(kind) }, over), want));
  test("of an installation and of a download begin with another try", () => {
    assert.deepEqual(ways({ fault: fault(""), what: "install", model: "" }), ["Retry"]);
    assert.deepEqual(ways({ fault: fault(""), what: "download" }), ["Retry", "Get another model"]);
  });
  test("say what is needed, and what is free where that is less", () => {
    const text = (/** @type {object} */ m) =>
      trouble(state({ memory: m }), { fault: fault("out_of_memory"), what: "run", model: "m1" }, () => {}, () => {}).querySelector(".error")?.textContent; // biome-ignore format: one line
    assert.equal(text(memory), "It stopped. Needed: about 9 GB. Free: 4 GB.");
    assert.equal(text({ ...memory, free: 20e9 }), "It stopped. Needed: about 9 GB.");
  });
});

describe("on a page", () => {
  /** @type {[string, any][]} */
  let asked = [];
  /** @type {Record<string, any>} */
  let answers = {};
  beforeEach(() => {
    asked = [];
    answers = {};
    document.body.replaceChildren();
    useTransport(
      /** @type {any} */ ({
        listen: () => () => {},
        call: async (/** @type {string} */ op, /** @type {any} */ args) => {
          asked.push([op, args]);
          return op in answers ? answers[op] : op === "engineModels.list" || op === "engine.catalogue" ? { items: model.localModels.get(), hasMore: false } : model.engine.get(); // biome-ignore format: one line
        },
      }),
    );
    model.engine.set(null);
    model.localModels.set([]);
    model.offers.set([]);
    endpoints.set(/** @type {any} */ ({ rows: [] }));
    status.set(/** @type {any} */ ({ target: { url: model.localURL, model: "Lighthouse" } }));
  });
  afterEach(() => document.body.replaceChildren());
  const downloading = (/** @type {object} */ over = {}) => row({ state: "downloading", progress, ...over });

  describe("the line above the conversation", () => {
    const strip = () => {
      const node = engineStrip();
      document.body.append(node);
      return node;
    };
    const dismiss = (/** @type {HTMLElement} */ node) =>
      /** @type {HTMLElement} */ (node.querySelector("[aria-label=Dismiss]")).click();
    test("is put away for one thing, and comes back for another", () => {
      const node = strip();
      assert.equal(node.hidden, true);
      model.engine.set(state());
      model.localModels.set([downloading()]);
      assert.equal(node.hidden, false);
      dismiss(node);
      assert.equal(node.hidden, true);
      model.localModels.set([downloading({ state: "verifying" })]);
      assert.equal(node.hidden, true, "it only moved on");
      model.localModels.set([downloading({ id: "m2" })]);
      assert.equal(node.hidden, false);
    });
    test("tells a screen reader what it is about, and not how far that is", () => {
      const node = strip();
      model.engine.set(state());
      model.localModels.set([downloading()]);
      const [told] = node.querySelectorAll("[role=status]");
      assert.equal(node.querySelectorAll("[role=status], [aria-live]").length, 1);
      assert.equal(told?.textContent, "Downloading Lighthouse");
      const text = told?.firstChild;
      model.localModels.set([downloading({ progress: { ...progress, done: 2_000_000_000, percent: 66 } })]);
      assert.equal(told?.firstChild, text, "it is not said again");
      assert.match(String(node.textContent), /2 GB of 3 GB/);
    });
    test("does not come for a load that is quick", () => {
      const node = strip();
      const loading = (/** @type {number} */ seconds) =>
        state({ state: "loading", model: "m1", name: "Lighthouse", progress: { ...progress, seconds } });
      model.engine.set(loading(1));
      assert.equal(node.hidden, true);
      model.engine.set(loading(3));
      assert.equal(node.hidden, false);
    });
    test("says why a download failed of the model that answers, and of no other", () => {
      const node = strip();
      model.engine.set(state());
      model.localModels.set([row({ state: "failed", fault: fault(""), name: "Other" })]);
      assert.equal(node.hidden, true);
      model.localModels.set([row({ state: "failed", fault: fault("") })]);
      assert.equal(node.hidden, false);
      assert.match(String(node.querySelector("[role=alert]")?.textContent), /It stopped\./);
    });
    test("says nothing of failures to whom another server answers", () => {
      const node = strip();
      status.set(/** @type {any} */ ({ target: { url: "http://a", model: "m" } }));
      model.engine.set(state({ state: "failed", model: "m1", fault: fault("crashed") }));
      assert.equal(node.hidden, true);
    });
  });

  describe("the part of the settings", () => {
    const part = () => {
      const { node, close } = localPart();
      document.body.append(node);
      return { node, close };
    };
    const buttons = (/** @type {Element} */ within) => [...within.querySelectorAll("button")].map((b) => b.textContent);
    test("says what is loaded, where, and when it is unloaded", () => {
      const { node, close } = part();
      model.engine.set(
        state({ state: "ready", name: "Lighthouse", device: "gpu", context: 24_576, slots: 3, idle: 590, memory: { needs: 1, free: 1, takes: 3e9 } }), // biome-ignore format: one line
      );
      assert.equal(node.querySelector(".engine-state")?.textContent, "Lighthouse is loaded.");
      assert.equal(
        node.querySelector(".engine-facts")?.textContent,
        "llama.cpp b10375 · installed by Terzetto · on the graphics card · context 8,192 · 3 GB of memory · unloads in 10 min if unused",
      );
      close();
    });
    test("keeps the focus when a download is paused and resumed", () => {
      const { node, close } = part();
      const at = (/** @type {string} */ s) => state({ version: "", install: { state: s, progress } });
      model.engine.set(at("downloading"));
      const pause = [...node.querySelectorAll("button")].find((b) => b.textContent === "Pause");
      pause?.focus();
      model.engine.set(at("paused"));
      assert.equal(document.activeElement?.textContent, "Resume");
      model.engine.set(state());
      model.localModels.set([downloading()]);
      const own = [...(node.querySelector(".local-model")?.querySelectorAll("button") ?? [])];
      own[0]?.focus();
      model.localModels.set([downloading({ state: "paused" })]);
      assert.equal(document.activeElement?.textContent, "Resume");
      close();
    });
    test("offers an engine that could not be installed once more", () => {
      const { node, close } = part();
      model.engine.set(state({ version: "", install: { state: "failed", progress, fault: fault("") } }));
      assert.deepEqual(buttons(/** @type {Element} */ (node.querySelector(".engine-trouble"))), ["Retry"]);
      assert.ok(buttons(node).includes("Look for engines"));
      close();
    });
    test("has the ways of each model by its state", () => {
      const { node, close } = part();
      model.engine.set(state());
      const ways = (/** @type {any} */ m) => {
        model.localModels.set([m]);
        return buttons(/** @type {Element} */ (node.querySelector(".local-model")));
      };
      assert.deepEqual(ways(row({ id: "1", name: "Other" })), ["Use", "Load", "Delete"]);
      assert.deepEqual(ways(row({ id: "2" })), ["Load", "Delete"]);
      assert.deepEqual(ways(row({ id: "3", loaded: true })), ["Delete"]);
      assert.deepEqual(ways(row({ id: "4", source: "file", name: "O" })), ["Use", "Load", "Remove from list"]);
      assert.deepEqual(ways(row({ id: "5", source: "ollama", name: "O" })), ["Use", "Load"]);
      assert.deepEqual(ways(row({ id: "6", embeds: true })), ["Load", "Delete"]);
      assert.deepEqual(ways(downloading({ id: "7" })), ["Pause", "Discard"]);
      assert.deepEqual(ways(downloading({ id: "8", state: "failed", fault: fault("") })), ["Retry", "Discard"]);
      close();
    });
  });

  describe("the menu of models", () => {
    test("has those of this computer with how they fit, beside those of servers", async () => {
      const server = { id: 2, name: "Harbour", url: "http://a", configs: [{ id: 7, model_name: "Lighthouse" }] };
      endpoints.set(/** @type {any} */ ({ rows: [server] }));
      const models = [row({ verdict: "tight" }), row({ id: "e", name: "Beacon", embeds: true }), downloading({ id: "d", name: "Coming" })]; // biome-ignore format: one line
      answers = {
        "endpoints.list": [server],
        "endpoints.servedModels": [],
        "models.list": server.configs,
        "presets.list": [],
        "engineModels.list": { items: models, hasMore: false },
      };
      answererButton(
        () => {},
        () => {},
      ).click();
      await settled();
      await settled();
      const names = () => [...document.querySelectorAll(".picker-list li")].map((li) => li.textContent);
      assert.deepEqual(names(), [
        "LighthouseHarbour",
        "LighthouseThis computer · Tight",
        "DemoA scripted demo, not an AI",
      ]);
      /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll(".picker-list button")].at(1))?.click();
      await settled();
      assert.deepEqual(asked.find(([op]) => op === "engine.start")?.[1], { modelId: "m1", use: true });
    });
  });

  describe("the way of one click", () => {
    const offer = { repository: "a/B-GGUF", file: "b.gguf", name: "B", use: "stories", licence: "MIT", size_gb_about: 2, host: "huggingface.co", verdict: "fits", preselected: true, state: "absent" }; // biome-ignore format: one line
    /** @param {any} now @param {{models?: any[], offered?: any[]}} [there] */
    const panel = async (now, { models = [], offered = [offer] } = {}) => {
      model.engine.set(now);
      answers = {
        "engine.find": now,
        "engineModels.list": { items: models, hasMore: false },
        "engine.catalogue": { items: offered, hasMore: false },
      };
      let done = 0;
      const node = runHere(() => done++);
      document.body.append(node);
      await settled();
      return { node, done: () => done };
    };
    const primary = (/** @type {Element} */ node) => node.querySelector("button")?.textContent;
    test("names both hosts, sizes and licences before it", async () => {
      const { node } = await panel(state({ version: "", state: "none", found: [] }));
      for (const named of [
        "llama.cpp (MIT, 30 MB)",
        "github.com",
        "B · about 2 GB · MIT · from huggingface.co",
        "Fits",
      ])
        assert.ok(node.textContent?.includes(named), `${named} in ${node.textContent}`);
      assert.equal(primary(node), "Download both");
    });
    test("offers a small model as well, and downloads the one that is chosen", async () => {
      const smaller = { ...offer, file: "s.gguf", name: "S", preselected: false };
      const { node } = await panel(state(), { offered: [{ ...offer, size_gb_about: 5 }, smaller] });
      const [, other] = node.querySelectorAll("input");
      assert.deepEqual(
        [...node.querySelectorAll("strong")].map((n) => n.textContent),
        ["B", "S"],
      );
      /** @type {HTMLInputElement} */ (other).dispatchEvent(new Event("change"));
      node.querySelector("button")?.click();
      await settled();
      assert.equal(asked.find(([op]) => op === "engineModels.add")?.[1].repo, "a/B-GGUF/s.gguf");
    });
    test("downloads the model alone where there is an engine", async () => {
      const { node } = await panel(state());
      assert.equal(primary(node), "Download the model");
    });
    test("uses a model that is there already", async () => {
      const { node, done } = await panel(state(), {
        models: [row({ id: "t", name: "Tight", verdict: "tight" }), row()],
      });
      assert.equal(primary(node), "Use Lighthouse");
      node.querySelector("button")?.click();
      await settled();
      assert.deepEqual(asked.find(([op]) => op === "engine.start")?.[1], { modelId: "m1", use: true });
      assert.equal(done(), 1);
    });
    test("offers nothing that does not fit", async () => {
      const { node } = await panel(state(), { offered: [] });
      assert.match(String(node.textContent), /too little memory/);
    });
    test("says so where there is no engine for the system", async () => {
      const none = state({ version: "", found: [], offer: { ...state().offer, variants: [] } });
      const { node } = await panel(none);
      assert.equal(primary(node), "Search again");
    });
  });
});
