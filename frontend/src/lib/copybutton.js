// A button that copies a text to the clipboard and confirms it.

import { h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { toast } from "./overlay.js";

/** @param {string} label @param {() => string} text */
export function copyButton(label, text) {
  const button = h(
    "button",
    { type: "button", class: "quiet-button", title: label, "aria-label": label },
    icon("copy"),
    h("span", null, label),
  );
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text());
      toast(t("Copied."));
    } catch {
      toast(t("The clipboard could not be reached."), { kind: "error" });
    }
  });
  return button;
}
