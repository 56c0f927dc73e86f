// Tries the flow in the editor with an input, and shows what each call answers while it arrives.

import { call, listen } from "../../ipc/index.js";
import { h, icon, keyedItems } from "../../lib/dom.js";
import { actions, button, failure, muted } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { fieldNodes } from "../../lib/inputs.js";
import { dotted } from "../../lib/pieces.js";
import { lasted, shapeOf, stepWord } from "../../model/runlabels.js";
import { valueView } from "../widgets/value.js";
import { heard, nothingYet } from "./flowlive.js";

/** As much of a call's words as is shown while it speaks: its end, in characters. */
const tail = 4000;
/** Calls that are shown; a longer flow shows its newest. */
const most = 40;

/** @param {() => import("../../../types/api.d.ts").flow.Definition} definition as it is in the editor now */
export function tryFlow(definition) {
  let input = "";
  let live = nothingYet;
  let task = "";
  let frame = 0;
  const field = fieldNodes(
    [{ name: "input", kind: "text", label: t("Input"), hint: t("Nothing of this is kept."), rows: 3 }],
    {},
    (form) => {
      input = form.input;
    },
  );
  const list = h("ol", { class: "live-nodes", "aria-label": t("What each call says") });
  const word = h("div", { class: "try-out", role: "status" });
  const go = button(t("Try the flow"), () => void begin(), { icon: "play" });
  const stop = button(t("Stop"), () => void call("flows.stop", { task }).catch(() => {}), { icon: "stop" });
  stop.hidden = true;

  const draw = () => {
    frame = 0;
    keyedItems(list, live.nodes.slice(-most), (n) => n.id, fill);
  };
  /** @param {HTMLElement} li @param {import("./flowlive.js").Node} n */
  const fill = (li, n) => {
    li.dataset["state"] = n.state;
    li.replaceChildren(
      h(
        "p",
        null,
        icon(shapeOf(n.state)),
        h("strong", null, t("Step {n}", { n: n.id })),
        h("span", { class: "muted" }, dotted(n.model, stepWord(n.state), ...n.calls)),
      ),
      h("div", { class: "live-text" }, n.text.slice(-tail)),
      n.error ? h("p", { class: "error" }, n.error) : "",
    );
  };
  /** @param {boolean} now @param {...Node} shown */
  const working = (now, ...shown) => {
    go.disabled = now;
    stop.hidden = !now;
    word.replaceChildren(...shown);
  };
  const end = () =>
    live.error
      ? working(false, h("p", { class: "error" }, live.error))
      : working(
          false,
          muted(t("It took {time}.", { time: lasted(live.ms) })),
          valueView(t("Result"), live.output, { none: t("It gave nothing.") }),
        );
  const begin = async () => {
    task = crypto.randomUUID();
    live = nothingYet;
    working(true, h("p", { class: "progress" }, t("The flow is at work.")));
    draw();
    await call("flows.run", { definition: definition(), input: { input }, task }).catch((e) =>
      working(false, ...failure(e)),
    );
  };
  const undo = listen((/** @type {any} */ push) => {
    if (push.type !== "flow" || push.conversation_id !== `flow:${task}`) return;
    for (const e of push.events) live = heard(live, e);
    frame ||= requestAnimationFrame(draw);
    if (live.ended) end();
  });
  return {
    node: h(
      "section",
      { class: "runs-form try-flow" },
      h("h3", null, t("Try it")),
      field,
      actions(go, stop),
      word,
      list,
    ),
    close: () => {
      undo();
      cancelAnimationFrame(frame);
      if (!stop.hidden) void call("flows.stop", { task }).catch(() => {});
    },
  };
}
