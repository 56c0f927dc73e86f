// Keyboard shortcuts: one list, which the sheet shows.

import { h, on } from "./dom.js";

/**
 * @typedef {object} Shortcut
 * @property {string} keys such as "mod+N"; mod is Ctrl, or Cmd on a Mac
 * @property {string} label what it does
 * @property {() => boolean | void} run false: the key was not for us
 * @property {boolean} [typing] also while the person types; keys with mod always are
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
      if (s.keys !== pressed) continue;
      if (!s.typing && !pressed.startsWith("mod+") && isTyping(e.target)) continue;
      if (s.run() !== false) {
        e.preventDefault();
        return;
      }
    }
  });
}

/** @param {string} keys */
export function spell(keys) {
  /** @type {Record<string, string>} */
  const words = mac
    ? { mod: "⌘", alt: "⌥", shift: "⇧" }
    : {
        mod: "Ctrl",
        alt: "Alt",
        shift: "Shift",
        ArrowUp: "↑",
        ArrowDown: "↓",
        ArrowLeft: "←",
        ArrowRight: "→",
        Escape: "Esc",
      };
  return keys.split("+").map((k) => words[k] ?? k);
}

/** The sheet of all shortcuts. */
export function keySheet() {
  const seen = new Set();
  const rows = shortcuts.filter((s) => s.label && !seen.has(s.keys + s.label) && seen.add(s.keys + s.label));
  return h(
    "dl",
    { class: "key-sheet" },
    ...rows.flatMap((s) => [h("dt", null, ...spell(s.keys).map((k) => h("kbd", null, k))), h("dd", null, s.label)]),
  );
}
