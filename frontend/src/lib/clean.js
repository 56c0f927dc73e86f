// The only file that parses HTML: what Markdown became, and pictures in SVG, as clean trees of nodes.

import DOMPurify from "../../vendor/dompurify.js";

/** What a reply may contain. Everything else is dropped by the cleaner. */
export const tags = [
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
  "sup",
  "div",
];
/** The attributes that hold no address: the cleaner takes every other value for one. */
const plain = ["title", "alt", "class", "start", "align", "type", "checked", "disabled"];
export const attributes = ["href", "src", ...plain];

/** Addresses that a text may name: whatever else it names is dropped. */
const addresses = /^(?:https?:|mailto:|data:image\/(?:png|jpeg|webp|gif);base64,)/i;
/** Those of a text of the program's own: other such texts, places in the window, and pictures beside it. */
const ownAddresses = /^(?:https?:|[\w-]+\.md$|terzetto:[\w/-]+$|\.\.\/pictures\/[\w-]+\.png$)/;

const ofText = {
  RETURN_DOM_FRAGMENT: true,
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ADD_URI_SAFE_ATTR: plain,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};
const ofOthers = { ...ofText, ALLOWED_URI_REGEXP: addresses };
const ofOwn = { ...ofText, ALLOWED_URI_REGEXP: ownAddresses };

/** A picture is shown as an image, in which nothing runs and nothing is fetched. What takes long to draw is left out. */
const ofPictures = {
  RETURN_DOM_FRAGMENT: true,
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ["use", "animate", "set"],
  ADD_ATTR: ["href", "attributename", "begin", "dur", "repeatcount", "from", "to", "by", "values", "fill"],
  ADD_URI_SAFE_ATTR: ["style"],
  FORBID_TAGS: ["feTurbulence", "feConvolveMatrix", "feMorphology", "feDisplacementMap", "feImage", "feTile"].concat(
    "feDiffuseLighting",
    "feSpecularLighting",
    "a",
  ),
  SANITIZE_DOM: false, // it is in a document of its own, so its names hide nothing of the page
  ALLOWED_URI_REGEXP: /^(?!\s*(?:[a-z][a-z0-9+.-]*:|\/\/))|^data:image\/(?:png|jpeg|webp|gif);base64,/i,
};

/** The rules that the cleaner has now; it reads them when they change, and not for each text. @type {object | null} */
let current = null;

/** @param {string} html @param {object} rules */
function clean(html, rules) {
  if (current !== rules) DOMPurify.setConfig(rules);
  current = rules;
  return /** @type {DocumentFragment} */ (/** @type {unknown} */ (DOMPurify.sanitize(html)));
}

/** @param {string} html @param {boolean} [own] whether the text comes with the program */
export const cleanText = (html, own = false) => clean(html, own ? ofOwn : ofOthers);

/** @param {string} source @returns {Element | null} */
export const cleanPicture = (source) => clean(source, ofPictures).querySelector("svg");
