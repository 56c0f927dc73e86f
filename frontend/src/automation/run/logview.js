// The log of a run as it comes: its newest lines, and older ones a part at a time.

import { button, cutTo, h, joinWithDots, keyedItems, spellInvisible, t, translateFault } from "../../lib/index.js";
import { names } from "../../model/catalog.js";
import { lasted } from "../../model/runlabels.js";
import { logLine } from "../../widgets/logline.js";
import { errorView, valueView } from "../widgets/value.js";

/** @typedef {import("../../../types/api.d.ts").run.Log} Log */

/** Lines at a time; with some four nodes a line they stay under 300. */
const atOnce = 60;
/** A line longer than this is cut; the whole of it is in its step. */
const lineful = 400;

export function logView() {
  const list = h("ol");
  // A flood should not be read aloud; a reader who wants the lines goes there.
  const view = h("div.log-lines", { role: "log", "aria-live": "off", "aria-label": t("Log"), tabindex: "0" }, list);
  const told = h("p.muted.log-told");
  const older = button(t("Older lines"), () => back(1), { kind: "quiet", icon: "up" });
  const newer = button(t("Newer lines"), () => back(-1), { kind: "quiet", icon: "down" });
  const newest = button(t("Newest"), () => back(-Infinity), { kind: "quiet", icon: "latest" });
  const node = h("div.log", h("div.log-ways", older, newer, newest, told), view);
  /** @type {import("./logs.js").Lines} */
  let lines = { all: [], rev: 0, dropped: 0 };
  /** How many lines lie below the last one that is shown; 0 follows the log. */
  let below = 0;

  /** @param {number} parts */
  const back = (parts) => {
    const most = Math.max(0, lines.all.length - atOnce);
    below = parts === -Infinity ? 0 : Math.max(0, Math.min(most, below + parts * atOnce));
    draw();
    if (document.activeElement === document.body || older.contains(document.activeElement)) view.focus();
  };
  /** @param {number} from @param {number} to */
  const whereWords = (from, to) => {
    const { all, dropped } = lines;
    const where = { from: dropped + from + 1, to: dropped + to, all: dropped + all.length };
    return dropped > 0
      ? t("Lines {from} to {to} of {all}; the window keeps the newest {held}.", { ...where, held: all.length })
      : t("Lines {from} to {to} of {all}", where);
  };
  const draw = () => {
    const end = lines.all.length - below;
    const from = Math.max(0, end - atOnce);
    const atEnd = view.scrollTop + view.clientHeight >= view.scrollHeight - 8;
    keyedItems(list, lines.all.slice(from, end), (l) => l.workflowLogId, fill);
    older.disabled = from === 0;
    newer.disabled = newest.disabled = below === 0;
    const bounded = lines.all.length > atOnce || lines.dropped > 0;
    older.hidden = newer.hidden = newest.hidden = !bounded;
    told.textContent = bounded ? whereWords(from, end) : lines.all.length === 0 ? t("The log is empty.") : "";
    if (below === 0 && atEnd) view.scrollTop = view.scrollHeight;
  };
  draw();
  return {
    node,
    /** @param {import("./logs.js").Lines} next */
    show(next) {
      if (next === lines) return;
      // A person who reads older lines keeps them in view.
      if (below > 0)
        below = Math.min(
          below + (next.all.length + next.dropped - lines.all.length - lines.dropped),
          Math.max(0, next.all.length - 1),
        );
      lines = next;
      draw();
    },
  };
}

/** What a line says, with the name of a tool that a flow calls in the place of its id. @param {string} text */
const named = (text) =>
  text.replace(/^Calls (\S+)\.$|^(\S+) answered\.$/, (all, called, answered) => {
    const id = called ?? answered;
    return all.replace(id, () => names().tools.get(id) ?? id);
  });

/** @param {HTMLElement} li @param {Log} l */
function fill(li, l) {
  const type = l.isError ? "error" : l.type;
  const said = translateFault(named(l.logText));
  const done = l.progress === null || l.progress === undefined ? "" : t("{n}%", { n: l.progress });
  li.dataset["type"] = type;
  li.replaceChildren(
    ...logLine({
      at: l.logDT,
      step: l.path ? joinWithDots(l.path, l.item) : t("Step {n}", { n: l.instructionIndex + 1 }),
      type,
      text: spellInvisible(cutTo(said, lineful).text) + (said.length > lineful ? "…" : ""),
      rest: joinWithDots(l.agentName, done, lasted(l.toolRunTimeMs)),
    }),
  );
}

/** What a line holds beyond its text: for the detail of a step. @param {Log} l */
export const lineValues = (l) => [
  l.resultObject ? valueView(t("Structured result"), l.resultObject, { file: l.workflowLogId }) : null,
  l.result && l.isError ? errorView(l.result, { file: l.workflowLogId }) : null,
];
