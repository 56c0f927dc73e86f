// A fact in a list: what it says, what is known beside it, and what a person can do with it.

import { button, clip, excerpt, h, icon, iconButton, joinWithDots, keyedRows, link, menu, t } from "../../lib/index.js";
import { factText, isKnownTo } from "../../model/facts.js";
import { jumpTo } from "../../model/jump.js";
import { editFact, forgetFacts, keepFact, memory, pinFact, restoreFacts, tellFact } from "../../model/memory.js";
import { factWords, personShown } from "../../model/memorywords.js";
import { withNames } from "../../model/names.js";
import { names } from "../../model/window.js";
import { enteredOf, factForm } from "./factform.js";

/** @typedef {import("../../../types/api.d.ts").fact.Standing} Fact */
/**
 * @typedef {object} How
 * @property {(f: Fact) => string} [more] what is said beside it besides
 * @property {boolean} [quoted] the words that prove it are shown
 * @property {number} [here] the message below which it is shown, to which nothing leads
 * @property {() => void} [leave] closes what is over the conversation
 */

/** As many characters as a quote has at most. */
const longest = 1000;

/** Who is in the conversation, as its memory names them. */
export const people = () => memory.get()?.list.names ?? [];

/** The subjects that are known. */
export const knownSubjects = () => [
  ...new Set([...people(), ...(memory.get()?.list.facts ?? []).map((f) => f.subject).filter(Boolean)]),
];

/** The fields in which two forms differ. @template {object} T @param {T} now @param {T} before @returns {Partial<T>} */
const changed = (now, before) =>
  /** @type {any} */ (Object.fromEntries(Object.entries(now).filter(([key, v]) => v !== (/** @type {any} */ (before)[key])))); // biome-ignore format: one line

/** @param {Fact} first @param {How} how */
export function factItem(first, how) {
  let f = first;
  let editing = false;
  const node = h("li.fact");
  const text = () => withNames(factText(f), names.get());
  const more = iconButton("more", "", () => menu(more, items(), t("Fact")), {
    title: t("Actions"),
    "aria-haspopup": "menu",
  });

  const items = () => {
    const { conversation_id: cid, id } = f;
    if (f.status === "forgotten")
      return [{ label: t("Restore"), icon: "undo", run: () => void restoreFacts(cid, [id]) }];
    return [
      ...(f.status === "elsewhere"
        ? [{ label: t("Keep it here too"), icon: "plus", run: () => void keepFact(f) }]
        : []),
      { label: t("Edit"), icon: "edit", run: edit },
      f.pinned
        ? { label: t("Unpin"), icon: "pin", run: () => void pinFact(f, false) }
        : { label: t("Pin"), icon: "pin", run: () => void pinFact(f, true) },
      ...people().map((name) =>
        isKnownTo(f, name)
          ? {
              label: t("Not known to {name}", { name: personShown(name) }),
              icon: "person",
              run: () => void tellFact(f, name, false),
            }
          : {
              label: t("Known to {name}", { name: personShown(name) }),
              icon: "person",
              run: () => void tellFact(f, name, true),
            },
      ),
      { label: t("Forget"), icon: "trash", danger: true, run: () => void forgetFacts(cid, [id]) },
    ];
  };
  const edit = () => {
    const before = enteredOf(f);
    editing = true;
    const form = factForm({
      first: before,
      fresh: false,
      placeholder: factText({ ...f, sentence: "" }),
      names: people(),
      subjects: knownSubjects(),
      cancel: done,
      save: async ({ knows, ...entered }) => {
        const { knows: _, ...was } = before;
        await editFact(f, /** @type {any} */ (changed(entered, was)), knows);
        done();
      },
    });
    node.replaceChildren(form.node);
    form.focus();
  };
  const done = () => {
    editing = false;
    draw();
    more.focus();
  };
  const go = () => {
    how.leave?.();
    void jumpTo(f.conversation_id, f.message_id);
  };
  const draw = () => {
    if (editing) return;
    const held = node.contains(document.activeElement) && document.activeElement !== more;
    const old = f.status === "superseded";
    more.setAttribute("aria-label", t("Actions for “{fact}”", { fact: clip(text(), 60) }));
    const leads = f.message_id !== 0 && f.message_id !== how.here;
    const why = how.more?.(f);
    const said = joinWithDots(why, ...factWords(f, people(), !why));
    node.dataset["status"] = f.status;
    node.replaceChildren(
      h(
        "div.fact-body",
        h("p.fact-text", f.pinned && icon("pin"), old ? h("s", text()) : text()),
        ...(how.quoted && f.quote
          ? [h("blockquote.fact-quote", excerpt(withNames(f.quote, names.get()), longest))]
          : []),
        h("p.muted.fact-words", leads && [link(t("Go to this message"), go)], leads && said && " · ", said),
      ),
      ...(f.status === "forgotten"
        ? [button(t("Restore"), () => void restoreFacts(f.conversation_id, [f.id]), { kind: "quiet", "aria-label": t("Restore: {version}", { version: clip(text(), 60) }) })] // biome-ignore format: one line
        : [more]),
    );
    if (held) more.focus();
  };
  draw();
  return {
    node,
    /** @param {Fact} next */
    show(next) {
      f = next;
      draw();
    },
  };
}

/**
 * Shows facts in a list. Where the one with the focus goes, the focus goes to the one after it.
 * @param {HTMLElement} list @param {readonly Fact[]} facts @param {How} how
 */
export function showFacts(list, facts, how) {
  const at = [...list.children].findIndex((li) => li.contains(document.activeElement));
  keyedRows(
    list,
    facts,
    (f) => f.id,
    (f) => factItem(f, how),
  );
  if (at < 0 || list.contains(document.activeElement)) return;
  const next = list.children[Math.min(at, list.children.length - 1)];
  /** @type {HTMLElement | null | undefined} */ (next?.querySelector("button.icon-button, button"))?.focus();
}
