// The tour of the demo: it opens the sample conversation and points at three things in it, one after the other. Each of
// them is what it is in any conversation. The pointer floats, so that nothing moves, and waits until it is put away.

import { button, claim, h, iconButton, on, placeAt, t, undoAll } from "../lib/index.js";
import { complain } from "../model/conversation.js";
import { useDemo } from "../model/endpoints.js";
import { openSample } from "../model/samples.js";
import { activeId, status } from "../model/state.js";
import { wayNames } from "./ways.js";

/** @typedef {import("./ways.js").Way} Way */

/**
 * @typedef {object} Stop
 * @property {string} find what is pointed at, a selector
 * @property {string} [press] within it, what the button presses; else the thing itself
 * @property {string} text
 * @property {string} act
 */

const edited = ".transcript .editor-diff > button[aria-expanded]";
const versions = ".transcript .row .branches";

/** @type {readonly Stop[]} */
const stops = [
  {
    find: edited,
    text: t("This reply was edited: see what changed."),
    act: t("Show the changes"),
  },
  {
    find: ".transcript .prose .team-mark",
    text: t("This reply quotes the file. The mark leads to the line."),
    act: t("Go to the line"),
  },
  {
    find: versions,
    press: "button:not(:disabled, .count)",
    text: t("This reply has two versions."),
    act: t("Show the other version"),
  },
];

/** What a stop points at, while a person can see it. @param {Stop | undefined} stop */
const targetOf = (stop) =>
  stop
    ? [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(stop.find))].find(
        (target) => target.getClientRects().length > 0,
      )
    : undefined;

/** How long what is pointed at may take to appear, in ms. */
const patience = 1500;

/** Ends the tour that is shown. @type {() => void} */
let endShown = () => {};

/** @param {(way: Way) => void} choose */
export async function beginTour(choose) {
  try {
    if (status.get()?.demo === false) await useDemo();
    await openSample();
  } catch (e) {
    return complain(e);
  }
  // Of an older version it isn't shown what was edited.
  if (!(await appeared(edited))) {
    /** @type {HTMLElement | null} */ (document.querySelector(`${versions} button:last-child:not(:disabled)`))?.click();
    await appeared(edited);
  }
  endShown = tour(choose);
}

/** Waits until something is in the page; false: it has had its time. @param {string} selector @returns {Promise<boolean>} */
const appeared = (selector) =>
  new Promise((settle) => {
    const look = () => document.querySelector(selector) && finish(true);
    const finish = (/** @type {boolean} */ is) => {
      seeing.disconnect();
      clearTimeout(timer);
      settle(is);
    };
    const seeing = new MutationObserver(look);
    const timer = setTimeout(() => finish(false), patience);
    seeing.observe(document.body, { childList: true, subtree: true });
    look();
  });

/** @param {(way: Way) => void} choose @returns {() => void} ends it */
function tour(choose) {
  endShown();
  let at = -1;
  const text = h("p", { id: "tour-text" });
  const count = h("span.muted");
  const acts = h("div.actions");
  const node = h(
    "section.tour",
    { role: "dialog", "aria-label": t("Tour of the demo"), "aria-describedby": "tour-text" },
    h(
      "header",
      count,
      iconButton("close", t("End the tour"), () => leave(), { title: null }),
    ),
    text,
    acts,
  );
  /** @type {HTMLElement | null} */
  let pointed = null;
  const place = () => {
    const now = targetOf(stops[at]) ?? null;
    if (now !== pointed) pointed?.classList.remove("pointed");
    pointed = now;
    pointed?.classList.add("pointed");
    node.dataset["free"] = String(!now); // without something to point at, it is above the message box
    if (now) return placeAt(node, now);
    node.style.left = node.style.top = "";
  };
  const show = () => {
    const stop = stops[at];
    count.textContent = stop ? t("{n} of {total}", { n: at + 1, total: stops.length }) : "";
    text.textContent = stop?.text ?? t("That was the tour. The demo replies until you choose a model.");
    const next = button(at === stops.length - 1 ? t("Finish") : t("Next"), go, { kind: "primary" });
    const act = stop && button(stop.act, () => press(stop), { kind: "quiet" });
    acts.replaceChildren(...(act ? [act, next] : ["here", "server"].map((way) => wayButton(/** @type {Way} */ (way)))));
    targetOf(stop)?.scrollIntoView({ block: "center" });
    place();
    /** @type {HTMLElement | null} */ (acts.querySelector(".primary") ?? acts.querySelector("button"))?.focus({
      preventScroll: true,
    });
  };
  /** @param {Way} way */
  const wayButton = (way) => {
    const take = () => {
      leave();
      choose(way);
    };
    return button(wayNames[way], take, { kind: "quiet" });
  };
  const go = () => {
    if (pointed?.getAttribute("aria-expanded") === "true") pointed.click(); // what it opened is in the way of the next
    // What this conversation no longer has is not pointed at.
    do at++;
    while (at < stops.length && !targetOf(stops[at]));
    show();
  };
  const press = (/** @type {Stop} */ stop) => {
    const thing = targetOf(stop);
    /** @type {HTMLElement | null | undefined} */ (stop.press ? thing?.querySelector(stop.press) : thing)?.click();
  };
  const leave = () => {
    end();
    /** @type {HTMLElement | null} */ (
      document.querySelector(".composer textarea, .composer [contenteditable]")
    )?.focus();
  };
  const drawn = new MutationObserver(place);
  const undo = undoAll([
    on(document, "scroll", place, { capture: true, passive: true }),
    on(globalThis, "resize", place),
    on(node, "keydown", (/** @type {KeyboardEvent} */ e) => {
      if (e.key !== "Escape") return;
      claim(e);
      leave();
    }),
    activeId.watch(() => end()),
    status.watch((s) => s?.demo === false && end()),
    () => drawn.disconnect(),
  ]);
  const end = () => {
    undo();
    pointed?.classList.remove("pointed");
    node.remove();
    endShown = () => {};
  };
  const page = document.getElementById("page") ?? document.body;
  page.append(node);
  drawn.observe(page.querySelector(".transcript") ?? page, { childList: true, subtree: true });
  go();
  return end;
}
