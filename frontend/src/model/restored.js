// Reloads every window after a backup was restored.

import { listen } from "../ipc/index.js";
import { toast } from "../lib/index.js";

const told = "terzetto.restored";

/**
 * How long another reload may follow, in ms: the window that restores the backup reloads by itself, and the push may
 * still reach the reloaded page. The text is shown after the last reload.
 */
const settled = 5000;

/** Keeps a text across the reload, to show it afterwards. @param {string} text */
export const sayAfterwards = (text) => sessionStorage.setItem(told, text);

/** Whether the window is about to be reloaded. */
let leaving = false;
export const reloading = () => leaving;

/** Reloads the window when a backup was restored, and shows the kept text after the reload. */
export function watchRestored() {
  const text = sessionStorage.getItem(told);
  if (text) {
    toast(text);
    setTimeout(() => sessionStorage.removeItem(told), settled);
  }
  listen((push) => {
    if (push.type !== "changed" || push.what !== "restored") return;
    leaving = true;
    location.reload();
  });
}
