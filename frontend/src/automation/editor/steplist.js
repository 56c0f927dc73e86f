// The steps of a workflow in the editor: the list, what is done with a step, and the form of the one that is open.

import { t, toast } from "../../lib/index.js";
import { secretsOf, toolOf } from "../../model/catalog.js";
import { loopItem } from "../widgets/stepshape.js";
import { addBranch, changeStep, copyStep, insertStep, moveStep, removeStep, renamedStep } from "./draft.js";
import { flowForm } from "./flowform.js";
import { itemRenamed, nameFaultOf, namesOf } from "./names.js";
import { orderedList } from "./orderedlist.js";
import { outputSchema } from "./outputschema.js";
import { stepForm } from "./stepform.js";
import { addMenu, laneName, lineOf } from "./stepkinds.js";
import { every, findStep, isLoop, placeBefore, placeBy, placeStep, rowsOf } from "./steptree.js";
import { loopsAround, valuesFor } from "./values.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./steptree.js").Row} Row */

const noFault = { line: "", fields: [] };

/**
 * @param {object} of
 * @param {string} of.workflowId
 * @param {() => readonly string[]} of.starts the kinds of triggers that start the workflow
 * @param {() => Draft} of.draft
 * @param {(next: Draft) => void} of.put takes a change in, and draws
 * @param {() => void} of.redraw
 * @param {(row: Row) => {line: string, fields: readonly {at: string, text: string}[]}} of.faults
 * @param {() => import("./values.js").Last} of.last the values of the last run
 * @param {(id: string, result: unknown) => void} of.learned what a step gave when it was tested
 */
export function stepList({ workflowId, starts, draft, put, redraw, faults, last, learned }) {
  /** Blocks that are closed. @type {ReadonlySet<string>} */
  let folded = new Set();
  /** Steps that were just added and not filled in yet: nothing is wrong with them so far. @type {Set<string>} */
  const untouched = new Set();
  const isFlow = () => draft().kind === "flow";
  /** @param {string} key @param {boolean} [inside] at the end of the steps of the loop itself */
  const values = (key, inside = false) => {
    const { steps, vars } = draft();
    const secrets = secretsOf(findStep(steps, key)?.p.step.directCallToolId ?? "");
    const schemaOf = (/** @type {import("./steptree.js").Placed} */ p) =>
      outputSchema(p, (id) => /** @type {any} */ (toolOf(id)?.outputSchema));
    return valuesFor({ steps, key, vars, schemaOf, last: last(), secrets, starts: starts(), inside });
  };
  /** The names of the items of all loops: a text shows those that are out of reach too. */
  const loops = () => new Set(every(draft().steps).flatMap((p) => loopItem(p.step) || []));
  /**
   * The arguments that a step begins with which calls a tool. Each file or call that starts the workflow, and each item of
   * a loop, adds its rows to those of the ones before.
   * @param {string | undefined} tool @param {string} parent the block that the step is in; "": none
   */
  const argsFor = (tool, parent) => {
    const { steps } = draft();
    const around = findStep(steps, parent)?.p;
    const often = starts().length > 0 || (around && (isLoop(around.step) || loopsAround(steps, parent).length > 0));
    return tool === "write_table" && often ? { mode: "append" } : undefined;
  };
  /** @param {import("./steptree.js").Place} place @param {any} step */
  const add = (place, step) => {
    const args = step.args ?? argsFor(step.directCallToolId, place.parent);
    const p = placeStep(args ? { ...step, args } : step);
    untouched.add(p.key);
    if (folded.has(place.parent)) fold(place.parent);
    put(insertStep(draft(), place, p));
    list.open(p.key);
  };
  /** @param {string} key */
  const fold = (key) => {
    folded = new Set(folded.has(key) ? [...folded].filter((k) => k !== key) : [...folded, key]);
    redraw();
  };
  /** @param {Row} row @returns {import("./orderedrow.js").Form} */
  const formOf = ({ key, p, place }) => {
    const heard = (/** @type {any} */ step) => {
      untouched.delete(key);
      put(changeStep(draft(), key, step));
    };
    // The form takes its new step first, so that it is not built again under the person's hands.
    const taken = (/** @type {Draft} */ next) => {
      queueMicrotask(() => put(next));
      return findStep(next.steps, key)?.p.step;
    };
    if (isFlow()) return flowForm(p.step, { at: place.at, changed: heard });
    return stepForm(p.step, {
      around: { values: () => values(key), inner: () => values(key, true), loops },
      changed: heard,
      rename: (name) => taken(renamedStep(draft(), key, name)),
      renameItem: (name) => taken({ ...draft(), steps: itemRenamed(draft().steps, key, name) }),
      nameFault: (name) => nameFaultOf(name.trim(), namesOf(draft().steps, key)),
      argsFor: (tool) => argsFor(tool, place.parent),
      addBranch: () => put(addBranch(draft(), key)),
      home: {
        workflowId,
        vars: () => draft().vars,
        loops: () =>
          loopsAround(draft().steps, key)
            .flatMap((p) => p.step.forEach ?? [])
            .reverse(),
        learned: (result) => learned(findStep(draft().steps, key)?.p.step.id, result),
      },
    });
  };
  /** Says that steps are gone, with the way to have them again. @param {Draft} before @param {string} text */
  const offerBack = (before, text) => {
    const after = draft();
    const undo = () => put(draft() === after ? before : { ...draft(), steps: before.steps });
    toast(text, { action: { label: t("Undo"), run: undo } });
  };
  const list = orderedList({
    label: t("Steps"),
    line: (row) => ({
      ...lineOf(row.p.step, isFlow(), loops()),
      fault: untouched.has(row.key) ? noFault : faults(row),
    }),
    lane: laneName,
    form: formOf,
    move: (key, way) => {
      const to = placeBy(draft().steps, key, way, folded);
      if (!to) return false;
      if (folded.has(to.parent)) fold(to.parent);
      put(moveStep(draft(), key, to));
      return true;
    },
    drop: (key, before) => put(moveStep(draft(), key, placeBefore(draft().steps, before))),
    remove: (key) => {
      const before = draft();
      const number = rowsOf(before.steps, folded).find((r) => r.key === key)?.number ?? "";
      put(removeStep(before, key));
      offerBack(before, t("Step {n} was deleted.", { n: number }));
    },
    copy: (key) => {
      put(copyStep(draft(), key));
      const there = findStep(draft().steps, key);
      const to = there && { ...there.place, at: there.place.at + 1 };
      const made = rowsOf(draft().steps, folded).find(
        (r) => r.kind === "step" && r.place.parent === to?.parent && r.place.lane === to.lane && r.place.at === to.at,
      );
      if (made) list.open(made.key);
    },
    add: (row, anchor) => {
      const at = row.kind === "step" ? row.place.at + 1 : row.place.at;
      addMenu(anchor, isFlow(), (step) => add({ ...row.place, at }, step));
    },
    fold,
    removeLane: (row) => {
      const before = draft();
      put(addBranch(before, row.p.key, row.place.lane));
      offerBack(before, t("{lane} was deleted.", { lane: laneName(row) }));
    },
    lanesCanGo: ({ p }) => p.step.parallel !== undefined && (p.lanes?.length ?? 0) > 1,
  });
  return {
    node: list.node,
    /** A person wants to save or run: what is missing is missing now. */
    demand: () => untouched.clear(),
    show: () => list.show(rowsOf(draft().steps, folded, isFlow() ? "/flow/steps" : "/instructions")),
    /** Adds a step behind all others. @param {HTMLElement} anchor */
    add: (anchor) => addMenu(anchor, isFlow(), (step) => add({ parent: "", lane: 0, at: draft().steps.length }, step)),
  };
}
