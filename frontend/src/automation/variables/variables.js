// The variables tab: the variables that outlive a run, with their values, which of them are secret, and which tools may read them.

import { cutTo, h, parseJSON, t, textOf } from "../../lib/index.js";
import { toolOptions } from "../../model/catalog.js";
import { formTab } from "../../widgets/formlist.js";
import { nameFault } from "../widgets/refs.js";

/** @typedef {import("../../../types/api.d.ts").tool.PersistentVar} Variable */

const scopes = [
  { value: "user", name: t("All groups") },
  { value: "device", name: t("This computer") },
  { value: "group", name: t("This group") },
  { value: "groupDevice", name: t("This group on this computer") },
  { value: "groupUser", name: t("This workflow group, my account") },
];

export const variablesTab = formTab({
  noun: "variables",
  id: "persistentVarId",
  label: t("Variables"),
  fresh: t("New variable"),
  none: t("No variables yet. Variables keep values between runs. Secret values can't be viewed after saving."),
  blank: ["key", t("Choose a variable, or create one.")],
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
  deletion: t("Steps that use the variable won't find a value."),
  fields: variableFields,
});

/** What a variable holds, as far as a line of the list may say. @param {Variable} v */
function held(v) {
  if (!v.isSecret) return cutTo(textOf(v.value ?? ""), 60).text;
  return v.isSet ? t("Secret, set") : t("Secret, not set");
}

/** @param {Variable} v @returns {import("../../lib/inputs.js").FieldSpec[]} */
function variableFields(v) {
  const known = v.persistentVarId !== "";
  const secretNote = v.isSecret ? t("This variable is secret: you can replace the value, but not read it.") : "";
  return [
    { name: "name", label: t("Name"), hint: t("Letters, digits and _."), check: nameFault },
    { name: "scope", kind: "select", label: t("Scope"), options: scopes },
    { name: "description", label: t("Purpose") },
    known
      ? { name: "isSecret", node: h("p.hint", secretNote) }
      : {
          name: "isSecret",
          kind: "switch",
          label: t("Secret"),
          hint: t("The value is encrypted and never shown again."),
        },
    v.isSecret && known ? secret(v) : plain(v),
    {
      name: "grants",
      kind: "several",
      label: t("Tools that can read the value"),
      hint: t("Only the chosen tools receive the value."),
      options: toolOptions(),
    },
  ];
}

/** @param {Variable} v @returns {import("../../lib/inputs.js").FieldSpec} */
const secret = (v) => ({
  name: "value",
  label: t("Value"),
  hint: v.isSet ? (v.hint ? t("Set: {hint}", { hint: v.hint }) : t("Set.")) : t("Not set."),
  type: "password",
  autocomplete: "new-password",
  placeholder: v.isSet ? t("Set. Enter a new value to replace it") : "",
  value: "",
  reads: (value) => (value === "" ? undefined : value),
});

/** @param {Variable} v @returns {import("../../lib/inputs.js").FieldSpec} */
function plain(v) {
  const shown = { name: "value", kind: /** @type {const} */ ("text"), label: t("Value"), rows: 3 };
  const value = textOf(v.value ?? "");
  if (v.value === null || v.value === undefined || typeof v.value === "string") return { ...shown, value };
  return {
    ...shown,
    value,
    hint: t("As JSON."),
    mono: true,
    check: (text) => (parseJSON(text) ? "" : t("The text is not valid JSON.")),
    reads: (text) => (parseJSON(text) ?? v).value,
  };
}
