import assert from "node:assert/strict";
import { after, beforeEach, describe, mock, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freshPage } from "./page.js";

const window = freshPage();
Object.defineProperty(globalThis, "PointerEvent", { value: window.MouseEvent, configurable: true });
const { useTransport } = await import("../src/ipc/index.js");
const audio = await import("../src/audio/channels.js");
const { whilePlaying } = await import("../src/audio/clock.js");
const { clock, stateAt, withPlayback } = await import("../src/audio/position.js");
const { seekable, stepTo } = await import("../src/audio/seekable.js");
const { segmentFault, sendable, volumeOf } = await import("../src/audio/segments.js");
const { holdOthers, holdPlayers } = await import("../src/audio/single.js");
const { dismissed, mountTransport, shownOf } = await import("../src/audio/transport.js");
const { h } = await import("../src/lib/dom.js");

/** A state at so many seconds of ten. @param {number} at @param {object} [more] @returns {any} */
const state = (at, more = {}) => {
  const stretch = { elapsedSec: at, remainingSec: 10 - at, durationSec: 10 };
  return {
    playing: true,
    paused: false,
    loop: false,
    segmentCount: 1,
    segmentIndex: 0,
    source: 0,
    volume: 0.5,
    token: 1,
    stream: stretch,
    segment: stretch,
    ...more,
  };
};
/** @param {string} type @param {any} now @param {object} [more] @returns {any} */
const told = (type, now, more = {}) => ({ channel: "tts", type, state: now, at: Date.now(), ...more });
const ended = state(10, { playing: false });

/** @type {{op: string, args: any}[]} */
let asked = [];
/** @type {(args: any) => any} */
let played = () => ({ token: 1, state: state(0) });
beforeEach(() => {
  asked = [];
  played = () => ({ token: 1, state: state(0) });
  audio.channels.set(new Map());
  useTransport(
    /** @type {any} */ ({
      door: "serve",
      call: async (/** @type {string} */ op, /** @type {any} */ args) => {
        asked.push({ op, args });
        return op === "audio.play" ? played(args) : null;
      },
      listen: () => () => {},
    }),
  );
});
after(() => audio.channels.set(new Map())); // or frames would come for ever
const said = () => asked.map((a) => a.op);

describe("the position of a sound", () => {
  /** @param {...any} heard */
  const after = (...heard) =>
    heard.reduce((all, e) => withPlayback(all, e, 5000), /** @type {ReadonlyMap<string, any>} */ (new Map()));
  const e = (/** @type {string} */ type, /** @type {any} */ s, /** @type {object} */ more = {}) => ({
    channel: "tts",
    type,
    state: s,
    at: 5000,
    ...more,
  });
  /** @param {ReadonlyMap<string, any>} all @param {number} now */
  const at = (all, now) => stateAt(all.get("tts"), now).stream.elapsedSec;
  test("stands until it was told to move, and then goes on by itself", () => {
    assert.equal(at(after(e("play", state(0))), 5200), 0);
    assert.equal(at(after(e("play", state(0)), e("state", state(0))), 5200), 0);
    assert.equal(at(after(e("play", state(0)), e("state", state(0.1))), 5200), 0.1 + 0.2);
    assert.equal(at(after(e("state", state(3)), e("seek", state(7))), 5200), 7);
  });
  test("does not run away when nothing is told, nor past the end, nor while it is held", () => {
    assert.equal(at(after(e("state", state(3))), 65_000), 4.5);
    assert.equal(at(after(e("state", state(9.9))), 6000), 10);
    assert.equal(at(after(e("pause", state(3, { playing: false, paused: true }))), 6000), 3);
  });
  test("waits where it is shown when the sound was held up, and goes back when it began again or is moved", () => {
    /** Half a second and more after it was told at 3. @param {string} type @param {number} seconds */
    const told = (type, seconds, more = {}) => {
      const before = after(e("state", state(3)));
      return withPlayback(before, /** @type {any} */ (e(type, state(seconds, more), { at: 5800 })), 5800);
    };
    assert.equal(at(told("state", 3.1), 5800), 3.8);
    assert.equal(at(told("state", 3.1), 6400), 3.8);
    assert.equal(at(told("state", 3.1), 6600), 3.1 + 0.8);
    const again = withPlayback(told("state", 3.1), /** @type {any} */ (e("state", state(3.1), { at: 5900 })), 5900);
    assert.equal(at(again, 6400), 3.8, "also where it is told of the same place twice");
    assert.equal(at(told("state", 2), 5800), 2);
    assert.equal(at(told("seek", 3.1), 5800), 3.1);
    assert.equal(at(told("state", 3.1, { loop: true }), 5800), 3.1);
    assert.equal(at(told("state", 3.1, { source: 1 }), 5800), 3.1, "in the next segment");
    assert.equal(at(told("state", 3.1, { token: 2 }), 5800), 3.1, "of another sound");
  });
  test("is counted by our clock where the other one goes wrong", () => {
    assert.equal(at(after(e("state", state(3), { at: 90_000 })), 5100), 3.1);
  });
  test("ends as it is told, and with the channel", () => {
    const held = state(9.5, { playing: false, paused: true });
    assert.equal(after(e("pause", held), e("close", ended, { reason: "ended" })).get("tts").state, ended);
    assert.equal(after(e("state", state(9.9)), e("close", ended, { reason: "ended" })).get("tts").state, ended);
    assert.equal(after(e("state", state(9.5)), e("close", null, { reason: "skipped" })).size, 0);
    const none = after();
    assert.equal(withPlayback(none, /** @type {any} */ (e("state", null)), 0), none);
  });
  for (const [seconds, want] of /** @type {[number, string][]} */ ([
    [0, "0:00"],
    [7.9, "0:07"],
    [750, "12:30"],
    [3723, "1:02:03"],
    [Number.NaN, "0:00"],
    [-4, "0:00"],
  ]))
    test(`${seconds} seconds are ${want}`, () => assert.equal(clock(seconds), want));
});

describe("a segment", () => {
  for (const [name, segment, good] of /** @type {[string, any, boolean][]} */ ([
    ["of a row", { row: 7 }, true],
    ["of a part of a row", { row: 7, start: 0.5, end: 2 }, true],
    ["to the end of its clip", { row: 7, end: null }, true],
    ["of bytes", { b64: "UklG", mime: "audio/wav" }, true],
    ["of silence", { silence: 0.3 }, true],
    ["of two things is none", { row: 7, silence: 1 }, false],
    ["of nothing is none", {}, false],
    ["is an object", null, false],
    ["has a row with an id", { row: "7" }, false],
    ["has a silence above nothing", { silence: 0 }, false],
    ["does not begin before its clip", { row: 7, start: -1 }, false],
    ["does not end before it begins", { row: 7, start: 2, end: 1 }, false],
    ["has bytes", { b64: "" }, false],
  ]))
    test(name, () => assert.equal(segmentFault(segment) === "", good));
  test("that cannot be played is warned of and keeps its place", () => {
    const warn = mock.fn();
    assert.deepEqual(sendable([{ row: 1 }, { row: -1 }, { silence: 1 }], warn), [{ row: 1 }, {}, { silence: 1 }]);
    assert.equal(warn.mock.calls[0]?.arguments[0], 1);
  });
  test("is as loud as a channel can be", () => {
    assert.deepEqual([undefined, 0.4, 7, -1, Number.NaN, "loud"].map(volumeOf), [undefined, 0.4, 1, 0, 1, 1]);
  });
});

describe("a session", () => {
  test("lives from the asking to its close", async () => {
    const s = audio.playAudio({ channel: "tts", segments: [{ row: 1 }] });
    assert.equal(s.isActive(), true, "while it is read");
    await pause(0);
    assert.equal(s.isActive(), true, "before it is told");
    audio.hear(told("play", state(0), { reason: "start" }));
    assert.equal(s.state()?.token, 1);
    audio.hear(told("pause", state(2, { playing: false, paused: true })));
    assert.equal(s.isActive(), true);
    audio.hear(told("close", ended, { reason: "ended" }));
    assert.equal(s.isActive(), false);
    assert.equal(s.state()?.playing, false, "what ended can be played again");
  });
  test("ends with another one on its channel, which it cannot stop", async () => {
    const first = audio.playAudio({ channel: "tts", segments: [{ row: 1 }] });
    played = () => ({ token: 2, state: state(0, { token: 2 }) });
    audio.playAudio({ channel: "tts", segments: [{ row: 2 }] });
    await pause(0);
    audio.hear(told("play", state(0, { token: 2 }), { reason: "start" }));
    assert.equal(first.isActive(), false);
    assert.equal(first.state(), null);
    first.stop();
    assert.deepEqual(asked.at(-1)?.args, { name: "tts", token: 1 });
  });
  test("that is stopped while it is read does not begin", async () => {
    const s = audio.playAudio({ channel: "tts", segments: [{ row: 1 }] });
    s.stop();
    assert.equal(s.isActive(), false);
    await pause(0);
    assert.deepEqual(said(), ["audio.play", "audio.stop", "audio.stop"]);
    assert.equal(asked.at(-1)?.args.token, 1);
  });
  test("is over when nothing could be played", async () => {
    played = () => ({ token: 1, state: null });
    const s = audio.playAudio({ channel: "tts", segments: [] });
    await pause(0);
    assert.equal(s.isActive(), false);
  });
  test("that was asked for wrongly does nothing and says so", (t) => {
    const error = t.mock.method(console, "error", () => {});
    for (const bad of /** @type {any[]} */ ([
      { channel: "", segments: [] },
      { channel: 7, segments: [] },
      { channel: "a" },
    ])) {
      const s = audio.playAudio(bad);
      s.stop();
      assert.equal(s.isActive(), false);
    }
    assert.equal(error.mock.callCount(), 3);
    assert.deepEqual(asked, []);
  });
  test("tells what happened in order, and only that", (t) => {
    const error = t.mock.method(console, "error", () => {});
    /** @type {any[]} */
    const heard = [];
    const mend = audio.onChannel("tts", () => {
      throw new Error("deaf");
    });
    const leave = audio.onChannel("tts", (e) => heard.push(e));
    audio.hear(told("play", state(0), { reason: "start" }));
    audio.hear(told("state", state(1)));
    audio.hear(told("seek", state(4), { fromSec: 1, toSec: 4 }));
    audio.hear({ ...told("pause", state(4)), channel: "other" });
    leave();
    audio.hear(told("close", null, { reason: "skipped" }));
    mend();
    assert.deepEqual(heard, [
      { type: "play", reason: "start" },
      { type: "seek", fromSec: 1, toSec: 4 },
    ]);
    assert.ok(error.mock.callCount() >= 2, "one that throws is no harm to the others");
  });
});

test("views go along while something plays, and rest when nothing does", async (t) => {
  await new Promise(requestAnimationFrame); // the frame of what played before
  /** @type {FrameRequestCallback[]} */
  let asked = [];
  t.mock.method(globalThis, "requestAnimationFrame", (/** @type {FrameRequestCallback} */ f) => asked.push(f));
  const frame = () => {
    const now = asked;
    asked = [];
    for (const f of now) f(0);
  };
  const see = mock.fn();
  const leave = whilePlaying(see);
  frame();
  assert.equal(see.mock.callCount(), 0);
  audio.hear(told("play", state(0), { reason: "start" }));
  frame();
  frame();
  assert.ok(see.mock.callCount() >= 2);
  audio.hear(told("close", null, { reason: "skipped" }));
  frame();
  const count = see.mock.callCount();
  frame();
  assert.equal(see.mock.callCount(), count);
  assert.equal(asked.length, 0);
  leave();
});

describe("a timeline", () => {
  test("is stepped through by key, within its bounds", () => {
    const keys = ["ArrowRight", "ArrowLeft", "PageUp", "PageDown", "Home", "End", "a"];
    assert.deepEqual(
      keys.map((k) => stepTo(k, 3, 10)),
      [8, 0, 10, 0, 0, 10, null],
    );
  });
  test("says where it stands to whoever asks, and not by itself", () => {
    const node = h("div");
    document.body.append(node);
    const seek = mock.fn();
    const line = seekable(node, { label: "Position", seek });
    line.show(2, 10);
    const words = () => node.getAttribute("aria-valuetext");
    assert.equal(words(), "0:02 of 0:10");
    line.show(4, 10);
    assert.equal(words(), "0:02 of 0:10");
    node.focus();
    assert.equal(words(), "0:04 of 0:10");
    node.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
    assert.equal(words(), "0:09 of 0:10");
    assert.deepEqual(seek.mock.calls[0]?.arguments, [9]);
    line.show(4.1, 10);
    assert.equal(node.style.getPropertyValue("--at"), "0.9", "what is told may be from before the jump");
  });
});

describe("the bar", () => {
  const place = h("main");
  document.body.append(place);
  mountTransport(place);
  /** @param {string} sel @returns {any} */
  const $ = (sel) => place.querySelector(sel);
  const names = () => [...place.querySelectorAll(".transport-row button")].map((b) => b.getAttribute("aria-label"));
  beforeEach(() => dismissed.set(false));

  test("is there while a channel has a state", async () => {
    assert.equal($(".transport").hidden, true);
    audio.hear(told("play", state(0), { reason: "start" }));
    assert.equal($(".transport").hidden, false);
    assert.equal($(".transport-tabs").hidden, true);
    assert.equal(names()[0], "Pause sound");
    $(".transport-row button").click();
    await pause(0);
    assert.deepEqual(asked.at(-1), { op: "audio.pause", args: { name: "tts" } });
    audio.hear(told("pause", state(2, { playing: false, paused: true })));
    assert.equal(names()[0], "Resume sound");
    audio.hear(told("close", ended, { reason: "ended" }));
    assert.equal(names()[0], "Play again");
    assert.equal($(".transport-time").textContent, "0:10 / 0:10");
    audio.hear(told("state", null));
    assert.equal($(".transport").hidden, true);
  });
  test("shows the channel that began last, until another one is chosen", () => {
    audio.hear(told("play", state(0, { token: 5 })));
    audio.hear({ ...told("play", state(3, { token: 6 })), channel: "preview" });
    const tabs = () =>
      [...place.querySelectorAll("[role=tab]")].map((t) => `${t.textContent} ${t.getAttribute("aria-selected")}`);
    assert.deepEqual(tabs(), ["tts false", "preview true"]);
    $(".transport-tabs").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    assert.deepEqual(tabs(), ["tts true", "preview false"]);
    assert.equal(shownOf(audio.channels.get(), "gone"), "preview");
    audio.hear(told("close", null, { reason: "skipped" }));
    assert.equal($(".transport-row").getAttribute("aria-label"), "preview");
  });
  test("is put away without an end of the sound, and comes back", () => {
    audio.hear(told("play", state(0, { token: 9 })));
    $(".transport-row button:last-child").click();
    assert.equal($(".transport").hidden, true);
    assert.equal($(".transport-reopen").hidden, false);
    assert.deepEqual(asked, []);
    $(".transport-reopen").click();
    assert.equal($(".transport").hidden, false);
  });
});

test("controls are carried out one after the other, and one that fails keeps none back", async () => {
  /** @type {((e?: Error) => void)[]} */
  const answers = [];
  useTransport(
    /** @type {any} */ ({
      door: "serve",
      call: (/** @type {string} */ op) => {
        asked.push({ op, args: null });
        return new Promise((done, fail) => answers.push((e) => (e ? fail(e) : done(null))));
      },
      listen: () => () => {},
    }),
  );
  audio.controls.seekChannel("tts", 8);
  audio.controls.seekChannel("tts", 0);
  audio.controls.pauseChannel("tts");
  await pause(0);
  assert.deepEqual(said(), ["audio.seek"]);
  answers.shift()?.();
  await pause(0);
  assert.deepEqual(said(), ["audio.seek", "audio.seek"]);
  answers.shift()?.(new Error("The sound is over."));
  await pause(0);
  assert.deepEqual(said(), ["audio.seek", "audio.seek", "audio.pause"]);
  answers.shift()?.();
  await pause(0);
});

describe("one player at a time", () => {
  const paused = /** @type {string[]} */ ([]);
  /** @param {"audio" | "video"} kind @param {string} id */
  const player = (kind, id) => {
    const node = /** @type {HTMLMediaElement} */ (document.createElement(kind));
    node.id = id;
    node.pause = () => void paused.push(id);
    document.body.append(node);
    return node;
  };
  test("what begins on the page holds the other players and the channels, and a channel holds the players", async () => {
    holdOthers();
    const [song, , film] = [player("audio", "song"), player("audio", "rain"), player("video", "film")];
    audio.hear(told("play", state(0)));
    audio.hear({ ...told("play", state(0, { token: 2, playing: false, paused: true })), channel: "preview" });
    song?.dispatchEvent(new Event("play"));
    assert.deepEqual(paused.splice(0), ["rain", "film"]);
    await pause(0);
    assert.deepEqual(asked.splice(0), [{ op: "audio.pause", args: { name: "tts" } }]);
    film?.dispatchEvent(new Event("play"));
    assert.deepEqual(paused.splice(0), ["song", "rain"]);
    holdPlayers();
    assert.deepEqual(paused.splice(0), ["song", "rain", "film"]);
    document.body.replaceChildren();
  });
});
