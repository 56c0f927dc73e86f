// Says in plain words what a model and its server can do. Pure.

import { say } from "../lib/i18n.js";

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
 */

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
    toolsChip(c.rung ?? ""),
    contextChip(c.context_tokens ?? 0),
    fact(c.vision, say("sees pictures"), say("no pictures")),
    c.thinking === "yes"
      ? { text: say("thinks"), tone: "plain", title: say("The model can think before it answers.") }
      : null,
    fact(c.streaming, say("streams"), say("answers in one piece")),
  ];
  return all.filter((chip) => chip !== null);
}

/** @param {string} rung @returns {Chip | null} */
export function toolsChip(rung) {
  switch (rung) {
    case "named":
    case "required":
      return { text: say("tools yes"), tone: "good", title: say("Director and Editor work fully.") };
    case "json_schema":
    case "json_text":
      return {
        text: say("tools in simple mode"),
        tone: "plain",
        title: say("The model has no tools; Director and Editor ask it to fill in a form instead."),
      };
    case "none":
      return {
        text: say("tools none"),
        tone: "warn",
        title: say("Director and Editor cannot run with this model; the Writer answers alone."),
      };
    default:
      return null;
  }
}

/** @param {number} tokens @returns {Chip | null} */
export function contextChip(tokens) {
  if (!(tokens > 0)) return null;
  const size = tokensShort(tokens);
  if (tokens >= lowContext)
    return {
      text: say("context {size}", { size }),
      tone: "plain",
      title: say("The model reads {n, plural, one {# token} other {# tokens}} at once.", { n: tokens }),
    };
  return {
    text: say("context {size} (low)", { size }),
    tone: "warn",
    title: say(
      "The model reads {n, plural, one {# token} other {# tokens}} at once. Longer conversations lose their beginning early; raise the context in the server if you can.",
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
 * What stands in a card about a key that is never shown.
 * @param {{api_key_set: boolean, api_key_hint: string}} endpoint
 */
export function keyWords({ api_key_set, api_key_hint }) {
  if (!api_key_set) return say("no key");
  return api_key_hint ? say("key set · …{hint}", { hint: api_key_hint }) : say("key set");
}

/** @typedef {{ok: "yes" | "no" | "", name: string, sentence: string}} Step */

/** @type {Record<string, string>} */
const stepNames = {
  reach: say("Reach the server"),
  connect: say("Reach the server"),
  models: say("List its models"),
  model: say("Find the model"),
  chat: say("Answer a short message"),
  answer: say("Answer a short message"),
  stream: say("Answer word by word"),
  streaming: say("Answer word by word"),
  tools: say("Fill in a form"),
  tool: say("Fill in a form"),
  context: say("Length it can read"),
  vision: say("Look at a picture"),
  thinking: say("Think before answering"),
  usage: say("Count its tokens"),
  stream_usage: say("Count its tokens"),
  parallel_tools: say("Several tools at once"),
};

/** @param {string} name */
export const stepName = (name) =>
  stepNames[name] ?? (name === "" ? "" : name[0]?.toUpperCase() + name.slice(1).replaceAll("_", " "));

/** @type {Record<string, string>} */
const stepWords = { yes: say("yes"), no: say("no"), "": say("not known") };

/** @param {string} ok */
export const stepWord = (ok) => stepWords[ok] ?? say("not known");
