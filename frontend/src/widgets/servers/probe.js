// Tries what a model can do and shows each step in plain words, as it ends.

import { h, icon } from "../../lib/dom.js";
import { actions, button, failure, muted } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { stepName, stepWord } from "../../model/capabilities.js";
import { loadEndpoints } from "../../model/endpoints.js";
import { begin, working } from "../task.js";

/** @typedef {import("../../model/capabilities.js").Step} Step */

/**
 * @param {number} endpoint
 * @param {{onready?: () => void, more?: Node}} [options] more stands beside the button that tries again
 * @returns {HTMLElement} shows the progress first and the steps afterwards
 */
export function probe(endpoint, { onready, more } = {}) {
  const node = h("div", { class: "probe", role: "status", "aria-live": "polite" });
  const run = async () => {
    const list = h("div", null);
    const job = begin("endpoints.probe", { id: endpoint }, (all) => list.replaceChildren(steps(all)));
    node.replaceChildren(
      list,
      working(
        t("Trying a short conversation with the model. A model that has to load first can take a minute."),
        job.stop,
      ),
    );
    /** @param {...Node} nodes */
    const end = (...nodes) =>
      node.replaceChildren(...nodes, actions(more ?? null, button(t("Try again"), run, { kind: more ? "quiet" : "" })));
    try {
      const answer = /** @type {{steps: Step[] | null}} */ (await job.answer);
      end(steps(answer.steps ?? []));
    } catch (err) {
      if (job.stopped()) end(list, muted(t("Stopped. What the model can do is not known.")));
      else end(...failure(err));
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
  if (all.length === 0) return muted(t("The server did not say what it can do."));
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
