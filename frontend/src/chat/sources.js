// The pages and files that a reply names by number: the numbers in its text as the way there, and the list below it.

import { clip, h, link, spellInvisible, t } from "../lib/index.js";

/** @typedef {import("../model/calls.js").Call} Call */
/** @typedef {import("../../types/api.d.ts").chat.Source} Source */
/** @typedef {Source & {call: number}} Sourced call: the one whose result names it */

/** More than these are folded away. */
const inSight = 4;

/** Numbers in brackets, such as [3] or [1, 4]. */
const mark = /\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g;

/** Where a number is no citation. */
const untouched = "code, pre, a, button, .math";

/** The sources of the calls before a reply, by number. Pure. @param {readonly Call[]} calls @returns {Sourced[]} */
export const sourcesOf = (calls) =>
  calls.flatMap((c) => c.sources.map((s) => ({ ...s, call: c.id }))).sort((a, b) => a.number - b.number);

/**
 * The parts of a text, those that cite with what they cite. A mark that names a number without a source stays text. Pure.
 * @param {string} text @param {ReadonlySet<number>} numbers @returns {(string | {number: number, text: string})[]}
 */
export function citedParts(text, numbers) {
  /** @type {(string | {number: number, text: string})[]} */
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(mark)) {
    const named = (found[1] ?? "").split(",").map(Number);
    if (!named.every((n) => numbers.has(n))) continue;
    parts.push(text.slice(at, found.index));
    if (named.length === 1) parts.push(...named.map((number) => ({ number, text: found[0] })));
    else {
      parts.push("[");
      for (const [i, number] of named.entries()) parts.push(i > 0 ? ", " : "", { number, text: String(number) });
      parts.push("]");
    }
    at = found.index + found[0].length;
  }
  parts.push(text.slice(at));
  return parts.filter((p) => p !== "");
}

/** Where a source is, in words. @param {Source} s */
const placeOf = (s) => spellInvisible(s.url || s.file);

/**
 * Makes the numbers in a reply the way to their sources.
 * @param {HTMLElement} prose @param {readonly Sourced[]} sources @param {(s: Sourced) => void} go
 */
export function linkSources(prose, sources, go) {
  if (sources.length === 0 || !prose.textContent?.includes("[")) return;
  const byNumber = new Map(sources.map((s) => [s.number, s]));
  const numbers = new Set(byNumber.keys());
  const walker = document.createTreeWalker(prose, 4); // texts
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    if (text.parentElement?.closest(untouched)) continue;
    const parts = citedParts(text.data, numbers);
    if (parts.every((p) => typeof p === "string")) continue;
    text.replaceWith(...parts.map((p) => (typeof p === "string" ? p : citation(p, byNumber, go))));
  }
}

/** @param {{number: number, text: string}} part @param {ReadonlyMap<number, Sourced>} byNumber @param {(s: Sourced) => void} go */
function citation({ number, text }, byNumber, go) {
  const s = /** @type {Sourced} */ (byNumber.get(number));
  const about = t("Source {n}: {title}", { n: number, title: clip(spellInvisible(s.title || placeOf(s)), 80) });
  return h("button.link.cite", { "aria-label": about, title: `${about}\n${placeOf(s)}`, onclick: () => go(s) }, text);
}

/** The numbers that a text cites. Pure. @param {string} text @param {ReadonlySet<number>} numbers */
export const citedIn = (text, numbers) =>
  new Set(citedParts(text, numbers).flatMap((p) => (typeof p === "string" ? [] : [p.number])));

/**
 * The sources below a reply: those that it cites first, the others folded away.
 * @param {readonly Sourced[]} sources @param {string} text of the reply @param {(s: Sourced) => void} go @returns {Node[]}
 */
export function sourceList(sources, text, go) {
  if (sources.length === 0) return [];
  const cited = citedIn(text, new Set(sources.map((s) => s.number)));
  const named = sources.filter((s) => cited.has(s.number));
  const first = named.slice(0, inSight);
  const rest = sources.filter((s) => !first.includes(s));
  const one = (/** @type {Sourced} */ s) =>
    h(
      "li",
      link(`[${s.number}] ${clip(spellInvisible(s.title || placeOf(s)), 70)}`, () => go(s), {
        title: placeOf(s),
        dir: "auto",
      }),
    );
  return [
    h(
      "div.quoted.sources",
      { role: "group", "aria-label": t("Sources") },
      h("span.muted", t("Sources:")),
      first.length > 0 && h("ul.quoted-places", ...first.map(one)),
      rest.length > 0 &&
        h(
          "details",
          h("summary", first.length > 0 ? t("{n} more", { n: rest.length }) : t("{n} not cited", { n: rest.length })),
          h("ul.quoted-places", ...rest.map(one)),
        ),
    ),
  ];
}
