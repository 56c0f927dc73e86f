// Builds form fields that save themselves: at once, one at a time, with a quiet word when it is done
// and the reason beside the field when it is not.

import { row, selectOf } from "./controls.js";
import { h } from "./dom.js";
import { saveState } from "./savestate.js";

export * from "./controls.js";
export { saveState as verdict, sentence } from "./savestate.js";

/**
 * @template T
 * @typedef {object} Field
 * @property {HTMLElement} node
 * @property {(value: T) => void} show puts a value in, unless the person is editing the field
 */

/**
 * @template T
 * @typedef {object} Spec
 * @property {string} label
 * @property {string} [hint]
 * @property {T} value
 * @property {(value: T) => unknown} save may return a promise; what it rejects with is shown
 */

let last = 0;
const newId = () => `field-${++last}`;

/**
 * A text: of one line, or in a box of so many rows.
 * @param {Spec<string> & {rows?: number, type?: string, placeholder?: string, check?: (text: string) => string, mono?: boolean, limit?: number, macros?: boolean}} spec macros: they are completed
 * @returns {Field<string>}
 */
export function textField(spec) {
  const id = newId();
  const said = saveState();
  const attributes = {
    id,
    class: spec.mono ? "mono" : "",
    placeholder: spec.placeholder ?? "",
    "aria-describedby": `${id}-about`,
    ...(spec.limit && { maxlength: String(spec.limit) }),
    ...(spec.macros && { "data-macros": "" }),
  };
  const input = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (
    spec.rows
      ? h("textarea", { ...attributes, rows: String(spec.rows) })
      : h("input", { ...attributes, type: spec.type ?? "text" })
  );
  input.value = spec.value;
  let kept = spec.value;
  /** What is being saved, the newest last: only that counts, whichever is answered first. @type {string[]} */
  const saving = [];
  input.addEventListener("change", async () => {
    const text = input.value;
    if (text === (saving.at(-1) ?? kept)) return saving.length === 0 && said.tell("", "");
    const wrong = spec.check?.(text) ?? "";
    input.setAttribute("aria-invalid", String(wrong !== ""));
    if (wrong) return said.tell(wrong, "error");
    saving.push(text);
    const ok = await said.watch(() => spec.save(text));
    const newest = saving.at(-1) === text;
    saving.splice(saving.indexOf(text), 1);
    if (ok) kept = text;
    if (newest) input.setAttribute("aria-invalid", String(!ok));
  });
  return {
    node: row(id, spec, input, said.node, "text-row"),
    show(value) {
      if (saving.length > 0) return; // the answer to an older text
      kept = value;
      if (document.activeElement !== input && input.getAttribute("aria-invalid") !== "true") input.value = value;
    },
  };
}

/**
 * A control that saves what is chosen at once, and goes back to what holds where that fails.
 * @template T
 * @param {Spec<T>} spec @param {HTMLElement} control
 * @param {() => T} read @param {(value: T) => void} put
 * @param {(said: Node) => HTMLElement} frame what the control is shown in, with the outcome of a save
 * @returns {Field<T>}
 */
function chooser(spec, control, read, put, frame) {
  const said = saveState();
  let kept = spec.value;
  const show = (/** @type {T} */ value) => {
    kept = value;
    put(value);
  };
  show(kept);
  control.id = newId();
  control.setAttribute("aria-describedby", `${control.id}-about`);
  control.addEventListener("change", async () => {
    const want = read();
    if (await said.watch(() => spec.save(want))) kept = want;
    else put(kept);
  });
  return { node: frame(said.node), show };
}

/** A switch. @param {Spec<boolean>} spec */
export function toggle(spec) {
  const input = h("input.switch", { type: "checkbox", role: "switch" });
  const put = (/** @type {boolean} */ on) => {
    input.checked = on;
  };
  const frame = (/** @type {Node} */ said) => row(input.id, spec, input, said, "switch-row");
  return chooser(spec, input, () => input.checked, put, frame);
}

/** One of many, in a list that opens. @param {Spec<string> & {options: readonly {id: string, name: string}[]}} spec */
export function pickField(spec) {
  const select = selectOf(spec.options.map(({ id, name }) => ({ value: id, name })));
  const put = (/** @type {string} */ id) => {
    select.value = id;
  };
  const frame = (/** @type {Node} */ said) => row(select.id, spec, select, said, "pick-row");
  return chooser(spec, select, () => select.value, put, frame).node;
}

/**
 * One of a few, all in sight.
 * @template {string} V
 * @param {Spec<V> & {options: readonly {id: V, name: string, hint?: string}[], render?: (option: {id: V, name: string, hint?: string}) => Node}} spec
 * @returns {Field<V>}
 */
export function choice(spec) {
  const name = newId();
  const inputs = spec.options.map((o) => h("input", { type: "radio", name, value: o.id }));
  const labels = spec.options.map((o, i) =>
    h("label.option", { title: o.hint ?? "" }, inputs[i], spec.render?.(o) ?? h("span", o.name)),
  );
  const node = h("fieldset.field.choice-row", h("legend", spec.label), h("div.options", ...labels));
  const read = () => /** @type {V} */ (inputs.find((i) => i.checked)?.value);
  const put = (/** @type {V} */ id) => {
    for (const i of inputs) i.checked = i.value === id;
  };
  return chooser(spec, node, read, put, (said) => {
    node.append(h("p.about", { id: `${node.id}-about` }, h("span.hint", spec.hint ?? ""), said));
    return node;
  });
}

/**
 * A number within bounds, on a slider.
 * @param {Spec<number> & {min: number, max: number, step: number, reads: (value: number) => string, preview?: (value: number) => void}} spec
 * @returns {Field<number>}
 */
export function slider(spec) {
  const id = newId();
  const said = saveState();
  const input = h("input", {
    id,
    type: "range",
    min: String(spec.min),
    max: String(spec.max),
    step: String(spec.step),
    "aria-describedby": `${id}-about`,
  });
  const output = h("output.slider-value", { for: id });
  const write = () => {
    output.textContent = spec.reads(Number(input.value));
    input.setAttribute("aria-valuetext", output.textContent);
  };
  input.value = String(spec.value);
  write();
  input.addEventListener("input", () => {
    write();
    spec.preview?.(Number(input.value));
  });
  input.addEventListener("change", () => void said.watch(() => spec.save(Number(input.value))));
  return {
    node: row(id, spec, h("span.slider", input, output), said.node, "slider-row"),
    show(value) {
      if (document.activeElement === input) return;
      input.value = String(value);
      write();
    },
  };
}
