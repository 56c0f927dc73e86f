// The inspector: what each of the three voices did in a turn, while it runs and afterwards.

import { button, h, keyed, t, undoAll, watchAll } from "../lib/index.js";
import { strokes } from "../lib/strokes.js";
import { callsBefore, callsFor } from "../model/calls.js";
import { activeId, messages, turns } from "../model/state.js";
import { passNames } from "../model/turnlabels.js";
import { turnChooser } from "./chooser.js";
import { createSection, updateSection } from "./parts.js";
import { openRecords } from "./records.js";
import { openResting, restSections } from "./resting.js";
import { sectionsOf } from "./sections.js";
import { stepper } from "./stepper.js";
import { turnTabs } from "./tabs.js";
import { busiest, fromLog, fromTurn } from "./view.js";

/** @typedef {import("../model/turnlabels.js").Pass} Pass */
/** @typedef {import("./record.js").View} View */
/** @typedef {{message: number} | {log: number}} Asked a turn by its reply, or by its record */

/**
 * @param {HTMLElement} el
 * @param {import("../lib/cell.js").Cell<Asked | null>} asked the turn that was asked for; null follows the last one
 * @returns {() => void}
 */
export function mountInspector(el, asked) {
  /** @type {Pass | null} */
  let picked = null;
  let frame = 0;
  const source = openRecords();
  const rests = openResting();
  const steps = stepper((pass) => {
    picked = pass;
    draw();
  }, "inspector-pass");
  const chooser = turnChooser({
    step: (by) => go(by),
    pick: (log) => asked.set({ log: log.id }),
    more: source.more,
  });
  const list = h("div.inspector-sections");
  const quiet = h("p.inspector-quiet");
  const props = { id: "inspector-pass", class: "inspector-pass", role: "tabpanel", tabindex: "0" };
  const pass = h("div", props, quiet, list);
  const content = h("div.inspector-content", chooser.node, steps.node, pass);
  const empty = h("div.inspector-empty");
  const root = h("div.inspector", empty, content);
  const sides = turnTabs(root);
  el.append(sides.node);

  /** The place in the records: 0 is the newest, -1 the running turn, -2 what has no record. */
  const at = () => {
    const { logs } = source.records.get();
    const wanted = asked.get();
    if (wanted === null) return liveTurn() ? -1 : 0;
    const i = logs.findIndex((l) => ("log" in wanted ? l.id === wanted.log : l.message_id === wanted.message));
    return i < 0 ? -2 : i;
  };
  /** @param {number} step 1 is one turn back */
  const go = (step) => {
    const { logs, more } = source.records.get();
    const to = at() + step;
    if (to >= logs.length) return more && source.more();
    picked = null;
    const log = to < 0 || (to === 0 && !liveTurn()) ? undefined : logs[to];
    asked.set(log ? { log: log.id } : null);
  };

  const draw = () => {
    frame = 0;
    const { logs, state, error, more } = source.records.get();
    const index = at();
    // A turn that was asked for may be older than what was fetched.
    if (index === -2 && more && state === "ready") source.more();
    const view = viewAt(source, index);
    root.dataset["state"] = view ? "shown" : "empty";
    if (!view) return showEmpty(empty, state, error, asked.get() !== null, source.load);
    const chosen = picked ?? busiest(view);
    steps.show(view, chosen);
    chooser.show(view, logs, index, { live: liveTurn() !== null, more });
    pass.dataset["voice"] = chosen;
    pass.setAttribute("aria-labelledby", `step-${chosen}`);
    // What rests now is said of the turn that is the last one, because it holds for the next.
    const rest = index <= 0 ? rests.resting.get()[chosen] : undefined;
    const sections = [...restSections(chosen, rest), ...sectionsOf(view, chosen)];
    // The numbers are those of the whole turn, and say nothing of the voice.
    quiet.hidden = sections.some((s) => !s.key.endsWith("/numbers"));
    quiet.textContent = quiet.hidden ? "" : quietly(view, chosen);
    keyed(list, sections, (s) => s.key, createSection, updateSection);
  };
  // Several cells change with one event, and tokens come faster than frames.
  const soon = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const fresh = () => {
    picked = null;
    soon();
  };
  let before = activeId.get();
  const undo = undoAll([
    watchAll([source.records, source.library, rests.resting, messages, turns], soon),
    asked.watch((wanted) => {
      if (wanted) sides.toTurn();
      fresh();
    }),
    activeId.watch((id) => {
      if (id !== before) asked.set(null);
      before = id;
      fresh();
    }),
  ]);
  draw();
  return () => {
    cancelAnimationFrame(frame);
    undo();
    source.close();
    rests.close();
    sides.close();
    sides.node.remove();
  };
}

/** @param {ReturnType<typeof openRecords>} source @param {number} index @returns {View | null} */
function viewAt(source, index) {
  const { logs } = source.records.get();
  const library = source.library.get();
  const live = liveTurn();
  if (index < 0) return index === -1 && live ? fromTurn(live, library) : null;
  const log = logs[index];
  if (!log) return null;
  const row = messages.get().find((m) => m.id === log.message_id);
  const waits = log.message_id === null && messages.get().find((m) => m.id === log.user_message_id);
  const uses = row ? callsBefore(row) : waits ? callsFor(waits) : [];
  return fromLog(log, library, { text: row?.content ?? "", before: logs[index + 1] ?? null, uses });
}

/** The turn that runs in the shown conversation. @returns {import("./record.js").Live | null} */
function liveTurn() {
  const turn = turns.get().get(activeId.get() ?? "");
  return turn && turn.phase !== "done" ? turn : null;
}

/** @param {View} view @param {Pass} pass */
function quietly(view, pass) {
  const { state } = view.passes[pass];
  const voice = passNames[pass];
  if (state === "waiting") return t("The {voice} is waiting.", { voice });
  if (state === "working") return t("The {voice} is working.", { voice });
  if (state === "skipped") return t("The {voice} didn't take part in this turn.", { voice });
  return t("The {voice} produced no output.", { voice });
}

/** @param {HTMLElement} el @param {string} state @param {string} error @param {boolean} asked @param {() => void} again */
function showEmpty(el, state, error, asked, again) {
  if (state === "failed") return el.replaceChildren(h("p", { role: "alert" }, error), button(t("Retry"), again));
  const sentence = asked
    ? t("This reply has no record. The three voices don't write greetings or imported replies.")
    : t("See how the Director planned each reply, how the Writer wrote it, and what the Editor changed.");
  el.replaceChildren(strokes(), h("p", state === "loading" ? "" : sentence));
}
