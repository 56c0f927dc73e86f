// Named values that are given to a run: a row each, with a text or JSON.

import { h, icon } from "../../lib/dom.js";
import { button } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";

/** What was entered as a value: JSON where it is marked so. Pure. @param {string} text @param {boolean} json @returns {{value: unknown} | {fault: string}} */
export function valueFrom(text, json) {
  if (!json) return { value: text };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { fault: t("This is not valid JSON.") };
  }
}

/**
 * @param {{label: string, hint?: string, value: Record<string, unknown>, changed: (value: Record<string, unknown>) => void}} spec
 */
export function varRows({ label, hint = "", value, changed }) {
  const rows = h("div", { class: "var-rows" });
  const node = h(
    "fieldset",
    { class: "field vars" },
    h("legend", null, label),
    hint ? h("p", { class: "hint" }, hint) : null,
    rows,
  );
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
    return whole ? out : null;
  };
  const heard = () => {
    const now = read();
    if (now) changed(now);
  };
  /** @param {string} name @param {unknown} v @param {boolean} [fixed] the name is asked for, and not theirs to change */
  const row = (name, v, fixed = false) => {
    const json = v !== undefined && typeof v !== "string";
    const key = /** @type {HTMLInputElement} */ (
      h("input", {
        type: "text",
        value: name,
        "aria-label": t("Name"),
        placeholder: t("Name"),
        autocomplete: "off",
        spellcheck: "false",
        ...(fixed && { readonly: true }),
      })
    );
    const form = /** @type {HTMLSelectElement} */ (
      h(
        "select",
        { "aria-label": t("{name}: written as", { name: name || t("Value") }) },
        h("option", { value: "text" }, t("Text")),
        h("option", { value: "json" }, t("JSON")),
      )
    );
    form.value = json ? "json" : "text";
    const text = /** @type {HTMLTextAreaElement} */ (
      h("textarea", {
        rows: "1",
        "aria-label": t("Value of {name}", { name: name || t("Value") }),
        placeholder: t("Value"),
      })
    );
    text.value = json ? JSON.stringify(v) : String(v ?? "");
    const away = h(
      "button",
      { type: "button", class: "icon-button", "aria-label": t("Remove {name}", { name: name || t("Value") }) },
      icon("close"),
    );
    const one = h("div", { class: "var-row" }, key, form, text, fixed ? null : away);
    away.addEventListener("click", () => {
      one.remove();
      heard();
      add.focus();
    });
    one.addEventListener("change", heard);
    return one;
  };
  const add = button(
    t("Add a variable"),
    () => {
      const one = row("", "");
      rows.append(one);
      one.querySelector("input")?.focus();
    },
    { kind: "quiet", icon: "plus" },
  );
  for (const [name, v] of Object.entries(value)) rows.append(row(name, v));
  node.append(add);
  return {
    node,
    read,
    /** A row for each name that must be given. @param {readonly string[]} names */
    want: (names) => {
      for (const name of names) if (!(name in value)) rows.append(row(name, "", true));
    },
  };
}
