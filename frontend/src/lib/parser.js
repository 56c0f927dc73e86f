// Markdown as people and models mean it: CommonMark and GitHub's tables, check boxes and struck text, with formulas,
// footnotes and pictures in SVG, and with the amendments that emphasis.js and fences.js tell of. HTML is text. Pure.

import { Lexer as Base, Marked } from "../../vendor/marked.js";
import { emphasisIn } from "./emphasis.js";
import { closesFence, opensFence } from "./fences.js";
import { footnotes } from "./footnotes.js";
import { mathsExtensions, withoutMaths } from "./maths.js";
import { asText } from "./plaintext.js";
import { svgBlock, svgImage } from "./svgsource.js";

/** What is known of a line of text while it is read.
 * @typedef {{src: string, offset: number, spans?: Map<number, import("./emphasis.js").Span>}} Line offset: of the text in that for which the spans were found */

/** @type {Marked} */
const marked = new Marked({
  gfm: true,
  breaks: true,
  extensions: [...footnotes, ...mathsExtensions, svgBlock],
  tokenizer: {
    emStrong(src, masked) {
      return emphasised(/** @type {any} */ (this), src, masked);
    },
    del(src, masked) {
      return emphasised(/** @type {any} */ (this), src, masked);
    },
    fences(src) {
      return nested(src) ?? false;
    },
    // A tag is text, so nothing of the text around it is different.
    tag(src) {
      const raw = this.rules.inline.tag.exec(src)?.[0];
      return raw ? { type: "html", raw, text: raw, block: false, inLink: false, inRawBlock: false } : undefined;
    },
    html(src) {
      return /^ {0,3}<(?:pre|script|style|textarea)[\s>]/i.test(src) ? false : undefined;
    },
    url(src) {
      return address(this.rules.inline, src);
    },
  },
  renderer: {
    html({ text, block }) {
      const words = asText(text).replace(/\n/g, "<br>");
      if (block) return `<p>${words}</p>\n`;
      return /^<br\s*\/?>$/i.test(text) ? "<br>" : words;
    },
    heading({ tokens, depth }) {
      const level = Math.min(6, depth + 2); // the page has its own first and second level
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    image(token) {
      return svgImage(token) ?? false;
    },
  },
});

/** Reads a text and remembers, for each line within another, what was found there already. */
class Lexer extends Base {
  /** @type {Line[]} */
  lines = [];

  /** @override @param {string} src @param {import("../../vendor/marked.js").Token[]} [tokens] @param {Omit<Line, "src">} [known] */
  inlineTokens(src, tokens = [], known = { offset: 0 }) {
    this.lines.push({ src, ...known });
    try {
      return super.inlineTokens(src, tokens);
    } finally {
      this.lines.pop();
    }
  }
}

/** The blocks of a text. @param {string} text */
export const lex = (text) => new Lexer(marked.defaults).lex(text);

/** @param {string} text */
export const toHTML = (text) => /** @type {string} */ (marked.parser(lex(text)));

/** @param {{lexer: Lexer}} tokenizer @param {string} src @param {string} masked @returns {any} */
function emphasised({ lexer }, src, masked) {
  if (!/^[*_~]/.test(src)) return undefined;
  const line = /** @type {Line} */ (lexer.lines.at(-1));
  line.spans ??= emphasisIn(withoutMaths(line.src, masked));
  const at = line.offset + line.src.length - src.length;
  const span = line.spans.get(at);
  if (!span) return undefined;
  const raw = src.slice(0, span.to - at);
  const text = raw.slice(span.size, -span.size);
  const tokens = lexer.inlineTokens(text, [], { spans: line.spans, offset: at + span.size });
  return { type: span.type, raw, text, tokens };
}

/** A block that shows Markdown and holds fences of its own. @param {string} src */
function nested(src) {
  const [first = ""] = src.split("\n", 1);
  const fence = opensFence(first);
  if (!fence?.nests) return null;
  const lines = src.split("\n").slice(1);
  const end = lines.findIndex((text) => closesFence(fence, text));
  const raw = end < 0 ? src : [first, ...lines.slice(0, end + 1)].join("\n");
  const indent = /^ */.exec(first)?.[0].length ?? 0;
  const content = (end < 0 ? lines : lines.slice(0, end)).map((l) => l.replace(new RegExp(`^ {0,${indent}}`), ""));
  const lang = first.trim().slice(fence.mark.length).trim();
  return { type: /** @type {const} */ ("code"), raw, lang, text: content.join("\n") };
}

/** Where an address ends in a text without spaces between its words. */
const stops = /[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”‘’„«»…—]/;

/** @param {{url: RegExp, _backpedal: RegExp}} rules @param {string} src */
function address(rules, src) {
  const found = rules.url.exec(src);
  if (!found) return undefined;
  const mail = found[2] === "@";
  let raw = found[0];
  if (!mail) {
    raw = raw.slice(0, stops.exec(raw)?.index);
    for (let before = ""; before !== raw; ) {
      before = raw;
      raw = rules._backpedal.exec(raw)?.[0] ?? "";
    }
  }
  if (!/[^/:.]$|\/$/.test(raw) || /^https?:\/*$/i.test(raw)) return undefined;
  const href = mail ? `mailto:${raw}` : found[1] === "www." ? `http://${raw}` : raw;
  const tokens = [{ type: "text", raw, text: raw }];
  return { type: /** @type {const} */ ("link"), raw, text: raw, href, autolink: true, tokens };
}
