// Names of steps: what a new one is called, and what becomes of the references when a step is renamed. Pure.

import { t } from "../../lib/i18n.js";
import { kindOf } from "../widgets/stepshape.js";
import { every, mapped } from "./steptree.js";

/** @typedef {import("./steptree.js").Placed} Placed */

/** Words that mean something in a condition. */
const taken = new Set("and or not in contains startsWith endsWith matches nil true false let if else len".split(" "));

/** What is wrong with the name of a step; "" when nothing is. @param {string} name @param {ReadonlySet<string>} others */
export function nameFaultOf(name, others) {
  if (!/^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(name)) return t("Use letters, digits and _, and begin with a letter.");
  if (taken.has(name)) return t("This word has a meaning in conditions. Choose another name.");
  return others.has(name) ? t("Another step has this name.") : "";
}

/** The names of all steps but one. @param {readonly Placed[]} steps @param {string} [but] a key @returns {Set<string>} */
export const namesOf = (steps, but = "") =>
  new Set(every(steps).flatMap((p) => (p.step.id && p.key !== but ? [p.step.id] : [])));

/** A name that is free: the word itself, or with a number. @param {string} word @param {ReadonlySet<string>} others */
export function freeName(word, others) {
  const base = word.replace(/\W+/g, "_").replace(/^(\d)/, "_$1").slice(0, 56) || "step";
  const free = (/** @type {string} */ name) => !others.has(name) && !taken.has(name);
  if (free(base)) return base;
  for (let n = 2; ; n++) if (free(`${base}${n}`)) return `${base}${n}`;
}

const words = { if: "check", each: "each", parallel: "both", wait: "pause", ask: "ask", stop: "end", fail: "refuse" };

/** What a new step is called before a person names it. @param {any} step @returns {string} */
function wordFor(step) {
  const kind = kindOf(step);
  if (kind === "tool") return String(step.directCallToolId).split(/[./:]/).at(-1) || "tool";
  return kind === "words" ? "words" : kind === "workflow" ? "workflow" : words[kind];
}

/**
 * The tree with a name for each step that has none, or one that is taken already.
 * @param {readonly Placed[]} steps @param {Set<string>} [others] names that are taken; those given are added @returns {readonly Placed[]}
 */
export const named = (steps, others = namesOf(steps)) =>
  mapped(steps, (p) => {
    if (p.step.id) return p;
    const id = freeName(wordFor(p.step), others);
    others.add(id);
    return { ...p, step: { id, ...p.step } };
  });

/**
 * The tree after a step got another name: the step, and every reference, text and condition that names it.
 * @param {readonly Placed[]} steps @param {string} from @param {string} to @returns {readonly Placed[]}
 */
export const renamed = (steps, from, to) =>
  mapped(steps, (p) => {
    const { id, ...rest } = p.step;
    const next = renamedIn(rest, from, to);
    if (next === rest && id !== from) return p;
    return { ...p, step: { ...(id !== undefined && { id: id === from ? to : id }), .../** @type {object} */ (next) } };
  });

/** @param {unknown} v @param {string} from @param {string} to @param {string} [field] @returns {unknown} the same where nothing changed */
function renamedIn(v, from, to, field = "") {
  if (typeof v === "string") return field === "when" || field === "if" ? inCondition(v, from, to) : inText(v, from, to);
  if (typeof v !== "object" || v === null) return v;
  if (Array.isArray(v)) {
    const next = v.map((x) => renamedIn(x, from, to));
    return next.every((x, i) => x === v[i]) ? v : next;
  }
  const entries = Object.entries(v);
  const isStep =
    /** @type {any} */ (v).instructionVariableType === "reference" && /** @type {any} */ (v).source === "step";
  const next = entries.map(([k, x]) => [k, isStep && k === "step" && x === from ? to : renamedIn(x, from, to, k)]);
  return next.every(([, x], i) => x === entries[i]?.[1]) ? v : Object.fromEntries(next);
}

/** @param {string} text @param {string} from @param {string} to */
const inText = (text, from, to) =>
  text.includes("{{") ? text.replace(/\{\{[^{}]*\}\}/g, (hole) => inCondition(hole, from, to)) : text;

// What is in quotes is text, unless it is the name of a step in brackets.
const mention =
  /(\bsteps\s*\[\s*)(["'])(\w+)\2(\s*\])|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|([\w$.]?)(\bsteps\s*(?:\?\.|\.)\s*)(\w+)/g;

/** @param {string} text @param {string} from @param {string} to */
const inCondition = (text, from, to) =>
  text.replace(mention, (all, bracket, quote, inside, end, before, steps, name) => {
    if (inside === from) return `${bracket}${quote}${to}${quote}${end}`;
    return name === from && !before ? `${steps}${to}` : all;
  });
