// The sound under its message: a button, its shape, its time, and what else can be done with it.

import { isSpoken } from "./following.js";
import { channel } from "./reader.js";
import { bars, entriesOf, lengthOf, scoreOf, streamAt } from "./score.js";

/** @typedef {import("../../src/main/plugins.js").Host} Host */
/** @typedef {import("./reader.js").Reader} Reader */
/** @typedef {import("../../src/chat/artifacts/renderers.js").RenderContext} RenderContext */

const svg = "http://www.w3.org/2000/svg";

/** How many bars a shape has: each is then some pixels wide, also on a narrow page. */
const count = 72;
/** The lowest bar, as a share of the height: a silence is a line, not a hole. */
const floor = 0.07;

/** The shape of a sound, as one path on a field of count by 2. Pure. @param {readonly number[]} peaks */
export function shapeOf(peaks) {
  const all = bars(peaks, count);
  if (all.length === 0) return `M0 ${1 - floor}H${count}V${1 + floor}H0z`;
  const wide = count / all.length;
  const n = (/** @type {number} */ v) => Number(v.toFixed(2));
  return all
    .map((bar, i) => {
      const half = Math.max(floor, bar);
      return `M${n((i + 0.2) * wide)} ${n(1 - half)}h${n(wide * 0.6)}v${n(half * 2)}h${n(-wide * 0.6)}z`;
    })
    .join("");
}

/** @param {readonly number[]} peaks @param {string} name */
function drawing(peaks, name) {
  const node = document.createElementNS(svg, "svg");
  for (const [k, v] of Object.entries({
    viewBox: `0 0 ${count} 2`,
    preserveAspectRatio: "none",
    class: name,
    "aria-hidden": "true",
  }))
    node.setAttribute(k, v);
  const path = document.createElementNS(svg, "path");
  path.setAttribute("d", shapeOf(peaks));
  node.append(path);
  return node;
}

/** What draws a widget again, by its node. @type {WeakMap<Element, () => void>} */
const widgets = new WeakMap();

/** Lets every widget show what is heard. */
export function drawAll() {
  for (const node of document.querySelectorAll(".tts-sound")) widgets.get(node)?.();
}

/** @param {Host} host @param {Reader} reader @param {RenderContext} context */
export function widget(host, reader, { att, buttons, defaultNode }) {
  const score = scoreOf(att);
  if (!score) return defaultNode(); // it was not made by this plug-in as it is now
  const { h, icon } = host;
  const entries = entriesOf(score, att.id);
  const whole = lengthOf(score);
  const play = h("button.tts-play", { onclick: () => reader.toggle(att) }, icon("play"));
  const wave = h("div.tts-wave", drawing(score.peaks, "tts-all"), drawing(score.peaks, "tts-past"));
  const time = h("span.tts-time", { "aria-hidden": "true" }, host.clock(whole));
  /** The shape is of the clip, which has no pauses: what is played has. */
  const track = host.seekable(wave, {
    label: host.t("Audio position"),
    live: () => isWhole(), // playback that must restart restarts once
    seek(to) {
      if (isWhole()) return host.seekChannel(channel, streamAt(entries, to));
      reader.play(att, partFrom(to));
    },
  });
  /** Whether the channel plays this sound and all of it, so that its timeline is ours. */
  const isWhole = () => reader.stateOf(att.id) !== null && reader.reading()?.entries.length === entries.length;
  /** @param {number} to */
  const partFrom = (to) => {
    const first = score.blocks.findIndex((b) => to < b.end);
    return first < 0 ? {} : { first, from: to };
  };
  const saved = host.fields.iconButton("download", host.t("Save audio as a file"), () => void keep());
  const keep = async () => {
    try {
      const where = await host.saveSound(att);
      if (where) host.toast(host.t("Saved as {where}.", { where }));
    } catch (e) {
      host.toast(/** @type {any} */ (e)?.message || host.t("Couldn't save the audio."), { kind: "error" });
    }
  };
  if (buttons.regen) {
    buttons.regen.className = "icon-button";
    name(buttons.regen, host.t("Read again with the current voice"));
    buttons.regen.querySelector("span")?.remove();
  }
  const message = host.messages().find((m) => m.id === att.message_id);
  const stale = message !== undefined && !isSpoken(message, att);
  const node = h(
    "div.tts-sound",
    { dataset: { att: String(att.id) } },
    h("div.tts-row", play, wave, time, buttons.regen, saved),
    stale && h("p.tts-note", host.t("The message changed after this audio was made.")),
  );
  const draw = () => {
    const state = reader.stateOf(att.id);
    const heard = state && (state.playing || state.paused) ? reader.heard() : null;
    node.classList.toggle("sounding", heard !== null);
    const playing = state?.playing === true;
    const words = playing ? host.t("Pause") : heard ? host.t("Resume") : host.t("Play");
    if (play.title !== words) {
      name(play, words);
      play.replaceChildren(icon(playing ? "pause" : "play"));
    }
    track.show(heard?.clip ?? 0, score.duration);
    const text = host.clock(heard && state ? state.stream.elapsedSec : whole);
    if (time.textContent !== text) time.textContent = text;
  };
  widgets.set(node, draw);
  draw();
  return node;
}

/** @param {HTMLElement} button @param {string} words */
function name(button, words) {
  button.title = words;
  button.setAttribute("aria-label", words);
}
