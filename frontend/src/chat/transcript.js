// The transcript: the path as a script, in pages, with the newest at the bottom.

import { cell, derived } from "../lib/cell.js";
import { h, icon, keyed, on } from "../lib/dom.js";
import { activeId, lastLog, messages, settings, turns } from "../state.js";
import { loading, loadOlder, more, names, refresh } from "./conversation.js";
import { follower } from "./follow.js";
import { createRow, updateRow } from "./message.js";
import { rowsOf } from "./rows.js";

/**
 * @param {HTMLElement} main
 * @param {() => HTMLElement} empty what an empty page shows
 */
export function mountTranscript(main, empty) {
  const list = h("div", { class: "script", role: "log", "aria-live": "off", "aria-label": "Conversation" });
  const above = h(
    "button",
    { type: "button", class: "button quiet older", hidden: true, onclick: () => older() },
    "Earlier messages",
  );
  const hole = h("div", { class: "hole" });
  const scroller = h("div", { class: "transcript", tabindex: "-1" }, h("div", { class: "page" }, above, list, hole));
  const jump = h(
    "button",
    { type: "button", class: "button jump", hidden: true, onclick: () => toEnd() },
    icon("down"),
    h("span", null, "Jump to the end"),
  );
  main.append(scroller, jump);

  const follow = follower(scroller, (at) => {
    jump.hidden = at && !more.get().newer;
  });
  const toEnd = async () => {
    if (more.get().newer) {
      messages.set([]);
      await refresh();
    }
    follow.toEnd();
  };

  const rows = derived([messages, turns, activeId], () => {
    const id = activeId.get();
    return rowsOf(messages.get(), id ? turns.get().get(id) : undefined);
  });
  /** What a row's looks depend on besides itself; a new one draws all rows anew. */
  const dress = cell({ names: names.get(), log: lastLog.get(), diff: true });
  let emptyFor = /** @type {string | null | undefined} */ (undefined);

  const draw = () => {
    const shown = rows.get().map((row) => ({ ...row, dress: dress.get() }));
    keyed(list, shown, (r) => r.key, createRow, updateRow);
    list.setAttribute("aria-busy", String(shown.some((r) => r.kind === "reply" && r.turn?.phase !== "done")));
    above.hidden = !more.get().older || shown.length === 0;
    const { busy, error } = loading.get();
    const bare = shown.length === 0 && !busy;
    if (error)
      hole.replaceChildren(
        h("p", { class: "trouble" }, error),
        h("button", { type: "button", class: "button", onclick: () => void refresh() }, "Try again"),
      );
    else if (bare && emptyFor !== activeId.get()) hole.replaceChildren(empty());
    else if (!bare) hole.replaceChildren();
    emptyFor = bare && !error ? activeId.get() : undefined;
    follow.keep();
  };
  rows.watch(draw);
  more.watch(draw);
  loading.watch(draw);
  const redress = () => {
    dress.set({ names: names.get(), log: lastLog.get(), diff: settings.get()?.show_editor_diff !== false });
    draw();
  };
  for (const c of [names, lastLog, settings]) c.watch(redress);
  activeId.watch(() => follow.toEnd());
  draw();

  let fetching = false;
  const older = async () => {
    if (fetching) return;
    fetching = true;
    const height = scroller.scrollHeight - scroller.scrollTop;
    await loadOlder().catch(() => {});
    scroller.scrollTop = scroller.scrollHeight - height;
    fetching = false;
  };
  on(scroller, "scroll", () => {
    if (scroller.scrollTop < 200 && more.get().older) void older();
  });
  return { toEnd, focusRow: (/** @type {number} */ step) => focusRow(list, step) };
}

/** Moves the focus by whole rows. @param {HTMLElement} list @param {number} step */
function focusRow(list, step) {
  const all = /** @type {HTMLElement[]} */ ([...list.children]);
  const at = all.findIndex((n) => n.contains(document.activeElement));
  const to = at < 0 ? (step < 0 ? all.length - 1 : 0) : Math.max(0, Math.min(all.length - 1, at + step));
  all[to]?.focus();
  all[to]?.scrollIntoView({ block: "nearest" });
}
