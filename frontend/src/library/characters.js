// The characters as a grid or a list, with search and tags; one of them opens to its editor.

import { call, whenChanged } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { cardKinds, dropPlace, pickFiles } from "../lib/files.js";
import {
  button,
  h,
  icon,
  keyed,
  newest,
  searchField,
  selectOf,
  sentence,
  storedValue,
  t,
  verdict,
} from "../lib/index.js";
import { roving } from "../lib/roving.js";
import { portrait } from "../widgets/portrait.js";
import { editor } from "./character.js";
import { findCards, tagsOf } from "./find.js";
import { bringIn } from "./intake.js";

/** @typedef {import("./find.js").Character} Character */

/** How the list is looked at is this window's own. */
const store = storedValue("library");

const orders = [
  { value: "name", name: t("Name") },
  { value: "added", name: t("Newest") },
  { value: "changed", name: t("Last changed") },
];

/** @returns {{view: "grid" | "list", sort: "name" | "added" | "changed"}} */
const remembered = () => ({ view: "grid", sort: "name", ...store.read() });

/** @param {HTMLElement} el @param {import("../lib/sections.js").Room} room @returns {() => void} */
export function mountCharacters(el, room) {
  /** @type {Character[]} */
  let all = [];
  const reading = newest();
  let look = { ...remembered(), q: "", tag: "" };
  /** @type {{id: string, node: HTMLElement, show: (c: Character) => void, close: () => void} | null} */
  let opened = null;
  const said = verdict();
  const list = h("ul.cast-list", { "aria-label": t("Characters") });
  const none = h("p.muted", { role: "status" });
  const tagBar = h("div.tag-bar", { role: "group", "aria-label": t("Tags") });
  const search = searchField(t("Search characters"), () => set({ q: search.value }));
  const resort = () => set({ sort: /** @type {any} */ (sort.value) });
  const sort = selectOf(orders, { "aria-label": t("Sort by"), value: look.sort, onchange: resort });
  const view = h("button.icon-button");
  const head = h(
    "div.library-bar",
    search,
    sort,
    view,
    button(t("Import"), () => pickFiles(cardKinds, (files) => void bring(files)), { icon: "download" }),
    button(t("New character"), () => void create(), { icon: "plus" }),
  );
  const browse = h("div", head, tagBar, said.node, list, none);
  el.append(browse);
  const rove = roving(list, ".cast-card");

  const load = () =>
    reading.ask(
      () => callAll("characters.list"),
      show,
      (e) => said.tell(sentence(e), "error"),
    );
  /** @param {Character[]} rows */
  const show = (rows) => {
    all = rows;
    draw();
    const now = opened && all.find((c) => c.id === opened?.id);
    if (opened && now) opened.show(now);
    else if (opened) back();
  };
  /** @param {Partial<typeof look>} change */
  const set = (change) => {
    look = { ...look, ...change };
    store.keep({ view: look.view, sort: look.sort });
    draw();
  };
  const draw = () => {
    const shown = findCards(all, look);
    list.dataset["view"] = look.view;
    const grid = look.view === "grid";
    view.replaceChildren(icon(grid ? "rows" : "grid"));
    view.setAttribute("aria-label", grid ? t("Show as a list") : t("Show as a grid"));
    view.title = view.getAttribute("aria-label") ?? "";
    none.textContent =
      shown.length > 0
        ? ""
        : all.length > 0
          ? t("No characters match.")
          : t("No characters yet. Import a card, or create a character.");
    const tags = tagsOf(all);
    tagBar.hidden = tags.length === 0;
    keyed(
      tagBar,
      tags.map((one) => ({ ...one, on: one.tag === look.tag })),
      (one) => one.tag,
      (one) => chip(one),
      (node, one) => node.setAttribute("aria-pressed", String(one.on)),
    );
    // The key holds the time of the last change, so that a changed character gets a new card.
    keyed(
      list,
      shown,
      (c) => `${c.id} ${c.updated_at}`,
      (c) => item(c),
    );
    rove.settle();
  };
  /** @param {{tag: string, n: number, on: boolean}} t */
  const chip = ({ tag, n, on }) =>
    h(
      "button.tag-chip",
      { "aria-pressed": String(on), onclick: () => set({ tag: look.tag === tag ? "" : tag }) },
      h("span", tag),
      h("span.muted", String(n)),
    );
  /** @param {Character} c */
  const item = (c) =>
    h(
      "li",
      h(
        "button.cast-card",
        { tabindex: "-1", dataset: { id: c.id }, onclick: () => open(c) },
        portrait(c),
        h(
          "span.cast-words",
          h("span.cast-name", c.name),
          h("span.cast-about", c.tags.length > 0 ? c.tags.join(", ") : c.creator_notes.slice(0, 120)),
        ),
      ),
    );
  /** @param {Character} c */
  const open = (c) => {
    opened?.close();
    opened = {
      id: c.id,
      ...editor(c, {
        back,
        room,
        reload: load,
        open: (/** @type {Character} */ other) => void load().then(() => open(other)),
      }),
    };
    browse.hidden = true;
    room.alone(true);
    el.append(opened.node);
    /** @type {HTMLElement | null} */ (opened.node.querySelector(".library-back"))?.focus();
  };
  const back = () => {
    const id = opened?.id;
    opened?.close();
    opened?.node.remove();
    opened = null;
    browse.hidden = false;
    room.alone(false);
    /** @type {HTMLElement | null} */ (list.querySelector(`[data-id="${id}"]`) ?? search)?.focus();
  };
  /** @param {File[]} files */
  const bring = async (files) => {
    const kept = await bringIn(files);
    await load();
    if (kept?.creator !== undefined) open(kept);
  };
  const create = () =>
    said.watch(async () => {
      const made = await call("characters.create", { name: t("New character") });
      await load();
      open(made);
    });
  view.addEventListener("click", () => set({ view: look.view === "grid" ? "list" : "grid" }));
  dropPlace(el, (files) => void bring(files));
  const deaf = whenChanged("characters", load);
  void load().then(() => {
    const wanted = room.open && all.find((c) => c.id === room.open);
    if (wanted) open(wanted);
  });
  return () => {
    reading.drop();
    deaf();
    opened?.close();
  };
}
