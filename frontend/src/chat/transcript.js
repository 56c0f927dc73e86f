// The transcript: the path as a script, the part of it that the window holds.

import { copySelected } from "../lib/copying.js";
import { button, derived, effect, groups, h, isTyping, keyed, on, sameFields, shortcut, t } from "../lib/index.js";
import { heldSelection } from "../lib/selection.js";
import { appearanceOf } from "../model/appearancechoices.js";
import { cards, members } from "../model/cast.js";
import { complain } from "../model/conversation.js";
import { noFacts } from "../model/facts.js";
import { failures } from "../model/failure.js";
import { folding } from "../model/folding.js";
import { transcriptView } from "../model/jump.js";
import { memory } from "../model/memory.js";
import { placeOf } from "../model/pages.js";
import { activeId, current, lastLog, messages, settings, status, turns } from "../model/state.js";
import { extend, loading, more, names, openWindow, outlook, refresh, tip } from "../model/window.js";
import { anchor as keepPlace } from "./anchor.js";
import { buttons } from "./buttons.js";
import { mountClicks } from "./clicks.js";
import { failureLine } from "./failureline.js";
import { mountFind } from "./find.js";
import { foldLine } from "./foldline.js";
import { follower } from "./follow.js";
import { actionsAt, createRow, editRow, proseOf, updateRow } from "./message.js";
import { mountPictures } from "./pictures.js";
import { readNotes } from "./readnotes.js";
import { records } from "./records.js";
import { focusAt, focusRow } from "./rowfocus.js";
import { mountRowMenu } from "./rowmenu.js";
import { rowsOf } from "./rows.js";
import { mountSegments } from "./segmenter.js";
import { jumpLabel, unseen } from "./unseen.js";
import { mountWordWalk } from "./wordwalk.js";

/** @typedef {import("./rows.js").Shown} Shown */

/**
 * @param {HTMLElement} main
 * @param {() => HTMLElement} empty what an empty page shows
 * @param {(to: "models" | "answerer", row?: string) => void} lead goes where a failure has its way out
 * @param {Node} after what is said below the last row
 */
export function mountTranscript(main, empty, lead, after) {
  const list = h("div.script", { role: "log", "aria-live": "off", "aria-label": t("Conversation") });
  const hole = h("div.hole");
  /** Why the rows cannot be read: it stays as it is while they are asked for again, and keeps the focus. */
  const trouble = h("p.trouble", { role: "alert" });
  const retry = button(t("Retry"), () => void openWindow(/** @type {string} */ (activeId.get())));
  const scroller = h("div.transcript", { tabindex: "-1" }, h("div.page", list, after, hole));
  const jump = button(t("Jump to latest"), () => void toEnd(), { icon: "down", kind: "jump", hidden: true });
  const label = /** @type {HTMLElement} */ (jump.lastElementChild);
  main.append(scroller, jump);
  mountSegments(list);
  mountClicks(list);
  mountWordWalk(list); // its keys come before those of the row
  mountRowMenu(list, actionsAt);
  mountFind(main, list);
  mountPictures(list, proseOf);
  on(list, "copy", copySelected);

  const place = keepPlace(scroller, list);
  outlook.anchor = () => Number(place.row()?.dataset["id"]) || null;
  outlook.holding = () => list.querySelector(".edit-box") !== null;

  /** @returns {import("./unseen.js").Mark} */
  const now = () => {
    const id = activeId.get();
    return { conversation: id, total: placeOf(tip.get()), text: (id && turns.get().get(id)?.text) || "" };
  };
  let left = now();
  const count = () => {
    if (jump.hidden) return;
    const words = jumpLabel(unseen(left, now()));
    if (label.textContent !== words) label.textContent = words;
  };
  const follow = follower(
    scroller,
    place,
    () => !more.get().newer && !outlook.holding(),
    (at) => {
      if (!at) left = now();
      jump.hidden = at;
      count();
    },
    () => list.childElementCount === 0,
  );
  const toEnd = async () => {
    if (more.get().newer) await refresh("end").catch(complain);
    follow.toEnd();
  };
  const toStart = async () => {
    if (more.get().older) await refresh("start").catch(complain);
    follow.leave();
    scroller.scrollTop = 0;
    place.hold();
  };
  transcriptView.reveal = async (id) => {
    const find = () => /** @type {HTMLElement | null} */ (list.querySelector(`[data-id="${id}"]`));
    if (!find()) await refresh(id);
    const row = find();
    if (!row) return null;
    follow.leave();
    row.scrollIntoView({ block: row.offsetHeight > scroller.clientHeight * 0.8 ? "start" : "center" });
    place.hold();
    return row;
  };

  const rows = derived([messages, turns, activeId, more], () => {
    const id = activeId.get();
    return rowsOf(messages.get(), id ? turns.get().get(id) : undefined, more.get().newer);
  });
  /**
   * The facts of the exchange that a reply ends.
   * @param {import("../../types/api.d.ts").chat.Message | null} m @param {import("../../types/api.d.ts").chat.Message | null | undefined} above
   */
  const taughtBy = (m, above) => {
    const known = memory.get();
    if (m?.role !== "assistant" || known?.cid !== m.conversation_id) return noFacts;
    return known.learnt(m.id, above?.role === "assistant" ? null : m.parent_id);
  };
  /** What the looks of every row depend on. */
  const looks = derived(
    [names, settings, buttons, members, current, cards],
    (called, s, onMessages, cast, conversation, known) => ({
      names: called,
      diff: s?.show_editor_diff !== false,
      bake: s?.hide_streaming_until_baked === true,
      speed: appearanceOf(s?.appearance).speed,
      buttons: onMessages,
      several: cast.length > 0,
      card: conversation?.character_card_id ?? "",
      cards: known,
    }),
    sameFields,
  );
  /** @type {import("../lib/cell.js").Readable<readonly Shown[]>} */
  const items = derived([rows, looks, lastLog, records, tip, memory], (path, dress, newest, read) => {
    const total = placeOf(tip.get());
    // What the last turn left leaves its row when the next reply begins, and not when that one ends.
    const last = path.at(-1)?.kind === "reply" ? null : newest;
    return path.map((row, i) => {
      const log = row.message && (last?.message_id === row.message.id ? last : read.get(row.message.id));
      return { ...row, ...dress, log: log ?? null, facts: taughtBy(row.message, path[i - 1]?.message), total };
    });
  });
  let emptyFor = /** @type {string | null | undefined} */ (undefined);

  const placeFold = foldLine(list);
  const placeNotes = readNotes(list, actionsAt);
  const placeFailure = failureLine(list, lead);
  effect([items, loading, folding, failures, status], (shown, { busy, error }) => {
    const focused = scroller.contains(document.activeElement);
    keepReplySelected(list, shown, () => keyed(list, shown, (r) => r.key, createRow, updateRow));
    placeFold(messages.get());
    placeNotes(messages.get());
    placeFailure();
    list.setAttribute("aria-busy", String(shown.some((r) => r.kind === "reply" && r.turn?.phase !== "done")));
    const bare = shown.length === 0;
    if (error) {
      if (trouble.textContent !== error) trouble.textContent = error;
      if (trouble.parentNode !== hole) hole.replaceChildren(trouble, retry);
    } else if (!bare) hole.replaceChildren();
    // What is offered before a conversation is open would go away with the press that is on it.
    else if (!busy && activeId.get() && emptyFor !== activeId.get()) hole.replaceChildren(empty());
    if (!busy) emptyFor = bare && !error ? activeId.get() : undefined; // what an empty page shows stays until the next one is read
    if (focused && document.activeElement === document.body) scroller.focus({ preventScroll: true });
    follow.keep();
    count();
  });
  activeId.watch(() => follow.toEnd());
  // A person who sends a message wants to see the reply. A turn has no number until it is accepted.
  let begun = false;
  turns.watch((all) => {
    const before = begun;
    begun = all.get(activeId.get() ?? "")?.turn === 0;
    if (begun && !before) follow.toEnd();
  });

  /** Joins pages while the reader is nearer to an end of the held rows than a screen and a half. */
  const reach = async () => {
    const { older, newer } = more.get();
    if (!older && !newer) return;
    const room = scroller.clientHeight * 1.5;
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    const side = older && scroller.scrollTop < room ? "older" : newer && below < room ? "newer" : null;
    if (side && (await extend(side).catch(() => false))) void reach();
  };
  on(scroller, "scroll", () => void reach(), { passive: true });
  messages.watch(() => void reach());
  on(scroller, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (isTyping(e.target) || e.ctrlKey || e.metaKey || e.altKey || e.shiftKey) return;
    if (e.key !== "Home" && e.key !== "End") return;
    e.preventDefault();
    void (e.key === "Home" ? toStart() : toEnd()).then(() =>
      focusAt(list, e.key === "Home" ? 0 : list.childElementCount - 1),
    );
  });
  const jumps = { group: groups.read, typing: true };
  shortcut({ keys: "alt+Home", label: t("First message"), run: () => void toStart(), ...jumps });
  shortcut({ keys: "alt+End", label: t("Last message"), run: () => void toEnd(), ...jumps });
  /** Lets the person edit the last message of their own. */
  const editLast = async () => {
    await toEnd();
    const own = [...list.children].findLast((row) => /** @type {HTMLElement} */ (row).dataset["role"] === "user");
    if (own) editRow(/** @type {HTMLElement} */ (own));
  };
  return { editLast, focusRow: (/** @type {number} */ step) => focusRow(list, step) };
}

/**
 * What is selected in a reply that is being written is selected in the message that it becomes.
 *
 * @param {HTMLElement} list @param {readonly Shown[]} rows @param {() => void} draw
 */
function keepReplySelected(list, rows, draw) {
  const reply = list.querySelector('.row[data-kind="reply"] > .row-body > .prose');
  const restore = reply && heldSelection(reply);
  draw();
  if (!restore || reply.isConnected) return;
  const place = list.querySelector(
    `.row[data-id="${rows.findLast((r) => r.message?.role === "assistant")?.message?.id}"] .prose`,
  );
  if (place) restore(place);
}
