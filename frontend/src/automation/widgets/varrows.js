// Named values that are given to a run: a row each, with a text or JSON.

import { button, h, iconButton, parseJSON, selectOf, t } from "../../lib/index.js";

const writings = [
  { value: "text", name: t("Text") },
  { value: "json", name: t("JSON") },
];

/** What was entered as a value: JSON where it is marked so. Pure. @param {string} text @param {boolean} json @returns {{value: unknown} | {fault: string}} */
export const valueFrom = (text, json) =>
  json ? (parseJSON(text) ?? { fault: t("The text is not valid JSON.") }) : { value: text };

/** @param {{label: string, hint?: string, value?: Record<string, unknown>, changed?: (value: Record<string, unknown>) => void}} spec */
export function varRows({ label, hint = "", value = {}, changed }) {
  const rows = h("div.var-rows");
  let valid = value;
  const read = () => {
    /** @type {Record<string, unknown>} */
    const out = {};
    let whole = true;
    for (const row of rows.querySelectorAll(".var-row")) {
      const [name, form, text] = /** @type {HTMLInputElement[]} */ ([
        ...row.querySelectorAll("input, select, textarea"),
      ]);
      if (!name || !form || !text || !name.value.trim()) continue;
      const made = valueFrom(text.value, form.value === "json");
      text.setAttribute("aria-invalid", String("fault" in made));
      text.title = "fault" in made ? made.fault : "";
      if ("fault" in made) whole = false;
      else out[name.value.trim()] = made.value;
    }
    if (whole) valid = out;
    return whole ? out : null;
  };
  const heard = () => {
    const now = read();
    if (now) changed?.(now);
  };
  /** @param {string} name @param {unknown} v @param {boolean} [fixed] the name is asked for, and not theirs to change */
  const row = (name, v, fixed = false) => {
    const json = v !== undefined && typeof v !== "string";
    const called = name || t("Value");
    const key = h("input", {
      value: name,
      "aria-label": t("Name"),
      placeholder: t("Name"),
      spellcheck: "false",
      ...(fixed && { readonly: true }),
    });
    const form = selectOf(writings, {
      "aria-label": t("{name}: written as", { name: called }),
      value: json ? "json" : "text",
    });
    const text = h("textarea", {
      rows: "1",
      "aria-label": t("Value of {name}", { name: called }),
      placeholder: t("Value"),
      value: json ? JSON.stringify(v) : String(v ?? ""),
    });
    const remove = () => {
      one.remove();
      heard();
      add.focus();
    };
    const away = fixed ? null : iconButton("close", t("Remove {name}", { name: called }), remove, { title: null });
    const one = h("div.var-row", { onchange: heard }, key, form, text, away);
    return one;
  };
  const begin = () => {
    const one = row("", "");
    rows.append(one);
    one.querySelector("input")?.focus();
  };
  const add = button(t("Add a variable"), begin, { kind: "quiet", icon: "plus" });
  rows.append(...Object.entries(value).map(([name, v]) => row(name, v)));
  return {
    node: h("fieldset.field.vars", h("legend", label), hint ? h("p.hint", hint) : null, rows, add),
    /** What was entered; null while a value is not valid. */
    read,
    /** What was entered, as it was last valid. */
    valid: () => read() ?? valid,
    /** Adds a row for each name that must be given. @param {readonly string[]} names */
    want: (names) => rows.append(...names.filter((name) => !(name in value)).map((name) => row(name, "", true))),
  };
}
