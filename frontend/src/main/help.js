// The way to the help. Its view is loaded when it is first asked for.

import { register } from "../lib/index.js";
import { complain } from "../model/conversation.js";

/** @typedef {import("../lib/router.js").HelpPage} HelpPage */

/** The page about what has the focus, else about what is shown on top. @returns {HelpPage} */
function fitting() {
  const near = document.activeElement?.closest("[data-help]") ?? [...document.querySelectorAll("[data-help]")].at(-1);
  const named = /** @type {HTMLElement | undefined} */ (near)?.dataset["help"];
  if (named) return /** @type {HelpPage} */ (named);
  return document.querySelector(".onboarding") ? "first-start" : "voices";
}

/** @param {HelpPage} [page] the one that fits what is shown when none is named */
export async function openHelp(page = fitting()) {
  try {
    const view = await import("../help/view.js");
    view.openHelp(page);
  } catch (err) {
    complain(err);
  }
}

register("help", openHelp);
