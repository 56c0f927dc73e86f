// What a screen reader hears of a turn: one polite region for its phases, what plug-ins
// do, and its end, never for its words. What goes wrong is an alert of its own.

import { h, t, watchAll } from "../lib/index.js";
import { callAtHand } from "../model/calls.js";
import { callSentence, isAtWork } from "../model/callwords.js";
import { activeId, turns } from "../model/state.js";
import { words } from "../model/turnlabels.js";
import { channels, visiblePhase } from "./channels.js";
import { doings } from "./phase.js";

/** @typedef {import("../model/reduce.js").Turn} Turn */

/** So many tokens take a server long enough to be told of. */
const many = 1000;

/** @param {Turn} turn */
const reads = ({ phase, progress }) => phase !== "done" && (progress?.total ?? 0) - (progress?.done ?? 0) >= many;

/** The call of a tool that is told of: it runs, or waits for the person at the end of the turn. @param {Turn} turn */
function toldCall({ phase, calls, text }) {
  const call = callAtHand(calls);
  return call && (phase === "done" ? call.state === "waiting" && !text : isAtWork(call)) ? call : undefined;
}

/**
 * Pure.
 * @param {Turn | undefined} turn
 * @returns {string | null} null: the last announcement still holds
 */
export function announcementOf(turn) {
  if (!turn) return null;
  if (turn.phase !== "done" && turn.stopping) return t("Stopping");
  if (turn.progress?.downloading) return t("Downloading the model");
  if (turn.progress?.loading) return t("Loading the model");
  if (reads(turn)) return t("Reading {n, plural, one {# token} other {# tokens}}", { n: turn.progress?.total ?? 0 });
  const call = toldCall(turn);
  if (turn.phase !== "done") return call ? callSentence(call) : (doings[turn.phase]?.label ?? null);
  if (turn.error) return "";
  if (turn.stopping) return t("Stopped");
  if (call) return callSentence(call);
  return t("Reply complete, {words, plural, one {# word} other {# words}}", { words: words(turn.text) });
}

export function announcer() {
  const region = h("div.visually-hidden.announcer", { role: "status", "aria-live": "polite" });
  let last = "";
  const draw = () => {
    const id = activeId.get();
    const turn = id ? turns.get().get(id) : undefined;
    // Tokens come by the hundred; only the steps of a turn are worth counting words for.
    const now = turn
      ? `${turn.conversation_id} ${turn.turn} ${turn.phase} ${turn.stopping} ${turn.progress?.loading} ${reads(turn)} ${toldCall(turn)?.id}`
      : "";
    if (now === last) return;
    last = now;
    const words = announcementOf(turn);
    if (words !== null && words !== region.textContent) region.textContent = words;
  };
  watchAll([turns, activeId], draw);
  channels.watch((all) => {
    const doing = visiblePhase(all, activeId.get());
    if (doing !== null && doing !== region.textContent) region.textContent = doing;
  });
  return region;
}
