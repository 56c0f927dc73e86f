// One of many, in a list that opens; saves itself like the other fields.

import { h } from "../lib/dom.js";
import { verdict } from "../lib/field.js";

let last = 0;

/**
 * @param {{label: string, hint?: string, value: string, options: readonly {id: string, name: string}[], save: (id: string) => unknown}} spec
 */
export function pickField(spec) {
  const id = `pick-${++last}`;
  const said = verdict();
  const select = /** @type {HTMLSelectElement} */ (
    h(
      "select",
      { id, "aria-describedby": `${id}-about` },
      ...spec.options.map((o) => h("option", { value: o.id }, o.name)),
    )
  );
  select.value = spec.value;
  let kept = spec.value;
  select.addEventListener("change", async () => {
    const want = select.value;
    if (await said.watch(() => spec.save(want))) kept = want;
    else select.value = kept;
  });
  return h(
    "div",
    { class: "field pick-row" },
    h("label", { for: id }, spec.label),
    select,
    h("p", { class: "about", id: `${id}-about` }, h("span", { class: "hint" }, spec.hint ?? ""), said.node),
  );
}
