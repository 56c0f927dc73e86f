// Tests what a model can do and shows each step in plain words, as it ends.

import { actions, button, copyButton, failure, fullDate, h, icon, muted, t, translateFault } from "../../lib/index.js";
import { reportText, stepName, stepWord } from "../../model/capabilities.js";
import { loadEndpoints } from "../../model/endpoints.js";
import { begin, working } from "../task.js";

/** @typedef {import("../../model/capabilities.js").Step} Step */

/**
 * @param {number} endpoint
 * @param {{model?: {id: number, name: string}, onready?: () => void, more?: Node}} [options] model is the one to test, unless it is
 *   the one that its server uses; more is shown beside the button that tests again
 * @returns {HTMLElement} shows the progress first and the steps afterwards
 */
export function probe(endpoint, { model, onready, more } = {}) {
  const node = h("div.probe", { role: "status", "aria-live": "polite" });
  const run = async () => {
    const list = h("div");
    const job = begin("endpoints.probe", { id: endpoint, ...(model && { model_id: model.id }) }, (all) =>
      list.replaceChildren(steps(all)),
    );
    node.replaceChildren(
      list,
      working(t("Testing the model with a short conversation. Loading the model first can take a minute."), job.stop),
    );
    /** @param {...Node} nodes */
    const end = (...nodes) =>
      node.replaceChildren(
        ...nodes,
        actions(more ?? null, button(t("Test again"), run, { kind: more ? "quiet" : "" })),
      );
    try {
      const answer = /** @type {{steps: Step[] | null}} */ (await job.answer);
      end(report(model?.name ?? "", new Date().toISOString(), answer.steps ?? []));
    } catch (err) {
      if (job.stopped()) end(list, muted(t("Stopped. The model's capabilities are unknown.")));
      else end(...failure(err));
    }
    await loadEndpoints();
    onready?.();
  };
  void run();
  return node;
}

/**
 * What a test found, with its date and a button that copies it.
 * @param {string} model its name, or empty
 * @param {string} at
 * @param {readonly Step[]} all
 */
export function report(model, at, all) {
  const when = fullDate(at);
  return h(
    "div.model-report",
    h("p.muted", t("Tested {when}", { when })),
    steps(all),
    all.length > 0 ? copyButton(t("Copy report"), () => reportText(model || t("the model"), when, all)) : null,
  );
}

/** @type {Record<string, string>} */
const marks = { yes: "check", no: "close", "": "question" };

/** Without these nothing can be written; what else a model cannot do has a way around it. */
const needed = ["reach", "model", "answer"];

/** @param {readonly Step[]} all */
function steps(all) {
  if (all.length === 0) return muted(t("The server didn't report the model's capabilities."));
  return h(
    "ul.steps",
    ...all.map((s) =>
      h(
        "li",
        { "data-ok": s.ok || "unknown", "data-needed": String(needed.includes(s.name)) },
        h("span.step-mark", { "aria-hidden": "true" }, icon(marks[s.ok] ?? "question")),
        h("span.step-what", stepName(s.name), h("span.visually-hidden", `: ${stepWord(s.ok)}.`)),
        h(
          "span.step-why",
          translateFault(s.sentence),
          s.does ? h("span.step-does", ` ${translateFault(s.does)}`) : null,
        ),
      ),
    ),
  );
}
