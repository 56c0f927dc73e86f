// What the voices thought, folded, with its length: under each reply that is being
// written, under the last one, and under others when asked.

import { derived, effect, h, keyed, sameFields, t, wordCount } from "../lib/index.js";

/** @type {readonly {pass: string, title: (words: number) => string}[]} */
const voices = [
  {
    pass: "director",
    title: (n) => t("The Director's thoughts, {n, plural, one {# word} other {# words}}", { n }),
  },
  { pass: "writer", title: (n) => t("The Writer's thoughts, {n, plural, one {# word} other {# words}}", { n }) },
  { pass: "editor", title: (n) => t("The Editor's thoughts, {n, plural, one {# word} other {# words}}", { n }) },
];

/** Whose thoughts the reader has open; a person who follows them sees those of the next reply too. @type {Set<string>} */
const open = new Set();

/** @typedef {import("../lib/cell.js").Readable<Record<string, string>>} Texts by pass; one that is "" has no fold */

/**
 * Fills a shelf with folded thoughts, which may grow.
 *
 * @param {HTMLElement} shelf
 * @param {import("../lib/cell.js").Readable<Record<string, string> | null | undefined>} reasoning by pass
 */
export function thoughtShelf(shelf, reasoning) {
  /** @type {Texts} */
  const texts = derived(
    [reasoning],
    (all) => Object.fromEntries(voices.map(({ pass }) => [pass, all?.[pass]?.trim() ?? ""])),
    sameFields,
  );
  effect([texts], (now) => {
    const heard = voices.filter(({ pass }) => now[pass]);
    keyed(
      shelf,
      heard,
      (voice) => voice.pass,
      (voice) => thought(voice, texts),
    );
    shelf.hidden = heard.length === 0;
  });
}

/** @param {typeof voices[number]} voice @param {Texts} texts */
function thought({ pass, title }, texts) {
  const heading = h("summary");
  const body = h("div.thought-text", { tabindex: "0" });
  const fold = h("details.thought", { dataset: { voice: pass } }, heading, body);
  fold.open = open.has(pass);
  fold.addEventListener("toggle", () => (fold.open ? open.add(pass) : open.delete(pass)));
  let shown = "";
  effect([derived([texts], (all) => all[pass] ?? "")], (text) => {
    if (shown && text.startsWith(shown)) body.append(text.slice(shown.length));
    else body.textContent = text;
    shown = text;
    heading.textContent = title(wordCount(text));
  });
  return fold;
}
