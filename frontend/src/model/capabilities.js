// Says in plain words what a model and its server can do. Pure.

import { t, translateFault } from "../lib/index.js";

/**
 * @typedef {object} Capabilities what a probe found out (llm.Capabilities); facts are "yes", "no" or "" while unknown
 * @property {boolean} [probed]
 * @property {string} [streaming]
 * @property {string} [stream_usage]
 * @property {string} [vision]
 * @property {string} [parallel_tools]
 * @property {string} [thinking]
 * @property {string} [rung]
 * @property {number} [context_tokens]
 * @property {string} [context_source]
 * @property {string} [server]
 * @property {string[] | null} [notes]
 * @property {Report} [report]
 */

/** @typedef {{at: string, steps: Step[] | null}} Report what the last whole test found */

/** @typedef {{text: string, tone: "good" | "plain" | "warn", title: string}} Chip */

// Below this a conversation with direction and a reply hardly fits.
const lowContext = 8192;

/**
 * The chips of a model's card. Nothing is said about what is not known.
 * @param {Capabilities | null | undefined} c
 * @returns {Chip[]}
 */
export function chips(c) {
  if (!c) return [];
  /** @type {(Chip | null)[]} */
  const all = [
    toolsChips[c.rung ?? ""] ?? null,
    contextChip(c.context_tokens ?? 0),
    fact(c.vision, t("reads images"), t("no images")),
    c.thinking === "yes"
      ? { text: t("thinks"), tone: "plain", title: t("The model can think before it answers.") }
      : null,
    fact(c.streaming, t("streams"), t("no streaming")),
  ];
  return all.filter((chip) => chip !== null);
}

/** @type {Chip} */
const fullTools = { text: t("tools: yes"), tone: "good", title: t("Director and Editor work fully.") };
/** @type {Chip} */
const simpleTools = {
  text: t("tools: simple mode"),
  tone: "plain",
  title: t("The model has no tools. Director and Editor ask for a form instead."),
};

/** What each mode of calling tools is called. @type {Readonly<Record<string, Chip>>} */
const toolsChips = {
  named: fullTools,
  required: fullTools,
  json_schema: simpleTools,
  json_text: simpleTools,
  none: {
    text: t("tools: no"),
    tone: "warn",
    title: t("Director and Editor can't run with this model. The Writer replies alone."),
  },
};

/** @param {number} tokens @returns {Chip | null} */
export function contextChip(tokens) {
  if (!(tokens > 0)) return null;
  const size = tokensShort(tokens);
  if (tokens >= lowContext)
    return {
      text: t("context {size}", { size }),
      tone: "plain",
      title: t("The model reads {n, plural, one {# token} other {# tokens}} at once.", { n: tokens }),
    };
  return {
    text: t("context {size} (low)", { size }),
    tone: "warn",
    title: t(
      "The model reads {n, plural, one {# token} other {# tokens}} at once. Long conversations are summarized early. If you can, raise the context size on the server.",
      { n: tokens },
    ),
  };
}

/** @param {string | undefined} value @param {string} yes @param {string} no @returns {Chip | null} */
function fact(value, yes, no) {
  if (value === "yes") return { text: yes, tone: "plain", title: "" };
  if (value === "no") return { text: no, tone: "plain", title: "" };
  return null;
}

/**
 * 4096 → "4k", 131072 → "128k", 1048576 → "1M", 6000 → "6k".
 * @param {number} tokens
 */
export function tokensShort(tokens) {
  const unit = tokens % 1024 === 0 ? 1024 : 1000;
  if (tokens >= unit * unit) return `${round(tokens / (unit * unit))}M`;
  return tokens >= 1000 ? `${round(tokens / unit)}k` : String(tokens);
}

/** @param {number} n */
const round = (n) => (n < 10 ? Math.round(n * 10) / 10 : Math.round(n));

/**
 * Describes a key, which is never shown, in a card.
 * @param {{api_key_set: boolean, api_key_hint: string, key_lost?: boolean}} endpoint
 */
export function keyWords({ api_key_set, api_key_hint, key_lost }) {
  if (!api_key_set) return t("no key");
  if (key_lost) return t("key lost");
  return api_key_hint ? t("key set · …{hint}", { hint: api_key_hint }) : t("key set");
}

/** @typedef {{ok: "yes" | "no" | "", name: string, sentence: string, does?: string}} Step does is what Terzetto does about it */

/** @type {Record<string, string>} */
const stepNames = {
  reach: t("Reach the server"),
  model: t("Find the model"),
  answer: t("Answer a short message"),
  streaming: t("Stream a reply"),
  stop: t("Stop at the end"),
  thinking: t("Think before answering"),
  speed: t("Speed"),
  tools: t("Fill in a form"),
  context: t("Context size"),
  vision: t("Read an image"),
};

/** @param {string} name */
export const stepName = (name) =>
  stepNames[name] ?? (name === "" ? "" : name[0]?.toUpperCase() + name.slice(1).replaceAll("_", " "));

/** @type {Record<string, string>} */
const stepWords = { yes: t("yes"), no: t("no"), "": t("unknown") };

/** @param {string} ok */
export const stepWord = (ok) => stepWords[ok] ?? t("unknown");

/**
 * The last test of a model, or nothing if it was never tested.
 * @param {Capabilities | null | undefined} c
 * @returns {{at: string, steps: readonly Step[]} | null}
 */
export function testOf(c) {
  const steps = c?.report?.steps ?? [];
  return steps.length > 0 ? { at: c?.report?.at ?? "", steps } : null;
}

/**
 * A test as plain text, to send to somebody.
 * @param {string} model
 * @param {string} tested when, in words
 * @param {readonly Step[]} steps
 */
export const reportText = (model, tested, steps) =>
  [
    t("Test of {model}, {when}", { model, when: tested }),
    ...steps.map((s) =>
      [`- ${stepName(s.name)}: ${stepWord(s.ok)}.`, translateFault(s.sentence), translateFault(s.does ?? "")]
        .filter((part) => part !== "")
        .join(" "),
    ),
  ].join("\n");

/** How many edits of a model were not used. @param {unknown} capabilities */
export const refusedEdits = (capabilities) => Number(/** @type {any} */ (capabilities)?.memory?.refused_edits) || 0;

/** Whether the person turned the Director or the Editor off for a model. @param {unknown} capabilities @param {"director" | "editor"} helper */
export const isTurnedOff = (capabilities, helper) =>
  Boolean(/** @type {any} */ (capabilities)?.memory?.helpers?.[helper]?.off);
