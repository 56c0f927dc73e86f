// One argument of a step: a value that is entered, or where it comes from when the step runs.

import { h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { drawField, entered } from "../../widgets/schema/argsform.js";
import { isReference, reference, sourceOf } from "../widgets/refs.js";

/** @typedef {import("../../widgets/schema/schema.js").Field} Field */

let last = 0;

/**
 * @param {Field} f
 * @param {Record<string, unknown>} args all of the step
 * @param {{at: number, saved: readonly string[], changed: (value: unknown) => void}} where at: the step's place; saved: names that steps before it save; changed: undefined takes the argument out
 */
export function argField(f, args, { at, saved, changed }) {
  const id = `arg-${++last}`;
  const name = f.path[0] ?? "";
  const held = args[name];
  const source = h(
    "select",
    { class: "arg-source", "aria-label": t("{field}: where it comes from", { field: f.label }) },
    h("option", { value: "value" }, t("A value")),
    // Before the first step there is none; what a file or another program wrote is shown all the same.
    (at > 0 || sourceOf(held) === "lastOutput") &&
      h("option", { value: "lastOutput" }, t("The result of the step before")),
    (at > 0 || sourceOf(held) === "result") && h("option", { value: "result" }, t("The result of a step")),
    h("option", { value: "var" }, t("A variable")),
  );
  source.value = sourceOf(held);
  const body = h("div", { class: "arg-body" });
  const node = h("div", { class: "arg", dataset: { source: source.value } }, body, source);
  /** @param {unknown} value what holds */
  const draw = (value) => {
    node.dataset["source"] = source.value;
    ({ value: drawValue, lastOutput: drawLast, result: drawResult, var: drawVar })[sourceChosen()](value);
  };
  const sourceChosen = () => /** @type {import("../widgets/refs.js").Source} */ (source.value);
  const drawLast = () => {
    const hint =
      at === 0
        ? t("This is the first step: there is no result before it.")
        : t("What the step before it gives, when it runs.");
    body.replaceChildren(labelled("", h("p", { class: "hint" }, hint)));
  };
  /** @param {string} forId @param {Node} control */
  const labelled = (forId, control) =>
    h(
      "div",
      { class: "field" },
      h(forId ? "label" : "span", forId ? { for: forId } : { class: "label" }, f.label),
      control,
    );
  /** @param {unknown} value */
  const drawValue = (value) => {
    const config = { ...args, [name]: value };
    /** @type {import("../../widgets/schema/configfield.js").ConfigField[]} */
    const made = [];
    body.replaceChildren(drawField(f, config, made));
    body.onchange = () => {
      const wrong = made.some((m) => !m.check());
      if (!wrong) changed(/** @type {any} */ (entered(made, config))?.[name]);
    };
  };
  /** @param {unknown} value */
  const drawResult = (value) => {
    const index = isReference(value) ? (value.index ?? at - 1) : at - 1;
    const shown = index >= 0 ? String(index + 1) : "";
    const input = h("input", { id, type: "number", min: "1", max: String(at), step: "1", value: shown });
    body.replaceChildren(labelled(id, h("span", { class: "arg-ref" }, h("span", null, t("Step number")), input)));
    body.onchange = () => {
      const n = Number(input.value);
      input.setAttribute("aria-invalid", String(!(Number.isInteger(n) && n >= 1 && n <= at)));
      changed(reference("result", { index: Number.isInteger(n) ? n - 1 : -1 }));
    };
  };
  /** @param {unknown} value */
  const drawVar = (value) => {
    const input = h("input", { id, type: "text", list: `${id}-names`, autocomplete: "off", spellcheck: "false" });
    input.value = isReference(value) ? (value.name ?? "") : "";
    const names = h("datalist", { id: `${id}-names` }, ...saved.map((s) => h("option", { value: s })));
    body.replaceChildren(labelled(id, h("span", { class: "arg-ref" }, h("span", null, t("Its name")), input, names)));
    body.onchange = () => changed(reference("var", { name: input.value.trim() }));
  };
  source.addEventListener("change", () => {
    const to = sourceChosen();
    const first = to === "result" ? { index: at - 1 } : to === "var" ? { name: "" } : {};
    changed(to === "value" ? undefined : reference(to, first));
    draw(to === "value" ? undefined : null);
    /** @type {HTMLElement | null} */ (body.querySelector("input, textarea, select"))?.focus();
  });
  draw(held);
  return node;
}
