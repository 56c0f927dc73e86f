// The conversations, newest first.

import { complain, loadConversations, newConversation, openConversation } from "../chat/conversation.js";
import { call } from "../ipc/index.js";
import { derived } from "../lib/cell.js";
import { h, icon, keyed, on } from "../lib/dom.js";
import { shortcut } from "../lib/keys.js";
import { menu, toast } from "../lib/layer.js";
import { strokes } from "../lib/strokes.js";
import { relativeDate } from "../lib/time.js";
import { activeId, conversations, turns, unread } from "../state.js";

/** @typedef {import("../../types/rows").Conversation} Conversation */
/** @typedef {{c: Conversation, active: boolean, running: boolean, unread: boolean}} Entry */

/** How long the list waits for more typing before it searches, in milliseconds. */
const pause = 150;

/** @param {HTMLElement} place @param {{opened: () => void}} act */
export function mountSidebar(place, act) {
  const list = h("ul", { class: "conversations", "aria-label": "Conversations" });
  const none = h("p", { class: "none muted", hidden: true }, "Nothing found.");
  const search = /** @type {HTMLInputElement} */ (
    h("input", { type: "search", placeholder: "Search", "aria-label": "Search conversations" })
  );
  const create = h(
    "button",
    { type: "button", class: "button new", "aria-haspopup": "menu" },
    icon("plus"),
    h("span", null, "New"),
  );
  place.append(
    h("header", { class: "side-head" }, h("div", { class: "brand" }, strokes(), h("h1", null, "Terzetto")), create),
    search,
    list,
    none,
  );

  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const reload = () => loadConversations(search.value.trim()).catch(complain);
  on(search, "input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), pause);
  });
  on(create, "click", () => void choose(create));

  const entries = derived([conversations, activeId, turns, unread], (all, active, running, fresh) =>
    all.map((/** @type {Conversation} */ c) => ({
      c,
      active: c.id === active,
      running: c.running || (running.get(c.id)?.phase ?? "done") !== "done",
      unread: fresh.has(c.id),
    })),
  );
  /** @param {string} id */
  const open = (id) => {
    act.opened();
    void openConversation(id);
  };
  const draw = () => {
    keyed(
      list,
      entries.get(),
      (e) => e.c.id,
      (e) => createEntry(e, open),
      updateEntry,
    );
    none.hidden = entries.get().length > 0 || !search.value;
    if (!list.querySelector('[tabindex="0"]')) list.querySelector(".conversation")?.setAttribute("tabindex", "0");
  };
  entries.watch(draw);
  draw();
  on(list, "keydown", (/** @type {KeyboardEvent} */ e) => rove(list, e));
  shortcut({ keys: "mod+N", label: "New conversation", run: () => void newConversation().catch(complain) });
  shortcut({ keys: "mod+shift+F", label: "Search conversations", run: () => search.focus() });
}

/** Asks whom the new conversation is with. @param {HTMLElement} anchor */
async function choose(anchor) {
  const characters = await call("characters.list").catch(() => []);
  menu(
    anchor,
    [
      { label: "Nobody in particular", icon: "plus", run: () => void newConversation().catch(complain) },
      ...characters.map((/** @type {any} */ c) => ({
        label: c.name,
        icon: "person",
        run: () => void newConversation(c.id).catch(complain),
      })),
    ],
    "A conversation with",
  );
}

/** @param {Entry} e @param {(id: string) => void} open */
function createEntry(e, open) {
  const title = h("span", { class: "title" });
  const when = h("time", null);
  const preview = h("span", { class: "preview" });
  const button = h(
    "button",
    { type: "button", class: "conversation", tabindex: "-1", onclick: () => open(e.c.id) },
    h("span", { class: "line" }, title, when),
    preview,
    strokes(),
  );
  const more = h(
    "button",
    { type: "button", class: "icon-button", tabindex: "-1", "aria-label": "More", "aria-haspopup": "menu" },
    icon("more"),
  );
  const node = h("li", null, button, more);
  /** @param {HTMLElement | {x: number, y: number}} at */
  const openMenu = (at) =>
    menu(
      at,
      [
        { label: "Rename", icon: "edit", hint: "F2", run: () => rename(node, e.c.id, title) },
        {
          label: "Move to the trash",
          icon: "trash",
          danger: true,
          run: () => void trash(e.c.id, title.textContent ?? ""),
        },
      ],
      "Conversation",
    );
  on(more, "click", () => openMenu(more));
  on(node, "contextmenu", (/** @type {MouseEvent} */ event) => {
    event.preventDefault();
    openMenu({ x: event.clientX, y: event.clientY });
  });
  on(button, "keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "F2") rename(node, e.c.id, title);
    else if (event.key === "F10" && event.shiftKey) openMenu(more);
  });
  updateEntry(node, e);
  return node;
}

/** @param {HTMLElement} node @param {Entry} e */
function updateEntry(node, e) {
  const button = /** @type {HTMLElement} */ (node.firstElementChild);
  button.classList.toggle("active", e.active);
  button.classList.toggle("running", e.running);
  button.classList.toggle("unread", e.unread);
  if (e.active) {
    button.setAttribute("aria-current", "true");
    for (const other of node.parentElement?.querySelectorAll('[tabindex="0"]') ?? [])
      other.setAttribute("tabindex", "-1");
    button.setAttribute("tabindex", "0");
  } else button.removeAttribute("aria-current");
  const say = [e.c.title, e.running && "being answered", e.unread && "answered"].filter(Boolean).join(", ");
  button.setAttribute("aria-label", say);
  /** @type {[string, string][]} */
  const texts = [
    [".title", e.c.title],
    ["time", relativeDate(e.c.updated_at)],
    [".preview", e.c.preview],
  ];
  for (const [selector, text] of texts) {
    const part = button.querySelector(selector);
    if (part && part.textContent !== text) part.textContent = text;
  }
}

/** @param {HTMLElement} node @param {string} id @param {HTMLElement} title */
function rename(node, id, title) {
  const input = /** @type {HTMLInputElement} */ (
    h("input", { type: "text", class: "rename", "aria-label": "Title", maxLength: 100, value: title.textContent ?? "" })
  );
  const button = /** @type {HTMLElement} */ (node.firstElementChild);
  let over = false;
  /** @param {boolean} keep */
  const end = async (keep) => {
    if (over) return;
    over = true;
    input.replaceWith(button);
    button.focus();
    const value = input.value.trim();
    if (keep && value && value !== title.textContent)
      await call("conversations.update", { cid: id, title: value }).catch(complain);
  };
  button.replaceWith(input);
  input.focus();
  input.select();
  on(input, "blur", () => void end(true));
  on(input, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.key === "Enter" && !e.isComposing) void end(true);
    else if (e.key === "Escape") void end(false);
    else return;
    e.stopPropagation();
  });
}

/** @param {string} id @param {string} title */
async function trash(id, title) {
  try {
    await call("conversations.delete", { cid: id });
    await loadConversations();
    const next = conversations.get()[0];
    if (activeId.get() === id) {
      if (next) await openConversation(next.id);
      else await newConversation();
    }
    toast(`“${title}” is in the trash.`, {
      action: {
        label: "Put it back",
        run: () =>
          void call("conversations.restore", { cid: id })
            .then(() => openConversation(id))
            .catch(complain),
      },
    });
  } catch (e) {
    complain(e);
  }
}

/** Arrow keys move through the list; one entry is in the order of the tab key. @param {HTMLElement} list @param {KeyboardEvent} e */
function rove(list, e) {
  const all = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".conversation")]);
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[e.key];
  if (at < 0 || to === undefined) return;
  e.preventDefault();
  const next = all[Math.max(0, Math.min(all.length - 1, to))];
  for (const other of all) other.setAttribute("tabindex", "-1");
  next?.setAttribute("tabindex", "0");
  next?.focus();
}
