// The palette: everything the window can do, and every place in it, by its name.

import { dialog, doable, h, on, sources, spell, t } from "../lib/index.js";
import { best } from "./match.js";

/** @typedef {import("../lib/offers.js").Item} Item */

/** What has a name among the commands, but the palette itself. @returns {Item[]} */
const commands = () =>
  doable()
    .filter((c) => c.run !== openPalette)
    .map((c) => ({ label: c.label, group: c.group, keys: c.keys, also: c.also ?? "", run: () => void c.run() }));

/** While nothing is typed, each source shows this many of what it has; all commands are shown. */
const few = 6;

/** What was chosen last in this window, the newest first. @type {string[]} */
let recent = [];
const mostRecent = 5;

/** The items with those that were chosen last in front. @param {readonly Item[]} items @returns {Item[]} */
function recentFirst(items) {
  const first = recent.flatMap((label) => items.find((i) => i.label === label) ?? []);
  return [...first, ...items.filter((i) => !first.includes(i))];
}

/** The one that is shown, or that is just going. @type {HTMLDialogElement | null} */
let last = null;

export function openPalette() {
  // One that closes says so a moment later; a call meanwhile opens another.
  if (last?.open) return;
  const own = commands();
  /** What each source answered, in the order of the sources, whichever answers first. @type {Item[][]} */
  const answers = sources.map(() => []);
  /** @type {Item[]} */
  let found = [];
  let at = 0;
  const list = h("div.palette-list", { role: "listbox", id: "palette-list", "aria-label": t("Results") });
  const field = /** @type {HTMLInputElement} */ (
    h("input.palette-field", {
      role: "combobox",
      "aria-expanded": "true",
      "aria-controls": "palette-list",
      "aria-autocomplete": "list",
      "aria-label": t("Search for a command"),
      placeholder: t("Search for a command"),
      spellcheck: "false",
    })
  );
  const none = h("p.palette-none", { role: "status" });
  const shown = dialog(t("Command palette"), h("div.palette-body", field, list, none), { class: "palette" });
  last = shown.node;

  /** @param {Item} item */
  const choose = (item) => {
    // Closing gives the focus back before what opens next takes it. It follows within the person's own gesture:
    // later the system would open no dialog for a file.
    shown.close();
    recent = [item.label, ...recent.filter((label) => label !== item.label)].slice(0, mostRecent);
    item.run();
  };
  const point = () => {
    [...list.children].forEach((node, i) => {
      node.setAttribute("aria-selected", String(i === at));
      if (i === at) node.scrollIntoView({ block: "nearest" });
    });
    if (found.length > 0) field.setAttribute("aria-activedescendant", `palette-${at}`);
    else field.removeAttribute("aria-activedescendant");
  };
  /** @param {Item} [held] stays chosen, while it is still found */
  const draw = (held) => {
    found = field.value.trim()
      ? best(field.value, [...own, ...answers.flat()])
      : [...recentFirst(own), ...answers.flatMap((items) => items.slice(0, few))];
    at = Math.max(0, held ? found.indexOf(held) : 0);
    list.replaceChildren(...found.map((item, i) => row(item, i, choose)));
    none.textContent = found.length === 0 ? t("No commands match.") : "";
    point();
  };
  on(field, "input", () => draw());
  on(field, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.isComposing) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[e.key];
    if (to !== undefined && found.length > 0) {
      at = e.key.startsWith("Page") ? Math.max(0, Math.min(found.length - 1, to)) : (to + found.length) % found.length;
      point();
    } else if (e.key === "Enter") {
      const item = found[at];
      if (item) choose(item);
    } else return;
    e.preventDefault();
  });
  draw();
  field.focus();
  sources.forEach((source, i) => {
    void Promise.resolve(source()).then(
      (items) => {
        answers[i] = items;
        if (shown.node.open) draw(found[at]);
      },
      () => {}, // a source that cannot answer offers nothing
    );
  });
}

/** @param {Item} item @param {number} i @param {(item: Item) => void} choose */
const row = (item, i, choose) =>
  h(
    "div.palette-row",
    {
      role: "option",
      id: `palette-${i}`,
      "aria-selected": "false",
      dataset: { icon: item.icon ?? "" }, // of what it leads to
      onclick: () => choose(item),
    },
    h("span.palette-label", item.label),
    h("span.palette-group", item.group),
    item.keys ? h("span.palette-keys", ...spell(item.keys).map((k) => h("kbd", k))) : null,
  );
