// Texts too long to be formatted at once: shown plainly in slices that are laid out
// only when they come into view, and formatted a slice at a time when asked.

import { h } from "./dom.js";
import { closesFence, opensFence } from "./fences.js";
import { t } from "./i18n.js";
import { link } from "./pieces.js";

/** A text longer than this is not formatted by itself. */
export const plainAbove = 60_000;

/** Slices are about this long. */
const size = 4000;

/**
 * Cuts a text into slices, at line breaks or spaces where there are any.
 * @param {string} text
 * @param {number} [most]
 * @returns {string[]}
 */
export function slices(text, most = size) {
  /** @type {string[]} */
  const out = [];
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + most);
    if (end < text.length) {
      const part = text.slice(at, end);
      const line = part.lastIndexOf("\n");
      const space = part.lastIndexOf(" ");
      if (line > most / 2) end = at + line + 1;
      else if (space > most / 2) end = at + space + 1;
      else if (/[\ud800-\udbff]$/.test(part)) end--; // never within a character
    }
    out.push(text.slice(at, end));
    at = end;
  }
  return out;
}

/**
 * Cuts a text at blank lines that are in no fence, into parts that can be formatted one by one.
 * @param {string} text
 * @param {number} [least]
 * @returns {string[]}
 */
export function parts(text, least = 6000) {
  /** @type {string[]} */
  const out = [];
  let part = "";
  let fence = /** @type {import("./fences.js").Fence | null} */ (null);
  for (const line of text.split(/(?<=\n)/)) {
    if (!fence) fence = opensFence(line.trimEnd());
    else if (closesFence(fence, line.trimEnd())) fence = null;
    part += line;
    if (part.length >= least && !fence && !line.trim()) {
      out.push(part);
      part = "";
    }
  }
  return part ? [...out, part] : out;
}

/** @param {string} text */
export const plainSlices = (text) => slices(text).map((s) => h("div.plain-slice", s.replace(/\n$/, "")));

/**
 * A long text shown plainly, with the offer to format it.
 *
 * @param {string} text
 * @param {(part: string) => Node} format
 * @returns {DocumentFragment}
 */
export function bulky(text, format) {
  const body = h("div.bulk", ...plainSlices(text));
  const offer = h(
    "p.bulk-offer",
    h(
      "span",
      `${t("This message has {n, plural, one {# character} other {# characters}} and is shown as plain text.", { n: text.length })} `,
    ),
    link(t("Format the text"), () => void formatted()),
  );
  const formatted = async () => {
    offer.remove();
    body.replaceChildren();
    for (const part of parts(text)) {
      if (!body.isConnected) return;
      body.append(...(part.length > plainAbove ? plainSlices(part) : [h("div.bulk-part", format(part))]));
      await new Promise((go) => setTimeout(go)); // the page may do something else in between
    }
  };
  const out = document.createDocumentFragment();
  out.append(offer, body);
  return out;
}
