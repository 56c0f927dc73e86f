// Tries what a model can do and shows each step in plain words.

import { call } from "../ipc/index.js";
import { h, icon } from "../lib/dom.js";
import { stepName, stepWord } from "./capabilities.js";
import { loadEndpoints } from "./endpoints.js";
import { button, sentence } from "./field.js";

/** @typedef {import("./capabilities.js").Step} Step */

/**
 * @param {number} endpoint
 * @param {{onready?: () => void, more?: Node}} [options] more stands beside the button that tries again
 * @returns {HTMLElement} shows the progress first and the steps afterwards
 */
export function probe(endpoint, { onready, more } = {}) {
  const node = h("div", { class: "probe", role: "status", "aria-live": "polite" });
  const run = async () => {
    node.replaceChildren(
      h(
        "p",
        { class: "progress" },
        "Trying a short conversation with the model. A model that has to load first can take a minute.",
      ),
    );
    try {
      const answer = /** @type {{steps: Step[] | null}} */ (await call("endpoints.probe", { id: endpoint }));
      node.replaceChildren(
        steps(answer.steps ?? []),
        h("div", { class: "actions" }, more ?? null, button("Try again", run, { kind: "quiet" })),
      );
    } catch (err) {
      node.replaceChildren(
        h("p", { class: "error", role: "alert" }, sentence(err)),
        h("div", { class: "actions" }, button("Try again", run), more ?? null),
      );
    }
    await loadEndpoints();
    onready?.();
  };
  void run();
  return node;
}

/** @type {Record<string, string>} */
const marks = { yes: "check", no: "close", "": "question" };

/** @param {readonly Step[]} all */
function steps(all) {
  if (all.length === 0) return h("p", { class: "muted" }, "The server did not say what it can do.");
  return h(
    "ul",
    { class: "steps" },
    ...all.map((s) =>
      h(
        "li",
        { "data-ok": s.ok || "unknown" },
        h("span", { class: "step-mark", "aria-hidden": "true" }, icon(marks[s.ok] ?? "question")),
        h(
          "span",
          { class: "step-what" },
          stepName(s.name),
          h("span", { class: "visually-hidden" }, `: ${stepWord(s.ok)}.`),
        ),
        h("span", { class: "step-why" }, s.sentence),
      ),
    ),
  );
}
