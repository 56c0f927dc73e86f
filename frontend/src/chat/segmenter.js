// Gives the words of what the reader can see their spans, and marks the claimed ones:
// in slices, what is in view first, and only while a plug-in wants words. A text that is
// hidden for review or editing waits, and so does one in which something is selected.

import { on } from "../lib/index.js";
import { messages, settings } from "../model/state.js";
import { claimantsOf, effects, handlers, isWanted } from "./claims.js";
import { msgIdOf, segDescriptor, unravel, untouched, weave } from "./segments.js";

/** @typedef {import("./segments.js").Index} Index */

/** How long the page is held at a time, in milliseconds: half of a frame. */
const slice = 8;

/** @type {WeakMap<HTMLElement, Index>} */
const indexes = new WeakMap();
/** What is being done to a text. @type {Map<HTMLElement, Generator<void, void, void>>} */
const jobs = new Map();
/** The texts in view or near to it. @type {Set<HTMLElement>} */
const near = new Set();

/** Told when the words of a text have come, or have gone with it. @type {Set<(prose: HTMLElement) => void>} */
export const wordsChanged = new Set();

let open = false;
let waiting = false;
/** @type {MutationObserver | null} */
let changes = null;

let quiet = false;

/** Changes spans without taking that for a change of the text. @template T @param {() => T} change @returns {T} */
export function quietly(change) {
  if (quiet) return change();
  sift(changes?.takeRecords() ?? []);
  quiet = true;
  try {
    return change();
  } finally {
    quiet = false;
    changes?.takeRecords();
  }
}

/** @param {Element} row @returns {HTMLElement | null} */
const proseIn = (row) => row.querySelector(":scope > .row-body > .prose");

/** @param {HTMLElement} list the rows */
export function mountSegments(list) {
  const views = new IntersectionObserver(
    (entries) => {
      for (const e of entries) {
        const prose = proseIn(e.target);
        if (prose) near[e.isIntersecting ? "add" : "delete"](prose);
        if (prose && e.isIntersecting) begin(prose);
      }
    },
    { root: list.closest(".transcript"), rootMargin: "50% 0px" },
  );
  const rows = new MutationObserver((records) => {
    for (const r of records) {
      for (const node of r.addedNodes) views.observe(/** @type {Element} */ (node));
      for (const node of r.removedNodes) {
        const row = /** @type {Element} */ (node);
        views.unobserve(row);
        near.delete(/** @type {HTMLElement} */ (proseIn(row)));
      }
    }
  });
  changes = new MutationObserver(sift);
  const claimAgain = () => {
    for (const prose of near) begin(prose);
  };
  const gate = () => {
    if (open === isWanted()) return claimAgain();
    open = !open;
    if (open) {
      rows.observe(list, { childList: true });
      changes?.observe(list, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
      for (const row of list.children) views.observe(row);
      return;
    }
    for (const watcher of [rows, views, changes]) watcher?.disconnect();
    jobs.clear();
    near.clear();
    for (const prose of list.querySelectorAll(".prose")) forget(/** @type {HTMLElement} */ (prose));
  };
  for (const c of [effects, handlers, settings]) c.watch(gate);
  messages.watch(claimAgain); // what is claimed may hang on what is attached
  on(document, "selectionchange", () => jobs.size > 0 && soon());
  gate();
}

/** @param {readonly MutationRecord[]} records */
function sift(records) {
  /** @type {Set<HTMLElement>} */
  const stale = new Set();
  for (const { target, type } of records) {
    const el = target instanceof Element ? target : target.parentElement;
    const prose = /** @type {HTMLElement | null | undefined} */ (el?.closest(".prose"));
    if (!prose || el?.closest(untouched)) continue;
    if (type === "childList") stale.add(prose);
    else soon();
  }
  for (const prose of stale) {
    forget(prose);
    if (near.has(prose)) begin(prose);
  }
}

/** @param {HTMLElement} prose */
function forget(prose) {
  jobs.delete(prose);
  const had = indexes.delete(prose);
  quietly(() => unravel(prose));
  if (had) for (const tell of wordsChanged) tell(prose);
}

/** Makes the words of a text, or asks again who claims them. @param {HTMLElement} prose */
function begin(prose) {
  if (!msgIdOf(prose)) return;
  const index = indexes.get(prose);
  if (index) jobs.set(prose, claim(prose, index));
  else if (!jobs.has(prose)) jobs.set(prose, work(prose));
  soon();
}

/** @param {HTMLElement} prose @returns {Generator<void, void, void>} */
function* work(prose) {
  const index = yield* weave(prose);
  indexes.set(prose, index);
  for (const tell of wordsChanged) tell(prose);
  yield* claim(prose, index);
}

/** Marks the words that plug-ins claim. A link keeps its own click. @param {HTMLElement} prose @param {Index} index @returns {Generator<void, void, void>} */
function* claim(prose, index) {
  for (const [i, word] of index.words.entries()) {
    const count = word.spans.some((s) => s.closest("a")) ? 0 : claimantsOf(segDescriptor(index, i, prose)).length;
    for (const s of word.spans) {
      s.classList.toggle("seg-clickable", count > 0);
      s.classList.toggle("seg-multi", count > 1);
    }
    if (i % 20 === 19) yield;
  }
}

/** Whether a text must be left alone for now. @param {HTMLElement} prose */
function held(prose) {
  const selection = getSelection();
  return prose.hidden || (selection !== null && !selection.isCollapsed && selection.containsNode(prose, true));
}

function soon() {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    quietly(step);
  });
}

/**
 * Works on what is in view until its time is over; the rest comes after the page has had a turn. It gets on by
 * one step at least, so that a machine too busy to give it any time cannot keep it where it is.
 */
function step() {
  const end = performance.now() + slice;
  for (const [prose, job] of jobs) {
    if (!prose.isConnected) jobs.delete(prose);
    if (!prose.isConnected || held(prose)) continue;
    while (!job.next().done) if (performance.now() > end) return soon();
    jobs.delete(prose);
  }
}

/** The words of a text, made at once if they are not there; null while no plug-in wants words or the text is hidden. @param {HTMLElement | null} prose */
export function indexOf(prose) {
  if (!open || !prose || prose.hidden) return null;
  return quietly(() => {
    if (!indexes.has(prose)) {
      const job = jobs.get(prose) ?? work(prose);
      while (!indexes.has(prose) && !job.next().done);
      jobs.set(prose, job); // what is claimed can wait
      soon();
    }
    return indexes.get(prose) ?? null;
  });
}

/** The words of a text if they are there; they come if not. @param {HTMLElement | null} prose */
export function indexSoon(prose) {
  if (!open || !prose) return null;
  const index = indexes.get(prose);
  if (!index) begin(prose);
  return index ?? null;
}
