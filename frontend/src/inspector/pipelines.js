// The calls of their own that plug-ins let a person watch: each plug-in's passes, and what was thought in them.

import { cell, put, watchAll } from "../lib/index.js";
import { activeId, turns } from "../model/state.js";

/** @typedef {{id: string, label: string}} PluginPass */
/** @typedef {{id: string, label: string, passes: readonly PluginPass[]}} Pipeline id is the plug-in's */

const builtIn = new Set(["director", "writer", "editor"]);

/** @type {import("../lib/cell.js").Cell<readonly Pipeline[]>} */
export const pipelines = cell(/** @type {readonly Pipeline[]} */ ([]));

/**
 * Why a pipeline is refused: one bad pass drops the whole pipeline. Pure.
 * @param {any} p
 * @returns {string} "" when nothing is wrong
 */
export function pipelineFault(p) {
  if (typeof p?.id !== "string" || p.id === "") return "the id is no text";
  if (!Array.isArray(p.passes)) return "passes is no list";
  for (const pass of p.passes) {
    const id = pass?.id;
    if (typeof id !== "string") return "the id of a pass is no text";
    if (builtIn.has(id)) return `the pass ${id} is one of the three voices`;
    if (!id.startsWith(`${p.id}:`)) return `the pass ${id} does not begin with ${p.id}:`;
    if (id.slice(p.id.length + 1).includes(":")) return `the pass ${id} has a second colon`;
  }
  return new Set(p.passes.map((/** @type {any} */ x) => x.id)).size < p.passes.length ? "a pass stands twice" : "";
}

/**
 * @param {{id: string, label?: string, passes: readonly {id: string, label?: string}[]}} p as the plug-in gives it, which pipelineFault finds nothing wrong with
 * @returns {() => void} takes it back
 */
export function registerPipeline(p) {
  /** @type {Pipeline} */
  const made = {
    id: p.id,
    label: String(p.label || p.id),
    passes: p.passes.map(({ id, label }) => ({ id, label: String(label || id.slice(p.id.length + 1)) })),
  };
  return put(pipelines, made);
}

/** Whether anybody shows what is thought in a pass. @param {string} pass */
export const isKnown = (pass) => builtIn.has(pass) || pipelines.get().some((p) => p.passes.some((x) => x.id === pass));

/** @typedef {{cid: string | null, byPass: Readonly<Record<string, string>>}} Reasoning */

/** The thoughts of the shown conversation's last turn; they outlive the turn until the next one begins. @type {import("../lib/cell.js").Cell<Reasoning>} */
export const reasoning = cell(/** @type {Reasoning} */ ({ cid: null, byPass: {} }));

const follow = () => {
  const cid = activeId.get();
  const turn = cid ? turns.get().get(cid) : undefined;
  const had = reasoning.get();
  if (turn ? turn.reasoning !== had.byPass || cid !== had.cid : cid !== had.cid)
    reasoning.set({ cid, byPass: turn?.reasoning ?? {} });
};
watchAll([turns, activeId], follow);

/** Which pass a person looks at, by pipeline. @type {import("../lib/cell.js").Cell<Readonly<Record<string, string>>>} */
export const chosenPass = cell(/** @type {Readonly<Record<string, string>>} */ ({}));

/** @param {string} pipeline @param {string} pass */
export const choosePass = (pipeline, pass) => chosenPass.update((all) => ({ ...all, [pipeline]: pass }));
