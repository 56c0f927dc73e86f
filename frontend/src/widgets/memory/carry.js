// Carries facts over: which ones, and into which conversation.

import { button, dialog, h, muted, picker, relativeDate, sentence, t, toast } from "../../lib/index.js";
import { everyConversation } from "../../model/everyconversation.js";
import { factText } from "../../model/facts.js";
import { carryFacts, memory } from "../../model/memory.js";
import { withNames } from "../../model/names.js";
import { titleShown } from "../../model/title.js";
import { names } from "../../model/window.js";

/** Asks which facts are carried over. @param {string} cid */
export function carryOver(cid) {
  const facts = (memory.get()?.list.facts ?? []).filter((f) => f.status === "current");
  if (facts.length === 0) return void toast(t("There are no facts here to carry over."));
  const boxes = facts.map((f) => h("input", { type: "checkbox", checked: true, value: String(f.id), onchange: () => tell() })); // biome-ignore format: one line
  const chosen = () => boxes.filter((box) => box.checked).map((box) => Number(box.value));
  const error = h("p.error", { role: "alert" });
  const next = button(t("Choose a conversation…"), () => void choose(), { kind: "primary" });
  const every = button(t("Choose all"), () => all(true), { kind: "quiet" });
  const none = button(t("Choose none"), () => all(false), { kind: "quiet" });
  const all = (/** @type {boolean} */ on) => {
    for (const box of boxes) box.checked = on;
    tell();
  };
  const tell = () => {
    next.disabled = chosen().length === 0;
  };
  const choose = async () => {
    error.textContent = "";
    try {
      const rows = await everyConversation();
      const ids = chosen();
      picker({
        title: t("Carry over into"),
        options: rows
          .filter((c) => c.id !== cid)
          .map((c) => ({ id: c.id, name: titleShown(c.title), about: relativeDate(c.updated_at) })),
        none: t("There is no other conversation yet."),
        picked: (id) => void carry(ids, id, titleShown(rows.find((c) => c.id === id)?.title ?? "")),
      });
    } catch (e) {
      error.textContent = sentence(e);
    }
  };
  /** @param {number[]} ids @param {string} id @param {string} title */
  const carry = async (ids, id, title) => {
    try {
      const tell = await carryFacts(cid, ids, { id, title });
      shown.close();
      tell();
    } catch (e) {
      error.textContent = sentence(e);
    }
  };
  const body = h(
    "div.memory-carry",
    muted(t("Carried facts apply to every branch there, and can be removed together.")),
    h("div.actions", every, none),
    h(
      "fieldset.memory-choices",
      h("legend.visually-hidden", t("Facts")),
      ...facts.map((f, i) => h("label.inline-check", boxes[i], h("span", withNames(factText(f), names.get())))),
    ),
    error,
  );
  const shown = dialog(t("Carry over facts"), body, { class: "fact-dialog", actions: [next] });
  boxes[0]?.focus();
}
