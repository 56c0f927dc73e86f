// The calls of tools that were made for a reply, above its prose: a folded line for each, and a card for one that waits.

import { call as request } from "../ipc/index.js";
import {
  bytesOf,
  cell,
  duration,
  effect,
  fullDate,
  h,
  icon,
  joinWithDots,
  keyed,
  link,
  muted,
  resultMedia,
  sameContent,
  sentence,
  sizeWords,
  spellInvisible,
  t,
  textOf,
  toast,
} from "../lib/index.js";
import { isUncertain, marksOf } from "../model/calls.js";
import { callIcon, callLine, farWords, isAtWork } from "../model/callwords.js";
import { markList } from "../model/readwords.js";
import { activeId } from "../model/state.js";
import { argumentRows } from "../widgets/requestparts.js";
import { callCard } from "./callcard.js";

/** @typedef {import("../model/calls.js").Call} Call */
/** @typedef {import("../lib/cell.js").Cell<Call>} Held */
/** @typedef {import("../lib/cell.js").Readable<import("../model/reduce.js").Progress | null>} Progress */

/** The calls that the reader has open; one stays open when its reply is on disk. @type {Set<number>} */
const open = new Set();

/** So much of a result is in a list, in characters. */
const excerptLength = 2000;

/** @type {WeakMap<HTMLElement, Held>} */
const held = new WeakMap();

/** @param {Call} c one that asks again is another card */
const keyOf = (c) => (c.state === "waiting" && c.question ? `card ${c.id} ${c.question.asked_at}` : `line ${c.id}`);

/**
 * Fills a shelf with the calls of a reply, which come and change while it is written.
 * @param {HTMLElement} shelf @param {import("../lib/cell.js").Readable<readonly Call[]>} calls
 * @param {Progress} [progress] of the turn that writes the reply
 * @returns {(id: number) => void} opens a call and leads to it
 */
export function callShelf(shelf, calls, progress = cell(null)) {
  /** The call that the person has just answered here: its line gets the focus of its card. */
  let answered = 0;
  /** @param {Call} c */
  const create = (c) => {
    const answering = () => {
      answered = c.id;
    };
    return keyOf(c).startsWith("card ") ? callCard(c, answering) : callFold(cell(c, sameContent), progress);
  };
  effect([calls], (now) => {
    keyed(shelf, now, keyOf, create, (node, c) => held.get(node)?.set(c));
    shelf.hidden = now.length === 0;
    if (!answered || shelf.querySelector(`.call-card[data-call="${answered}"]`)) return;
    if (document.activeElement === document.body) summaryOf(answered)?.focus({ preventScroll: true });
    answered = 0;
  });
  /** @param {number} id @returns {HTMLElement | null} */
  const summaryOf = (id) => shelf.querySelector(`.tool-call[data-call="${id}"] > summary`);
  return (id) => {
    const summary = summaryOf(id);
    if (!summary) return;
    /** @type {HTMLDetailsElement} */ (summary.parentElement).open = true;
    summary.scrollIntoView({ block: "center" });
    summary.focus({ preventScroll: true });
  };
}

/** @param {Held} call @param {Progress} progress */
function callFold(call, progress) {
  const first = call.get();
  const words = h("span.call-words", { dir: "auto" });
  const aside = h("span.call-aside");
  const far = h("span.call-aside.call-far", { dir: "auto" });
  const body = h("div.call-body");
  const node = h(
    "details.tool-call",
    { dataset: { call: String(first.id), tool: first.tool }, open: open.has(first.id) },
    h("summary", icon(callIcon(first)), words, aside, far),
    body,
  );
  held.set(node, call);
  /** What the body shows. @type {Call | null} */
  let shown = null;
  const fill = () => {
    if (!node.open || shown === call.get()) return;
    shown = call.get();
    body.replaceChildren(...bodyOf(shown));
  };
  node.addEventListener("toggle", () => {
    open[node.open ? "add" : "delete"](first.id);
    fill();
  });
  effect([call], (c) => {
    const line = callLine(c);
    words.textContent = line.words;
    words.title = line.words;
    aside.textContent = line.aside && ` · ${line.aside}`;
    node.dataset["state"] = c.state;
    node.setAttribute("aria-busy", String(isAtWork(c)));
    fill();
  });
  effect([call, progress], (c, now) => {
    const said = farWords(c, now);
    if (far.dataset["said"] === said) return;
    far.dataset["said"] = said;
    far.textContent = said && ` · ${said}`;
    far.title = said;
  });
  return node;
}

/** What a call was made with, what came of it, and when. @param {Call} c @returns {(Node | string)[]} */
const bodyOf = (c) => [
  ...(c.said ? [muted(t("Before calling, the model wrote:")), h("blockquote.call-said", { dir: "auto" }, c.said)] : []),
  argumentRows({ toolId: c.tool, args: c.args }),
  ...endOf(c),
  ...(c.read.length > 0 ? [muted(t("Private content in this result: {list}", { list: markList(marksOf(c)) }))] : []),
  muted(joinWithDots(fullDate(c.created_at), c.ms > 0 && duration(c.ms))),
];

/** What became of a call that did not give its result. @param {Call} c */
function fateOf(c) {
  if (isUncertain(c)) return t("The call was cut off. Whether the call took effect is unknown.");
  if (c.state === "refused") return t("The call was not allowed, so the tool didn't run.");
  return c.state === "stopped" ? t("The reply was stopped before this call.") : "";
}

/** @param {Call} c @returns {Node[]} */
function endOf(c) {
  const fate = fateOf(c);
  if (fate) return [h("p", fate)];
  if (c.state !== "done" && c.state !== "failed") return [];
  const title = c.state === "done" ? t("Result") : t("What the model was told");
  const text = h(
    "pre",
    { tabindex: "0", role: "region", "aria-label": title },
    spellInvisible(c.result) || t("(empty)"),
  );
  return [h("dl.exact", h("div", h("dt", title), h("dd", text))), ...mediaOf(c), ...restOf(c, text)];
}

/** The pictures and sounds of a result, which only the whole of it has. @param {Call} c @returns {Node[]} */
function mediaOf(c) {
  if (!/\[a (picture|sound), /.test(c.result)) return [];
  const place = h("div");
  void request("calls.get", { cid: activeId.get() ?? "", call: c.id }).then(
    ({ whole }) => place.replaceChildren(...resultMedia(whole)),
    () => {}, // the words say that there is one
  );
  return [place];
}

/** How much of a result the model read, and the way to all of it. @param {Call} c @param {HTMLElement} text the beginning */
function restOf(c, text) {
  const long = [...c.result].length >= excerptLength;
  const note = h("span");
  /** @param {string} read all that the model read */
  const tell = (read) => {
    if (!c.cut) return;
    const [part, all] = [sizeWords(bytesOf(read)), sizeWords(c.bytes)];
    note.textContent = t("The model read the first {part} of {all}.", { part, all });
  };
  if (!long) tell(c.result);
  const show = async () => {
    try {
      const whole = await request("calls.get", { cid: activeId.get() ?? "", call: c.id });
      text.textContent = spellInvisible(whole.cut && whole.whole !== null ? textOf(whole.whole) : whole.result);
      tell(whole.result);
      more.remove();
      text.focus({ preventScroll: true });
    } catch (e) {
      toast(sentence(e), { kind: "error" });
    }
  };
  const more = link(t("Show all"), () => void show());
  return long || c.cut ? [h("p.muted.call-rest", note, more)] : [];
}
