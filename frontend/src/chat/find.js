// Finds a text in the shown conversation: in all rows of the path, also those that
// the window does not hold.

import { pagesOf } from "../ipc/pages.js";
import { claim, groups, h, iconButton, on, shortcut, t } from "../lib/index.js";
import { pausing } from "../lib/pausing.js";
import { complain } from "../model/conversation.js";
import { transcriptView } from "../model/jump.js";
import { activeId } from "../model/state.js";
import { names, outlook, tip } from "../model/window.js";
import { paint, rangesOf, wipe } from "./highlight.js";
import { firstFrom, matchAt } from "./matchcounter.js";

/** How long the bar waits for more typing, and the page for more changes, in milliseconds. */
const typing = 140;
const settling = 200;
/** How many hits are asked for at once. */
const atOnce = 10_000;

/** Opens the bar. */
export const finder = { open: () => {} };

/** @param {HTMLElement} page @param {HTMLElement} list */
export function mountFind(page, list) {
  const box = h("input.find-text", {
    "aria-label": t("Find in this conversation"),
    placeholder: t("Find in this conversation"),
    maxLength: 500,
    spellcheck: false,
  });
  const count = h("span.find-count", { role: "status" });
  const back = iconButton("up", t("Previous match"), () => void step(-1));
  const forth = iconButton("down", t("Next match"), () => void step(1));
  const bar = h(
    "search.find",
    { hidden: true },
    box,
    count,
    back,
    forth,
    iconButton("close", t("Close"), () => close()),
  );
  page.append(bar);

  /** @type {import("../../types/api.d.ts").chat.Hit[]} */
  let hits = [];
  let total = 0;
  let current = -1;
  let asked = 0;
  let before = /** @type {HTMLElement | null} */ (null);

  const tell = () => {
    back.disabled = forth.disabled = total === 0;
    if (!box.value.trim()) count.textContent = "";
    else count.textContent = total === 0 ? t("No matches") : t("{n} of {total}", { n: current + 1, total });
  };
  /** Marks what is in the held rows; gives the current match there. */
  const mark = () => {
    if (bar.hidden) return null;
    const here = matchAt(hits, current);
    /** @type {Range[]} */
    const all = [];
    /** @type {Range | null} */
    let one = null;
    for (const prose of list.querySelectorAll(".prose:not([hidden])")) {
      const own = rangesOf(prose, box.value);
      // The text on disk may hold a match that the page does not show, such as one in a link.
      if (here && Number(/** @type {HTMLElement} */ (prose.closest(".row")).dataset["id"]) === here.id)
        one = own[Math.min(here.k, own.length - 1)] ?? null;
      all.push(...own);
    }
    paint(all, one);
    return one;
  };
  const show = async () => {
    const here = matchAt(hits, current);
    tell();
    if (!here) return void mark();
    const row = await transcriptView.reveal(here.id);
    const range = mark();
    if (!row || !range) return;
    const at = range.getBoundingClientRect();
    const view = /** @type {HTMLElement} */ (list.closest(".transcript"));
    const edge = view.getBoundingClientRect();
    if (at.top < edge.top + 60 || at.bottom > edge.bottom - 40) view.scrollTop += at.top - edge.top - edge.height / 3;
  };
  /** @param {number} by */
  const step = async (by) => {
    if (total === 0) return;
    current = (current + by + total) % total;
    await show().catch(complain);
  };
  /** @param {boolean} stay whether the current match stays where it is */
  const search = async (stay) => {
    const cid = activeId.get();
    const q = box.value;
    const mine = ++asked;
    /** @type {import("../../types/api.d.ts").chat.Hit[]} */
    const found = [];
    const pages = cid && q.trim() ? pagesOf("messages.find", { cid, q, ...names.get() }, atOnce) : [];
    for await (const some of pages) {
      if (mine !== asked || bar.hidden) return;
      found.push(...some);
    }
    if (mine !== asked || bar.hidden) return;
    const from = Number(list.querySelector(`[data-id="${outlook.anchor()}"]`)?.getAttribute("data-position")) || 1;
    hits = found;
    total = hits.reduce((sum, hit) => sum + hit.count, 0);
    if (!stay || current >= total) current = total === 0 ? -1 : firstFrom(hits, from);
    if (stay) {
      tell();
      mark();
    } else await show();
  };
  const open = () => {
    const chosen = String(getSelection() ?? "").trim();
    if (bar.hidden) before = /** @type {HTMLElement | null} */ (document.activeElement);
    bar.hidden = false;
    if (chosen && chosen.length < 200 && !chosen.includes("\n")) box.value = chosen;
    box.focus();
    box.select();
    void search(false).catch(complain);
  };
  const close = () => {
    const here = matchAt(hits, current);
    bar.hidden = true;
    asked++;
    wipe();
    hits = [];
    total = 0;
    current = -1;
    const row = here && /** @type {HTMLElement | null} */ (list.querySelector(`[data-id="${here.id}"]`));
    if (row) row.focus({ preventScroll: true });
    else if (before?.isConnected) before.focus();
  };
  finder.open = open;

  const typed = pausing(typing);
  on(box, "input", () => typed.later(() => search(false).catch(complain)));
  on(bar, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.isComposing) return;
    if (e.key === "Escape") close();
    else if (e.key === "Enter" && e.target === box) void step(e.shiftKey ? -1 : 1);
    else return;
    claim(e);
  });
  const settled = pausing(settling);
  new MutationObserver(() => bar.hidden || settled.later(mark)).observe(list, { childList: true, subtree: true });
  tip.watch(() => bar.hidden || settled.later(() => search(true).catch(complain)));
  activeId.watch(() => bar.hidden || close());
  shortcut({ id: "find", keys: "mod+F", label: t("Find in this conversation"), group: groups.read, run: open });
  for (const [keys, by] of /** @type {const} */ ([
    ["mod+G", 1],
    ["mod+shift+G", -1],
  ]))
    shortcut({
      keys,
      label: by > 0 ? t("Next match") : t("Previous match"),
      group: groups.read,
      run: () => (bar.hidden ? false : void step(by)),
    });
}
