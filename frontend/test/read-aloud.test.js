import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freshPage } from "./page.js";

const window = freshPage();
Object.defineProperty(globalThis, "localStorage", { value: window.localStorage, configurable: true });
const { useTransport } = await import("../src/ipc/index.js");
const { renderers } = await import("../src/chat/artifacts/renderers.js");
const { buttonsFor } = await import("../src/chat/buttons.js");
const { handlers } = await import("../src/chat/claims.js");
const { hear, channels } = await import("../src/audio/channels.js");
const { dispatch } = await import("../src/main/dispatch.js");
const { doable } = await import("../src/lib/keys.js");
const { mountPanel, panel } = await import("../src/lib/panel.js");
const { plugIn } = await import("../src/main/plugins.js");
const { activeId, messages, settings } = await import("../src/model/state.js");
const { default: tts } = await import("../plugins/tts/index.js");
const { partAt } = await import("../plugins/tts/clicks.js");
const { bars, blockAt, entriesIn, entriesOf, heardAt, lengthOf, scoreOf, streamAt, wordAt } = await import(
  "../plugins/tts/score.js"
);
const { matching, languageName } = await import("../plugins/tts/voicepick.js");
const { shapeOf } = await import("../plugins/tts/widget.js");

/** @param {number} start @param {number} end @param {number} from @param {number} to */
const word = (start, end, from, to) => ({ start, end, from, to });
const score = {
  duration: 3,
  exact: true,
  blocks: [
    {
      start: 0,
      end: 1,
      pause: 0,
      text: "The bell",
      from: 0,
      to: 8,
      words: [word(0.1, 0.4, 0, 3), word(0.4, 0.9, 4, 8)],
    },
    {
      start: 1,
      end: 3,
      pause: 0.5,
      text: "rings twice",
      from: 10,
      to: 21,
      words: [word(1.1, 2, 10, 15), word(2, 2.8, 16, 21)],
    },
  ],
  peaks: [0, 50, 25, 100],
};
/** @param {number} id @param {object} [more] @returns {any} */
const sound = (id, more = {}) => ({
  id,
  message_id: 4,
  workflow_id: "tts",
  parent_attachment_id: null,
  active_sibling_id: null,
  data_b64: null,
  consumption_metadata: score,
  generation_metadata: { text: "The bell. rings twice" },
  ...more,
});
/** @param {any[]} made @param {object} [more] @returns {any} */
const reply = (made, more = {}) => ({
  id: 4,
  role: "assistant",
  content: "The bell. rings twice",
  workflow_attachments: made,
  ...more,
});

describe("a score", () => {
  test("is played block by block, with silence between", () => {
    const entries = entriesOf(score, 7);
    assert.deepEqual(entries, [
      { row: 7, start: 0, end: 1, block: 0 },
      { silence: 0.5 },
      { row: 7, start: 1, end: 3, block: 1 },
    ]);
    assert.equal(lengthOf(score), 3.5);
    assert.deepEqual(entriesOf(score, 7, { first: 1, from: 2 }), [{ row: 7, start: 2, end: 3, block: 1 }]);
    assert.deepEqual(entriesOf(score, 7, { first: 0, last: 0, from: 9 }), [{ row: 7, start: 0, end: 1, block: 0 }]);
    assert.deepEqual(
      [0, 0.5, 1, 2, 9].map((clip) => streamAt(entries, clip)),
      [0, 0.5, 1.5, 2.5, 3.5],
    );
  });
  test("is found again in the list that the backend tells", () => {
    const { blocks } = score;
    const listed = [
      { source: 0, row: 7, start: 0.5, end: 1 },
      { source: 1, silence: 0.5, start: 0 },
      { source: 3, row: 7, start: 1, end: 3 },
      { source: 4, row: 7, start: 1, end: 2.5 },
    ];
    const entries = entriesIn(listed, blocks);
    assert.deepEqual(entries[0], { row: 7, start: 0.5, end: 1, block: 0 });
    assert.deepEqual(entries[1], { silence: 0.5 });
    assert.equal(entries[2], undefined, "it was left out");
    assert.deepEqual(entries[3], { row: 7, start: 1, end: 3, block: 1 });
    assert.equal(entries[4], undefined, "no block ends there");
    const passage = /** @type {any} */ (blocks[1]);
    assert.deepEqual(entriesIn([{ source: 0, start: 0, about: passage }], [passage]), [
      { row: 0, start: 1, end: 3, block: 0 },
    ]);
  });
  for (const [name, source, elapsed, want] of /** @type {[string, number, number, any]} */ (
    [
      ["within a block", 0, 0.4, { block: 0, clip: 0.4, silent: false }],
      ["in the silence after it", 1, 0.2, { block: 0, clip: 1, silent: true }],
      ["in the next block", 2, 0.2, { block: 1, clip: 1.2, silent: false }],
      ["past what was told", 0, 1.2, { block: 0, clip: 1, silent: true }],
      ["past the silence, too", 0, 1.7, { block: 1, clip: 1.2, silent: false }],
      ["at the end", 2, 9, { block: 1, clip: 3, silent: false }],
      ["nowhere", 8, 0, null],
    ].map((row) => /** @type {any} */ (row))
  ))
    test(`is heard ${name}`, () => {
      const heard = heardAt(entriesOf(score, 7), source, elapsed);
      assert.deepEqual(heard && { ...heard, clip: Number(heard.clip.toFixed(6)) }, want);
    });
  test("lights the word that sounds, and keeps it until the next one", () => {
    const [block] = score.blocks;
    assert.deepEqual(
      [0, 0.1, 0.39, 0.4, 0.95].map((clip) => wordAt(block, clip)?.from ?? null),
      [null, 0, 0, 4, 4],
    );
    assert.equal(wordAt(undefined, 1), null);
  });
  test("knows the block of an offset, and none between", () => {
    assert.deepEqual(
      [0, 7, 8, 10, 21].map((o) => blockAt(score, o)),
      [0, 0, -1, 1, -1],
    );
  });
  for (const [name, metadata] of /** @type {[string, any][]} */ ([
    ["is missing", null],
    ["has no blocks", { duration: 1, blocks: [] }],
    ["has blocks without times", { duration: 1, blocks: [{ start: 2, end: 1 }, null] }],
    ["has no duration", { blocks: score.blocks }],
  ]))
    test(`that ${name} is none`, () => assert.equal(scoreOf({ consumption_metadata: metadata }), null));
  test("has a shape whose loudest bar is whole, also of silence and of nothing", () => {
    assert.deepEqual(bars([0, 50, 25, 100], 2), [0.5, 1]);
    assert.deepEqual(bars([0, 0], 8), [0, 0]);
    assert.equal(shapeOf(score.peaks).split("M").length - 1, 4);
    assert.match(shapeOf([]), /^M0 .*z$/);
  });
});

describe("a click on a word plays", () => {
  for (const [name, offset, how, want] of /** @type {[string, number, [string, string], any][]} */ ([
    ["its passage", 4, ["block", "unit"], { first: 0, last: 0 }],
    ["from there on", 16, ["block", "whole"], { first: 1, from: 2 }],
    ["the message", 16, ["message", "unit"], {}],
    ["nothing where it is not read", 9, ["message", "unit"], null],
    ["nothing when nobody wants it", 4, ["none", "unit"], null],
  ]))
    test(name, () =>
      assert.deepEqual(partAt(score, offset, { click_granularity: how[0], click_play_scope: how[1] }), want),
    );
});

test("voices are found by name and language, those first that begin with it", () => {
  const voices = [
    { id: "bn", name: "Bengali", language: "bn", gender: "", quality: "" },
    { id: "en-gb", name: "English (Great Britain)", language: "en-gb", gender: "", quality: "" },
    { id: "x", name: "Amy", language: "en-US", gender: "female", quality: "low" },
  ];
  const found = (/** @type {string} */ asked) => matching(voices, asked, languageName).map((v) => v.id);
  assert.deepEqual(found("eng"), ["en-gb", "bn", "x"]);
  assert.deepEqual(found("american"), ["x"]);
  assert.deepEqual(found("english britain"), ["en-gb"]);
  assert.deepEqual(found("klingon"), []);
  assert.equal(languageName("en-gb-x-rp"), "British English");
  assert.equal(languageName("not a code"), "not a code");
});

describe("the plug-in", () => {
  /** @type {{op: string, args: any}[]} */
  let asked = [];
  /** @type {Record<string, (args: any) => any>} */
  let answers = {};
  let takeBack = () => {};
  const config = {
    auto_play: false,
    auto_play_from: "sentence",
    volume: 0.6,
    what: "everything",
    click_granularity: "block",
    click_play_scope: "unit",
    show_karaoke: true,
    voice: { engine: "", voice: "", model: "", rate: 1, pitch: 1 },
    narrator: null,
  };
  beforeEach(async () => {
    asked = [];
    answers = {
      "workflows.config": () => ({ config }),
      "workflows.setConfig": (a) => ({ config: a.config }),
      "audio.play": () => ({ token: 3, state: null }),
      "workflows.trigger": () => ({ attachment_id: 7 }),
    };
    useTransport(
      /** @type {any} */ ({
        door: "serve",
        call: async (/** @type {string} */ op, /** @type {any} */ args) => {
          asked.push({ op, args });
          return answers[op]?.(args) ?? (op.endsWith("list") || op.endsWith("logs") ? [] : null);
        },
        listen: () => () => {},
      }),
    );
    settings.set({});
    activeId.set("c");
    messages.set([]);
    channels.set(new Map());
    document.body.replaceChildren();
    const plugged = plugIn("tts", tts);
    takeBack = plugged.takeBack;
    await plugged.settled;
    asked = [];
  });
  afterEach(() => {
    channels.set(new Map()); // or frames would come for ever
    takeBack();
  });
  const triggered = () => asked.filter((a) => a.op === "workflows.trigger").map((a) => a.args.action);
  const sent = () => asked.find((a) => a.op === "audio.play")?.args;
  const toasts = () => [...document.querySelectorAll(".toast p")].map((p) => p.textContent);
  /** @param {any} att */
  const drawn = (att) => {
    const made = renderers.get().get("tts")?.({
      att,
      buttons: { regen: null, reroll: null },
      defaultNode: () => document.createElement("i"),
    });
    const node = /** @type {HTMLElement} */ (made);
    document.body.append(node);
    return node;
  };
  const button = () => /** @type {HTMLElement | undefined} */ (buttonsFor(reply([]))[0]);

  test("offers to read a reply that has no sound, and no other message", () => {
    assert.equal(button()?.getAttribute("aria-label"), "Read aloud");
    assert.equal(buttonsFor(reply([sound(7)])).length, 0);
    assert.equal(buttonsFor(reply([], { role: "user" })).length, 0);
    assert.equal(buttonsFor(reply([], { content: "  " })).length, 0);
    settings.set({ workflow_enabled: { tts: false } });
    assert.equal(buttonsFor(reply([])).length, 0);
  });
  test("makes the sound once, says so meanwhile, and plays it when it is there", async () => {
    messages.set([reply([])]);
    let answer = (/** @type {any} */ _) => {};
    answers["workflows.trigger"] = () => new Promise((done) => (answer = done));
    const b = /** @type {HTMLElement} */ (button());
    document.body.append(b);
    b.click();
    b.click();
    assert.equal(b.getAttribute("aria-busy"), "true");
    assert.deepEqual(triggered(), ["create"]);
    messages.set([reply([sound(7)])]);
    answers["messages.list"] = () => [reply([sound(7)])];
    answers["conversations.get"] = () => ({ character_name: "" });
    answer({ attachment_id: 7 });
    await pause(20);
    assert.deepEqual(sent().segments, [{ row: 7, start: 0, end: 1 }, { silence: 0.5 }, { row: 7, start: 1, end: 3 }]);
    assert.equal(sent().volume, 0.6);
  });
  test("says what went wrong, with a way out", async () => {
    messages.set([reply([])]);
    answers["workflows.trigger"] = () => {
      throw new Error("No speech engine found.");
    };
    /** @type {HTMLElement} */ (button()).click();
    await pause(5);
    assert.deepEqual(toasts(), ["No speech engine found."]);
    assert.equal(document.querySelector(".toast .button")?.textContent, "Choose a voice");
  });
  test("plays the reply that comes, and none of another conversation", async () => {
    messages.set([reply([], { id: 3 })]);
    dispatch("tts_autoplay", { volume: 0.2 }, "other");
    dispatch("tts_autoplay", { volume: 0.2 }, "c");
    await pause(5);
    assert.equal(sent(), undefined);
    messages.set([reply([], { id: 3 }), reply([sound(7)])]);
    await pause(5);
    assert.equal(sent().segments[0].row, 7);
    const at = Date.now();
    hear(
      /** @type {any} */ ({
        channel: "tts",
        type: "error",
        code: "tts_failed",
        message: "The engine is gone.",
        at,
        state: null,
      }),
    );
    assert.deepEqual(toasts(), ["The engine is gone."]);
  });
  test("plays the replies of a turn one after the other, until the person stops", async () => {
    const greeting = reply([], { id: 3 });
    const all = [greeting, ...[7, 8, 9].map((id) => reply([sound(id)], { id }))];
    const played = () => asked.filter((a) => a.op === "audio.play").map((a) => a.args.segments[0].row);
    messages.set([greeting]);
    for (let n = 2; n <= 4; n++) {
      dispatch("tts_autoplay", { volume: 0.2 }, "c");
      messages.set(all.slice(0, n));
    }
    await pause(5);
    assert.deepEqual(played(), [7]);
    const close = (/** @type {string} */ reason) =>
      hear(/** @type {any} */ ({ channel: "tts", type: "close", reason, at: Date.now(), state: null }));
    close("ended");
    assert.deepEqual(played(), [7, 8]);
    close("skipped");
    close("ended");
    assert.deepEqual(played(), [7, 8]);
  });
  test("draws its sound: held, gone on with and moved from the chip", async () => {
    messages.set([reply([sound(7)])]);
    const node = drawn(sound(7));
    const chip = /** @type {HTMLElement} */ (node.querySelector(".tts-play"));
    assert.equal(chip.title, "Play");
    assert.equal(node.querySelector(".tts-time")?.textContent, "0:03");
    const stretch = { elapsedSec: 0.5, remainingSec: 3, durationSec: 3.5 };
    const state = /** @type {any} */ ({
      playing: true,
      paused: false,
      source: 0,
      stream: stretch,
      segment: { ...stretch, durationSec: 1 },
      token: 3,
      volume: 1,
    });
    answers["audio.play"] = () => ({ token: 3, state });
    chip.click();
    await pause(0);
    const tell = (/** @type {string} */ type, /** @type {object} */ more) =>
      hear(/** @type {any} */ ({ channel: "tts", type, at: Date.now(), state: { ...state, ...more } }));
    tell("play", {});
    await pause(40);
    assert.equal(chip.title, "Pause");
    chip.click();
    await pause(0);
    assert.equal(asked.at(-1)?.op, "audio.pause");
    tell("pause", { playing: false, paused: true });
    assert.equal(chip.title, "Resume");
    const wave = /** @type {HTMLElement} */ (node.querySelector(".tts-wave"));
    assert.equal(wave.getAttribute("aria-label"), "Audio position");
    wave.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
    await pause(0);
    assert.deepEqual(asked.at(-1), { op: "audio.seek", args: { name: "tts", offsetSec: 3.5 } });
    tell("play", { token: 9 });
    await pause(40);
    assert.equal(chip.title, "Play", "the channel plays something else");
  });
  test("says when the message was changed after this audio, and leaves a sound that it cannot read to the window", () => {
    messages.set([reply([sound(7)], { content: "Another text" })]);
    assert.match(drawn(sound(7)).textContent ?? "", /changed after this audio/);
    assert.equal(drawn(sound(8, { consumption_metadata: null })).localName, "i");
  });
  test("is called by name while it is on", () => {
    const named = () => doable().some((s) => s.label === "Read the last reply aloud, or pause");
    assert.equal(named(), true);
    settings.set({ workflows_globally_enabled: false });
    assert.equal(named(), false);
    settings.set({});
    assert.equal(named(), true);
    takeBack();
    assert.equal(named(), false);
    assert.deepEqual([handlers.get(), panel.open("plugin-tts")], [[], false]);
  });
  const profile = { enabled: true, voice: config.voice, narrator: null, what: "" };
  const aside = document.createElement("aside");
  mountPanel(aside);
  /** The plug-in's panel, drawn anew. */
  const opened = () => {
    document.body.append(aside);
    panel.close();
    assert.equal(panel.open("plugin-tts"), true);
    return /** @type {HTMLElement} */ (aside.querySelector(".tts-card"));
  };
  /** @param {readonly object[]} profiles */
  const mute = (profiles) => {
    answers["workflows.trigger"] = ({ action, profile: kept }) =>
      action === "list_engines"
        ? { engines: [{ id: "espeak", name: "eSpeak NG", ready: false, trouble: "espeak-ng is not installed." }] }
        : action === "list_profiles"
          ? { profiles }
          : { profile: kept };
  };
  test("shows why nobody can speak, and what the character sounds like", async () => {
    mute([{ character_id: "ines", name: "Ines", profile }]);
    const card = opened();
    await pause(10);
    const folds = () => [...card.querySelectorAll("summary")].map((s) => s.textContent);
    assert.deepEqual(folds(), ["This character's speech voice", "Default speech voice"]);
    assert.match(card.querySelector(".tts-trouble")?.textContent ?? "", /not installed/);
    const speed = /** @type {HTMLInputElement} */ (card.querySelector("input[type=range]"));
    speed.value = "1.5";
    speed.dispatchEvent(new Event("change"));
    await pause(5);
    const { args } = /** @type {any} */ (asked.at(-1));
    assert.deepEqual(
      [args.action, args.character_id, args.profile.voice.rate, args.profile.enabled],
      ["set_profile", "ines", 1.5, true],
    );
  });
  test("has a part for each of several characters, drawn when it is opened", async () => {
    mute(["Ada", "Bo"].map((name) => ({ character_id: name.toLowerCase(), name, profile })));
    const card = opened();
    await pause(10);
    const folds = [...card.querySelectorAll("details")];
    assert.deepEqual(
      folds.map((f) => [f.querySelector("summary")?.textContent, f.open, f.querySelectorAll("input").length]),
      [
        ["Ada's speech voice", false, 0],
        ["Bo's speech voice", false, 0],
        ["Default speech voice", false, 0],
      ],
    );
    const bo = /** @type {HTMLDetailsElement} */ (folds[1]);
    bo.dispatchEvent(new Event("toggle"));
    /** @type {HTMLInputElement} */ (bo.querySelector("input[type=checkbox]")).click();
    await pause(5);
    const { args } = /** @type {any} */ (asked.at(-1));
    assert.deepEqual([args.action, args.character_id, args.profile.enabled], ["set_profile", "bo", false]);
  });
});
