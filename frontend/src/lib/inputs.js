// The form that is kept as a whole: its fields by their names, and what was entered in them.

import { clock, dates, line, moment, onOff, select, several, text } from "./input.js";

/** @typedef {import("./input.js").Input} Input */

/**
 * Describes a field of a form. What the constructors take besides may be given too.
 * @typedef {object} FieldSpec
 * @property {string} name under which the form holds the value
 * @property {"line" | "text" | "select" | "switch" | "several" | "clock" | "moment" | "dates"} [kind] otherwise a line
 * @property {string} [label]
 * @property {string} [hint]
 * @property {(entered: any) => any} [reads] makes the value of what was entered
 * @property {any} [value] what the field shows, where that is not the value itself
 * @property {(entered: any) => unknown} [changed] takes what was entered in place of the form
 * @property {(form: any) => boolean} [when] the field is shown only while this holds
 * @property {HTMLElement} [node] in place of a field
 * @property {(value: string) => string} [check]
 * @property {readonly {value: string, name: string}[]} [options]
 * @property {boolean} [asGiven] the options keep their order; otherwise the chosen ones come first
 * @property {number} [rows]
 * @property {boolean} [mono]
 * @property {string} [type]
 * @property {string} [mode]
 * @property {string} [placeholder]
 * @property {string} [autocomplete]
 * @property {(held: () => string, picked: (value: string) => void) => Node} [chooser] of a line: the button beside it that lets a person choose
 * @property {() => readonly string[]} [offers] of a line: what can be chosen in place of typing
 */

/** @type {Record<NonNullable<FieldSpec["kind"]>, (spec: any) => Input>} */
const kinds = { line, text, select, switch: onOff, several, clock, moment, dates };
/** What a field shows while the form holds nothing. */
const blanks = { line: "", text: "", select: "", switch: false, several: [], clock: "", moment: "", dates: "" };

/**
 * Builds the fields of a form.
 * @param {readonly FieldSpec[]} specs
 * @param {object} first what the form holds
 * @param {(patch: any) => void} put takes what was entered
 * @returns {Record<string, Input>} the fields by their names
 */
export function formFields(specs, first, put) {
  /** @type {Record<string, any>} */
  let form = { ...first };
  /** @param {FieldSpec} spec @returns {Input} */
  const made = ({ name, kind = "line", reads = (entered) => entered, node, ...rest }) => {
    if (node) return { node };
    const changed = (/** @type {unknown} */ entered) => {
      const patch = { [name]: reads(entered) };
      form = { ...form, ...patch };
      put(patch);
      hide();
    };
    return kinds[kind]({ hint: "", value: form[name] ?? blanks[kind], changed, ...rest });
  };
  const fields = Object.fromEntries(specs.map((spec) => [spec.name, made(spec)]));
  const hide = () => {
    for (const { name, when } of specs) if (when && fields[name]) fields[name].node.hidden = !when(form);
  };
  hide();
  return fields;
}

/** The nodes of the fields of a form. @type {(...of: Parameters<typeof formFields>) => HTMLElement[]} */
export const fieldNodes = (...of) => Object.values(formFields(...of)).map((f) => f.node);
