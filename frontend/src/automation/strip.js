// Shows what waits for a person above the conversation and above the automation page.

import { h, icon } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { requests, waitingSentence } from "../model/waiting.js";

/**
 * @param {(runId: string) => void} show
 * @param {() => string} [shown] the run that is in sight, whose requests stand there already
 * @returns {{node: HTMLElement, draw: () => void, close: () => void}}
 */
export function waitingStrip(show, shown = () => "") {
  const node = h("div", { class: "waiting-place", role: "status" });
  let drawn = "";
  const draw = () => {
    const here = shown();
    const all = requests.get().filter((r) => r.workflowRunId !== here);
    const first = all[0];
    const text = first ? waitingSentence(all) : "";
    const id = `${first?.workflowRunId} ${text}`;
    if (id === drawn) return;
    drawn = id;
    if (!first) return node.replaceChildren();
    node.replaceChildren(
      h(
        "div",
        { class: "notice waiting-strip" },
        icon("pause"),
        h("p", null, text),
        h("button", { type: "button", class: "button", onclick: () => show(first.workflowRunId) }, t("Look at it")),
      ),
    );
  };
  draw();
  return { node, draw, close: requests.watch(draw) };
}
