// Pictures in SVG as a text has them: as they are between their own tags, or in the address of an image. Pure.

import { interrupts } from "./footnotes.js";
import { asText } from "./plaintext.js";

const begins = /^ {0,3}(?:<\?xml[^>]*\?>\s*)?<svg(?=[\s>])/i;

/** How far the picture at the start of a text goes; an open one takes what looks like more of it. @param {string} src */
function extent(src) {
  let depth = 0;
  for (const { 0: tag, index } of src.matchAll(/<svg(?=[\s>])|<\/svg\s*>/gi)) {
    depth += tag[1] === "/" ? -1 : 1;
    if (depth === 0) return index + tag.length;
  }
  const end = src.search(/\n[ \t]*\n(?![ \t]*<|[ \t]+\S)/);
  return end < 0 ? src.length : end;
}

/** What the Markdown parser is told of pictures between their own tags. @type {any} */
export const svgBlock = {
  name: "svg",
  level: "block",
  start: (/** @type {string} */ src) => interrupts(src, /\n {0,3}<svg(?=[\s>])/i),
  tokenizer(/** @type {string} */ src) {
    return begins.test(src) ? { type: "svg", raw: src.slice(0, extent(src)) } : undefined;
  },
  renderer: (/** @type {any} */ t) => `<pre><code class="language-svg">${asText(t.raw.trim())}\n</code></pre>\n`,
};

/**
 * What the cleaner gets of an image whose address is a picture in SVG; undefined for any other.
 *
 * @param {{href: string, text: string}} image
 */
export function svgImage({ href, text }) {
  const found = /^data:image\/svg\+xml([^,]{0,100}),([\s\S]*)$/i.exec(href);
  if (!found) return undefined;
  const [, kind = "", data = ""] = found;
  const source = /;base64/i.test(kind) ? fromBase64(data) : unescaped(data);
  return source ? `<span class="svg-source" title="${asText(text)}">${asText(source)}</span>` : asText(text);
}

/** @param {string} data */
function fromBase64(data) {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(unescaped(data)), (c) => c.charCodeAt(0)));
  } catch {
    return "";
  }
}

/** @param {string} data */
function unescaped(data) {
  try {
    return decodeURIComponent(data);
  } catch {
    return data;
  }
}
