// A block of code: its language, a button that copies it, and colours that come when
// the colouring is there. Colours never change a block's size, so nothing jumps.

import { h, icon } from "./dom.js";
import { iconButton } from "./field.js";
import { t } from "./i18n.js";

/** A block longer than this stays plain: colouring it would hold the page up for longer than it helps. */
const mostColoured = 40_000;
/** A longer one is read, and then painted, in tasks of their own, so that whatever shows it isn't held up. */
const atOnce = 4000;

/** @typedef {string | {scope?: string, language?: string, children: Token[]}} Token a piece of coloured code */
/** @typedef {{getLanguage: (name: string) => unknown, highlight: (code: string, options: {language: string, ignoreIllegals?: boolean}) => any}} Colouring */

/** @type {Promise<Colouring> | null} */
let colouring = null;
/** @type {Colouring | null} */
let ready = null;

const loadColouring = () => {
  colouring ??= import("../../vendor/highlight.js").then((m) => {
    ready = m.default;
    return m.default;
  });
  return colouring;
};

/** @param {HTMLPreElement} pre */
export function codeBlock(pre) {
  const code = pre.querySelector("code");
  if (!code || pre.parentElement?.className === "code") return;
  const language = /language-(\S+)/.exec(code.className)?.[1] ?? "";
  void colour(code, language);
  const copy = iconButton("copy", t("Copy code"), async () => {
    await navigator.clipboard.writeText(code.textContent ?? "");
    copy.replaceChildren(icon("check"));
    copy.setAttribute("aria-label", t("Copied"));
    setTimeout(() => {
      copy.replaceChildren(icon("copy"));
      copy.setAttribute("aria-label", t("Copy code"));
    }, 1500);
  });
  const frame = h("div.code", h("div.code-head", h("span", language || t("text")), copy));
  pre.replaceWith(frame);
  pre.tabIndex = 0; // long lines are scrolled by key too
  frame.append(pre);
}

/**
 * Colours what a block holds now; what joins it meanwhile stays plain.
 *
 * @param {HTMLElement} code @param {string} language
 * @returns {Promise<number>} how many milliseconds of the page's time it took
 */
export async function colour(code, language) {
  const text = code.textContent ?? "";
  if (!language || !text || text.length >= mostColoured) return 0;
  const pause = () => new Promise((go) => setTimeout(go));
  const soon = ready && (text.length < atOnce || read.has(keyOf(text, language)));
  const colouring = soon ? ready : await loadColouring().catch(() => null);
  if (!colouring) return 0;
  if (!soon) await pause();
  const began = performance.now();
  const tokens = tokensOf(colouring, text, language);
  let took = performance.now() - began;
  if (!soon) await pause();
  const painting = performance.now();
  const whole = code.textContent ?? "";
  if (tokens && whole.startsWith(text)) code.replaceChildren(...nodesOf(tokens), whole.slice(text.length));
  took += performance.now() - painting;
  return took;
}

/** What was read last, because a reply is drawn again when it ends. @type {Map<string, readonly Token[] | null>} */
const read = new Map();
const mostRead = 16;
const keyOf = (/** @type {string} */ text, /** @type {string} */ language) => `${language}\n${text}`;

/** @param {Colouring} colouring @param {string} text @param {string} language @returns {readonly Token[] | null} null: it has no colours */
function tokensOf(colouring, text, language) {
  const key = keyOf(text, language);
  let tokens = read.get(key);
  if (tokens === undefined) {
    const known = colouring.getLanguage(language);
    tokens = known
      ? (colouring.highlight(text, { language, ignoreIllegals: true })._emitter?.rootNode?.children ?? null)
      : null;
    read.set(key, tokens ?? null);
    for (const oldest of read.keys()) {
      if (read.size <= mostRead) break;
      read.delete(oldest);
    }
  }
  return tokens ?? null;
}

/** The library's tree as nodes of ours, so that no text becomes HTML on the way. @param {readonly Token[]} tokens @returns {(Node | string)[]} */
function nodesOf(tokens) {
  return tokens.map((token) => {
    if (typeof token === "string") return token;
    return h("span", { class: token.scope ? classOf(token.scope) : null }, ...nodesOf(token.children));
  });
}

/** "title.function" is "hljs-title function_". @param {string} scope */
export function classOf(scope) {
  const [first = "", ...rest] = scope.split(".");
  return [`hljs-${first}`, ...rest.map((part, i) => part + "_".repeat(i + 1))].join(" ");
}
