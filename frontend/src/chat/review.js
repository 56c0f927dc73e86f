// What the Editor changed in a reply: the text as edited, as drafted, or with the
// changes marked, in the place of the prose; and the way back to the Writer's words.

import { button, h, renderMarkdown, t, toast } from "../lib/index.js";
import { change, complain } from "../model/conversation.js";
import { markedChanges } from "../widgets/changes.js";

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

/**
 * @param {{id: number, draft: string, text: string, shown: (text: string) => string}} reply texts as they are stored, and how they are shown
 * @param {HTMLElement} prose
 */
export function review(reply, prose) {
  const other = h("div.prose.other-version");
  const choices = h("div.choices", { role: "radiogroup", "aria-label": t("Version to show"), hidden: true });
  const keep = button(t("Use the Writer's version"), () => void keepDraft(reply), {
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
    if (view === "changes") other.replaceChildren(markedChanges(reply.shown(reply.draft), reply.shown(reply.text)));
    else if (view === "drafted") other.replaceChildren(renderMarkdown(reply.shown(reply.draft)));
    else other.replaceChildren();
    if (view === "edited") other.remove();
    else if (!other.isConnected) prose.after(other);
    prose.hidden = view !== "edited";
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
    show(open ? "changes" : "edited");
  };
  closers.set(prose, () => set(false));
  return h("div.editor-diff", fold, choices, keep);
}

/** @param {{id: number, draft: string, text: string}} reply */
async function keepDraft(reply) {
  /** @param {string} content */
  const store = (content) => change("messages.edit", reply.id, { content, regenerate: false });
  const undo = () => void store(reply.text).catch(complain);
  const kept = () => toast(t("The Writer's version is in use."), { action: { label: t("Undo"), run: undo } });
  await store(reply.draft).then(kept, complain);
}
