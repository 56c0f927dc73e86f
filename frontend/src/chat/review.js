// What the Editor changed in a reply: the text as edited, as drafted, or with the
// changes marked, in the place of the prose; and the way back to the Writer's words.

import { button, h, renderMarkdown, t, toast } from "../lib/index.js";
import { change, complain } from "../model/conversation.js";
import { findingName } from "../model/turnlabels.js";
import { markedChanges, withoutMarks } from "../widgets/changes.js";

/** @typedef {"edited" | "drafted" | "changes"} View */

/** @type {readonly {view: View, name: string}[]} */
const views = [
  { view: "changes", name: t("Changes") },
  { view: "edited", name: t("Edited") },
  { view: "drafted", name: t("Draft") },
];

/** What folds the review of a text up again, by the text's node. @type {WeakMap<HTMLElement, () => void>} */
const closers = new WeakMap();

/** @param {HTMLElement} prose */
export const closeReview = (prose) => closers.get(prose)?.();

/** @typedef {{kind: string, sentence: string, note: string}} Finding */

/** The letters of a text. @param {string} text */
const letters = (text) => text.replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Why the Editor changed something: what the audit found in that sentence, or the style, where no word is another.
 * @param {string} draft @param {readonly Finding[]} findings
 * @returns {import("../widgets/changes.js").Why}
 */
export function reasonFinder(draft, findings) {
  const words = withoutMarks(draft);
  const places = findings.flatMap((f) => {
    const sentence = withoutMarks(f.sentence).trim();
    const from = sentence ? words.indexOf(sentence) : -1;
    return from < 0 ? [] : [{ from, to: from + sentence.length, name: findingName(f) }];
  });
  return ({ gone, came, from, to }) => {
    if (letters(gone) === letters(came)) return t("Style of this chat: no word was changed, only marks");
    return [...new Set(places.filter((p) => p.from < to && from < p.to).map((p) => p.name))].join(" · ");
  };
}

/**
 * @typedef {object} Reply texts as they are stored, and how they are shown
 * @property {number} id
 * @property {string} draft the Writer's
 * @property {string} text the Editor's
 * @property {string} used which of them the message has
 * @property {(text: string) => string} shown
 * @property {readonly Finding[]} findings of the draft
 */

/** @param {Reply} reply @param {HTMLElement} prose */
export function review(reply, prose) {
  const drafted = reply.used === reply.draft;
  const findings = reply.findings.map((f) => ({ ...f, sentence: reply.shown(f.sentence) }));
  const why = reasonFinder(reply.shown(reply.draft), findings);
  const other = h("div.prose.other-version");
  const choices = h("div.choices", { role: "radiogroup", "aria-label": t("Version to show"), hidden: true });
  const name = drafted ? t("Use the Editor's version") : t("Use the Writer's version");
  const keep = button(name, () => void keepOther(reply, drafted), {
    icon: "undo",
    kind: "quiet",
    hidden: true,
  });
  const fold = button(t("What the Editor changed"), () => set(fold.getAttribute("aria-expanded") !== "true"), {
    icon: "diff",
    kind: "quiet",
    title: t("What the Editor changed"),
    "aria-expanded": "false",
  });
  /** @param {View} view */
  const show = (view) => {
    for (const b of choices.children) {
      const on = /** @type {HTMLElement} */ (b).dataset["view"] === view;
      b.setAttribute("aria-checked", String(on));
      b.setAttribute("tabindex", on ? "0" : "-1");
    }
    if (view === "changes")
      other.replaceChildren(markedChanges(reply.shown(reply.draft), reply.shown(reply.text), undefined, why));
    else if (view === "drafted") other.replaceChildren(renderMarkdown(reply.shown(reply.draft)));
    else other.replaceChildren(renderMarkdown(reply.shown(reply.text)));
    const own = view === (drafted ? "drafted" : "edited");
    if (own) other.remove();
    else if (!other.isConnected) prose.after(other);
    prose.hidden = !own;
  };
  choices.append(
    ...views.map(({ view, name }) =>
      h("button.choice", { role: "radio", dataset: { view }, onclick: () => show(view) }, name),
    ),
  );
  choices.addEventListener("keydown", (e) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
    if (!step) return;
    e.preventDefault();
    const all = /** @type {HTMLElement[]} */ ([...choices.children]);
    const to = all[(all.indexOf(/** @type {any} */ (document.activeElement)) + step + all.length) % all.length];
    to?.click();
    to?.focus();
  });
  /** @param {boolean} open */
  const set = (open) => {
    fold.setAttribute("aria-expanded", String(open));
    choices.hidden = keep.hidden = !open;
    show(open ? "changes" : drafted ? "drafted" : "edited");
  };
  closers.set(prose, () => set(false));
  return h("div.editor-diff", fold, choices, keep);
}

/** @param {Reply} reply @param {boolean} drafted whether the message has the draft */
async function keepOther(reply, drafted) {
  /** @param {string} content */
  const store = (content) => change("messages.edit", reply.id, { content, regenerate: false });
  const undo = () => void store(reply.used).catch(complain);
  const said = drafted ? t("The Editor's version is in use.") : t("The Writer's version is in use.");
  const kept = () => toast(said, { action: { label: t("Undo"), run: undo } });
  await store(drafted ? reply.text : reply.draft).then(kept, complain);
}
