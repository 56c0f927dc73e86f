// What is written down after a reply: notes to the person, and directions that hold along the branch.

import { call, listen } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { h, iconButton, keyed, newest, sentence, t, toast, undoAll, verdict } from "../lib/index.js";
import { touchesShown } from "../model/pushes.js";
import { current } from "../model/settings.js";
import { activeId } from "../model/state.js";
import { plain } from "./bind.js";
import { fold, part } from "./part.js";

/** @typedef {import("../../types/api.d.ts").event.Note} Note */

/** @type {readonly {id: string, name: string, hint: string}[]} */
const readers = [
  { id: "off", name: t("No voice"), hint: t("Existing directions are kept but not used.") },
  { id: "director", name: t("Director"), hint: "" },
  { id: "writer", name: t("Writer"), hint: "" },
  { id: "both", name: t("Both"), hint: "" },
];

/** @param {ReturnType<typeof import("../widgets/bound.js").bound>} b */
export function notesPart(b) {
  const kept = noteList();
  const node = part(
    { id: "notes", name: t("Notes"), about: t("Written after a reply, outside the story.") },
    b.toggle(
      t("Notes for you"),
      t("Short remarks shown in the inspector. One more call per reply."),
      ...plain("feedback_enabled"),
    ),
    b.toggle(
      t("Remember directions"),
      t("Notes what should hold from here on in this branch. One more call per reply."),
      ...plain("direction_notes_record"),
    ),
    b.choice(
      t("Directions are read by"),
      t("Reading directions takes no extra call."),
      "direction_notes_inject",
      readers,
    ),
    kept.node,
  );
  b.also(() => kept.recorded(current()["direction_notes_record"] === true));
  return { node, close: kept.close };
}

/** The directions of the open conversation's branch, each of which can be taken back. */
function noteList() {
  const said = verdict();
  const list = h("ul.notes");
  const none = h("p.muted");
  const place = fold("notes", t("Directions in this branch"), h("div", list, none, said.node));
  /** @type {import("../../types/api.d.ts").Operations["notes.list"]["output"]["items"]} */
  let rows = [];
  const reading = newest();
  let record = false;

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
    place.aside(flat.length > 0 ? String(flat.length) : "");
    none.textContent = record
      ? t("None yet. Directions appear as replies are written.")
      : t("None. Turn on “Remember directions” to collect directions.");
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
            () => void takeBack(f.row.message_id, f.note),
            { title: t("Remove direction") },
          ),
        ),
    );
  };
  /** @param {number} message @param {Note} note */
  const takeBack = async (message, note) => {
    const cid = activeId.get() ?? "";
    const before = rows.find((r) => r.message_id === message)?.notes ?? [];
    const notes = before.filter((n) => n !== note);
    const set = (/** @type {Note[]} */ all) => call("notes.set", { cid, mid: message, notes: all });
    if (!(await said.watch(() => set(notes)))) return;
    await load();
    /** @type {HTMLElement | null} */ (list.querySelector("button") ?? place.node.querySelector("summary"))?.focus();
    toast(t("Direction removed."), {
      action: { label: t("Keep this direction"), run: () => void said.watch(() => set(before)).then(load) },
    });
  };
  const undo = undoAll([
    activeId.watch(() => void load()),
    listen((push) => {
      if (touchesShown(push, "messages")) void load();
    }),
  ]);
  void load();
  return {
    node: place.node,
    /** @param {boolean} on */
    recorded(on) {
      record = on;
      draw();
    },
    close: undoAll([reading.drop, undo]),
  };
}
