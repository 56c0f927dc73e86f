// What the window can do by key or by name: one list, which the sheet, the palette
// and the native menus share.

import { searchField } from "./controls.js";
import { h, on } from "./dom.js";
import { t } from "./i18n.js";
import { matcherFor } from "./pieces.js";

/** Where the sheet and the palette show what can be done, in this order. */
export const groups = Object.freeze({
  go: t("Go to"),
  keep: t("Conversation"),
  read: t("Message"),
  write: t("Writing"),
  empty: t("In an empty composer"),
  look: t("View"),
  lists: t("In lists"),
  library: t("In the library"),
  runs: t("In runs and workflows"),
  team: t("In the team"),
  move: t("Import and export"),
  program: t("Program"),
});
/** @type {readonly string[]} */
const order = Object.values(groups);

/**
 * @typedef {object} Shortcut
 * @property {string} [keys] such as "mod+N"; mod is Ctrl, or Cmd on a Mac
 * @property {string} label what it does; "" for a second key of the same thing
 * @property {string} [id] the name by which a native menu calls it
 * @property {string} [slash] the word behind a slash that does it in the message box
 * @property {string} group one of groups; "" for a second key
 * @property {string} [also] other words by which the palette finds it
 * @property {string} [takes] what may follow the word behind a slash
 * @property {(words?: string) => boolean | void} run false: the key was not for us; words: what follows the word behind a slash
 * @property {boolean} [typing] also while the person types; keys with mod always are
 * @property {boolean} [local] its key is heard where the focus is: the sheet shows it, and nothing here acts on it
 */

const mac = typeof navigator !== "undefined" && /Mac/.test(navigator.platform ?? "");

/** @type {Shortcut[]} */
const shortcuts = [];

/** @param {Shortcut} s @returns {() => void} */
export function shortcut(s) {
  shortcuts.push(s);
  return () => shortcuts.splice(shortcuts.indexOf(s), 1);
}

/**
 * The name of a pressed key in the form of the list.
 *
 * @param {KeyboardEvent} e
 * @param {boolean} [onMac]
 */
export function chord(e, onMac = mac) {
  const mod = onMac ? e.metaKey : e.ctrlKey;
  const key = e.key.length === 1 ? e.key.toUpperCase() : e.key;
  const shifted = e.shiftKey && (e.key.length > 1 || /[A-Z]/.test(key));
  return [mod && "mod", e.altKey && "alt", shifted && "shift", key].filter(Boolean).join("+");
}

/** @param {EventTarget | null} target */
export function isTyping(target) {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Listens for the shortcuts. */
export function listenForKeys() {
  return on(document, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.isComposing || e.defaultPrevented) return;
    const pressed = chord(e);
    for (const s of [...shortcuts].reverse()) {
      if (s.local || s.keys !== pressed) continue;
      if (!s.typing && !pressed.startsWith("mod+") && isTyping(e.target)) continue;
      if (s.run() !== false) {
        e.preventDefault();
        return;
      }
    }
  });
}

/** Keys as they are printed on a keyboard of the language. @type {Readonly<Record<string, string>>} */
const caps = Object.freeze({
  mod: t("Ctrl"),
  alt: t("Alt"),
  shift: t("Shift"),
  Enter: t("Enter"),
  Escape: t("Esc"),
  " ": t("Space"),
  Home: t("Home"),
  End: t("End"),
  Delete: t("Del"),
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
});
const macCaps = Object.freeze({ ...caps, mod: "⌘", alt: "⌥", shift: "⇧", Enter: "↩" });

/** @param {string} keys @returns {string[]} */
export function spell(keys) {
  const words = /** @type {Readonly<Record<string, string>>} */ (mac ? macCaps : caps);
  return keys.split(/\+(?=.)/).map((k) => words[k] ?? k);
}

/** All that has a name, group by group; within a group as it was registered. */
const named = () => shortcuts.filter((s) => s.label).sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));

/** What can be done by name, each once. @returns {Shortcut[]} */
export function doable() {
  const seen = new Set();
  return named().filter((s) => !s.local && !seen.has(s.label) && seen.add(s.label));
}

/** Does what a native menu names. @param {string} id */
export function perform(id) {
  shortcuts.find((s) => s.id === id)?.run();
}

/** The sheet of all keys, in groups. */
export function keySheet() {
  /** @type {Map<string, Map<string, string[]>>} */
  const sections = new Map();
  for (const { keys, label, group } of named()) {
    if (!keys) continue;
    const rows = sections.get(group) ?? new Map();
    sections.set(group, rows.set(label, [...(rows.get(label) ?? []), keys]));
  }
  const none = h("p.muted", { role: "status" });
  const sheet = h(
    "div.key-sheet",
    ...[...sections].map(([group, rows]) =>
      h(
        "section",
        group && h("h3", group),
        h(
          "dl",
          ...[...rows].map(([label, keys]) =>
            h(
              "div",
              h("dt", label),
              h("dd", ...keys.map((k) => h("span.keys", ...spell(k).map((one) => h("kbd", one))))),
            ),
          ),
        ),
      ),
    ),
  );
  const field = searchField(t("Search shortcuts"), () => {
    const named = matcherFor(field.value);
    /** @type {NodeListOf<HTMLElement>} */
    const rows = sheet.querySelectorAll("dl > div");
    for (const row of rows) row.hidden = !named(row.textContent ?? "");
    for (const part of sheet.querySelectorAll("section")) part.hidden = !part.querySelector("dl > div:not([hidden])");
    none.textContent = sheet.querySelector("section:not([hidden])") ? "" : t("No shortcuts match.");
  });
  field.autofocus = true;
  return h("div.keys-body", field, none, sheet);
}
