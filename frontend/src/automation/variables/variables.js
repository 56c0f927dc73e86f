// The variables tab: the variables that outlive a run, with their values, which of them are secret, and which tools may read them.

import { h } from "../../lib/dom.js";
import { cutTo, textOf } from "../../lib/exact.js";
import { t } from "../../lib/i18n.js";
import { line, onOff, select, several, text } from "../../lib/inputs.js";
import { tools } from "../../model/catalog.js";
import { formTab } from "../../widgets/formlist.js";

/** @typedef {import("../../../types/api.d.ts").tool.PersistentVar} Variable */

const scopes = [
  { value: "user", name: t("Mine, in every group") },
  { value: "device", name: t("This computer") },
  { value: "group", name: t("This group") },
  { value: "groupDevice", name: t("This group on this computer") },
  { value: "groupUser", name: t("Mine in this group") },
];

export const variablesTab = formTab({
  noun: "variables",
  id: "persistentVarId",
  label: t("Variables"),
  fresh: t("New variable"),
  none: t(
    "There is no variable yet. A variable keeps a value from one run to the next; a secret one is shown to nobody again.",
  ),
  icon: "key",
  choose: t("Choose a variable, or make one."),
  line: (/** @type {Variable} */ v) => ({ icon: v.isSecret ? "key" : "ring", about: held(v) }),
  empty: {
    persistentVarId: "",
    name: "",
    scope: "user",
    description: "",
    isSecret: false,
    value: "",
    grants: [],
    isSet: false,
  },
  deletion: t("Steps that ask for it find nothing then."),
  fields: variableFields,
});

/** What a variable holds, as far as a line of the list may say. @param {Variable} v */
function held(v) {
  if (!v.isSecret) return cutTo(textOf(v.value ?? ""), 60).text;
  return v.isSet ? t("Secret, set") : t("Secret, not set");
}

/** @param {Variable} v @param {(patch: Record<string, unknown>) => void} put @returns {Record<string, import("../../widgets/formdetail.js").Field>} */
function variableFields(v, put) {
  const known = v.persistentVarId !== "";
  const value = v.isSecret && known ? secret(v, put) : plain(v, put);
  return {
    name: line({
      label: t("Name"),
      hint: t("Letters, digits and _."),
      value: v.name,
      check: (text) =>
        /^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(text) ? "" : t("Use letters, digits and _, and begin with a letter."),
      changed: (name) => put({ name }),
    }),
    scope: select({
      label: t("Whose it is"),
      hint: "",
      value: v.scope,
      options: scopes,
      changed: (scope) => put({ scope }),
    }),
    description: line({
      label: t("What it is for"),
      hint: "",
      value: v.description,
      changed: (description) => put({ description }),
    }),
    isSecret: {
      node: known
        ? h(
            "p",
            { class: "hint" },
            v.isSecret ? t("This variable is a secret: its value can be replaced, and not be read.") : "",
          )
        : onOff({
            label: t("Secret"),
            hint: t("Its value is locked away and never shown again, not even to you."),
            value: v.isSecret,
            changed: (isSecret) => put({ isSecret }),
          }),
    },
    value,
    grants: {
      node: several({
        label: t("Tools that may read it"),
        hint: t("No other tool is told its value."),
        value: v.grants ?? [],
        options: tools.get().map((tool) => ({ value: tool.toolId, name: tool.name || tool.toolId })),
        changed: (grants) => put({ grants }),
      }),
    },
  };
}

/** @param {Variable} v @param {(patch: Record<string, unknown>) => void} put */
const secret = (v, put) =>
  line({
    label: t("Value"),
    hint: v.isSet ? (v.hint ? t("Set: {hint}", { hint: v.hint }) : t("Set.")) : t("Not set."),
    type: "password",
    autocomplete: "new-password",
    placeholder: v.isSet ? t("Set. Enter another to replace it") : "",
    value: "",
    changed: (value) => put({ value: value === "" ? undefined : value }),
  });

/** @param {Variable} v @param {(patch: Record<string, unknown>) => void} put */
function plain(v, put) {
  const json = v.value !== null && v.value !== undefined && typeof v.value !== "string";
  return text({
    label: t("Value"),
    hint: json ? t("Written as JSON.") : "",
    value: textOf(v.value ?? ""),
    rows: 3,
    mono: json,
    check: (text) => (json && !isJSON(text) ? t("This is not valid JSON.") : ""),
    changed: (text) => put({ value: json ? (isJSON(text) ? JSON.parse(text) : v.value) : text }),
  });
}

/** @param {string} text */
function isJSON(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
