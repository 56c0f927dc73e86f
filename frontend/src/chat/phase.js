// The pill that says which voice is at work, and what a plug-in does meanwhile.

import { duration, h, t, watchAll } from "../lib/index.js";
import { strokes } from "../lib/strokes.js";
import { isAtWork } from "../model/callwords.js";
import { helps } from "../model/running.js";
import { current } from "../model/settings.js";
import { activeId, turns } from "../model/state.js";
import { channels, visiblePhase } from "./channels.js";

/** What a turn does in each of its phases, and whose work that is. @type {Record<string, {label: string, voice: string}>} */
export const doings = {
  pending: { label: t("Starting"), voice: "" },
  directing: { label: t("Directing"), voice: "director" },
  writing: { label: t("Writing"), voice: "writer" },
  editing: { label: t("Editing"), voice: "editor" },
};

/**
 * Whether a tool is at work for the reply. A call that was allowed from its card runs before any voice begins.
 *
 * @param {import("../model/reduce.js").Turn} turn
 */
const usesTool = (turn) => !turn.stopping && turn.phase !== "done" && turn.calls.some(isAtWork);

/** The Writer's server has said no word yet. @param {import("../model/reduce.js").Turn} turn */
const reads = (turn) =>
  !turn.stopping && turn.phase === "writing" && !turn.text && !turn.reasoning.writer && !usesTool(turn);

/** How many seconds are so few that they need no clock. */
const quick = 3;

/**
 * What the server does before its first word, where it tells; "" where it doesn't, or is done.
 *
 * @param {import("../model/reduce.js").Progress | null} progress
 * @param {number} seconds that it has taken
 */
export function progressText(progress, seconds) {
  if (progress?.loading && progress.downloading)
    return progress.percent ? t("Downloading the model · {n}%", { n: progress.percent }) : t("Downloading the model");
  if (progress?.loading && progress.percent) return t("Loading the model · {n}%", { n: progress.percent });
  if (progress?.loading)
    return seconds < quick ? t("Loading the model") : t("Loading the model · {n} s", { n: seconds });
  const { done = 0, total = 0 } = progress ?? {};
  if (seconds < quick || done >= total) return "";
  // A server that reads all in one piece tells nothing between the beginning and the end.
  if (done === 0) return t("Reading {n, plural, one {# token} other {# tokens}} · {s} s", { n: total, s: seconds });
  return t("Reading {done} of {n, plural, one {# token} other {# tokens}}", { done, n: total });
}

/**
 * Shows how far the server is with loading and reading, how much of their time Director and Editor have taken while one
 * of them is at work, and how long the Writer's server reads before its first word.
 *
 * @param {HTMLElement} el
 */
function turnClock(el) {
  let key = "";
  let since = 0;
  let loadingSince = 0;
  let timer = 0;
  /** @type {import("../model/reduce.js").Turn | null} */
  let turn = null;
  const draw = () => {
    const { progress = null } = turn ?? {};
    const now = Date.now();
    const before = turn?.phase === "editing" ? (turn.direction?.agent_latency_ms ?? 0) : 0;
    const n = Math.floor((now - since + before) / 1000);
    const all = Number(current()["helper_seconds"]) || 0;
    const seconds = progress?.loading ? Math.floor((now - loadingSince) / 1000) : n;
    const far = progressText(progress, seconds);
    el.dataset["longest"] = far && progress?.total ? progressText({ ...progress, done: progress.total - 1 }, n) : "";
    if (far) el.textContent = far;
    else if (n < quick || !turn) el.textContent = "";
    else if (helps(turn)) el.textContent = all === 0 ? "" : t("{n} of {all} s", { n: Math.min(n, all), all });
    else if (!reads(turn)) el.textContent = "";
    else if (progress?.seconds && n <= progress.seconds)
      el.textContent = t("The server reads the prompt · {n} of about {all} s", { n, all: progress.seconds });
    else el.textContent = t("The server reads the prompt · {n} s", { n });
  };
  /** @param {import("../model/reduce.js").Turn | null} now */
  return (now) => {
    const loaded = turn?.progress?.loading && !now?.progress?.loading;
    if (loaded) since += Date.now() - loadingSince; // their time stands still meanwhile
    if (now?.progress?.loading && !turn?.progress?.loading) loadingSince = Date.now();
    const progress = turn?.progress;
    turn = now && (helps(now) || reads(now) || now.progress) && !now.plugin ? now : null;
    const at = turn ? `${turn.conversation_id} ${turn.turn} ${turn.phase} ${turn.calls.length}` : "";
    if (at === key) {
      if (turn && progress !== turn.progress) draw();
      return;
    }
    key = at;
    clearInterval(timer);
    el.textContent = "";
    if (!turn) return;
    since = Date.now();
    draw();
    timer = Number(setInterval(draw, 1000));
  };
}

/** How long a plug-in has taken that the turn waits for. @param {HTMLElement} el */
function pluginClock(el) {
  let timer = 0;
  let since = 0;
  const draw = () => {
    el.textContent = since ? duration(1000 * Math.max(0, Math.floor((Date.now() - since) / 1000))) : "";
  };
  /** @param {import("../model/reduce.js").Turn | null} turn */
  return (turn) => {
    const now = turn?.plugin?.since ?? 0;
    if (now === since) return;
    since = now;
    clearInterval(timer);
    draw();
    if (since) timer = Number(setInterval(draw, 1000));
  };
}

export function phasePill() {
  const words = [...Object.values(doings).map((d) => d.label), t("Stopping"), t("Using a tool")];
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  const name = h("span.phase-name", { dataset: { longest } }); // the pill is as wide for each
  const extra = h("span.phase-extra");
  const time = h("span.phase-extra");
  const taken = h("span.phase-extra");
  const pill = h("div.phase", { hidden: true, "aria-hidden": "true" }, strokes(), name, time, extra, taken);
  const clock = turnClock(time);
  const wait = pluginClock(taken);
  const draw = () => {
    const id = activeId.get();
    const turn = id ? turns.get().get(id) : undefined;
    const word = turn && doings[turn.phase];
    const doing = visiblePhase(channels.get(), id);
    pill.hidden = !word && doing === null;
    pill.dataset["voice"] = word?.voice ?? "";
    name.textContent = turn?.stopping
      ? t("Stopping")
      : turn && usesTool(turn)
        ? t("Using a tool")
        : (word?.label ?? "");
    const plugin = turn?.plugin?.name;
    extra.textContent = [plugin, doing].filter(Boolean).join(": ");
    clock(turn ?? null);
    wait(turn ?? null);
  };
  watchAll([turns, activeId, channels], draw);
  return pill;
}
