// Clicks on claimed words. One who claims a word gets its click; of several the first
// in rank does, and the others are in a menu: at the caret that comes with the
// pointer, under a finger that rests, or by key (wordwalk.js).

import { claim, h, icon, menu, on, t } from "../lib/index.js";
import { claimantsOf, fire } from "./claims.js";
import { indexOf } from "./segmenter.js";
import { segDescriptor } from "./segments.js";

/** How long a finger rests before the menu comes, in milliseconds. */
const rest = 500;
/** How long the pointer stays on a word before the caret comes, so that none flickers along its way, and may be away before the caret goes. */
const dwell = 160;
const linger = 260;
/** How far a resting finger may stray, in pixels. */
const stray = 10;
/** A release brings its click at once, or never. */
const ghost = 700;

/** @param {EventTarget | null} target @param {string} [kind] */
const segAt = (target, kind = ".seg-clickable") =>
  target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(`.seg${kind}`)) : null;

/** What a word's handlers are told, and who they are. @param {HTMLElement} seg */
export function describeClick(seg) {
  const prose = /** @type {HTMLElement} */ (seg.closest(".prose"));
  const index = indexOf(prose);
  const i = Number(seg.dataset["seg"]);
  if (!index?.words[i]) return null;
  const descriptor = segDescriptor(index, i, prose);
  return { descriptor, claimants: claimantsOf(descriptor) };
}

/** Does what a plain click does. @param {HTMLElement} seg */
export function click(seg) {
  const at = describeClick(seg);
  const [first] = at?.claimants ?? [];
  if (at && first) fire(first, at.descriptor);
}

/** Asks which of its handlers gets the word. @param {HTMLElement} seg @param {HTMLElement} [anchor] */
export function choose(seg, anchor = seg) {
  const at = describeClick(seg);
  if (!at || at.claimants.length === 0) return;
  menu(
    anchor,
    at.claimants.map((c) => ({ label: c.label, icon: "dot", run: () => fire(c, at.descriptor) })),
    t("Actions for “{word}”", { word: at.descriptor.word }),
  );
}

/** @param {HTMLElement} list */
export function mountClicks(list) {
  on(list, "click", (/** @type {MouseEvent} */ e) => {
    const seg = segAt(e.target);
    if (!seg || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || e.shiftKey) return;
    if (getSelection()?.isCollapsed === false) return; // it was dragged over, not clicked
    click(seg);
  });
  mountCaret(list);
  mountRest(list);
}

/** @param {HTMLElement} list */
function mountCaret(list) {
  const caret = h("button.wf-seg-caret", { tabindex: "-1", "aria-haspopup": "menu" }, icon("down"));
  let seg = /** @type {HTMLElement | null} */ (null);
  let leaving = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  let coming = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  const hide = () => {
    caret.remove();
    seg = null;
  };
  const stay = () => {
    clearTimeout(leaving);
    clearTimeout(coming);
  };
  const leave = () => {
    stay();
    leaving = setTimeout(hide, linger);
  };
  /** @param {HTMLElement} at */
  const show = (at) => {
    stay();
    if ((at === seg && caret.isConnected) || !at.isConnected) return;
    const row = /** @type {HTMLElement} */ (at.closest(".row"));
    const name = t("Choose an action for “{word}”", { word: describeClick(at)?.descriptor.word ?? "" });
    caret.setAttribute("aria-label", name);
    caret.title = name;
    seg = at;
    const word = [...at.getClientRects()].at(-1) ?? at.getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    caret.style.setProperty("--x", `${word.right - frame.left}px`);
    caret.style.setProperty("--y", `${word.top - frame.top}px`);
    row.append(caret);
  };
  on(list, "pointerover", (/** @type {PointerEvent} */ e) => {
    if (e.pointerType === "touch" || e.buttons !== 0) return;
    const at = segAt(e.target, ".seg-multi");
    if (at || caret.contains(/** @type {Node} */ (e.target))) stay();
    else leave();
    if (at) coming = setTimeout(() => show(at), dwell);
  });
  on(list, "pointerleave", leave);
  on(list, "focusin", (e) => {
    const at = segAt(e.target, ".seg-multi");
    if (at) show(at);
  });
  on(list, "focusout", (e) => e.target !== caret && leave());
  on(caret, "click", () => seg && choose(seg, caret));
}

/** A finger that rests on a word which several claim: what comes of its release is swallowed. @param {HTMLElement} list */
function mountRest(list) {
  let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  let from = { x: 0, y: 0 };
  let opened = 0;
  let touching = /** @type {HTMLElement | null} */ (null);
  const ask = () => {
    clearTimeout(timer);
    if (!touching || opened) return;
    opened = performance.now();
    choose(touching);
  };
  on(list, "pointerdown", (/** @type {PointerEvent} */ e) => {
    clearTimeout(timer);
    opened = 0;
    touching = e.pointerType === "touch" ? segAt(e.target) : null;
    from = { x: e.clientX, y: e.clientY };
    if (touching?.matches(".seg-multi")) timer = setTimeout(ask, rest);
    else if (touching)
      timer = setTimeout(() => {
        opened = performance.now(); // the menu of the row comes, and no click with it
      }, rest);
  });
  on(list, "pointermove", (/** @type {PointerEvent} */ e) => {
    if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > stray) clearTimeout(timer);
  });
  for (const end of ["pointerup", "pointercancel"])
    on(list, end, () => {
      clearTimeout(timer);
      if (opened) opened = performance.now();
      touching = null;
    });
  on(
    list,
    "click",
    (e) => {
      if (!opened || performance.now() - opened > ghost) return;
      opened = 0;
      if (!segAt(e.target)) return;
      claim(e);
    },
    { capture: true },
  );
  // Some systems know of the resting finger before the timer does.
  on(
    list,
    "contextmenu",
    (e) => {
      if (!touching?.matches(".seg-multi")) return;
      claim(e);
      ask();
    },
    { capture: true },
  );
}
