// A button that copies a text to the clipboard and confirms it.

import { h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { toast } from "./toast.js";

/** Copies a text to the clipboard and says so. @param {string} text @param {string} [done] */
export const copyText = (text, done = t("Copied.")) =>
  navigator.clipboard.writeText(text).then(
    () => toast(done),
    () => toast(t("Couldn't reach the clipboard."), { kind: "error" }),
  );

/** @param {string} label @param {() => string} text */
export function copyButton(label, text) {
  return h(
    "button.quiet-button",
    { title: label, "aria-label": label, onclick: () => copyText(text()) },
    icon("copy"),
    h("span", label),
  );
}
