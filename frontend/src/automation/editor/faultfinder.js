// Finds what is wrong with a workflow while it is written: what the page sees itself at once, the rest by asking.

import { call } from "../../ipc/index.js";
import { newest, t, translateFault, undoAll } from "../../lib/index.js";
import { pausing } from "../../lib/pausing.js";
import { tools } from "../../model/catalog.js";
import { kindOf } from "../widgets/stepshape.js";
import { faultsAt, faultsOfWhole } from "./draft.js";

/** @typedef {import("../widgets/stepshape.js").Step} Step */

// Long enough that one is asked for a thought and not for a letter; in ms.
const pause = 700;

/** What a step of each kind cannot do without, and what a person is told while it lacks that. @type {Partial<Record<import("../widgets/stepshape.js").StepKind, [has: (step: Step) => unknown, told: string]>>} */
const needs = {
  tool: [(s) => s.directCallToolId, t("Choose a tool.")],
  workflow: [(s) => s.subWorkflowId, t("Choose a workflow.")],
  if: [(s) => s.if?.trim(), t("Add a condition.")],
  each: [(s) => s.forEach?.items !== undefined, t("Choose a list.")],
  repeat: [
    (s) => s.repeat?.until?.trim() || s.repeat?.pages?.list !== undefined,
    t("Add a condition, or choose the list of a page."),
  ],
  wait: [(s) => s.wait?.forMs || s.wait?.until, t("Enter how long to wait.")],
  ask: [(s) => s.ask?.question?.trim(), t("Enter the question.")],
  fail: [(s) => s.fail?.trim(), t("Enter the message.")],
  words: [(s) => s.markdown?.trim(), t("Describe the task.")],
};

/** What the page sees by itself at a step; "" when nothing. Pure. @param {Step} step without the steps in it @param {ReadonlySet<string>} known ids of tools */
export function plainFault(step, known) {
  const [has, told] = needs[kindOf(step)] ?? [];
  if (has && told && !has(step)) return told;
  const tool = step.directCallToolId;
  return tool && known.size > 0 && !known.has(tool) ? t("This tool doesn't exist here.") : "";
}

/** A step without the steps in it. @param {any} step */
function ownPart(step) {
  if (!step) return step;
  const { then: _, else: __, steps: ___, parallel: ____, ...own } = step;
  return own;
}

/** @param {() => Partial<import("../../../types/api.d.ts").run.Workflow>} template @param {() => void} found */
export function faultFinder(template, found) {
  /** @type {Record<string, string>} */
  let fields = {};
  let message = "";
  /** The steps that the faults are of, as they were when they were looked at; null: it isn't known. @type {any} */
  let looked = null;
  const checks = newest();
  const asking = pausing(pause);
  const ask = () => {
    const now = template();
    return checks.ask(
      () =>
        call("automations.check", {
          template: /** @type {import("../../../types/api.d.ts").run.Workflow} */ (now),
        }),
      (answer) => {
        looked = now;
        fields = answer.valid ? {} : (answer.fields ?? {});
        message = answer.valid ? "" : (answer.message ?? "");
        found();
      },
      () => {}, // What cannot be checked now is checked when it is saved.
    );
  };
  /** Whether a step is another than the one in which faults were found, so that they may be gone. @param {import("./steptree.js").Row} row */
  const changed = ({ pointer, p }) => {
    const was =
      looked &&
      pointer
        .split("/")
        .slice(1)
        .reduce((at, name) => at?.[name], looked);
    return was !== null && JSON.stringify(ownPart(was)) !== JSON.stringify(ownPart(p.step));
  };
  return {
    look: () => asking.later(ask),
    /** @param {any} given what a save complained of, by JSON pointer */
    take(given) {
      checks.drop();
      fields = given;
      looked = template();
    },
    /** What is wrong at the step of a line: each field of it, and all of it in one line. @param {import("./steptree.js").Row} row */
    ofStep(row) {
      const { step } = row.p;
      const own = "configs" in step ? "" : plainFault(step, new Set(tools.get().map((tool) => tool.toolId)));
      const found = (changed(row) ? [] : faultsAt(fields, row)).map((f) => ({
        at: f.at,
        text: translateFault(f.text),
      }));
      return { line: own || found.map((f) => f.text).join(" "), fields: found };
    },
    /** @param {string} pointer */
    ofWhole: (pointer) => translateFault(fields[pointer] ?? ""),
    /** What has no place of its own on the page. */
    rest() {
      const whole = faultsOfWhole(fields).filter((f) => f.at !== "/name");
      return whole.length > 0
        ? whole.map((f) => translateFault(f.text))
        : message && Object.keys(fields).length === 0
          ? [translateFault(message)]
          : [];
    },
    close: undoAll([checks.drop, asking.cancel]),
  };
}
