// Picks a value for a field of a step: from a menu of what earlier steps give, variables, and what came in from outside.

import { iconButton, picker, t } from "../../lib/index.js";
import { fitting } from "./values.js";

/**
 * What a field knows of the step that it belongs to.
 * @typedef {object} Around
 * @property {() => readonly import("./values.js").Value[]} values that the step can take
 * @property {() => readonly import("./values.js").Value[]} [inner] of a loop: those at the end of its steps
 * @property {() => ReadonlySet<string>} loops names of the items of the loops around it
 * @property {(at: string, blame: (text: string) => void) => void} follow at: the field as a JSON pointer below the step
 */

/**
 * Lets a person pick one of the values.
 * @param {Around} around @param {string} at the field, for only arguments take secrets @param {(path: string) => void} picked
 * @param {{wanted?: import("./values.js").Wanted | undefined, only?: boolean}} [fit] what fits the field is first, or alone
 */
export const pickValue = (around, at, picked, { wanted, only = false } = {}) =>
  picker({
    title: only ? t("Choose a list") : t("Insert a value"),
    options: fitting(around.values(), wanted, only)
      .filter((v) => at.startsWith("/args") || !v.path.startsWith("secrets"))
      .map((v) => ({ id: v.path, name: v.label, about: v.about })),
    none: only
      ? t("No lists yet. Earlier steps that give a list appear here.")
      : t("No values yet. Earlier steps and variables appear here."),
    picked,
  });

/** What a field of a tool wants, by its schema. @param {{kind: string, schema?: any}} field @returns {import("./values.js").Wanted | undefined} */
export const wantedBy = ({ kind, schema }) =>
  kind === "switch"
    ? "boolean"
    : kind === "number" || ["number", "integer"].includes(schema?.type)
      ? "number"
      : kind === "list" || schema?.type === "array"
        ? "array"
        : undefined;

/** The button beside the name of a field. @param {string} label @param {() => void} act */
export const valueButton = (label, act) =>
  iconButton("value", t("Insert a value into {field}", { field: label }), act, { kind: "value-pick" });
