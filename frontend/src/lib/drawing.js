// Pictures in SVG that a text holds, shown as images: in an image no script runs and nothing is fetched. A picture that
// would take long to draw is not shown.

import { cleanPicture } from "./clean.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { asText } from "./plaintext.js";

/** A longer source is no picture that anybody wrote. */
const longest = 300_000;
/** So many shapes are drawn, those counted again that a picture repeats by reference. */
const mostShapes = 30_000;
/** Deeper trees are refused, before they are walked. */
const deepest = 100;
/** A picture is at most this wide and high. */
const widest = 1600;

/** The addresses of images are given back when their elements are gone. @type {FinalizationRegistry<string>} */
const gone = new FinalizationRegistry((address) => URL.revokeObjectURL(address));

/** What an image shows, so that the same one is known again. @type {WeakMap<Element, string>} */
const sources = new WeakMap();

/** The source of the picture that an element shows; undefined where it shows none. @param {Element} node */
export const sourceOf = (node) => sources.get(node);

/**
 * A button that shows the picture at full size; null where there is no picture to show.
 *
 * @param {string} source @param {string} [alt]
 */
export function drawing(source, alt = "") {
  if (source.length > longest || !/<svg[\s>]/i.test(source)) return null;
  const svg = cleanPicture(withoutStyles(source));
  if (!svg?.querySelector("*:not(title, desc, metadata, defs, style)") || shapesIn(svg) > mostShapes) return null;
  const { width, height } = bounded(svg);
  const title = alt || svg.querySelector("title")?.textContent?.trim() || t("Drawing");
  const address = URL.createObjectURL(new Blob([serialized(svg)], { type: "image/svg+xml" }));
  const img = h("img.picture", { alt: title, width: String(width), height: String(height) });
  img.src = address;
  gone.register(img, address);
  const button = h(
    "button.picture-button.drawing",
    { "aria-label": t("Show {name} at full size", { name: title }) },
    img,
  );
  sources.set(button, source);
  return button;
}

const styleSheet = "style-sheet";

/**
 * The source with styles under another name, and without handlers of events: the page, which allows neither, would complain
 * of them while they are cleaned. The picture has its styles again in the end.
 *
 * @param {string} source
 */
const withoutStyles = (source) =>
  source
    .replace(
      /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi,
      (_, css) => `<desc class="${styleSheet}">${asText(bare(css))}</desc>`,
    )
    .replace(/(\s)style(\s*=\s*["'])/gi, "$1data-style$2")
    .replace(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi, "");

/** @param {string} css */
const bare = (css) =>
  css
    .replace(/<!\[CDATA\[|\]\]>/g, "")
    .replace(/@import[^;]*;?/gi, "")
    .replace(/url\((?!\s*["']?#)[^)]*\)/gi, "none");

/** @param {Element} svg */
const serialized = (svg) =>
  new XMLSerializer()
    .serializeToString(svg)
    .replace(new RegExp(`<desc class="${styleSheet}">([\\s\\S]*?)</desc>`, "g"), "<style>$1</style>")
    .replace(/\sdata-style="/g, ' style="');

/** Gives a picture a size, and a frame of coordinates where it has none. @param {Element} svg */
function bounded(svg) {
  const sizes = ["width", "height"].map((name) => /^\s*([\d.]+)(?:px)?\s*$/.exec(svg.getAttribute(name) ?? "")?.[1]);
  const [, , boxWidth = 0, boxHeight = 0] = (svg.getAttribute("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const boxed = boxWidth > 0 && boxHeight > 0;
  let width = Number(sizes[0]) || boxWidth || 300;
  let height = Number(sizes[1]) || (boxed ? (width * boxHeight) / boxWidth : 150);
  if (!boxed) svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const much = Math.max(1, width / widest, height / widest);
  width = Math.max(1, Math.round(width / much));
  height = Math.max(1, Math.round(height / much));
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  for (const el of [svg, ...svg.querySelectorAll("*")])
    for (const { name, value } of [...el.attributes]) if (/url\(\s*["']?(?!#)/i.test(value)) el.removeAttribute(name);
  return { width, height };
}

/** How many shapes a picture draws, as far as they matter. @param {Element} svg */
function shapesIn(svg) {
  const all = [...svg.querySelectorAll("*")];
  if (all.length > mostShapes) return Number.POSITIVE_INFINITY;
  const byName = new Map(all.map((el) => [el.id, el]));
  /** @type {Map<Element, number>} */
  const known = new Map();
  /** @param {Element} el @param {number} depth @returns {number} */
  const count = (el, depth) => {
    const before = known.get(el);
    if (before !== undefined) return before;
    if (depth > deepest) return Number.POSITIVE_INFINITY;
    known.set(el, 0); // what leads back to itself is not drawn again
    let sum = 1;
    for (const child of el.children) sum += count(child, depth + 1);
    for (const { name, value } of el.attributes)
      for (const other of referred(name, value)) {
        const place = byName.get(other);
        if (place) sum += count(place, depth + 1) * (name.startsWith("marker") ? pointsOf(el) : 1);
      }
    known.set(el, Math.min(sum, Number.MAX_SAFE_INTEGER));
    return sum;
  };
  const styled = [...svg.querySelectorAll(`.${styleSheet}`)].flatMap((s) => referred("style", s.textContent ?? ""));
  let sum = count(svg, 0);
  for (const other of styled) {
    const place = byName.get(other);
    if (place) sum += count(place, 0) * all.length;
  }
  return sum;
}

/** The names that an attribute refers to. @param {string} name @param {string} value */
const referred = (name, value) =>
  /^(?:xlink:)?href$/.test(name)
    ? [value.trim().replace(/^#/, "")]
    : [...value.matchAll(/url\(\s*["']?#([^"')]+)/g)].map((m) => (m[1] ?? "").trim());

/** A marker is drawn at each point. @param {Element} el */
const pointsOf = (el) => ((el.getAttribute("d") ?? "").length + (el.getAttribute("points") ?? "").length) / 4 + 2;
