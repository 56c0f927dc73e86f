// Says in plain words what a model and its server can do. Pure.

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
    fact(c.vision, "sees pictures", "no pictures"),
    c.thinking === "yes" ? { text: "thinks", tone: "plain", title: "The model can think before it answers." } : null,
    fact(c.streaming, "streams", "answers in one piece"),
  ];
  return all.filter((chip) => chip !== null);
}

/** @param {string} rung @returns {Chip | null} */
export function toolsChip(rung) {
  switch (rung) {
    case "named":
    case "required":
      return { text: "tools yes", tone: "good", title: "Director and Editor work fully." };
    case "json_schema":
    case "json_text":
      return {
        text: "tools in simple mode",
        tone: "plain",
        title: "The model has no tools; Director and Editor ask it to fill in a form instead.",
      };
    case "none":
      return {
        text: "tools none",
        tone: "warn",
        title: "Director and Editor cannot run with this model; the Writer answers alone.",
      };
    default:
      return null;
  }
}

/** @param {number} tokens @returns {Chip | null} */
export function contextChip(tokens) {
  if (!(tokens > 0)) return null;
  const low = tokens < lowContext;
  return {
    text: `context ${tokensShort(tokens)}${low ? " (low)" : ""}`,
    tone: low ? "warn" : "plain",
    title: low
      ? `The model reads ${tokens} tokens at once. Longer conversations lose their beginning early; raise the context in the server if you can.`
      : `The model reads ${tokens} tokens at once.`,
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
  if (!api_key_set) return "no key";
  return api_key_hint ? `key set · …${api_key_hint}` : "key set";
}

/** @typedef {{ok: "yes" | "no" | "", name: string, sentence: string}} Step */

/** @type {Record<string, string>} */
const stepNames = {
  reach: "Reach the server",
  connect: "Reach the server",
  models: "List its models",
  model: "Find the model",
  chat: "Answer a short message",
  answer: "Answer a short message",
  stream: "Answer word by word",
  streaming: "Answer word by word",
  tools: "Fill in a form",
  tool: "Fill in a form",
  context: "Length it can read",
  vision: "Look at a picture",
  thinking: "Think before answering",
  usage: "Count its tokens",
  stream_usage: "Count its tokens",
  parallel_tools: "Several tools at once",
};

/** @param {string} name */
export const stepName = (name) =>
  stepNames[name] ?? (name === "" ? "" : name[0]?.toUpperCase() + name.slice(1).replaceAll("_", " "));

/** @type {Record<string, string>} */
const stepWords = { yes: "yes", no: "no", "": "not known" };

/** @param {string} ok */
export const stepWord = (ok) => stepWords[ok] ?? "not known";
