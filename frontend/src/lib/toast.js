// Toasts: what the page says in passing.

import { h, on } from "./dom.js";
import { rawDetails } from "./failuredetails.js";
import { iconButton } from "./field.js";
import { openPage } from "./frame.js";
import { t } from "./i18n.js";
import { ground } from "./overlay.js";

/**
 * @typedef {object} ToastOptions
 * @property {"info" | "error"} [kind]
 * @property {{label: string, run: () => void}} [action]
 * @property {number} [time] milliseconds
 * @property {string} [raw] what a server or a program said itself
 */

/**
 * How long a text takes to be noticed and read, in milliseconds.
 * @param {string} text
 * @param {boolean} long one with a button also has to be decided on, and an error to be understood
 */
const readingTime = (text, long) => (long ? 8000 : 4000) + 40 * text.length;

/**
 * Says something in passing, above the message box or at the foot of what lies over the conversation: one at a time, for
 * two would reach up to the last line of a transcript, below which there is room for one. An error is announced at once.
 * Each stays while the pointer or the focus is on it or its details are open, and as long again afterwards; what a newer one covers comes back.
 * @param {string} text
 * @param {ToastOptions} [options]
 * @returns {() => void} dismisses it
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
    raw ? h("div.toast-words", h("p", text), ...rawDetails(raw)) : h("p", text),
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

/** @type {HTMLElement | null} */
let own = null;

/** What is in front: a dialog, a page over the conversation, or the conversation. */
function front() {
  const dialog = ground();
  if (dialog !== document.body) return dialog;
  return document.querySelector("main.runs") ?? document.getElementById("page") ?? document.body;
}

/** Brings it to what is in front now; what it was in may be gone. */
const follow = () => own && front().append(own);
openPage.watch(follow);

function shelf() {
  own = /** @type {HTMLElement} */ (document.querySelector(".toasts") ?? h("div.toasts"));
  const host = front();
  if (own.parentNode !== host) host.append(own);
  if (host.localName === "dialog") host.addEventListener("close", follow, { once: true });
  return own;
}
