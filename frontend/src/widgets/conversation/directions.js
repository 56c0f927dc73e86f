// The directions of the open conversation's branch: what the Director noted down, and what the person adds.

import { call, listen } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import { button, h, iconButton, keyed, muted, newest, sentence, t, toast, undoAll, verdict } from "../../lib/index.js";
import { touchesShown } from "../../model/pushes.js";
import { activeId, settings } from "../../model/state.js";
import { tip } from "../../model/window.js";

/** @typedef {import("../../../types/api.d.ts").event.Note} Note */
/** @typedef {import("../../../types/api.d.ts").Operations["notes.list"]["output"]["items"]} Rows */

/** Who reads the directions that the Director noted down, in words. @type {Readonly<Record<string, string>>} */
const readers = Object.freeze({
  off: t("The Writer reads the directions that you add. Those that were noted down are not used: see Voices, Notes."),
  writer: t("The Writer reads the directions."),
  director: t("The Director reads the directions."),
  both: t("Director and Writer read the directions."),
});

/** A list of the directions, each of which can be removed, and a field for another one. */
export function directionList() {
  const said = verdict();
  const list = h("ul.notes");
  const none = muted(t("None yet."));
  const reader = h("p.hint");
  /** @type {Rows} */
  let rows = [];
  const reading = newest();
  const text = h("textarea", {
    rows: "2",
    id: "direction-text",
    "data-macros": "",
    "aria-describedby": "direction-about",
  });
  const about = h("p.hint", { id: "direction-about" });
  const add = button(t("Add direction"), () => void write(), { kind: "quiet" });

  const load = () => {
    const cid = activeId.get();
    return reading.ask(
      async () => (cid ? callAll("notes.list", { cid }) : []),
      (all) => {
        rows = all;
        draw();
      },
      (err) => said.tell(sentence(err), "error"),
    );
  };
  const draw = () => {
    const flat = rows.flatMap((r) => r.notes.map((note, i) => ({ row: r, note, i })));
    none.hidden = flat.length > 0;
    keyed(
      list,
      flat,
      (f) => `${f.row.message_id}/${f.i}/${f.note.fragment_id}/${f.note.text}`,
      (f) =>
        h(
          "li",
          h("div", h("strong", f.note.label), h("p", f.note.text)),
          iconButton(
            "close",
            t("Remove “{name}”", { name: f.note.label }),
            () => void remove(f.row.message_id, f.note),
            { title: t("Remove direction") },
          ),
        ),
    );
  };
  const tell = () => {
    reader.textContent = readers[String(settings.get()?.["direction_notes_inject"] ?? "off")] ?? "";
    const ready = tip.get()?.role === "assistant";
    add.disabled = !ready;
    about.textContent = ready
      ? t("The direction applies from the last reply on, in this branch.")
      : t("A direction applies from a reply on. Add it after the next reply.");
  };
  /** @param {number} message @param {Note[]} notes */
  const set = (message, notes) => call("notes.set", { cid: activeId.get() ?? "", mid: message, notes });
  /** @param {number} message */
  const of = (message) => rows.find((r) => r.message_id === message)?.notes ?? [];

  const write = async () => {
    const words = text.value.trim();
    const at = tip.get();
    if (!words || at?.role !== "assistant") return;
    const note = { fragment_id: "", label: t("Direction"), text: words };
    if (!(await said.watch(() => set(at.id, [...of(at.id), note])))) return;
    if (text.value.trim() === words) text.value = "";
    await load();
    text.focus();
  };
  /** @param {number} message @param {Note} note */
  const remove = async (message, note) => {
    const before = of(message);
    if (
      !(await said.watch(() =>
        set(
          message,
          before.filter((n) => n !== note),
        ),
      ))
    )
      return;
    await load();
    /** @type {HTMLElement | null} */ (list.querySelector("button") ?? text)?.focus();
    toast(t("Direction removed."), {
      action: { label: t("Keep this direction"), run: () => void said.watch(() => set(message, before)).then(load) },
    });
  };
  const undo = undoAll([
    activeId.watch(() => void load()),
    tip.watch(tell),
    settings.watch(tell),
    listen((push) => {
      if (touchesShown(push, "messages")) void load();
    }),
  ]);
  void load();
  tell();
  return {
    node: h(
      "div",
      reader,
      list,
      none,
      h("div.field.text-row", h("label", { for: "direction-text" }, t("New direction")), text, about),
      add,
      said.node,
    ),
    close: undoAll([reading.drop, undo]),
  };
}
