// Dialogs: what floats above the page until it is closed, and where anything that floats belongs.

import { h, on } from "./dom.js";
import { button, iconButton } from "./field.js";
import { t } from "./i18n.js";

/** @template T @typedef {{is: T, label: string, kind?: string, focus?: boolean}} Answer focus: the button has it at first */

/** Asks before something is lost. @param {string} title @param {string} text @param {string} [action] @param {...Node} more */
export const confirmLoss = (title, text, action = t("Delete"), ...more) =>
  confirm({ title, text, action, danger: true, more });

/** Where what floats must be: while a dialog is open, everything outside of it is out of reach. */
export const ground = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

/**
 * Shows a dialog. The platform traps the focus and gives it back.
 * @param {string} title
 * @param {Node} body
 * @param {{class?: string, actions?: Node[]}} [options]
 * @returns {{close: () => void, closed: Promise<void>, node: HTMLDialogElement}}
 */
export function dialog(title, body, { class: name = "", actions = [] } = {}) {
  const node = h(
    "dialog.dialog",
    { class: name, "aria-label": title },
    h(
      "header",
      h("h2", title),
      iconButton("close", t("Close"), () => node.close(), { title: null }),
    ),
    h("div.dialog-body", body),
    actions.length > 0 && h("footer.actions", ...actions),
  );
  const closed = new Promise((/** @type {(v: void) => void} */ done) => {
    on(node, "close", () => {
      node.remove();
      done();
    });
  });
  closeBeside(node);
  document.body.append(node);
  node.showModal();
  return { close: () => node.close(), closed, node };
}

/** A click beside a dialog closes it, unless it began inside, as when a selection is drawn too far. @param {HTMLDialogElement} node */
export function closeBeside(node) {
  let began = false;
  on(node, "pointerdown", (e) => {
    began = e.target === node;
  });
  on(node, "click", (e) => began && e.target === node && node.close());
}

/** Closes a dialog with Escape from its empty search field, in which WebKit keeps that key to itself. */
export const closeFromSearch = () =>
  on(document, "keydown", (event) => {
    const e = /** @type {KeyboardEvent} */ (event);
    const field = e.target;
    if (e.key !== "Escape" || !(field instanceof HTMLInputElement) || field.type !== "search" || field.value) return;
    const around = field.closest("dialog");
    if (!around?.open || e.defaultPrevented) return;
    e.preventDefault();
    around.close();
  });

/**
 * Gives a field its caret back when a dialog closes over it. Chromium gives it the focus alone and leaves the caret
 * where the dialog was, so that what is typed then is lost.
 */
export const keepCaret = () =>
  on(
    document,
    "close",
    () => {
      const held = document.activeElement;
      if ((held instanceof HTMLTextAreaElement || held instanceof HTMLInputElement) && held.selectionStart !== null)
        held.setSelectionRange(held.selectionStart, held.selectionEnd);
    },
    { capture: true }, // it does not bubble
  );

/**
 * Asks whether to go on. The safe answer has the focus.
 *
 * @param {{title: string, text: string, action: string, danger?: boolean, more?: Node[]}} question more: to choose beside it
 * @returns {Promise<boolean>}
 */
export const confirm = ({ title, text, action, danger = false, more = [] }) =>
  question(title, h("div", h("p", text), ...more), [
    { is: false, label: t("Cancel"), focus: true },
    { is: true, label: action, kind: danger ? "danger" : "primary" },
  ]);

/**
 * Asks which of several things to do.
 *
 * @template T
 * @param {string} title @param {Node} body
 * @param {readonly [Answer<T>, ...Answer<T>[]]} answers the first one also when the dialog is closed
 * @returns {Promise<T>}
 */
export async function question(title, body, answers) {
  let chosen = answers[0].is;
  const actions = answers.map(({ is, label, kind = "" }) => {
    const choose = () => {
      chosen = is;
      shown.close();
    };
    return button(label, choose, { kind });
  });
  const shown = dialog(title, body, { class: "question", actions });
  actions[answers.findIndex((a) => a.focus)]?.focus();
  await shown.closed;
  return chosen;
}
