// Maths in TeX: finds it in a text, and shows it as MathML when the renderer is there.

import { interrupts } from "./footnotes.js";
import { asText } from "./plaintext.js";

/** Longer formulas are shown as they are written. */
const longest = 4000;

/** @type {Promise<{render: (tex: string, node: Element, options: object) => void}> | null} */
let renderer = null;

/**
 * Whether what is between two dollar signs is maths. Prices are not.
 * @param {string} tex
 */
export const looksLikeMaths = (tex) =>
  /[\\^_={}]|^\|.+\||^[A-Za-z]'?$|^[A-Za-z0-9]+\s*[-+*/<>]\s*[A-Za-z0-9]+$|^[A-Za-z]\([^()]{1,40}\)$/.test(tex);

/** Environments that are formulas without dollars around them. */
const environment =
  "(?:align|alignat|flalign|equation|gather|multline|eqnarray|split|[bpvVB]?matrix|cases|array|CD)\\*?";

const inline = new RegExp(
  /\\\(([\s\S]{1,4000}?)\\\)|\\\[([\s\S]{1,4000}?)\\\]|\$\$([^$]{1,4000}?)\$\$|\$(?![\s$])((?:\\.|[^$\\\n])+?)(?<!\s)\$(?![\d$])/
    .source + `|(\\\\begin\\{(${environment})\\}[\\s\\S]{1,4000}?\\\\end\\{\\6\\})`,
);
const atStart = new RegExp(`^(?:${inline.source})`);

const block = new RegExp(
  `^ {0,3}(?:\\$\\$([\\s\\S]{1,20000}?)\\$\\$|\\\\\\[([\\s\\S]{1,20000}?)\\\\\\]|` +
    `(\\\\begin\\{(${environment})\\}[\\s\\S]{1,20000}?\\\\end\\{\\4\\}))[ \\t]*(?:\\n|$)`,
);
const blockStart = new RegExp(`\\n {0,3}(?:\\$\\$|\\\\\\[|\\\\begin\\{${environment}\\})`);

/**
 * The same line with its formulas made unrecognizable, so that no star in them is emphasis.
 *
 * @param {string} src @param {string} masked
 */
export function withoutMaths(src, masked) {
  if (!/\$|\\[([b]/.test(src)) return masked;
  let out = "";
  for (const found of src.matchAll(new RegExp(inline, "g"))) {
    const { index: at, 0: raw } = found;
    const end = at + raw.length;
    // What is code or a link already is no formula.
    if (!/[$+\\]/.test(masked[at] ?? "") || (found[4] !== undefined && !looksLikeMaths(found[4]))) continue;
    out += masked.slice(out.length, at) + "a".repeat(end - at);
  }
  return out + masked.slice(out.length);
}

/** What the Markdown parser is told of maths. @type {any[]} */
export const mathsExtensions = [
  {
    name: "mathsBlock",
    level: "block",
    start: (/** @type {string} */ src) => interrupts(src, blockStart),
    tokenizer(/** @type {string} */ src) {
      const found = block.exec(src);
      return found
        ? { type: "mathsBlock", raw: found[0], tex: (found[1] ?? found[2] ?? found[3] ?? "").trim() }
        : undefined;
    },
    renderer: (/** @type {any} */ t) => `<p><span class="math math-display">${asText(t.tex)}</span></p>\n`,
  },
  {
    name: "maths",
    level: "inline",
    start: (/** @type {string} */ src) => nearest(src.indexOf("$")),
    tokenizer(/** @type {string} */ src) {
      const found = /^[$\\]/.test(src) ? atStart.exec(src) : null;
      if (!found) return undefined;
      const [raw, bracketed, squared, doubled, dollars, environment] = found;
      const display = squared ?? doubled ?? environment;
      if (dollars !== undefined && !looksLikeMaths(dollars)) return undefined;
      if (!/[\p{L}\p{N}]/u.test(raw)) return undefined;
      return {
        type: "maths",
        raw,
        tex: (bracketed ?? display ?? dollars ?? "").trim(),
        display: display !== undefined,
      };
    },
    renderer: (/** @type {any} */ t) => `<span class="math${t.display ? " math-display" : ""}">${asText(t.tex)}</span>`,
  },
];

/** @param {number} at */
const nearest = (at) => (at < 0 ? undefined : at);

/** The TeX of formulas that are drawn. @type {WeakMap<Element, string>} */
const sources = new WeakMap();

/** @param {Element} node */
export const texOf = (node) => sources.get(node) ?? node.textContent ?? "";

/** Turns the TeX in a node into a formula; it stays TeX where it cannot be read. @param {Element} node */
export function formula(node) {
  const tex = node.textContent ?? "";
  sources.set(node, tex);
  if (tex.length > longest) return;
  renderer ??= import("../../vendor/temml.js").then((m) => m.default);
  void renderer
    .then((temml) => {
      const place = document.createElement("span");
      const displayMode = node.classList.contains("math-display");
      temml.render(tex.replace(/\n\s*\n/g, "\n"), place, {
        displayMode,
        annotate: true,
        throwOnError: true,
        trust: false,
        maxSize: [30, 30],
        maxExpand: 500,
      });
      node.replaceChildren(...place.childNodes);
      node.classList.add("drawn");
    })
    .catch(() => node.classList.add("unread"));
}
