// Reloads every window when another database is open than the one that its page shows, as after a restore.

import { call, listen } from "../ipc/index.js";
import { toast } from "../lib/index.js";
import { homeless } from "../lib/leaving.js";
import { drafts } from "./drafts.js";
import { activeId, status } from "./state.js";

const told = "terzetto.restored";

/**
 * How long another reload may follow, in ms: the window that restores the backup reloads by itself, and the push may
 * still reach the reloaded page. The text is shown after the last reload.
 */
const settled = 5000;

/** Keeps a text across the reload, to show it afterwards. @param {string} text */
const sayAfterwards = (text) => sessionStorage.setItem(told, text);

/** Whether the window is about to be reloaded. */
let leaving = false;

/**
 * Restores a backup by its file and begins the page again, which then shows the text. It gives no error where the push of the
 * restored backup came first and cut the answer off.
 *
 * @param {string} file @param {string} text
 */
export async function restoreBackup(file, text) {
  sayAfterwards(text);
  try {
    await call("app.restore", { file: file.split(/[\\/]/).at(-1) ?? file });
    await beginAgain(); // the push does it too; here it need not be waited for
  } catch (err) {
    if (leaving) return;
    sayAfterwards("");
    throw err;
  }
}

/** Loads the page again, once what stands in the composer is in the database that is open now. */
async function beginAgain() {
  if (leaving) return;
  leaving = true;
  homeless.set(true);
  await drafts.carryOver(activeId.get() ?? "").catch(reportError);
  location.reload();
}

/**
 * Reloads the window when another database is open, whose ids mean something else, and shows the kept text after the
 * reload.
 */
export function watchRestored() {
  const text = sessionStorage.getItem(told);
  if (text) {
    toast(text);
    setTimeout(() => sessionStorage.removeItem(told), settled);
  }
  let shown = "";
  /** @param {string | undefined} open the database that is open */
  const compare = (open) => {
    if (!open || leaving) return;
    shown ||= open;
    if (open !== shown) void beginAgain();
  };
  status.watch((now) => compare(now?.database));
  listen((push) => compare(push.database));
}
