// Turns what a model filled in (a tool call, the Director's fields, the injection block) into fields to read. Pure.

import { isObject, t } from "../lib/index.js";
import { parameterName, toolName } from "../model/turnlabels.js";

/** @typedef {{label: string, text?: string, items?: string[], rows?: Field[][]}} Field */
/** @typedef {{name: string, arguments: Record<string, unknown>}} ToolCall */
/** @typedef {{title: string, fields: Field[], json: string}} ToolView */
/** @typedef {{label: string, text: string, items: string[]}} Paragraph */

/**
 * A tool call as a list of fields. Fields that say nothing are left out.
 * @param {ToolCall} call
 * @param {ReadonlyMap<string, string>} labels by fragment id
 * @returns {ToolView}
 */
export function toolView(call, labels) {
  return {
    title: toolName(call.name),
    fields: fieldsOf(call.arguments ?? {}, labels),
    json: JSON.stringify(call, null, 2),
  };
}

/**
 * @param {Readonly<Record<string, unknown>>} values
 * @param {ReadonlyMap<string, string>} labels in the order in which the fields are to stand
 * @returns {Field[]}
 */
export function fieldsOf(values, labels) {
  const order = [...labels.keys()];
  const rank = (/** @type {string} */ id) => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.entries(values)
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([id, value]) => field(parameterName(id, labels), value, labels))
    .filter((f) => f !== null);
}

/**
 * @param {string} label
 * @param {unknown} value
 * @param {ReadonlyMap<string, string>} labels
 * @returns {Field | null}
 */
function field(label, value, labels) {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    if (value.every((v) => isObject(v))) return { label, rows: value.map((v) => fieldsOf(v, labels)) };
    return { label, items: value.map((v) => plain(v, labels)) };
  }
  if (isObject(value)) return { label, rows: [fieldsOf(value, labels)] };
  return { label, text: plain(value, labels) };
}

/** @param {unknown} value @param {ReadonlyMap<string, string>} labels @returns {string} */
function plain(value, labels) {
  if (typeof value === "string") return labels.get(value) ?? value;
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (isObject(value)) {
    return Object.entries(value)
      .map(([k, v]) => `${parameterName(k, labels)}: ${plain(v, labels)}`)
      .join("; ");
  }
  return String(value);
}

/**
 * The injection block as paragraphs: "Label: text", "Label:" with a list, or text alone. The heading is left out.
 * @param {string} block
 * @returns {Paragraph[]}
 */
export function paragraphs(block) {
  return block
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^\*\*[^*]+\*\*$/.test(part))
    .map((part) => {
      const lines = part.split("\n");
      const items = lines.filter((l) => /^\s*- /.test(l)).map((l) => l.replace(/^\s*- /, "").trim());
      const rest = lines.filter((l) => !/^\s*- /.test(l)).join("\n");
      const head = /^([^:\n]{1,60}):(?:\s+|$)([\s\S]*)$/.exec(rest);
      if (!head) return { label: "", text: rest, items };
      return { label: heading(head[1] ?? ""), text: (head[2] ?? "").trim(), items };
    });
}

/** @param {string} label */
function heading(label) {
  const [, on] = /^Mood \[(.+)\]$/.exec(label) ?? [];
  if (on) return t("Mood: {name}", { name: on });
  const [, ended] = /^Deactivated \[(.+)\]$/.exec(label) ?? [];
  return ended ? t("Mood ending: {name}", { name: ended }) : label.trim();
}
