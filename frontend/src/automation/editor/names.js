// Names of steps: what a new one is called, and what becomes of the references when a step is renamed. Pure.

import { t } from "../../lib/index.js";
import { isReference, nameFault } from "../widgets/refs.js";
import { kindOf } from "../widgets/stepshape.js";
import { words as reserved } from "./condition.js";
import { every, findStep, mapSteps } from "./steptree.js";

/** @typedef {import("./steptree.js").Placed} Placed */

/** What is wrong with the name of a step; "" when nothing is. @param {string} name @param {ReadonlySet<string>} others */
export function nameFaultOf(name, others) {
  if (reserved.has(name)) return t("This word is reserved. Choose another name.");
  return nameFault(name) || (others.has(name) ? t("Another step has this name.") : "");
}

/** The names of all steps but one. @param {readonly Placed[]} steps @param {string} [but] a key @returns {Set<string>} */
export const namesOf = (steps, but = "") =>
  new Set(every(steps).flatMap((p) => (p.step.id && p.key !== but ? [p.step.id] : [])));

/** A name that is free: the word itself, or with a number. @param {string} word @param {ReadonlySet<string>} others */
export function freeName(word, others) {
  const base = word.replace(/\W+/g, "_").replace(/^(\d)/, "_$1").slice(0, 56) || "step";
  const free = (/** @type {string} */ name) => !others.has(name) && !reserved.has(name);
  if (free(base)) return base;
  for (let n = 2; ; n++) if (free(`${base}${n}`)) return `${base}${n}`;
}

const words = {
  if: "check",
  each: "each",
  repeat: "again",
  parallel: "both",
  wait: "pause",
  ask: "ask",
  stop: "end",
  fail: "refuse",
};

/** What a new step is called before a person names it. @param {any} step @returns {string} */
function wordFor(step) {
  const kind = kindOf(step);
  // Before the last two underscores is the server that the tool is of.
  const tool = String(step.directCallToolId).split(/[./:]|__/);
  if (kind === "tool") return tool.at(-1) || "tool";
  return kind === "words" ? "words" : kind === "workflow" ? "workflow" : words[kind];
}

/**
 * The tree with a name for each step that has none, or one that is taken already.
 * @param {readonly Placed[]} steps @param {Set<string>} [others] names that are taken; those given are added @returns {readonly Placed[]}
 */
export const withStepNames = (steps, others = namesOf(steps)) =>
  mapSteps(steps, (p) => {
    if (p.step.id) return p;
    const id = freeName(wordFor(p.step), others);
    others.add(id);
    return { ...p, step: { id, ...p.step } };
  });

/**
 * The tree after a step got another name: the step, and every reference, text and condition that names it.
 * @param {readonly Placed[]} steps @param {string} from @param {string} to @returns {readonly Placed[]}
 */
export function renameStep(steps, from, to) {
  /** @type {Renaming} */
  const how = {
    reference: (v) => (v.source === "step" && v.step === from ? { ...v, step: to } : v),
    names: (text) => stepsIn(text, from, to),
  };
  return mapSteps(steps, (p) => {
    const { id, ...rest } = p.step;
    const next = renamedIn(rest, how);
    if (next === rest && id !== from) return p;
    return { ...p, step: { ...(id !== undefined && { id: id === from ? to : id }), .../** @type {object} */ (next) } };
  });
}

/**
 * The tree after the item of a loop got another name: the loop, and what names the item in the steps of the loop.
 * @param {readonly Placed[]} steps @param {string} key @param {string} to "": the loop gives it none @returns {readonly Placed[]}
 */
export function itemRenamed(steps, key, to) {
  const called = (/** @type {Placed} */ p) => p.step.forEach?.as || "item";
  const loop = findStep(steps, key)?.p;
  if (!loop?.lanes) return steps;
  const from = called(loop);
  const name = to || "item";
  /** @type {Renaming} */
  const how = {
    reference: (v) => (v.source === "item" && (v.name ?? "item") === from ? { ...v, name } : v),
    names: (text) => text.replace(ownName(from), (all, own) => (own ? name : all)),
  };
  /** An inner loop has an item of its own, which is "item" too. @param {Placed} p @returns {Placed} */
  const inside = (p) => {
    const step = renamedIn(p.step, how);
    const hides = p.step.forEach && (called(p) === from || from === "item");
    const lanes = hides ? p.lanes : p.lanes?.map((lane) => lane.map(inside));
    return { ...p, step, ...(lanes && { lanes }) };
  };
  const { as: _, ...forEach } = loop.step.forEach;
  const step = { ...loop.step, forEach: { ...forEach, ...(to && { as: to }) } };
  const next = { ...loop, step, lanes: loop.lanes.map((lane) => lane.map(inside)) };
  return mapSteps(steps, (p) => (p.key === key ? next : p));
}

/** How a name changes: in a reference, and in what is written as an expression. @typedef {{reference: (v: any) => any, names: (text: string) => string}} Renaming */

/** @param {unknown} v @param {Renaming} how @param {string} [field] @returns {unknown} the same where nothing changed */
function renamedIn(v, how, field = "") {
  if (typeof v === "string") {
    if (field === "when" || field === "if" || field === "until") return how.names(v);
    return v.includes("{{") ? v.replace(/\{\{[^{}]*\}\}/g, how.names) : v;
  }
  if (typeof v !== "object" || v === null) return v;
  if (Array.isArray(v)) {
    const next = v.map((x) => renamedIn(x, how));
    return next.every((x, i) => x === v[i]) ? v : next;
  }
  if (isReference(v)) return how.reference(v);
  const entries = Object.entries(v);
  const next = entries.map(([k, x]) => [k, renamedIn(x, how, k)]);
  return next.every(([, x], i) => x === entries[i]?.[1]) ? v : Object.fromEntries(next);
}

const quoted = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\`[^\`]*\``;

// What is in quotes is text, unless it is the name of a step in brackets.
const mention = new RegExp(
  String.raw`(\bsteps\s*\[\s*)(["'])(\w+)\2(\s*\])|${quoted}|([\w$.]?)(\bsteps\s*(?:\?\.|\.)\s*)(\w+)`,
  "g",
);

/** @param {string} text @param {string} from @param {string} to */
const stepsIn = (text, from, to) =>
  text.replace(mention, (all, bracket, quote, inside, end, before, steps, name) => {
    if (inside === from) return `${bracket}${quote}${to}${quote}${end}`;
    return name === from && !before ? `${steps}${to}` : all;
  });

/** A name by itself: no field of another value, and not in quotes. @param {string} name */
const ownName = (name) => new RegExp(String.raw`${quoted}|(?<![\w$.]|\.\s)(${name})(?!\w)`, "g");
