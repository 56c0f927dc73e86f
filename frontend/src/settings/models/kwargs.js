// Edits an object of the person's own as rows of names and values.

import { actions, button, h, iconButton, t, verdict } from "../../lib/index.js";
import { objectOf, rowsOf } from "../../widgets/samplers/samplers.js";

/**
 * @param {{label: string, hint: string, value: unknown, save: (value: Record<string, unknown> | null) => unknown}} spec
 * @returns {HTMLElement}
 */
export function rowsField(spec) {
  const said = verdict();
  const list = h("div.rows", { role: "list" });
  let kept = JSON.stringify(objectOf(rowsOf(spec.value)).value);

  const read = () =>
    [...list.children].map((row) => {
      const [key, value] = row.querySelectorAll("input");
      return { key: key?.value ?? "", value: value?.value ?? "" };
    });
  const changed = async () => {
    const { value, error } = objectOf(read());
    if (error) return said.tell(error, "error");
    const next = JSON.stringify(value);
    if (next === kept) return said.tell("", "");
    if (await said.watch(() => spec.save(value))) kept = next;
  };
  /** @param {string} key @param {string} value */
  const add = (key, value) => {
    const name = h("input.mono", { "aria-label": t("Name"), placeholder: "enable_thinking", onchange: changed });
    const text = h("input.mono", { "aria-label": t("Value"), placeholder: "false", onchange: changed });
    name.value = key;
    text.value = value;
    const remove = iconButton(
      "close",
      t("Remove this row"),
      () => {
        row.remove();
        more.focus();
        void changed();
      },
      { title: t("Remove") },
    );
    const row = h("div.row", { role: "listitem" }, name, text, remove);
    list.append(row);
    return name;
  };
  for (const r of rowsOf(spec.value)) add(r.key, r.value);
  const more = button(t("Add a value"), () => add("", "").focus(), { kind: "quiet", icon: "plus" });
  return h(
    "div.field.rows-row",
    { role: "group", "aria-label": spec.label },
    h("span.label", spec.label),
    list,
    actions(more),
    h("p.about", h("span.hint", spec.hint), said.node),
  );
}
