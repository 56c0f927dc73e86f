// What the line of a step or of a part of one says, and the lines of its log.

import { h, icon, spellInvisible, t, translateFault } from "../../lib/index.js";
import { isPlainId, lasted, shapeOf, stepWord } from "../../model/runlabels.js";

/** @typedef {import("../../../types/api.d.ts").run.Log} Log */

/** What is beside the title of a step: its id where a person chose it, and more. @param {string} id @param {string} more */
export const aboutStep = (id, more) => {
  const named = id !== "" && !isPlainId(id);
  return h("span.step-about", named ? h("span.step-id", id) : null, named && more ? " · " : "", more);
};

/** The button that opens a step or a part. @param {import("../../lib/dom.js").Props} props @param {{state: Parameters<typeof stepWord>[0], ms: number | null | undefined, startedAt?: string | null}} s @param {Node | null} number @param {string} title @param {Node} about */
export const stepHead = (props, s, number, title, about) =>
  h(
    "button",
    props,
    h("span.step-shape", icon(shapeOf(s.state))),
    number,
    h("span.step-title", title),
    about,
    h("span.step-word", stepWord(s.state)),
    timeOf(s),
  );

/** How long a step or a part took, or has taken so far. @param {Parameters<typeof stepHead>[1]} s */
const timeOf = ({ state, ms, startedAt }) =>
  startedAt && (ms === null || ms === undefined) && (state === "running" || state === "waiting")
    ? growingTime(startedAt)
    : h("span.step-time", lasted(ms));

/** How long ago something began that is not over. @param {string} since */
export function growingTime(since) {
  const node = h("span.step-time", { dataset: { since } });
  grow(node);
  return node;
}

/** @param {HTMLElement} node */
const grow = (node) => {
  node.textContent = lasted(Math.max(0, Date.now() - Date.parse(node.dataset["since"] ?? "")));
};

/** Has the times of what is not over grow. @param {HTMLElement} within */
export function growTimes(within) {
  for (const node of within.querySelectorAll(".step-time")) {
    if (node instanceof HTMLElement && node.dataset["since"]) grow(node);
  }
}

/** @param {readonly Log[]} lines @param {number} [most] characters of each; the whole of it is in the log */
export const stepLines = (lines, most) =>
  h(
    "ul.step-lines",
    { "aria-label": t("Log of this step") },
    ...lines.map((l) =>
      h(
        "li",
        { dataset: { type: l.isError ? "error" : l.type } },
        spellInvisible(translateFault(l.logText).slice(0, most)),
      ),
    ),
  );
