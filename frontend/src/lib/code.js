// A block of code: its language, a button that copies it, and colours that come when
// the colouring is there. Colours never change a block's size, so nothing jumps.

import { h, icon } from "./dom.js";
import { iconButton } from "./field.js";
import { t } from "./i18n.js";

/** A block longer than this stays plain: colouring it would hold the page up for longer than it helps. */
const mostColoured = 40_000;

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
  const text = code.textContent ?? "";
  const language = /language-(\S+)/.exec(code.className)?.[1] ?? "";
  if (language && text.length < mostColoured) {
    if (ready) colour(ready, code, text, language);
    else
      void loadColouring().then(
        (c) => colour(c, code, text, language),
        () => {},
      );
  }
  const copy = iconButton("copy", t("Copy code"), async () => {
    await navigator.clipboard.writeText(text);
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

/** @param {Colouring} colouring @param {HTMLElement} code @param {string} text @param {string} language */
function colour(colouring, code, text, language) {
  if (!colouring.getLanguage(language)) return;
  const root = colouring.highlight(text, { language, ignoreIllegals: true })._emitter?.rootNode;
  if (root) code.replaceChildren(...nodesOf(root.children));
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
