// Arguments of a tool as a form, from its schema; without one, as JSON.

import { h, muted, t } from "../../lib/index.js";
import { configField } from "./configfield.js";
import { fieldNamed, fieldsOf, leaves, valueAt, withValue } from "./schema.js";

/** @typedef {import("./schema.js").Field} Field */
/** @typedef {import("./configfield.js").ConfigField} ConfigField */

/**
 * @param {any} schema @param {any} args what holds
 * @returns {{node: HTMLElement, read: () => any, blame: (at: string, text: string) => boolean, focus: () => void}} read: undefined when something is wrong, which is said at the field
 */
export function argsForm(schema, args) {
  const whole = { title: t("Arguments"), type: "object" };
  const fields = schema?.properties
    ? fieldsOf(schema, args)
    : fieldsOf({ ...whole, properties: undefined }, args ?? {});
  /** @type {ConfigField[]} */
  const made = [];
  const node = h("div.args-form.config-form", ...fields.map((f) => drawField(f, args ?? {}, made)));
  if (leaves(fields).length === 0) node.append(muted(t("No arguments.")));
  return {
    node,
    read() {
      const wrong = made.filter((m) => !m.check() || !m.given());
      wrong[0]?.focus();
      return wrong.length > 0 ? undefined : enteredArgs(made, withOff(made, args ?? {}));
    },
    blame(at, text) {
      const named = fieldNamed(fields, at);
      const m = made.find((x) => x.field === named);
      m?.blame(text);
      return m !== undefined;
    },
    focus: () => made[0]?.focus(),
  };
}

/** @param {Field} f @param {any} config @param {ConfigField[]} made takes what was made @returns {HTMLElement} */
export function drawField(f, config, made) {
  if (f.kind === "group")
    return h(
      "fieldset.config-group",
      h("legend", f.label),
      f.help && h("p.hint", f.help),
      ...f.fields.map((inner) => drawField(inner, config, made)),
    );
  const m = configField(f, config);
  made.push(m);
  return m.node;
}

/** A switch that was never touched is off, which is a value where one is required. @param {readonly ConfigField[]} made @param {any} args */
function withOff(made, args) {
  const off = made.filter(({ field }) => field.kind === "switch" && field.required && field.fallback === undefined);
  return off.reduce((next, { field }) => withValue(next, field.path, valueAt(args, field.path) ?? false), args);
}

/** What was entered, on top of what held. @param {readonly ConfigField[]} made @param {any} args */
export function enteredArgs(made, args) {
  let next = args;
  for (const m of made) {
    const entry = m.entry();
    if (entry && "value" in entry) next = withValue(next, m.field.path, entry.value);
  }
  return next;
}
