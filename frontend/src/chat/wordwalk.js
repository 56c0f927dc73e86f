// The claimed words by key. They are no stops of the Tab key, of which a message would
// have hundreds: a key or the menu of the row goes in, arrows go from word to word and
// from sentence to sentence, Escape goes back to the row.

import { chord, claim, groups, h, on, shortcut, t } from "../lib/index.js";
import { handlers } from "./claims.js";
import { choose, click, describeClick } from "./clicks.js";
import { indexOf } from "./segmenter.js";

/** The key of a row that has the focus. */
export const walkKey = "W";

/** The first spans of the claimed words. @param {HTMLElement} prose */
const stopsOf = (prose) =>
  (indexOf(prose)?.words ?? []).flatMap(({ spans: [first] }) =>
    first?.classList.contains("seg-clickable") ? [first] : [],
  );

/** Whether a text has words to go to. @param {HTMLElement} prose */
export const walkable = (prose) => !prose.hidden && prose.querySelector(".seg-clickable") !== null;

/**
 * Where a key leads from a stop: to the next word, to the first word of another sentence. Pure.
 *
 * @param {readonly number[]} sentences of the stops, ascending
 * @param {number} at
 * @param {string} key as it is pressed where words run from left to right
 * @returns {number | undefined} undefined: the key is not for us
 */
export function nextStop(sentences, at, key) {
  const last = sentences.length - 1;
  /** @param {number} i the first stop of the sentence of another */
  const head = (i) => sentences.indexOf(/** @type {number} */ (sentences[i]));
  if (key === "ArrowRight") return Math.min(last, at + 1);
  if (key === "ArrowLeft") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowUp") return head(at) < at ? head(at) : head(Math.max(0, at - 1));
  if (key !== "ArrowDown") return undefined;
  const next = sentences.findIndex((s) => s > /** @type {number} */ (sentences[at]));
  return next < 0 ? at : next;
}

/** Goes to the first word that is claimed. @param {HTMLElement} prose */
export function walk(prose) {
  const [first] = stopsOf(prose);
  if (first) stop(first, true);
}

/** A word has a role and a name only while it has the focus. @param {HTMLElement} seg @param {boolean} [entering] */
function stop(seg, entering = false) {
  const at = describeClick(seg);
  const [top, ...others] = at?.claimants ?? [];
  if (!at || !top) return;
  seg.setAttribute("role", "button");
  seg.setAttribute("tabindex", "-1");
  seg.setAttribute("aria-label", t("{word}, {act}", { word: at.descriptor.word, act: top.label }));
  if (others.length > 0) seg.setAttribute("aria-haspopup", "menu");
  if (entering) seg.setAttribute("aria-describedby", "word-keys");
  seg.focus({ preventScroll: true });
  seg.scrollIntoView({ block: "nearest" });
}

const borrowed = ["role", "tabindex", "aria-label", "aria-haspopup", "aria-describedby"];

/** The key is listed in the keyboard shortcuts while a plug-in claims words. */
const listed = () =>
  shortcut({
    keys: walkKey,
    label: t("Move through the words of a message"),
    group: groups.read,
    local: true,
    run: () => {},
  });

/** @param {HTMLElement} list */
export function mountWordWalk(list) {
  list.after(
    h(
      "p.visually-hidden",
      { id: "word-keys", hidden: true },
      t("Use the arrow keys to move by word or sentence. Enter acts, Shift+Enter shows choices, Escape returns."),
    ),
  );
  let unlist = () => {};
  handlers.watch((all) => {
    unlist();
    unlist = all.length > 0 ? listed() : () => {};
  });
  on(list, "focusout", (e) => {
    const seg = /** @type {HTMLElement} */ (e.target);
    // The menu of a word gives the focus back to it.
    if (seg.matches(".seg") && !document.querySelector(".menu")) for (const name of borrowed) seg.removeAttribute(name);
  });
  on(list, "keydown", (/** @type {KeyboardEvent} */ e) => {
    const seg = /** @type {HTMLElement} */ (e.target);
    if (!seg.matches(".seg") || e.isComposing) return;
    const prose = /** @type {HTMLElement} */ (seg.closest(".prose"));
    const pressed = chord(e);
    if (pressed === "Enter" || pressed === " ") click(seg);
    else if (["shift+Enter", "shift+F10", "ContextMenu"].includes(pressed)) choose(seg);
    else if (pressed === "Escape") /** @type {HTMLElement} */ (seg.closest(".row")).focus({ preventScroll: true });
    else {
      const stops = stopsOf(prose);
      const rtl = getComputedStyle(seg).direction === "rtl";
      const key = (rtl && { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[pressed]) || pressed;
      const sentences = stops.map((s) => Number(s.dataset["sent"]));
      const to = stops[nextStop(sentences, stops.indexOf(seg), key) ?? -1];
      if (!to) return;
      if (to !== seg) stop(to);
    }
    claim(e);
  });
}
