// The Editor's part: its audits, the worn phrases, a box to try a text, and the length guard.

import { h, t, undoAll } from "../lib/index.js";
import { current } from "../model/settings.js";
import { audits } from "./audits.js";
import { audit, isOn, plain, thinks, tool } from "./bind.js";
import { habitList } from "./habits.js";
import { fold, onOf, part, section, whileOn } from "./part.js";
import { phraseList } from "./phrases.js";
import { proofBox } from "./proof.js";
import { tryBox } from "./tryit.js";

/** @typedef {ReturnType<typeof import("../widgets/bound.js").bound>} Bound */

/** @param {Bound} b */
export function editorPart(b) {
  const bank = phraseList();
  const habits = habitList();
  const box = tryBox();
  const proof = proofBox();
  const looks = fold(
    "audits",
    t("Audits"),
    h("div.audits", ...audits.map((a) => b.toggle(a.name, a.sentence, ...audit(a.id)))),
  );
  const worn = fold("phrases", t("Overused phrases"), bank.node);
  const learnt = fold("habits", t("Habits of models"), habits.node);
  const attempt = fold("try", t("Try a text"), box.node);
  const report = fold("proof", t("What the Editor did"), proof.node);
  const counts = () => report.node.hasAttribute("open") && proof.open();
  report.node.addEventListener("toggle", counts);
  counts();
  const [read, patch] = tool("editor_apply_patch");
  const more = whileOn(
    looks.node,
    worn.node,
    learnt.node,
    attempt.node,
    report.node,
    b.toggle(t("Show the changes"), t("Marks the Editor's changes in each reply."), ...plain("show_editor_diff")),
    b.toggle(
      t("Show only edited replies"),
      t("Shows a reply only after editing."),
      ...plain("hide_streaming_until_baked"),
    ),
    b.toggle(t("Editor thinks first"), t("Slower, and uses more tokens."), ...thinks("editor")),
  );
  const beside = [lengthSection(b), timeSection(b)];
  const node = part(
    {
      id: "editor",
      name: t("Editor"),
      about: t("Checks the finished reply and fixes what it finds."),
      voice: "editor",
    },
    b.toggle(t("Edit each reply"), t("Adds up to three requests if it finds something to fix."), read, patch),
    more,
    ...beside,
  );
  b.also(() => {
    more.hidden = !isOn(read);
    looks.aside(onOf(audits.map((a) => ({ enabled: isOn(audit(a.id)[0]) }))));
  });
  return { node, close: undoAll([bank.close, habits.close, box.close, proof.close]) };
}

/** @param {Bound} b */
function timeSection(b) {
  return section(
    {
      id: "helpers",
      name: t("Time limit"),
      about: t("Time limit for Director and Editor together, per reply."),
      voice: "editor",
    },
    b.number(
      t("Seconds"),
      t("When the time is up, the reply continues without Director and Editor."),
      "helper_seconds",
      1,
      3600,
    ),
  );
}

/** @param {Bound} b */
function lengthSection(b) {
  const more = whileOn(
    h(
      "div.side-by-side",
      b.number(t("Words"), t("Maximum per reply"), "length_guard_max_words", 50, 4000),
      b.number(t("Paragraphs"), t("Given to the Editor as guidance."), "length_guard_max_paragraphs", 1, 20),
    ),
    b.toggle(
      t("Tell the Writer the limit"),
      t("Most models then keep to the limit."),
      ...plain("length_guard_enforce"),
    ),
  );
  b.also(() => {
    more.hidden = current()["length_guard"] !== true;
  });
  return section(
    { id: "length", name: t("Length"), about: t("Keeps replies from running long."), voice: "editor" },
    b.toggle(
      t("Limit the length"),
      t("The Editor shortens a reply that is too long, with one more request."),
      ...plain("length_guard"),
    ),
    more,
  );
}
