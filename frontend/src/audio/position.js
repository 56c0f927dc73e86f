// The position of a sound, computed from the last report. Pure.

/** @typedef {import("../ipc/transport.js").ChannelState} ChannelState */
/** @typedef {import("../ipc/transport.js").Playback} Playback */
/** @typedef {{state: ChannelState, at: number, runs: boolean, least: number}} Heard a state, when it held by our clock, in ms, whether the sound goes on from there, and before which second of its segment no view goes */

/** How far the backend's clock may be from ours before what it says of the time is left out, in ms: they are one machine's, as a rule. */
const skew = 2000;
/** How long a view counts on without a word, in ms: positions are told ten times a second, so after this something hangs. */
const silence = 1500;
/** How far a report may be behind what is shown, in seconds, for the views to wait there: the sound was held up. Farther back it began again. */
const heldUp = 1;

/**
 * The channels after one more thing was heard. A sound that begins takes a moment until it is heard: it runs when it
 * was told at another place than before.
 * @param {ReadonlyMap<string, Heard>} all @param {Playback} heard @param {number} now in ms
 * @returns {ReadonlyMap<string, Heard>}
 */
export function withPlayback(all, { channel, type, state, at }, now) {
  const before = all.get(channel);
  if (!state && !before) return all;
  const next = new Map(all);
  const runs = type === "state" && before?.state.stream.elapsedSec !== state?.stream.elapsedSec;
  const same = state && !state.loop && state.token === before?.state.token && state.source === before.state.source;
  const least = type === "state" && before && same ? stateAt(before, now).segment.elapsedSec : 0;
  if (state) next.set(channel, { state, at: Math.abs(now - at) > skew ? now : at, runs, least });
  else next.delete(channel);
  return next;
}

/**
 * What a channel plays by now. While it plays the position goes on; it never leaves its segment, because what comes
 * next is told.
 * @param {Heard} heard @param {number} now in ms
 * @returns {ChannelState}
 */
export function stateAt({ state, at, runs, least }, now) {
  const behind = least - state.segment.elapsedSec;
  const past = Math.max(runs ? Math.min(now - at, silence) / 1000 : 0, behind < heldUp ? behind : 0, 0);
  if (!state.playing || past === 0) return state;
  return { ...state, stream: onwards(state.stream, past), segment: onwards(state.segment, past) };
}

/** @param {import("../ipc/transport.js").Stretch} stretch @param {number} past in seconds */
function onwards({ elapsedSec, durationSec }, past) {
  const elapsed = Math.min(durationSec, elapsedSec + past);
  return { elapsedSec: elapsed, remainingSec: durationSec - elapsed, durationSec };
}

/** A time as players show it: 0:07, 12:30, 1:02:03. @param {number} seconds */
export function clock(seconds) {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
