// Maths in TeX: finds it in a text, and shows it as MathML when the renderer is there.

/** Longer formulas are shown as they are written. */
const longest = 4000;

/** @type {Promise<{render: (tex: string, node: Element, options: object) => void}> | null} */
let renderer = null;

/** @param {string} s */
export const asText = (s) => s.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/**
 * Whether what is between two dollar signs is maths. Prices are not.
 * @param {string} tex
 */
export const looksLikeMaths = (tex) => /[\\^_={}]|^[A-Za-z]'?$|^[A-Za-z0-9]+\s*[-+*/<>]\s*[A-Za-z0-9]+$/.test(tex);

const inline =
  /^\\\(([\s\S]+?)\\\)|^\\\[([\s\S]+?)\\\]|^\$\$([^$]+?)\$\$|^\$(?![\s$])((?:\\.|[^$\\\n])+?)(?<!\s)\$(?![\d$])/;
const block = /^ {0,3}(?:\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\])[ \t]*(?:\n|$)/;

/** What the Markdown parser is told of maths. @type {any[]} */
export const mathsExtensions = [
  {
    name: "mathsBlock",
    level: "block",
    start: (/** @type {string} */ src) => nearest(src.search(/^ {0,3}(?:\$\$|\\\[)/m)),
    tokenizer(/** @type {string} */ src) {
      const found = block.exec(src);
      return found ? { type: "mathsBlock", raw: found[0], tex: (found[1] ?? found[2] ?? "").trim() } : undefined;
    },
    renderer: (/** @type {any} */ t) => `<p><span class="math math-display">${asText(t.tex)}</span></p>\n`,
  },
  {
    name: "maths",
    level: "inline",
    start: (/** @type {string} */ src) => nearest(src.search(/\$|\\[([]/)),
    tokenizer(/** @type {string} */ src) {
      const found = inline.exec(src);
      if (!found) return undefined;
      const [raw, bracketed, squared, doubled, dollars] = found;
      const display = squared ?? doubled;
      if (dollars !== undefined && !looksLikeMaths(dollars)) return undefined;
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

/** Turns the TeX in a node into a formula; it stays TeX where it cannot be read. @param {Element} node */
export function formula(node) {
  const tex = node.textContent ?? "";
  if (tex.length > longest) return;
  renderer ??= import("../../vendor/temml.js").then((m) => m.default);
  void renderer
    .then((temml) => {
      const place = document.createElement("span");
      const displayMode = node.classList.contains("math-display");
      temml.render(tex, place, {
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
