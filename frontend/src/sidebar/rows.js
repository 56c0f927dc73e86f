// Draws the rows in their groups, keeps the focus in them, and fetches more as one comes near the end.

import { button, cell, h, keyed, on, t, watchAll } from "../lib/index.js";
import { complain } from "../model/conversation.js";
import { loadConversations, loadMore, look, paging, places } from "../model/conversations.js";
import { drafted, drafts } from "../model/drafts.js";
import { closedFolders, dropOf, folderOf, folders, moveInto, openFolder, orderFolders } from "../model/folders.js";
import { keepTime, now } from "../model/now.js";
import { byFolder } from "../model/order.js";
import { activeId, conversations, unread } from "../model/state.js";
import { waitingCalls } from "../model/waiting.js";
import { names } from "../model/window.js";
import { dragToFolders } from "./drag.js";
import { emptyNotice } from "./emptynotice.js";
import { entryMaker } from "./entries.js";
import { followFaces } from "./faces.js";
import { folderRow, folderRowAt, moveFolder, openFolderMenu, renameFolderAt, showFolder } from "./folderrow.js";
import { askMove, selectAll } from "./many.js";
import { createRow, openMenu, renameRow, rowAt, select, updateRow } from "./row.js";
import { placesOf, sectionsOf } from "./sections.js";
import { meantBy, nothing, selection } from "./select.js";
import { running } from "./unread.js";

/** @typedef {import("./entries.js").Entry} Entry */
/** @typedef {import("./sections.js").Section} Section */

/** What the keys go through: rows, and headings of folders. */
const stops = ".conversation, .folder-head";

/** @param {(id: string) => void} open */
export function mountRows(open) {
  const sections = h("div.sections");
  const keys = h(
    "p.visually-hidden",
    { id: "folder-keys" },
    t("Alt and the arrow keys move the folder. Left and right close and open it."),
  );
  const word = emptyNotice();
  const end = button(t("Show more"), () => void loadMore(), { kind: "quiet more-rows", hidden: true });
  const node = h("div.conversations", sections, keys, word.node, word.count, end);
  const kept = cell(drafts.all());
  watchAll([activeId, drafted], () => kept.set(drafts.all()));
  keepTime();

  const faces = followFaces(sections, node);
  const findPlaces = () => {
    const before = [...places.get().hidden].sort().join();
    places.set(placesOf(folders.get(), closedFolders.get()));
    const same = before === [...places.get().hidden].sort().join();
    if (!same && byFolder(look.get())) void loadConversations().catch(() => {}); // the list itself says it
  };
  watchAll([folders, closedFolders], findPlaces);
  const entriesOf = entryMaker();
  const seen = () => ({
    rows: conversations.get(),
    look: look.get(),
    active: activeId.get(),
    running: running.get(),
    unread: unread.get(),
    waits: new Set(waitingCalls.get().map((w) => w.conversation_id)),
    selected: selection.get().ids,
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
      sectionsOf(entriesOf(seen()), look.get(), folders.get(), closedFolders.get(), paging.get().more),
      (s) => s.group.id,
      (s) => createSection(s, open),
      (section, s) => updateSection(section, s, open),
    );
    focus.giveBack();
    rovingIn(sections);
    faces.look();
  };
  watchAll(
    [conversations, look, activeId, running, unread, waitingCalls, kept, names, now, folders, closedFolders, selection],
    draw,
  );
  on(sections, "renamed", draw);
  look.watch(() => {
    node.scrollTop = 0;
    selection.set(nothing);
  });
  dragToFolders(node, { take: loadOf, takes, drop });
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
    const button = /** @type {Element} */ (e.target).closest(stops);
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
      const last = /** @type {HTMLElement | undefined} */ ([...sections.querySelectorAll(stops)].at(-1));
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
      if (renameFolderAt(document.activeElement)) return true;
      const row = rowAt(document.activeElement) ?? rowAt(sections.querySelector(".active"));
      if (!row?.checkVisibility({ visibilityProperty: true })) return false;
      renameRow(row);
      return true;
    },
  };
}

/** What a drag carries that begins at a place of the list. @param {Element} from @returns {import("./drag.js").Load | null} */
function loadOf(from) {
  const head = from.closest(".folder-head");
  const folder = head && folderOf(folderRowAt(head)?.dataset["id"] ?? "");
  if (folder) return { kind: "folder", id: folder.id, words: folder.name };
  const row = from.closest(".conversation") && rowAt(from);
  if (!row || look.get().view === "trash" || folders.get().length === 0) return null;
  const ids = meantBy(selection.get(), row.dataset["id"] ?? "");
  const title = row.querySelector(".title")?.textContent ?? "";
  const words =
    ids.length === 1 ? title : t("{n, plural, one {# conversation} other {# conversations}}", { n: ids.length });
  return { kind: "conversations", ids, words };
}

/** @param {import("./drag.js").Load} load @param {import("./drag.js").Target} to */
function takes(load, to) {
  if (load.kind === "folder") return dropOf(folders.get(), load.id, to.folder, to.where) !== null;
  return load.ids.some((id) => conversations.get().find((c) => c.id === id)?.folder_id !== to.folder);
}

/** @param {import("./drag.js").Load} load @param {import("./drag.js").Target} to */
function drop(load, to) {
  if (load.kind === "conversations") {
    selection.set(nothing);
    return void moveInto(load.ids, to.folder).catch(complain);
  }
  const place = dropOf(folders.get(), load.id, to.folder, to.where);
  if (!place) return;
  if (place.parent) openFolder(place.parent, true);
  void orderFolders(place.parent, place.ids).catch(complain);
}

/** @param {Section} s @param {(id: string) => void} open */
function createSection(s, open) {
  const name = `group-${s.group.id}`;
  const list = h("ul", s.group.name ? { "aria-labelledby": name } : { "aria-label": t("Trash") });
  const head = s.folder ? folderRow(s) : s.group.name ? h("h3", s.group.name) : null;
  (head?.querySelector("h3") ?? head)?.setAttribute("id", name);
  const section = h("section", head, list);
  updateSection(section, s, open);
  return section;
}

/** @param {HTMLElement} section @param {Section} s @param {(id: string) => void} open */
function updateSection(section, s, open) {
  if (s.folder || s.group.id === "loose") section.dataset["folder"] = s.folder?.id ?? "";
  if (s.folder) showFolder(/** @type {HTMLElement} */ (section.firstElementChild), s);
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
  const rows = () => /** @type {HTMLElement[]} */ ([...sections.querySelectorAll("li, .folder-row")]);
  const row = rowAt(document.activeElement) ?? folderRowAt(document.activeElement);
  const id = row && sections.contains(row) ? row.dataset["id"] : undefined;
  const at = row ? rows().indexOf(row) : -1;
  return {
    giveBack() {
      if (!id || sections.contains(document.activeElement)) return;
      const all = rows();
      const next = all.find((r) => r.dataset["id"] === id) ?? all[Math.min(at, all.length - 1)];
      /** @type {HTMLElement | null | undefined} */ (next?.querySelector(stops))?.focus();
    },
  };
}

/** One row is in the order of the tab key: the one with the focus, the last such, the shown, or the first. @param {HTMLElement} sections @param {Element} [wanted] */
function rovingIn(sections, wanted) {
  const had = [...sections.querySelectorAll('[tabindex="0"]')];
  const one = wanted ?? had[0] ?? sections.querySelector(".conversation.active") ?? sections.querySelector(stops);
  for (const other of had) if (other !== one) other.setAttribute("tabindex", "-1");
  if (one !== had[0]) one?.setAttribute("tabindex", "0"); // to set what is set has the browser lay out the page
}

/** @param {HTMLElement} sections @param {KeyboardEvent} e @param {() => boolean} leave */
function onKey(sections, e, leave) {
  const at = document.activeElement;
  const folder = folderRowAt(at);
  const row = rowAt(at);
  if ((!row && !folder) || at instanceof HTMLInputElement) return;
  const mod = e.ctrlKey || e.metaKey;
  const did = folder ? keyOfFolder(folder, e, mod) : row ? keyOfRow(row, e, mod) : false;
  if (!did && !walk(sections, e, mod, leave)) return;
  if (mod || e.altKey) e.stopPropagation(); // else the window's own keys would act as well
  e.preventDefault();
}

/** @param {HTMLElement} row @param {KeyboardEvent} e @param {boolean} mod @returns {boolean} whether the key was for the row */
function keyOfRow(row, e, mod) {
  if (e.key === "F2") renameRow(row);
  else if (e.key === "ContextMenu" || (e.key === "F10" && e.shiftKey)) openMenu(row);
  else if (e.key === " ") select(row, e.shiftKey);
  else if (mod && !e.shiftKey && e.key.toLowerCase() === "a") void selectAll().catch(complain);
  else if (e.key === "Escape" && selection.get().ids.size > 0) selection.set(nothing);
  else if (mod && e.shiftKey && e.key.toLowerCase() === "m") askMove(meantBy(selection.get(), row.dataset["id"] ?? ""));
  else return false;
  return true;
}

/** The arrow of a key towards the end of a line, whichever way the language goes. @param {string} key */
const inward = (key) => key === (document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight");

/** @param {HTMLElement} row @param {KeyboardEvent} e @param {boolean} mod @returns {boolean} whether the key was for the folder */
function keyOfFolder(row, e, mod) {
  const id = row.dataset["id"] ?? "";
  const side = e.key === "ArrowLeft" || e.key === "ArrowRight";
  if (e.key === "F2") renameFolderAt(row);
  else if (e.key === "ContextMenu" || (e.key === "F10" && e.shiftKey)) openFolderMenu(row);
  else if (e.altKey && e.key === "ArrowUp") moveFolder(id, "up");
  else if (e.altKey && e.key === "ArrowDown") moveFolder(id, "down");
  else if (e.altKey && side) moveFolder(id, inward(e.key) ? "in" : "out");
  else if (side && !mod) openFolder(id, inward(e.key));
  else return false;
  return true;
}

/** Goes to another row; with shift it is selected on the way. @param {HTMLElement} sections @param {KeyboardEvent} e @param {boolean} mod @param {() => boolean} leave @returns {boolean} whether the key was one of a list */
function walk(sections, e, mod, leave) {
  const row = rowAt(document.activeElement);
  const all = /** @type {HTMLElement[]} */ ([...sections.querySelectorAll(stops)]);
  const at = all.indexOf(
    /** @type {HTMLElement} */ (document.activeElement?.closest("li, .folder-row")?.querySelector(stops)),
  );
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[e.key];
  if (at < 0 || to === undefined || mod || e.altKey) return false;
  if (to >= all.length && e.key === "ArrowDown" && !e.shiftKey && leave()) return true;
  const next = all[Math.max(0, Math.min(all.length - 1, to))];
  next?.focus();
  const there = rowAt(next);
  if (e.shiftKey && there) select(there, true, row?.dataset["id"] ?? there.dataset["id"] ?? "");
  return true;
}
