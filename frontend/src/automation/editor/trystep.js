// Tests one step by itself: what each of its values would be, as it was in the last run or as a person enters it, and
// what the step then gives.

import { call } from "../../ipc/index.js";
import {
  actions,
  button,
  confirm,
  fieldNodes,
  fold,
  h,
  jsonOrText,
  muted,
  spellInvisible,
  t,
  textOf,
} from "../../lib/index.js";
import { toolOf } from "../../model/catalog.js";
import { lasted } from "../../model/runlabels.js";
import { attempt } from "../../widgets/readdetail.js";
import { labelOf, partsOf } from "../widgets/paths.js";
import { isReference } from "../widgets/refs.js";
import { valueView } from "../widgets/value.js";
import { filledIn, pathsUsed } from "./trial.js";

/** @typedef {import("../widgets/stepshape.js").Step} Step */
/** @typedef {Omit<import("./valuepick.js").Around, "follow">} Around */

/** The workflow that the step belongs to, and the loops around the step, the outermost first; learned: takes what the step gave. @typedef {{workflowId: string, vars: () => Record<string, unknown>, loops: () => any[], learned: (result: unknown) => void}} Home */

/** @param {() => Step} step @param {Around} around @param {Home} home */
export function tryStep(step, around, home) {
  const node = fold(t("Test this step"), [], { bodyKind: "try-step" });
  node.addEventListener(
    "toggle",
    () => node.open && node.lastElementChild?.replaceChildren(...trial(step, around, home)),
  );
  return node;
}

/** @param {Step} step */
const levelOf = (step) => toolOf(step.directCallToolId ?? "")?.level ?? "read";

/** @param {unknown} v */
const entryOf = (v) => (v === undefined ? "" : typeof v === "string" ? v : JSON.stringify(v));

/** What was entered for a value: JSON where the value was none of text. @param {string} text @param {unknown} was */
const entered = (text, was) => (typeof was === "string" ? text : jsonOrText(text));

/** @param {() => Step} step @param {Around} around @param {Home} home */
function trial(step, around, home) {
  const now = step();
  const known = around.values();
  const paths = pathsUsed(now).filter((path) => partsOf(path)?.[0] !== "secrets");
  /** @type {Map<string, unknown>} */
  const samples = new Map(paths.map((path) => [path, known.find((v) => v.path === path)?.sample]));
  // What a person changes. The rest is filled from the last run itself, where it is not shortened.
  /** @type {Set<string>} */
  const own = new Set();
  // A result that is told by the number of its step has no name to enter a value for.
  let byNumber = "";
  const numbered = Object.values(now.args ?? {}).some((v) => isReference(v) && v.source === "result");
  const fields = fieldNodes(
    [
      ...paths.map((path) => ({
        name: path,
        kind: /** @type {const} */ ("text"),
        label: labelOf(path),
        rows: 1,
        value: entryOf(samples.get(path)),
        changed: (/** @type {string} */ text) => {
          own.add(path);
          samples.set(path, entered(text, samples.get(path)));
        },
      })),
      ...(numbered
        ? [
            {
              name: "result",
              kind: /** @type {const} */ ("text"),
              label: t("Sample result of the earlier step"),
              rows: 2,
              changed: (/** @type {string} */ text) => {
                byNumber = text;
              },
            },
          ]
        : []),
    ],
    {},
    () => {},
  );
  const out = h("div.try-out", { role: "status" });
  const go = button(levelOf(now) === "read" ? t("Run test") : t("Run test for real"), () => void run(), {
    icon: "play",
  });
  const run = async () => {
    const instruction = filledIn(step(), samples, own);
    const allow = levelOf(instruction) !== "read";
    if (allow && !(await sure(instruction))) return;
    go.disabled = true;
    await attempt(out, t("Testing…"), async () => {
      const made = await call("automations.try", {
        instruction: /** @type {import("../../../types/api.d.ts").run.Instruction} */ (instruction),
        workflowId: home.workflowId,
        vars: home.vars(),
        loops: home.loops(),
        ...(byNumber && { lastOutput: byNumber }),
        ...(allow && { allow }),
      });
      home.learned(made.result ?? made.text);
      return [
        muted(t("The step took {time}.", { time: lasted(made.ms) || lasted(0) })),
        valueView(t("Arguments"), made.args, { none: t("No arguments") }),
        valueView(t("Result"), made.result ?? made.text, { none: t("The step returned nothing.") }),
      ];
    });
    go.disabled = false;
  };
  const lead = paths.length > 0 && muted(t("The test uses these values."));
  return [lead || "", ...fields, actions(go), out];
}

/** @param {Step} step */
const sure = (step) =>
  confirm({
    title: t("Run this test for real?"),
    text: t("This tool makes changes. The test runs it once, with: {args}", {
      args: spellInvisible(textOf(step.args ?? {})).slice(0, 2000),
    }),
    action: t("Call the tool once"),
  });
