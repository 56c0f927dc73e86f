// Draws the rows in their groups, keeps the focus in them, and fetches more as one comes near the end.

import { button, cell, h, keyed, on, t, watchAll } from "../lib/index.js";
import { loadMore, look, paging } from "../model/conversations.js";
import { drafted, drafts } from "../model/drafts.js";
import { keepTime, now } from "../model/now.js";
import { activeId, conversations, unread } from "../model/state.js";
import { names } from "../model/window.js";
import { emptyNotice } from "./emptynotice.js";
import { entryMaker } from "./entries.js";
import { groupRows } from "./groups.js";
import { createRow, openMenu, renameRow, rowAt, updateRow } from "./row.js";
import { running } from "./unread.js";

/** @typedef {import("./entries.js").Entry} Entry */
/** @typedef {{group: import("./groups.js").Group, items: Entry[]}} Section */

/** @param {(id: string) => void} open */
export function mountRows(open) {
  const sections = h("div.sections");
  const word = emptyNotice();
  const end = button(t("Show more"), () => void loadMore(), { kind: "quiet more-rows", hidden: true });
  const node = h("div.conversations", sections, word.node, word.count, end);
  const kept = cell(drafts.all());
  watchAll([activeId, drafted], () => kept.set(drafts.all()));
  keepTime();

  const entriesOf = entryMaker();
  const seen = () => ({
    rows: conversations.get(),
    look: look.get(),
    active: activeId.get(),
    running: running.get(),
    unread: unread.get(),
    drafts: kept.get(),
    user: names.get().user,
    now: now.get(),
  });
  const draw = () => {
    // Nothing moves while a person types.
    if (sections.querySelector(".rename")) return;
    const focus = focusIn(sections);
    keyed(
      sections,
      groupRows(entriesOf(seen()), (e) => e.group),
      (s) => s.group.id,
      (s) => createSection(s, open),
      (section, s) => updateSection(section, s, open),
    );
    focus.giveBack();
    rovingIn(sections);
  };
  watchAll([conversations, look, activeId, running, unread, kept, names, now], draw);
  on(sections, "renamed", draw);
  look.watch(() => {
    node.scrollTop = 0;
  });
  const near = new IntersectionObserver((all) => all.some((e) => e.isIntersecting) && void loadMore(), {
    root: node,
    rootMargin: "600px",
  });
  paging.watch(({ more, busy, error }) => {
    end.hidden = !more || error !== "";
    node.setAttribute("aria-busy", String(busy));
    near.disconnect();
    if (more && !busy && !error) near.observe(end); // tells at once whether the end is still in sight
  });
  /** What is below the rows and takes the focus that leaves them. */
  let next = { focus: () => false };
  on(sections, "keydown", (/** @type {KeyboardEvent} */ e) => onKey(sections, e, () => next.focus()));
  on(sections, "focusin", (e) => {
    const button = /** @type {Element} */ (e.target).closest(".conversation");
    if (button) rovingIn(sections, button);
  });
  draw();
  return {
    node,
    /** Puts the focus into the list; false when it is empty. */
    focus: () => {
      const first = /** @type {HTMLElement | null} */ (
        sections.querySelector(look.get().q ? ".conversation" : '[tabindex="0"]')
      );
      first?.focus();
      return Boolean(first);
    },
    /** Puts the focus on the last row; false when there is none. */
    focusLast: () => {
      const last = /** @type {HTMLElement | undefined} */ ([...sections.querySelectorAll(".conversation")].at(-1));
      last?.focus();
      return Boolean(last);
    },
    /** Joins what a search found elsewhere to the list. @param {{node: HTMLElement, focus: () => boolean}} part */
    below: (part) => {
      node.append(part.node);
      next = part;
    },
    /** Renames the row with the focus, or the shown conversation's; false when it is not in sight. */
    rename: () => {
      if (document.querySelector("dialog[open]")) return false;
      const row = rowAt(document.activeElement) ?? rowAt(sections.querySelector(".active"));
      if (!row?.checkVisibility({ visibilityProperty: true })) return false;
      renameRow(row);
      return true;
    },
  };
}

/** @param {Section} s @param {(id: string) => void} open */
function createSection(s, open) {
  const name = `group-${s.group.id}`;
  const list = h("ul", s.group.name ? { "aria-labelledby": name } : { "aria-label": t("Trash") });
  const section = h("section", s.group.name ? h("h3", { id: name }, s.group.name) : null, list);
  updateSection(section, s, open);
  return section;
}

/** @param {HTMLElement} section @param {Section} s @param {(id: string) => void} open */
function updateSection(section, s, open) {
  keyed(
    /** @type {HTMLElement} */ (section.lastElementChild),
    s.items,
    (e) => e.id,
    (e) => createRow(e, open),
    updateRow,
  );
}

/** Remembers where the focus is, for when its row goes elsewhere or away. @param {HTMLElement} sections */
function focusIn(sections) {
  const row = rowAt(document.activeElement);
  const id = row && sections.contains(row) ? row.dataset["id"] : undefined;
  const at = row ? [...sections.querySelectorAll("li")].indexOf(/** @type {HTMLLIElement} */ (row)) : -1;
  return {
    giveBack() {
      if (!id || sections.contains(document.activeElement)) return;
      const all = [...sections.querySelectorAll("li")];
      const next = all.find((r) => r.dataset["id"] === id) ?? all[Math.min(at, all.length - 1)];
      /** @type {HTMLElement | null | undefined} */ (next?.querySelector(".conversation"))?.focus();
    },
  };
}

/** One row is in the order of the tab key: the one with the focus, the last such, the shown, or the first. @param {HTMLElement} sections @param {Element} [wanted] */
function rovingIn(sections, wanted) {
  const had = [...sections.querySelectorAll('.conversation[tabindex="0"]')];
  const one =
    wanted ?? had[0] ?? sections.querySelector(".conversation.active") ?? sections.querySelector(".conversation");
  for (const other of had) if (other !== one) other.setAttribute("tabindex", "-1");
  if (one !== had[0]) one?.setAttribute("tabindex", "0"); // to set what is set has the browser lay out the page
}

/** @param {HTMLElement} sections @param {KeyboardEvent} e @param {() => boolean} leave */
function onKey(sections, e, leave) {
  const row = rowAt(document.activeElement);
  if (!row || document.activeElement instanceof HTMLInputElement) return;
  if (e.key === "F2") renameRow(row);
  else if (e.key === "ContextMenu" || (e.key === "F10" && e.shiftKey)) openMenu(row);
  else {
    const all = /** @type {HTMLElement[]} */ ([...sections.querySelectorAll(".conversation")]);
    const at = all.findIndex((b) => row.contains(b));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[e.key];
    if (at < 0 || to === undefined || e.ctrlKey || e.metaKey || e.altKey) return;
    if (to < all.length || e.key !== "ArrowDown" || !leave()) all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
  }
  e.preventDefault();
}
