// The sound channels: what they play, as the backend tells it, and what can be done with them. The sound itself is
// made by the backend.

import { call, callNamed } from "../ipc/index.js";
import { cell, toast } from "../lib/index.js";
import { complain } from "../model/conversation.js";
import { labelOf } from "../model/manifest.js";
import { stateAt, withPlayback } from "./position.js";
import { sendable, volumeOf } from "./segments.js";

/** @typedef {import("../ipc/transport.js").Playback} Playback */
/** @typedef {import("./position.js").Heard} Heard */
/** @typedef {import("./segments.js").Segment} Segment */
/** @typedef {{type: "play" | "pause" | "close" | "seek" | "error", reason?: string, fromSec?: number, toSec?: number, code?: string, message?: string}} ChannelEvent */

/** The channels that have a state, by name. @type {import("../lib/cell.js").Cell<ReadonlyMap<string, Heard>>} */
export const channels = cell(/** @type {ReadonlyMap<string, Heard>} */ (new Map()));

/** The newest play that was told of each channel; a play has a higher number than all before it. @type {Map<string, number>} */
const tokens = new Map();
/** @type {Map<string, Set<(e: ChannelEvent) => void>>} */
const handlers = new Map();
/** What channels are called that are no plug-in's. @type {Map<string, string>} */
const labels = new Map();
/** The newest play that this page asked for, by channel. @type {Map<string, object>} */
const newest = new Map();
const told = new Set(["play", "pause", "close", "seek", "error"]);

/** What happened on a channel. @param {Playback} e */
export function hear(e) {
  tokens.set(e.channel, Math.max(tokens.get(e.channel) ?? 0, e.state?.token ?? 0));
  channels.update((all) => withPlayback(all, e, Date.now()));
  if (e.type === "error" && e.message) toast(e.message, { kind: "error" });
  if (!told.has(e.type)) return;
  const { type, reason, fromSec, toSec, code, message } = e;
  const more = { seek: { fromSec, toSec }, error: { code, message } }[/** @type {string} */ (type)];
  const event = more ? { type, ...more } : reason ? { type, reason } : { type };
  for (const handle of [...(handlers.get(e.channel) ?? [])]) {
    try {
      handle(/** @type {ChannelEvent} */ (event));
    } catch (err) {
      console.error(`a handler of the channel ${e.channel}`, err);
    }
  }
}

/** Asks what plays: at the start, and when pushes may have been missed. What is told meanwhile is newer. */
export async function askChannels() {
  const before = channels.get();
  const now = /** @type {Playback[]} */ (await call("audio.channels"));
  if (channels.get() !== before) return;
  const names = new Set(now.map((e) => e.channel));
  channels.set(new Map([...before].filter(([name]) => names.has(name))));
  for (const e of now) hear(e);
}

/** A channel in words. @param {string} name */
export const labelFor = (name) => labels.get(name) ?? labelOf(name);

/** What a channel plays now; null when it was never played, or stopped. @param {string} channel */
export function channelState(channel) {
  const heard = channels.get().get(channel);
  return heard ? stateAt(heard, Date.now()) : null;
}

/**
 * Plays segments on a channel, in place of what it plays.
 *
 * @param {{channel: string, segments: readonly Segment[], loop?: boolean, volume?: number, stopOn?: {newTurn?: boolean, convSwitch?: boolean}, label?: string}} request
 *   label: what the channel is called where it is no plug-in's id
 */
export function playAudio({ channel, segments, loop = false, volume, stopOn = {}, label }) {
  if (typeof channel !== "string" || channel === "" || !Array.isArray(segments)) {
    console.error("playAudio: it needs the name of a channel and a list of segments", channel);
    return { channel: String(channel ?? ""), stop() {}, isActive: () => false, state: () => null };
  }
  if (label) labels.set(channel, label);
  const mine = {};
  newest.set(channel, mine);
  let token = 0; // until it is answered
  let over = false;
  const end = () => void call("audio.stop", { name: channel, token }).catch(() => {});
  const warn = (/** @type {number} */ i, /** @type {string} */ fault) =>
    console.warn(`playAudio on ${channel}: the segment ${i} is left out: ${fault}`);
  call("audio.play", {
    name: channel,
    segments: sendable(segments, warn),
    loop,
    volume: volumeOf(volume),
    stopOn,
  }).then(
    (started) => {
      token = started.token;
      if (over) end();
      else if (!started.state) over = true;
    },
    (e) => {
      over = true;
      complain(e);
    },
  );
  /** What the channel plays, while that is this. */
  const state = () => {
    const now = channelState(channel);
    return token !== 0 && now?.token === token ? now : null;
  };
  return {
    channel,
    /** Ends it; what came after it on the channel is left alone. */
    stop() {
      if (over) return;
      over = true;
      if (token !== 0 || newest.get(channel) === mine) end();
    },
    isActive() {
      if (over) return false;
      if (token === 0) return newest.get(channel) === mine;
      const now = state();
      return now ? now.playing || now.paused : (tokens.get(channel) ?? 0) < token;
    },
    state,
  };
}

/**
 * What a channel plays, from a segment on: for who did not begin it, or is told of a segment that came later.
 * @param {string} channel @param {number} [from]
 * @returns {Promise<{token: number, segments: {source: number, row?: number, silence?: number, start: number, end?: number, about?: any}[]}>}
 */
export const playlist = (channel, from = 0) => callNamed("audio.segments", { name: channel, from });

/** The control that was given last: each is carried out after the one before, or the earlier one could be the one that stays. */
let given = Promise.resolve();

/** @param {string} op @param {string} [name] @param {Record<string, unknown>} [args] */
function control(op, name, args = {}) {
  given = given.then(() => callNamed(`audio.${op}`, { name, ...args })).catch(complain);
}

/** What can be done with a channel, however it began to play. */
export const controls = {
  /** @param {string} channel @param {string} [reason] */
  stopChannel: (channel, reason = "skipped") => control("stop", channel, { reason }),
  stopAll: () => control("stopAll"),
  /** @param {string} channel */
  pauseChannel: (channel) => control("pause", channel),
  /** @param {string} channel */
  resumeChannel: (channel) => control("resume", channel),
  /** @param {string} channel @param {number} offsetSec of the whole list */
  seekChannel: (channel, offsetSec) =>
    Number.isFinite(offsetSec) && control("seek", channel, { offsetSec: Math.max(0, offsetSec) }),
  /** @param {string} channel @param {number} volume 0 to 1 */
  setChannelVolume: (channel, volume) => control("volume", channel, { volume: volumeOf(volume) ?? 1 }),
  /** @param {string} channel @param {boolean} on */
  setChannelRepeat: (channel, on) => control("repeat", channel, { on: Boolean(on) }),
  /** @param {string} channel */
  replayChannel: (channel) => control("replay", channel),
};

/** @param {string} channel @param {(e: ChannelEvent) => void} handler @returns {() => void} */
export function onChannel(channel, handler) {
  const own = (/** @type {ChannelEvent} */ e) => handler(e);
  const all = handlers.get(channel) ?? new Set();
  handlers.set(channel, all.add(own));
  return () => void all.delete(own);
}
