// Turns the record of a turn, or the turn that runs, into what the inspector shows. Pure.

import { compare, hasChanges } from "../lib/diff.js";
import { scriptLines } from "../model/scriptwords.js";
import { callPass, humanise, passes, words } from "../model/turnlabels.js";
import { speedOf } from "./chart.js";
import { fieldsOf, paragraphs, toolView } from "./fields.js";
import { findingViews, loreViews, moodViews, recallViews } from "./named.js";
import { templateSentences } from "./template.js";

/** @typedef {import("../model/turnlabels.js").Pass} Pass */
/** @typedef {import("../model/turnlabels.js").PassState} PassState */
/** @typedef {import("./record.js").Log} Log */
/** @typedef {import("./fields.js").ToolCall} ToolCall */
/** @typedef {import("./record.js").Live} Live */
/** @typedef {import("./record.js").Library} Library */
/** @typedef {import("./record.js").PassView} PassView */
/** @typedef {import("./record.js").View} View */

/**
 * @param {Log} log
 * @param {Library} library
 * @param {{text?: string, before?: Log | null, uses?: View["uses"]}} [more] the final text of the reply, the record before this one, and the calls of tools for the reply
 * @returns {View}
 */
export function fromLog(log, library, { text = "", before = null, uses = [] } = {}) {
  const labels = labelsOf(library);
  const calls = log.calls ?? [];
  const written = calls.find((c) => c.label === "writer" && !c.error);
  return {
    kind: log.kind,
    speaker: log.speaker ?? null,
    at: log.created_at,
    live: false,
    error: log.outcome === "error" ? log.error : "",
    ms: log.duration_ms,
    place: log.conversation_id ? { cid: log.conversation_id, log: log.id } : null,
    calls,
    template: templateSentences(calls),
    passes: passViews(log, labels, text !== ""),
    ...moodViews(log.active_moods_after ?? [], log.active_moods_before ?? before?.active_moods_after ?? [], library),
    fields: fieldsOf(log.extra_fields ?? {}, labels),
    injection: paragraphs(log.injection_block ?? ""),
    rewritten: log.effective_message ?? "",
    uses,
    words: words(text || log.draft || ""),
    speed: written ? speedOf(written) : 0,
    findings: findingViews(log),
    refused: log.refused_edits ?? [],
    diff: edited(text && log.draft, text),
    feedback: feedbackOf(log.feedback, labels),
    notes: log.direction_notes ?? [],
    quotes: log.quotes ?? [],
    recall: recallViews(log.recall ?? null),
    lore: loreViews(log.lore ?? null),
    reread: log.lore?.reread ?? 0,
    folders: log.folders ?? [],
    scripts: scriptLines(log.scripts),
  };
}

/** @param {string | null | undefined} draft @param {string} text */
const edited = (draft, text) => (draft && hasChanges(compare(draft, text)) ? [{ draft, text }] : []);

/**
 * @param {Live} turn
 * @param {Library} library
 * @returns {View}
 */
export function fromTurn(turn, library) {
  const labels = labelsOf(library);
  const direction = turn.direction ?? null;
  const at = stage(turn.phase);
  const editorTools = (turn.tool_calls ?? []).slice(direction?.tool_calls?.length ?? 0);
  /** @param {Pass} pass @returns {PassView} */
  const view = (pass) => {
    const tools = { director: direction?.tool_calls ?? [], writer: [], editor: editorTools }[pass];
    return {
      state: liveState(turn, pass, at),
      ms: pass === "director" ? (direction?.agent_latency_ms ?? 0) : 0,
      sentences: [],
      calls: [],
      reasoning: turn.reasoning?.[pass] ?? "",
      tools: tools.map((c) => toolView(c, labels)),
    };
  };
  return {
    kind: turn.kind ?? "send",
    speaker: turn.speaker ?? null,
    at: "",
    live: true,
    error: turn.error ?? "",
    ms: 0,
    place: null,
    calls: [],
    template: [],
    passes: byPass(view),
    ...moodViews(direction?.active_moods ?? [], direction?.active_moods ?? [], library),
    fields: fieldsOf(direction?.extra_fields ?? {}, labels),
    injection: paragraphs(direction?.injection_block ?? ""),
    rewritten: refined(turn.tool_calls ?? []),
    uses: turn.calls ?? [],
    words: words(turn.text),
    speed: 0,
    findings: [],
    refused: [],
    diff: edited(turn.draft, turn.text),
    feedback: feedbackOf(turn.feedback ?? null, labels),
    notes: turn.notes ?? [],
    quotes: [],
    recall: [],
    lore: [],
    reread: 0,
    folders: [],
    scripts: [],
  };
}

/**
 * The voice whose work should be shown when the person has not picked one.
 * @param {View} view
 * @returns {Pass}
 */
export function busiest(view) {
  const first = (/** @type {PassState} */ state) => passes.find((p) => view.passes[p].state === state);
  return first("working") ?? first("failed") ?? first("done") ?? "writer";
}

/** The Director's wording of the person's message. @param {readonly ToolCall[]} calls */
const refined = (calls) =>
  String(calls.find((c) => c.name === "rewrite_user_prompt")?.arguments?.["refined_message"] ?? "");

/** @param {string} phase */
const stage = (phase) => ({ pending: -1, directing: 0, writing: 1, editing: 2, done: 3 })[phase] ?? -1;

/** @param {(pass: Pass) => PassView} view */
const byPass = (view) => ({ director: view("director"), writer: view("writer"), editor: view("editor") });

/** @param {Live} turn @param {Pass} pass @param {number} at @returns {PassState} */
function liveState(turn, pass, at) {
  const i = passes.indexOf(pass);
  if (i === at) return turn.error ? "failed" : "working";
  if (i > at) return "waiting";
  if (pass === "director" && (turn.direction?.tool_calls ?? []).length === 0) return "skipped";
  if (pass === "editor" && !turn.rewritten) return turn.text ? "done" : "skipped";
  return "done";
}

/** @param {Log} log @param {ReadonlyMap<string, string>} labels @param {boolean} text @returns {Record<Pass, PassView>} */
function passViews(log, labels, text) {
  const broken = brokenPass(log, text);
  /** @param {Pass} pass @returns {PassView} */
  const view = (pass) => {
    const calls = (log.calls ?? []).filter((c) => callPass(c.label) === pass);
    const sentences = (log.skipped ?? []).filter((s) => skippedPass(s) === pass);
    const tools = (log.tool_calls ?? []).filter((c) => toolPass(c.name) === pass).map((c) => toolView(c, labels));
    const worked =
      calls.some((c) => !c.error) ||
      tools.length > 0 ||
      (pass === "writer" && text) ||
      // It has read the draft, also when it found nothing; without an Editor there is no list at all.
      (pass === "editor" && (log.findings ?? null) !== null);
    const failed = pass === broken || (sentences.length > 0 && !tools.length && calls.some((c) => c.error));
    return {
      state: failed ? "failed" : worked ? "done" : "skipped",
      ms: calls.reduce((sum, c) => sum + c.latency_ms, 0) || (pass === "director" ? log.agent_latency_ms : 0),
      sentences,
      calls,
      reasoning: log.reasoning?.[pass] ?? "",
      tools,
    };
  };
  return byPass(view);
}

/** @param {Log} log @param {boolean} text @returns {Pass | null} the voice at whose work the turn ended in an error */
function brokenPass(log, text) {
  if (log.outcome !== "error") return null;
  const last = (log.calls ?? []).findLast((c) => c.error);
  return last ? callPass(last.label) : text ? "editor" : "writer";
}

/** @param {string} sentence @returns {Pass} */
function skippedPass(sentence) {
  const at = passes.map((p) => sentence.toLowerCase().indexOf(p)).map((i) => (i < 0 ? Number.POSITIVE_INFINITY : i));
  const first = Math.min(...at);
  if (first !== Number.POSITIVE_INFINITY) return passes[at.indexOf(first)] ?? "writer";
  return /note|feedback/i.test(sentence) ? "editor" : "writer";
}

/** @param {string} tool @returns {Pass} */
const toolPass = (tool) => (tool === "direct_scene" || tool === "rewrite_user_prompt" ? "director" : "editor");

/** @param {Library} library @returns {ReadonlyMap<string, string>} */
const labelsOf = (library) => new Map([...library.fragments, ...library.moods].map((f) => [f.id, f.label]));

/** @param {Record<string, string> | null} values @param {ReadonlyMap<string, string>} labels */
const feedbackOf = (values, labels) =>
  Object.entries(values ?? {}).map(([id, text]) => ({ label: labels.get(id) ?? humanise(id), text }));
