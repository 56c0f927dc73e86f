// What the voices thought, folded, with its length: under each reply that is being
// written, under the last one, and under others when asked.

import { h, t, wordCount } from "../lib/index.js";

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

/** A shelf of folded thoughts that can grow. */
export function thoughtShelf() {
  const node = h("div.thoughts", { hidden: true });
  /** @type {Map<string, {fold: HTMLDetailsElement, title: HTMLElement, body: HTMLElement, text: string}>} */
  const folds = new Map();

  /** @param {string} pass */
  const begin = (pass) => {
    const title = h("summary");
    const body = h("div.thought-text", { tabindex: "0" });
    const fold = h("details.thought", { dataset: { voice: pass } }, title, body);
    fold.open = open.has(pass);
    fold.addEventListener("toggle", () => (fold.open ? open.add(pass) : open.delete(pass)));
    const made = { fold, title, body, text: "" };
    folds.set(pass, made);
    return made;
  };
  return {
    node,
    /** @param {Record<string, string> | null | undefined} reasoning by pass */
    update(reasoning) {
      for (const { pass, title } of voices) {
        const text = reasoning?.[pass]?.trim() ?? "";
        const fold = folds.get(pass) ?? (text ? begin(pass) : undefined);
        if (!fold || fold.text === text) continue;
        if (fold.text && text.startsWith(fold.text)) fold.body.append(text.slice(fold.text.length));
        else fold.body.textContent = text;
        fold.text = text;
        fold.title.textContent = title(wordCount(text));
      }
      const shown = voices.flatMap(({ pass }) => {
        const f = folds.get(pass);
        return f?.text ? [f.fold] : [];
      });
      if (shown.length !== node.childElementCount) node.replaceChildren(...shown);
      node.hidden = shown.length === 0;
    },
  };
}
