// Tries one step by itself, with sample input in the place of what other steps would give.

import { call } from "../../ipc/index.js";
import { h } from "../../lib/dom.js";
import { plainly, textOf } from "../../lib/exact.js";
import { actions, button, muted } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { fieldNodes } from "../../lib/inputs.js";
import { confirm } from "../../lib/overlay.js";
import { fold } from "../../lib/pieces.js";
import { toolOf } from "../../model/catalog.js";
import { lasted } from "../../model/runlabels.js";
import { attempt } from "../../widgets/readdetail.js";
import { isReference, wantedVars } from "../widgets/refs.js";
import { valueView } from "../widgets/value.js";
import { varRows } from "../widgets/varrows.js";

/** @typedef {import("../../../types/api.d.ts").run.Instruction} Instruction */

/** @param {() => Instruction} step as it is in the form now */
export function tryStep(step) {
  const node = fold(t("Try this step"), [], { bodyKind: "try-step" });
  node.addEventListener("toggle", () => node.open && node.lastElementChild?.replaceChildren(...trial(step)));
  return node;
}

/** @param {Instruction} step */
const levelOf = (step) => toolOf(step.directCallToolId ?? "")?.level ?? "read";

/** @param {() => Instruction} step */
function trial(step) {
  const now = step();
  let lastOutput = "";
  const rows = varRows({ label: t("Variables for the trial") });
  rows.want(wantedVars([now]));
  const needs = Object.values(now.args ?? {}).some((v) => isReference(v) && v.source !== "var");
  const sample = {
    name: "sample",
    kind: /** @type {const} */ ("text"),
    label: t("Sample result of the step before"),
    rows: 2,
    changed: (/** @type {string} */ v) => {
      lastOutput = v;
    },
  };
  const out = h("div", { class: "try-out", role: "status" });
  const go = button(levelOf(now) === "read" ? t("Try it") : t("Try it for real"), () => void run(), { icon: "play" });
  const run = async () => {
    const instruction = step();
    const allow = levelOf(instruction) !== "read";
    if (allow && !(await sure(instruction))) return;
    go.disabled = true;
    await attempt(out, t("Trying it."), async () => {
      const vars = rows.valid();
      const made = await call("automations.try", {
        instruction,
        vars,
        ...(lastOutput && { lastOutput }),
        ...(allow && { allow }),
      });
      return [
        muted(t("It took {time}.", { time: lasted(made.ms) || lasted(0) })),
        valueView(t("Arguments"), made.args, { none: t("No arguments") }),
        valueView(t("Result"), made.result ?? made.text, { none: t("It gave nothing.") }),
      ];
    });
    go.disabled = false;
  };
  return [...fieldNodes(needs ? [sample] : [], {}, () => {}), rows.node, actions(go), out];
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
