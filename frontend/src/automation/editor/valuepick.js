// Picks a value for a field of a step: from a menu of what earlier steps give, variables, and what came in from outside.

import { iconButton, picker, t } from "../../lib/index.js";

/**
 * What a field knows of the step that it belongs to.
 * @typedef {object} Around
 * @property {() => readonly import("./values.js").Value[]} values that the step can take
 * @property {() => ReadonlySet<string>} loops names of the items of the loops around it
 * @property {(at: string, blame: (text: string) => void) => void} follow at: the field as a JSON pointer below the step
 */

/** Lets a person pick one of the values. @param {Around} around @param {string} at the field, for only arguments take secrets @param {(path: string) => void} picked */
export const pickValue = (around, at, picked) =>
  picker({
    title: t("Insert a value"),
    options: around
      .values()
      .filter((v) => at.startsWith("/args") || !v.path.startsWith("secrets"))
      .map((v) => ({ id: v.path, name: v.label, about: v.about })),
    none: t("No values yet. Earlier steps and variables appear here."),
    picked,
  });

/** The button beside the name of a field. @param {string} label @param {() => void} act */
export const valueButton = (label, act) =>
  iconButton("value", t("Insert a value into {field}", { field: label }), act, { kind: "value-pick" });
