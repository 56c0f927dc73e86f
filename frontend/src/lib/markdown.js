// The only file that parses HTML: Markdown to a clean tree of nodes.

import DOMPurify from "../../vendor/dompurify.js";
import { Marked } from "../../vendor/marked.js";
import { bulky, plainAbove } from "./bulk.js";
import { codeBlock } from "./code.js";
import { h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { asText, formula, mathsExtensions } from "./maths.js";
import { link } from "./pieces.js";
import { markSpeech } from "./speech.js";

/** What a reply may contain. Everything else is dropped by the cleaner. */
const tags = [
  "p",
  "br",
  "hr",
  "em",
  "strong",
  "del",
  "code",
  "pre",
  "blockquote",
  "ul",
  "ol",
  "li",
  "h3",
  "h4",
  "h5",
  "h6",
  "a",
  "img",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "input",
  "span",
];
const attributes = ["href", "title", "src", "alt", "class", "start", "align", "type", "checked", "disabled"];

const marked = new Marked({
  gfm: true,
  breaks: true,
  extensions: mathsExtensions,
  renderer: {
    html: ({ text }) => asText(text), // HTML in a reply is something that somebody wrote
    heading({ tokens, depth }) {
      const level = Math.min(6, depth + 2); // the page has its own first and second level
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
  },
});

/** The blocks of a text. @param {string} text */
export const lex = (text) => marked.lexer(text);

/** Addresses that a text may name: whatever else it names is dropped. */
const addresses = /^(?:https?:|mailto:|data:image\/(?:png|jpeg|webp|gif);base64,)/i;
/** Those of a text of the program's own: other such texts, places in the window, and pictures beside it. */
const ownAddresses = /^(?:https?:|[\w-]+\.md$|terzetto:[\w/-]+$|\.\.\/pictures\/[\w-]+\.png$)/;

/** The addresses that the cleaner keeps now; it reads its rules when these change, and not for each text. @type {RegExp | null} */
let kept = null;

/** @param {string} html @param {RegExp} keep @returns {DocumentFragment} */
function clean(html, keep) {
  if (kept !== keep)
    DOMPurify.setConfig({
      RETURN_DOM_FRAGMENT: true,
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: attributes,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ALLOWED_URI_REGEXP: keep,
    });
  kept = keep;
  return /** @type {DocumentFragment} */ (/** @type {unknown} */ (DOMPurify.sanitize(html)));
}

/**
 * A text that comes with the program may also lead to places in the window and show pictures of its own.
 *
 * @typedef {object} Own
 * @property {(address: string) => void} follow
 * @property {(address: string) => string} picture where a picture is
 */

/**
 * @typedef {object} MarkdownOptions
 * @property {(url: string) => void} [onLink] follows a link that was clicked
 * @property {Own} [own] for a text that comes with the program, and for no other
 */

/**
 * @param {string} text
 * @param {MarkdownOptions} [options]
 * @returns {DocumentFragment}
 */
export function renderMarkdown(text, options = {}) {
  if (text.length > plainAbove) return bulky(text, (part) => renderMarkdown(part, options));
  const html = /** @type {string} */ (marked.parse(text, { async: false }));
  const tree = clean(html, options.own ? ownAddresses : addresses);
  for (const a of tree.querySelectorAll("a")) finishLink(a, options);
  for (const img of tree.querySelectorAll("img")) {
    if (options.own) img.src = options.own.picture(img.getAttribute("src") ?? "");
    else finishImage(img);
  }
  for (const pre of tree.querySelectorAll("pre")) codeBlock(pre);
  for (const table of tree.querySelectorAll("table")) {
    const frame = h("div.table-frame", { tabindex: "0", role: "region", "aria-label": t("Table") });
    table.replaceWith(frame);
    frame.append(table);
  }
  for (const node of tree.querySelectorAll("[class]"))
    if (
      !node.matches(
        "pre *, pre, span.math, .code, .code *, .placeholder, .placeholder *, .table-frame, .picture, .picture-button, button.link",
      )
    )
      node.removeAttribute("class");
  for (const node of tree.querySelectorAll("span.math")) formula(node);
  markSpeech(tree);
  return tree;
}

/** @param {HTMLAnchorElement} a @param {MarkdownOptions} options */
function finishLink(a, { onLink, own }) {
  const url = a.getAttribute("href") ?? "";
  if (own && url && !/^https?:/.test(url)) {
    a.replaceWith(link(a.textContent ?? "", () => own.follow(url)));
    return;
  }
  if (!/^(https?:|mailto:)/i.test(url)) {
    a.replaceWith(...a.childNodes);
    return;
  }
  a.rel = "noopener noreferrer";
  a.title = url;
  a.addEventListener("click", (e) => {
    e.preventDefault();
    onLink?.(url);
  });
}

/** A remote image would tell its host that it is read, so only its host is named. @param {HTMLImageElement} img */
function finishImage(img) {
  const src = img.getAttribute("src") ?? "";
  if (src.startsWith("data:image/")) {
    const button = h("button.picture-button", {
      "aria-label": img.alt ? t("Show {name} at full size", { name: img.alt }) : t("Show the image at full size"),
    });
    img.className = "picture";
    img.replaceWith(button);
    button.append(img);
    return;
  }
  let host = "";
  try {
    host = new URL(src).host;
  } catch {
    // An address that is none names no host.
  }
  img.replaceWith(h("span.placeholder", icon("image"), h("span", notLoaded(img.alt, host))));
}

/** @param {string} alt @param {string} host */
function notLoaded(alt, host) {
  if (alt && host) return t("{alt}, image from {host}, not loaded", { alt, host });
  if (alt) return t("{alt}, image from another site, not loaded", { alt });
  return host ? t("image from {host}, not loaded", { host }) : t("image from another site, not loaded");
}
