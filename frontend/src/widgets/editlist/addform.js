// One line that adds a row to a list.

import { h, icon, sentForm, verdict } from "../../lib/index.js";

/**
 * @param {{label: string, placeholder: string, add: string}} words what the field and its button are called
 * @param {(text: string) => Promise<void>} create
 */
export function addForm({ label, placeholder, add }, create) {
  const said = verdict();
  const input = h("input", { "aria-label": label, placeholder });
  const submit = async () => {
    const text = input.value.trim();
    if (!text) return input.focus();
    const ok = await said.watch(() => create(text));
    input.setAttribute("aria-invalid", String(!ok));
    if (ok) input.value = "";
  };
  const node = sentForm(
    { class: "shelf-add" },
    submit,
    input,
    h("button.button", { type: "submit" }, icon("plus"), h("span", add)),
    said.node,
  );
  return { node, input, said };
}
