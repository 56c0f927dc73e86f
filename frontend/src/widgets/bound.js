// Ties fields to the settings: a field shows what is chosen now, and saves one choice at a time.

import { choice, h, integerFault, textField, toggle } from "../lib/index.js";
import { current, save } from "../model/settings.js";
import { settings } from "../model/state.js";

/** @typedef {import("../model/settings.js").Settings} Settings */

/** Collects bound fields; close ends their watch. */
export function bound() {
  /** @type {(() => void)[]} */
  const shows = [];
  /** @template T @param {import("../lib/field.js").Field<T>} field @param {() => T} read */
  const tie = (field, read) => {
    shows.push(() => field.show(read()));
    return field.node;
  };
  const undo = settings.watch(() => {
    for (const show of shows) show();
  });
  return {
    close: undo,
    /** Lets a field show what read gives whenever the settings change. */
    tie,
    /** Runs whenever the settings change, and now. @param {() => void} show */
    also(show) {
      shows.push(show);
      show();
    },
    /**
     * A switch for one place in the settings.
     * @param {string} label @param {string} hint @param {(s: Settings) => boolean} read @param {(on: boolean) => Settings} patch
     */
    toggle(label, hint, read, patch) {
      const now = () => read(current());
      return tie(toggle({ label, hint, value: now(), save: (on) => save(patch(on)) }), now);
    },
    /**
     * @param {string} label @param {string} hint @param {string} key
     * @param {{multiline?: boolean, rows?: number, limit?: number, mono?: boolean, macros?: boolean}} [more]
     */
    text(label, hint, key, more = {}) {
      const now = () => String(current()[key] ?? "");
      return tie(textField({ label, hint, value: now(), ...more, save: (v) => save({ [key]: v }) }), now);
    },
    /**
     * A whole number within bounds.
     * @param {string} label @param {string} hint @param {string} key @param {number} min @param {number} max
     * @param {number} [unit] what one of the shown is in the settings
     */
    number(label, hint, key, min, max, unit = 1) {
      const now = () => (key in current() ? String(Math.round(Number(current()[key]) / unit)) : "");
      const check = (/** @type {string} */ v) => integerFault(v, min, max);
      const node = tie(
        textField({ label, hint, value: now(), check, save: (v) => save({ [key]: Number(v) * unit }) }),
        now,
      );
      node.classList.add("short");
      return node;
    },
    /**
     * @param {string} label @param {string} hint @param {string} key @param {readonly {id: string, name: string, hint?: string}[]} options
     */
    choice(label, hint, key, options) {
      const now = () => String(current()[key] ?? "");
      return tie(choice({ label, hint, value: now(), options, save: (v) => save({ [key]: v }) }), now);
    },
  };
}

/**
 * A group of fields under a heading.
 * @param {string} title @param {string} about @param {...(Node | null)} children
 */
export const group = (title, about, ...children) =>
  h("section.settings-group", h("h3", title), about ? h("p.lead", about) : null, ...children);
