// Tries one step by itself, with sample input in the place of what other steps would give.

import { call, sentence } from "../../ipc/index.js";
import { h } from "../../lib/dom.js";
import { plainly, textOf } from "../../lib/exact.js";
import { button } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { text } from "../../lib/inputs.js";
import { confirm } from "../../lib/overlay.js";
import { toolOf } from "../../model/catalog.js";
import { lasted } from "../../model/runlabels.js";
import { isReference, wantedVars } from "../widgets/refs.js";
import { valueView } from "../widgets/value.js";
import { varRows } from "../widgets/varrows.js";

/** @typedef {import("../../../types/api.d.ts").run.Instruction} Instruction */

/** @param {() => Instruction} step as it is in the form now */
export function tryStep(step) {
  const place = h("div", { class: "fold-body try-step" });
  const node = h("details", { class: "fold" }, h("summary", null, t("Try this step")), place);
  node.addEventListener("toggle", () => /** @type {HTMLDetailsElement} */ (node).open && build());

  const build = () => {
    const now = step();
    let lastOutput = "";
    /** @type {Record<string, unknown>} */
    let vars = {};
    const rows = varRows({ label: t("Variables for the trial"), value: vars, changed: (v) => (vars = v) });
    rows.want(wantedVars([now]));
    const sample = text({
      label: t("Sample result of the step before"),
      hint: "",
      value: "",
      rows: 2,
      changed: (v) => {
        lastOutput = v;
      },
    });
    const needs = Object.values(now.args ?? {}).some((v) => isReference(v) && v.source !== "var");
    const out = h("div", { class: "try-out", role: "status" });
    const acts = toolOf(now.directCallToolId ?? "")?.level ?? "read";
    const go = button(acts === "read" ? t("Try it") : t("Try it for real"), () => void attempt(), { icon: "play" });
    const attempt = async () => {
      const instruction = step();
      const level = toolOf(instruction.directCallToolId ?? "")?.level ?? "read";
      if (level !== "read" && !(await sure(instruction))) return;
      go.disabled = true;
      out.replaceChildren(h("p", { class: "progress" }, t("Trying it.")));
      try {
        const made = await call("automations.try", {
          instruction,
          vars: rows.read() ?? vars,
          ...(lastOutput && { lastOutput }),
          ...(level !== "read" && { allow: true }),
        });
        out.replaceChildren(
          h("p", { class: "muted" }, t("It took {time}.", { time: lasted(made.ms) || lasted(0) })),
          valueView(t("Arguments"), made.args, { none: t("No arguments") }),
          valueView(t("Result"), made.result ?? made.text, { none: t("It gave nothing.") }),
        );
      } catch (e) {
        out.replaceChildren(h("p", { class: "error", role: "alert" }, sentence(e)));
      } finally {
        go.disabled = false;
      }
    };
    place.replaceChildren(needs ? sample.node : "", rows.node, h("div", { class: "actions" }, go), out);
  };
  return node;
}

/** @param {Instruction} step */
const sure = (step) =>
  confirm({
    title: t("Try it for real?"),
    text: t("This tool changes something. It is called once, with: {args}", {
      args: plainly(textOf(step.args ?? {})).slice(0, 2000),
    }),
    action: t("Call it once"),
  });
