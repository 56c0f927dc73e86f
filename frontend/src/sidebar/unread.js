// Remembers the unread answers: through a reload, and while the window has no focus.

import { call, nameWindow } from "../ipc/index.js";
import { cell, on, storedValue, t, watchAll } from "../lib/index.js";
import { read } from "../model/conversations.js";
import { notify } from "../model/notify.js";
import { activeId, conversations, current, settings, turns, unread } from "../model/state.js";
import { titleShown } from "../model/title.js";
import { listeners } from "../model/turnpushes.js";
import { windowTitle } from "./title.js";

/** Conversations that are being answered now, as far as the window was told. @type {import("../lib/cell.js").Cell<ReadonlySet<string>>} */
export const running = cell(/** @type {ReadonlySet<string>} */ (new Set()));

export function followAnswers() {
  turns.watch((all) => {
    const now = [...all.values()].filter((turn) => turn.phase !== "done").map((turn) => turn.conversation_id);
    const had = running.get();
    if (now.length !== had.size || now.some((id) => !had.has(id))) running.set(new Set(now));
  });
  const title = () => nameWindow(windowTitle(unread.get().size, titleShown(current.get()?.title ?? "")));
  watchAll([current, unread], title);
  title();
  const left = recall();
  watchAll([unread, running], keep);
  void settle(left);

  /** Turns that end with a call which waits for the person: that is told where all that waits is. @type {Set<string>} */
  const waits = new Set();
  listeners.add((event, data, cid) => {
    if (event === "tool_call" && data?.state === "waiting") waits.add(cid);
    if (event !== "done") return;
    const replied = !waits.delete(cid);
    if (document.hasFocus()) return;
    unread.update((s) => new Set(s).add(cid));
    if (replied) void tell(cid);
  });
  on(globalThis.window, "focus", () => {
    const id = activeId.get();
    if (id) read(id);
  });
}

const store = storedValue("answers");

// Without a store the marks live as long as the page.
const keep = () => void store.keep([...new Set([...unread.get(), ...running.get()])]);

/** What was unread or being answered when the page ended. @returns {string[]} */
function recall() {
  const all = store.read();
  return Array.isArray(all) ? all.filter((id) => typeof id === "string") : [];
}

/** Marks what was answered while there was no page to hear it. @param {string[]} left */
async function settle(left) {
  for (const cid of left) {
    const c = await call("conversations.get", { cid }).catch(() => null);
    if (c && !c.running && !c.trashed_at && cid !== activeId.get()) unread.update((s) => new Set(s).add(cid));
  }
}

/** @param {string} cid */
async function tell(cid) {
  if (!settings.get()?.notify_finished) return;
  const known = conversations.get().find((c) => c.id === cid);
  const c = known ?? (await call("conversations.get", { cid }).catch(() => null));
  if (!c) return;
  const name = c.character_name;
  await notify(name ? t("{name} replied", { name }) : t("The assistant replied"), cid);
}
