// A copy that takes the place of everything makes every window begin anew.

import { listen } from "../ipc/index.js";
import { toast } from "../lib/overlay.js";

const told = "terzetto.restored";

/**
 * How long the window may begin anew once more, in ms: whoever put the copy in place does it by themselves, and the push
 * of it may reach the window that has begun. What is to be said is said in the last one.
 */
const settled = 5000;

/** Remembers across the reload what shall be said after it. @param {string} text */
export const sayAfterwards = (text) => sessionStorage.setItem(told, text);

/** Begins the window anew when a copy was put in place, and says so once it stands again. */
export function watchRestored() {
  const text = sessionStorage.getItem(told);
  if (text) toast(text);
  setTimeout(() => sessionStorage.removeItem(told), settled);
  listen((push) => {
    if (push.type === "changed" && push.what === "restored") location.reload();
  });
}
