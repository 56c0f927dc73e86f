// Markdown as a tree of nodes: what the parser and the cleaner leave of it, finished for the page.

import { bulky, plainAbove, plainSlices } from "./bulk.js";
import { cleanText } from "./clean.js";
import { codeBlock } from "./code.js";
import { h, icon } from "./dom.js";
import { drawing } from "./drawing.js";
import { clip } from "./excerpt.js";
import { t } from "./i18n.js";
import { formula } from "./maths.js";
import { toHTML } from "./parser.js";
import { link } from "./pieces.js";
import { markSpeech } from "./speech.js";

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
  const tree = parsed(text, options);
  for (const a of tree.querySelectorAll("a")) finishLink(a, options);
  for (const img of tree.querySelectorAll("img")) {
    if (options.own) img.src = options.own.picture(img.getAttribute("src") ?? "");
    else finishImage(img);
  }
  for (const source of /** @type {NodeListOf<HTMLElement>} */ (tree.querySelectorAll("span.svg-source")))
    source.replaceWith(drawing(source.textContent ?? "", source.title) ?? source.title);
  for (const pre of tree.querySelectorAll("pre")) finishCode(pre);
  for (const table of tree.querySelectorAll("table")) {
    const frame = h("div.table-frame", { tabindex: "0", role: "region", "aria-label": t("Table") });
    table.replaceWith(frame);
    frame.append(table);
  }
  if (fromTheRight.test(text))
    for (const e of tree.querySelectorAll("ol, ul, blockquote, .table-frame")) e.setAttribute("dir", "auto");
  for (const box of tree.querySelectorAll("input")) finishBox(box);
  for (const node of tree.querySelectorAll("sup")) finishReference(node);
  for (const node of tree.querySelectorAll("span.math")) formula(node);
  markSpeech(tree);
  return tree;
}

/** Letters of scripts that run from right to left; the numbers of a list and the columns of a table follow them. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** @param {string} text @param {MarkdownOptions} options */
function parsed(text, { own }) {
  try {
    return cleanText(toHTML(text), Boolean(own));
  } catch (e) {
    if (!(e instanceof RangeError)) throw e;
    const tree = document.createDocumentFragment(); // ten thousand quotations within each other, or the like
    tree.append(...plainSlices(text));
    return tree;
  }
}

/** A picture takes the place of its code, which is behind a button. @param {HTMLPreElement} pre */
function finishCode(pre) {
  const code = pre.querySelector("code");
  const source = /^language-(?:svg|xml|html)$/.test(code?.className ?? "") ? (code?.textContent ?? "") : "";
  const picture = /^\s*(?:<\?xml[^>]*\?>\s*)?<svg[\s>][\s\S]*<\/svg>\s*$/i.test(source) ? drawing(source) : null;
  if (!picture) return codeBlock(pre);
  const details = h("details.drawing-code", h("summary", t("Show code")));
  pre.replaceWith(h("div.drawing-frame", picture, details));
  details.append(pre);
  codeBlock(pre);
}

/** A check box says what it is about. @param {HTMLInputElement} box */
function finishBox(box) {
  const item = box.closest("li");
  if (box.getAttribute("type") !== "checkbox" || !item) return box.remove();
  box.className = "task";
  box.disabled = true;
  const own = [...(box.parentElement?.childNodes ?? [])].filter((n) => !(n instanceof Element && n.matches("ul, ol")));
  const words = own
    .map((n) => n.textContent)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  box.setAttribute("aria-label", clip(words, 80) || t("Task"));
  item.classList.add("task-item");
}

/** A reference leads to its footnote. @param {Element} sup */
function finishReference(sup) {
  const label = sup.textContent ?? "";
  const go = link(label, () => {
    const notes = [...(sup.closest(".prose")?.querySelectorAll(".footnote") ?? [])];
    const note = notes.find(
      (n) => n.querySelector(".footnote-mark")?.textContent?.toLowerCase() === label.toLowerCase(),
    );
    if (!(note instanceof HTMLElement)) return;
    note.tabIndex = -1;
    note.scrollIntoView({ block: "nearest" });
    note.focus({ preventScroll: true });
  });
  go.setAttribute("aria-label", t("Footnote {label}", { label }));
  sup.replaceChildren(go);
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
