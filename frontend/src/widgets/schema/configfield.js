// One field of a configuration form: its label, its control, and a line for what it is and what is wrong with it.

import { aboutOf, h, link, t } from "../../lib/index.js";
import { draftOf, entryOf } from "./entry.js";
import { fallbackWords, valueAt } from "./schema.js";

/** @typedef {import("./schema.js").Field} Field */
/** @typedef {import("./entry.js").Entry} Entry */

/** @typedef {{value: import("./entry.js").Draft, removed: boolean}} Held */

/**
 * @typedef {object} ConfigField
 * @property {Field} field
 * @property {HTMLElement} node
 * @property {() => Entry | null} entry null while nothing was changed
 * @property {() => Held | undefined} held what was changed, so that it can be put back into another form; undefined while nothing was
 * @property {(held: Held) => void} hold
 * @property {(fault: string) => void} blame "" takes it away
 * @property {() => boolean} check whether what is entered will do; says beside the field when not
 * @property {() => boolean} given whether there is a value where one is required; says beside the field when not
 * @property {() => void} focus
 */

let last = 0;

/**
 * @param {Field} f @param {any} config what holds
 * @returns {ConfigField}
 */
export function configField(f, config) {
  const id = `config-${++last}`;
  const value = valueAt(config, f.path);
  const first = draftOf(f, value);
  const control = controlOf(f, id, first);
  const help = [f.help, kindHelp(f), fallbackWords(f)].filter(Boolean);
  let removed = false;
  const forget = f.kind === "secret" && value ? link(t("Remove"), () => forgetIt()) : null;
  const { about, blame } = aboutOf(control, help.join(" "), forget);
  const node = h(
    "div.field.config-field",
    { class: f.kind === "switch" ? "switch-row" : "text-row", dataset: { kind: f.kind } },
    h("label", { for: id }, f.label, f.required && f.kind !== "switch" && h("span.muted", ` ${t("(required)")}`)),
    control,
    about,
  );
  if (f.kind === "secret" && value) control.setAttribute("placeholder", t("Set. Enter a new value to replace it"));
  const now = () => (f.kind === "switch" ? /** @type {HTMLInputElement} */ (control).checked : control.value);
  const dirty = () => removed || now() !== first;
  const check = () => {
    // A secret that holds may stay unseen.
    const made = f.kind === "secret" && !dirty() && value ? { value } : entryOf(f, now());
    blame("fault" in made ? made.fault : "");
    return !("fault" in made);
  };
  const given = () => {
    const missing = f.required && value === undefined && f.fallback === undefined && !dirty() && f.kind !== "switch";
    if (missing) blame(f.kind === "choice" ? t("Choose an option.") : t("Enter a value here."));
    return !missing;
  };
  const forgetIt = () => {
    removed = true;
    control.value = "";
    control.setAttribute("placeholder", t("Removed when you save"));
    forget?.remove();
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.focus();
  };
  control.addEventListener("input", () => {
    if (control.getAttribute("aria-invalid") === "true") check();
  });
  control.addEventListener("change", () => check());
  return {
    field: f,
    node,
    held: () => (dirty() ? { value: now(), removed } : undefined),
    hold(was) {
      if (was.removed) forgetIt();
      if (f.kind === "switch") /** @type {HTMLInputElement} */ (control).checked = was.value === true;
      else control.value = String(was.value);
    },
    entry: () => (dirty() ? (removed && !now() ? { value: "" } : entryOf(f, now())) : null),
    blame,
    check,
    given,
    focus: () => control.focus(),
  };
}

/** @param {Field} f */
function kindHelp(f) {
  if (f.kind === "list") return t("One per line.");
  if (f.kind === "json") return t("As JSON.");
  return "";
}

/** @param {Field} f @param {string} id @param {import("./entry.js").Draft} draft @returns {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} */
function controlOf(f, id, draft) {
  const about = { id };
  if (f.kind === "choice") {
    const known = Number(draft) >= 0;
    const node = h(
      "select",
      about,
      !known && h("option", { value: "-1" }, f.required ? t("Choose") : t("None")),
      ...f.options.map((o, i) => h("option", { value: String(i) }, o.name)),
    );
    node.value = String(draft);
    return node;
  }
  if (f.kind === "switch")
    return h("input.switch", { ...about, type: "checkbox", role: "switch", checked: draft === true });
  const long = f.kind === "text" || f.kind === "list" || f.kind === "json";
  const node = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (
    long
      ? h("textarea", { ...about, rows: "3", class: f.kind === "json" ? "mono" : "", spellcheck: "false" })
      : h("input", {
          ...about,
          type: f.kind === "secret" ? "password" : "text",
          autocomplete: f.kind === "secret" ? "new-password" : "off",
          ...((f.kind === "number" || f.kind === "integer") && {
            inputmode: f.kind === "integer" ? "numeric" : "decimal",
          }),
        })
  );
  node.value = String(draft);
  if (f.required) node.setAttribute("aria-required", "true");
  return node;
}
