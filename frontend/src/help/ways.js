// The ways that lead out of the help, to a place in the window.

import { navigate, panel, perform } from "../lib/index.js";

/** Closes every dialog, and waits until each has put itself away: the place that is gone to may be one of them. */
export const closeAll = () =>
  Promise.all(
    [.../** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]"))].map(
      (open) =>
        new Promise((done) => {
          open.addEventListener("close", done, { once: true });
          open.close();
        }),
    ),
  );

/** Goes to the place in the window that an address such as "terzetto:settings/models" names. @param {string} address */
export function lead(address) {
  const [where = "", part = ""] = address.replace(/^terzetto:/, "").split("/");
  const way = /** @type {(name: string, ...to: string[]) => void} */ (navigate);
  if (where === "panel") panel.open(part);
  else if (where === "command") perform(part);
  else way(where, ...(part ? [part] : []));
}
