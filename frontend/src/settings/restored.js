// A copy that takes the place of everything makes every window begin anew.

import { listen } from "../ipc/index.js";
import { toast } from "../lib/layer.js";

const told = "terzetto.restored";

/** Remembers across the reload what shall be said after it. @param {string} text */
export const sayAfterwards = (text) => sessionStorage.setItem(told, text);

/** Begins the window anew when a copy was put in place, and says so once it stands again. */
export function watchRestored() {
  const text = sessionStorage.getItem(told);
  sessionStorage.removeItem(told);
  if (text) toast(text);
  listen((push) => {
    if (push.type === "changed" && push.what === "restored") location.reload();
  });
}
