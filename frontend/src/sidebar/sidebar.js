// The conversations: pinned ones first, then by when they were last used; and the archive and the trash behind them.

import { call } from "../ipc/index.js";
import { button, claim, groups, h, iconButton, navigate, on, shortcut, spell, t, watchAll } from "../lib/index.js";
import { pausing } from "../lib/pausing.js";
import { strokes } from "../lib/strokes.js";
import { complain, newConversation, openConversation, stayHere } from "../model/conversation.js";
import { followActive, look, lookAt } from "../model/conversations.js";
import { folders, followFolders, openFolder } from "../model/folders.js";
import { jumpTo } from "../model/jump.js";
import { activeId, conversations } from "../model/state.js";
import { openFile } from "../widgets/files/filedialog.js";
import { chooseCharacter } from "../widgets/newchat.js";
import { emptyTrash } from "./acts.js";
import { mountFound } from "./found.js";
import { foundFolders } from "./foundfolders.js";
import { listHead } from "./listhead.js";
import { askMove, selectionBar } from "./many.js";
import { mountRows } from "./rows.js";
import { seekAgain } from "./seek.js";
import { selection } from "./select.js";
import { followAnswers } from "./unread.js";

/** How long the list waits for more typing before it searches, in milliseconds. */
const pause = 300;

/** @param {HTMLElement} place @param {{opened: () => void, left: () => void, entries: readonly Node[]}} act opened: a conversation is asked for; left: a page is; entries: the ways to the pages */
export function mountSidebar(place, act) {
  const create = button(t("New chat"), begin, { icon: "plus", kind: "new" });
  const others = iconButton("down", t("New chat with a character"), () => void chooseCharacter(), {
    kind: "new-others",
    "aria-haspopup": "dialog",
  });
  const rows = mountRows((id) => {
    act.opened();
    if (id === activeId.get()) stayHere();
    else void openConversation(id);
  });
  const search = searchField(() => rows.focus() || hits.focus());
  const hits = mountFound({
    open: (item) => {
      const place = places[item.kind];
      if (place) {
        place(item);
        return act.left();
      }
      act.opened();
      void follow(item).catch(complain);
    },
    leave: () => rows.focusLast() || search.focus(),
  });
  rows.below(hits);
  const bar = placeBar();
  place.setAttribute("aria-label", t("Program"));
  place.append(
    h("header.side-head", h("div.brand", strokes(), h("h1", "Terzetto")), h("div.new-chat", create, others)),
    h("div.side-entries", { role: "group", "aria-label": t("Sections") }, libraryEntry(), ...act.entries),
    search,
    bar.all,
    bar.head,
    listHead(),
    foundFolders(showFolder),
    rows.node,
    selectionBar(),
    bar.foot,
  );
  followFolders();
  followActive();
  followAnswers();
  shortcut({
    keys: "F2",
    label: t("Rename the conversation"),
    also: t("title name"),
    group: groups.keep,
    typing: true,
    run: rows.rename,
  });
  shortcut({
    keys: "mod+shift+M",
    label: t("Move to folder"),
    also: t("folder project group sort"),
    group: groups.keep,
    run: () => {
      const id = activeId.get();
      const ids = [...selection.get().ids];
      askMove(ids.length > 0 || !id ? ids : [id]);
    },
  });

  function begin() {
    act.opened();
    void newConversation().catch(complain);
  }
  return { search: () => search.focus() };
}

/** Shows a folder in the list, open. @param {string} id */
function showFolder(id) {
  const parent = folders.get().find((f) => f.id === id)?.parent_id;
  if (parent) openFolder(parent, true);
  openFolder(id, true);
  const head = `.folder-row[data-id="${CSS.escape(id)}"] .folder-head`;
  void lookAt({ q: "", group: "folder", tag: "" }).then(() => {
    /** @type {HTMLElement | null} */ (document.querySelector(head))?.focus();
  }, complain);
}

const libraryEntry = () => button(t("Library"), () => navigate("library"), { icon: "book", kind: "quiet side-entry" });

/** Where what was found stands that is in no conversation. @type {Partial<Record<string, (item: import("../../types/api.d.ts").search.Item) => void>>} */
const places = {
  run: (item) => navigate("automation", "runs", item.id),
  workflow: (item) => navigate("automation", "automations", item.id),
  teamwork: (item) => navigate("team", item.id),
  document: (item) => navigate("team", item.conversation_id, item.id),
};

/** Goes to what was found in the conversations. @param {import("../../types/api.d.ts").search.Item} item */
async function follow(item) {
  if (item.kind === "character") await newConversation(item.id);
  else if (item.kind === "conversation") await openConversation(item.id);
  else if (!(await jumpTo(item.conversation_id, item.message_id))) await seekAgain();
  else if (item.kind === "file") await openFound(item);
}

/** Opens a file at the place that answers the search best. @param {import("../../types/api.d.ts").search.Item} item */
async function openFound(item) {
  const fileId = Number(item.id);
  const found = await call("files.search", { fileId, q: look.get().q });
  openFile({ fileId, label: item.title }, found.items[0]);
}

/** @param {() => boolean} toRows */
function searchField(toRows) {
  const search = h("input", { type: "search", placeholder: t("Search"), "aria-label": t("Search conversations") });
  const typed = pausing(pause);
  const seek = () => {
    typed.cancel();
    if (search.value !== look.get().q) void lookAt({ q: search.value });
  };
  on(search, "input", () => typed.later(seek));
  on(search, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.isComposing) return;
    if (e.key === "Escape") {
      // With nothing to clear it leaves the field; it never reaches the answer, which Escape would stop.
      if (search.value) search.value = "";
      else if (!toRows()) search.blur();
      seek();
    } else if (e.key === "ArrowDown" || e.key === "Enter") {
      seek();
      toRows();
    } else return;
    claim(e);
  });
  look.watch(({ q }) => {
    if (document.activeElement !== search && search.value !== q) search.value = q;
  });
  return search;
}

/** The way to the archive and the trash, and back. */
function placeBar() {
  // The list needs no heading for the eye; its groups need one above them for the ear.
  const all = h("h2.visually-hidden", t("Conversations"));
  const title = h("h2");
  const back = iconButton("left", t("Back to conversations"), () => void go("list"));
  const empty = button(t("Empty trash"), () => void emptyTrash(), { kind: "quiet" });
  const head = h("div.side-place", { hidden: true }, back, title, empty);
  /** @param {"archived" | "trash"} view @param {string} name @param {string} shape */
  const way = (view, name, shape) => button(name, () => void go(view), { icon: shape, kind: "quiet" });
  const help = iconButton("question", t("Help"), () => navigate("help"), { title: t("Help (F1)") });
  const ways = { archived: way("archived", t("Archived"), "archive"), trash: way("trash", t("Trash"), "trash") };
  const gear = iconButton("settings", t("Settings"), () => navigate("settings"), {
    title: t("Settings ({keys})", { keys: spell("mod+,").join("+") }),
  });
  const foot = h("footer.side-foot", ways.archived, ways.trash, h("div.side-program", help, gear));
  /** @param {"list" | "archived" | "trash"} view */
  const go = async (view) => {
    const before = look.get().view;
    await lookAt({ view });
    if (view === "list") {
      if (before !== "list") ways[before].focus();
    } else back.focus();
  };
  const draw = () => {
    const { view } = look.get();
    all.hidden = view !== "list";
    head.hidden = view === "list";
    ways.archived.hidden = ways.trash.hidden = view !== "list";
    title.textContent = view === "trash" ? t("Trash") : t("Archived");
    empty.hidden = view !== "trash" || conversations.get().length === 0;
  };
  watchAll([look, conversations], draw);
  return { all, head, foot };
}
