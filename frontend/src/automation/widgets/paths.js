// The path to a value, as templates and conditions write it: steps.fetch.content, vars.city, item.files[0]["my key"].
// Pure.

import { t } from "../../lib/index.js";
import { isReference } from "./refs.js";

/** @typedef {readonly (string | number)[]} Parts the name of the value, then the fields that lead into it */

const identifier = /^[A-Za-z_][A-Za-z0-9_]*$/;
const part = /\.([A-Za-z_]\w*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y;

/** A path, as a pattern: what is between the braces of a text. */
export const pathPattern = String.raw`[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[\d+\]|\["(?:[^"\\]|\\.)*"\])*`;

/** What values come from; a loop adds the name of its item. */
const sources = ["steps", "vars", "item", "lastOutput", "lastError", "trigger", "secrets"];

/** @param {string} path @returns {Parts | null} null: it is no path */
export function partsOf(path) {
  const root = /^[A-Za-z_]\w*/.exec(path)?.[0];
  if (!root) return null;
  /** @type {(string | number)[]} */
  const out = [root];
  part.lastIndex = root.length;
  while (part.lastIndex < path.length) {
    const m = part.exec(path);
    if (!m) return null;
    out.push(m[1] ?? (m[2] !== undefined ? Number(m[2]) : JSON.parse(m[3] ?? '""')));
  }
  return out;
}

/** @param {Parts} parts */
export const pathOf = ([root, ...rest]) =>
  String(root) +
  rest
    .map((p) => (typeof p === "number" ? `[${p}]` : identifier.test(p) ? `.${p}` : `[${JSON.stringify(p)}]`))
    .join("");

/** Whether a path begins at a value that there is. @param {string} path @param {ReadonlySet<string>} [loops] names of items */
export const isKnown = (path, loops) => {
  const root = /^\w+/.exec(path)?.[0] ?? "";
  return sources.includes(root) || Boolean(loops?.has(root));
};

/** @param {readonly (string | number)[]} fields @returns {string} a JSON pointer */
const pointerOf = (fields) => fields.map((f) => `/${String(f).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** @param {string} pointer @returns {(string | number)[]} */
const fieldsOf = (pointer) =>
  pointer
    .split("/")
    .slice(1)
    .map((f) => (/^\d+$/.test(f) ? Number(f) : f.replaceAll("~1", "/").replaceAll("~0", "~")));

/**
 * A value as a field of another type than text holds it: a reference, or for a secret a text with nothing else in it.
 * @param {string} path @returns {unknown}
 */
export function heldAs(path) {
  const [root, ...rest] = partsOf(path) ?? [];
  const named = { steps: { source: "step", step: rest[0] }, vars: { source: "var", name: rest[0] } }[String(root)];
  if (!named && (root === "secrets" || !sources.includes(String(root)))) return `{{${path}}}`;
  const fields = named ? rest.slice(1) : rest;
  return {
    instructionVariableType: "reference",
    ...(named ?? { source: root }),
    ...(fields.length > 0 && { path: pointerOf(fields) }),
  };
}

/** The path that a field holds and nothing else; "" where it holds something else. @param {unknown} v @returns {string} */
export function pathIn(v) {
  if (typeof v === "string") return new RegExp(`^\\{\\{\\s*(${pathPattern})\\s*\\}\\}$`).exec(v)?.[1] ?? "";
  // A result is told by its place and not by a name.
  if (!isReference(v) || v.source === "result") return "";
  const roots = { step: ["steps", v.step ?? ""], var: ["vars", v.name ?? ""], item: [v.name ?? "item"] };
  const root = roots[/** @type {keyof typeof roots} */ (v.source)] ?? [v.source];
  return pathOf([...root, ...fieldsOf(v.path ?? "")]);
}

/** A path as a person reads it: "fetch › content". @param {string} path @returns {string} */
export function labelOf(path) {
  const [root, ...rest] = partsOf(path) ?? [path];
  const fields = rest.map((f) => (typeof f === "number" ? String(f + 1) : f));
  const firsts = {
    steps: [],
    vars: [t("variable")],
    lastOutput: [t("last result")],
    lastError: [t("last error")],
    trigger: [t("trigger")],
    secrets: [t("secret")],
    item: [t("item")],
  };
  return [...(firsts[/** @type {keyof typeof firsts} */ (root)] ?? [String(root)]), ...fields].join(" › ");
}
