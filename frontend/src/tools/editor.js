// The Editor's part: its audits, the worn phrases, a box to try a text, and the length guard.

import { h, t, undoAll } from "../lib/index.js";
import { current } from "../model/settings.js";
import { audits } from "./audits.js";
import { audit, isOn, plain, thinks, tool } from "./bind.js";
import { fold, onOf, part, whileOn } from "./part.js";
import { phraseList } from "./phrases.js";
import { tryBox } from "./tryit.js";

/** @typedef {ReturnType<typeof import("../widgets/bound.js").bound>} Bound */

/** @param {Bound} b */
export function editorPart(b) {
  const bank = phraseList();
  const box = tryBox();
  const looks = fold(
    "audits",
    t("What it looks for"),
    h("div.audits", ...audits.map((a) => b.toggle(a.name, a.sentence, ...audit(a.id)))),
  );
  const worn = fold("phrases", t("Worn phrases"), bank.node);
  const attempt = fold("try", t("Try a text"), box.node);
  const [read, patch] = tool("editor_apply_patch");
  const more = whileOn(
    looks.node,
    worn.node,
    attempt.node,
    b.toggle(t("Show what it changed"), t("Marks changes in the page after each reply."), ...plain("show_editor_diff")),
    b.toggle(
      t("Wait for the Editor"),
      t("Shows a reply only when it has been read over."),
      ...plain("hide_streaming_until_baked"),
    ),
    b.toggle(t("Editor thinks first"), t("Takes longer, and costs the tokens of the thoughts."), ...thinks("editor")),
  );
  const node = part(
    {
      id: "editor",
      name: t("Editor"),
      about: t("Reads the finished reply and mends what it finds."),
      voice: "editor",
    },
    b.toggle(
      t("Read each reply over"),
      t("Up to three more calls for a reply with findings, and none for a clean one."),
      read,
      patch,
    ),
    more,
  );
  b.also(() => {
    more.hidden = !isOn(read);
    looks.aside(onOf(audits.map((a) => ({ enabled: isOn(audit(a.id)[0]) }))));
  });
  return { node, close: undoAll([bank.close, box.close]) };
}

/** @param {Bound} b */
export function timePart(b) {
  return part(
    {
      id: "helpers",
      name: t("Time limit"),
      about: t("A reply waits no longer than this for the Director and the Editor together."),
      voice: "editor",
    },
    b.number(t("Seconds"), t("After this, the turn goes on without them."), "helper_seconds", 1, 3600),
  );
}

/** @param {Bound} b */
export function lengthPart(b) {
  const more = whileOn(
    h(
      "div.side-by-side",
      b.number(t("Words"), t("At most, in one reply."), "length_guard_max_words", 50, 4000),
      b.number(t("Paragraphs"), t("As advice to the Editor."), "length_guard_max_paragraphs", 1, 20),
    ),
    b.toggle(
      t("Tell the Writer beforehand"),
      t("Most models then keep to it, and nothing has to be shortened."),
      ...plain("length_guard_enforce"),
    ),
  );
  b.also(() => {
    more.hidden = current()["length_guard"] !== true;
  });
  return part(
    { id: "length", name: t("Length"), about: t("Keeps replies from running on."), voice: "editor" },
    b.toggle(
      t("Watch the length"),
      t("The Editor shortens a reply that is too long. One more call, and only then."),
      ...plain("length_guard"),
    ),
    more,
  );
}
