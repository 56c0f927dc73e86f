// What floats above the page: dialogs and toasts.

import { h, on } from "./dom.js";
import { button, iconButton } from "./field.js";
import { t } from "./i18n.js";
import { rawOf } from "./why.js";

/**
 * @typedef {object} ToastOptions
 * @property {"info" | "error"} [kind]
 * @property {{label: string, run: () => void}} [action]
 * @property {number} [time] milliseconds
 * @property {string} [raw] what a server or a program said itself
 */

/** @template T @typedef {{is: T, label: string, kind?: string, focus?: boolean}} Answer focus: the button has it at first */

/** How long a text takes to be noticed and read, in milliseconds; one with a button also has to be decided on, and an error to be understood. @param {string} text @param {boolean} long */
const readingTime = (text, long) => (long ? 8000 : 4000) + 40 * text.length;

/**
 * Says something in passing, over the head of the page, where neither the last line of a transcript nor the message box
 * is: one at a time, for two would reach down to the first message, which may be the last. An error is announced at once.
 * Each stays while the pointer or the focus is on it or its details are open, and as long again afterwards; what a newer one covers comes back.
 * @param {string} text
 * @param {ToastOptions} [options]
 * @returns {() => void} takes it away
 */
export function toast(text, { kind = "info", action, time, raw } = {}) {
  const shown = time ?? readingTime(text, kind === "error" || action !== undefined);
  const place = shelf();
  for (const other of place.children) if (/** @type {HTMLElement} */ (other).dataset["text"] === text) other.remove();
  /** @type {EventTarget | null} */
  let before = null;
  const noted = () => document.body.classList.toggle("toasting", place.childElementCount > 0);
  const gone = () => {
    if (!node.isConnected) return;
    const held = node.contains(document.activeElement);
    node.remove();
    noted();
    if (held && before instanceof HTMLElement) before.focus();
    place.lastElementChild?.dispatchEvent(new Event("uncovered"));
  };
  const act = () => {
    action?.run();
    gone();
  };
  const node = h(
    "div.toast",
    {
      dataset: { kind, text, ...(action?.label === t("Undo") && { undo: "" }) },
      role: kind === "error" ? "alert" : "status",
    },
    raw ? h("div.toast-words", h("p", text), ...rawOf(raw)) : h("p", text),
    action && h("button.button.quiet", { onclick: act }, action.label),
    iconButton("close", t("Dismiss"), gone, { title: null }),
  );
  const front = place.lastElementChild;
  const held = front?.matches(":hover, :focus-within");
  if (held) place.insertBefore(node, front);
  else {
    front?.dispatchEvent(new Event("covered"));
    place.append(node);
  }
  noted();
  on(node, "focusin", (/** @type {FocusEvent} */ e) => {
    if (!node.contains(/** @type {Node | null} */ (e.relatedTarget))) before = e.relatedTarget;
  });
  let timer = held ? 0 : setTimeout(gone, shown);
  const stay = () => clearTimeout(timer);
  const go = () => {
    stay();
    if (!node.matches(":hover, :focus-within, :has([open])")) timer = setTimeout(gone, shown);
  };
  for (const event of ["pointerenter", "focusin", "covered"]) on(node, event, stay);
  for (const event of ["pointerleave", "focusout", "uncovered"]) on(node, event, go);
  return gone;
}

/** Takes back what was done last, while the offer to do so is shown; says whether there was one. */
export function undoLatest() {
  const offer = [...document.querySelectorAll(".toast[data-undo] .button")].at(-1);
  if (offer instanceof HTMLElement) offer.click();
  return offer !== undefined;
}

/** Asks before something is lost. @param {string} title @param {string} text @param {string} [action] @param {...Node} more */
export const confirmLoss = (title, text, action = t("Delete"), ...more) =>
  confirm({ title, text, action, danger: true, more });

/** Where what floats must stand: while a dialog is open, everything outside of it is out of reach. */
export const ground = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

function shelf() {
  const node = document.querySelector(".toasts") ?? h("div.toasts");
  const host = ground();
  if (node.parentNode !== host) host.append(node);
  if (host !== document.body) host.addEventListener("close", () => document.body.append(node), { once: true });
  return node;
}

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
