// Asks with whom a new chat is: the characters, those that were met last first, with a field that narrows them.

import { button, dialog, h, matcherFor, pickerRow, searchField, t, walkFromField } from "../lib/index.js";
import { cards, readCards } from "../model/cast.js";
import { complain, newConversation } from "../model/conversation.js";
import { conversations } from "../model/state.js";
import { face } from "./face.js";
import { beginCast } from "./members.js";

/** More are not listed; the field narrows them. */
const most = 100;

/**
 * The characters in the order in which they are offered: those of the newest conversations, then the others by name. Pure.
 * @template {{id: string, name: string}} C
 * @param {readonly C[]} all @param {readonly {character_card_id?: string}[]} newest
 * @returns {C[]}
 */
export function offered(all, newest) {
  const met = [...new Set(newest.map((c) => c.character_card_id ?? ""))];
  const rank = (/** @type {C} */ c) => (met.includes(c.id) ? met.indexOf(c.id) : met.length);
  return [...all].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** @param {string} [folder] that the chat begins in */
export async function chooseCharacter(folder = "") {
  await readCards().catch(complain);
  const newest = [...conversations.get()].sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  const all = offered([...cards.get().values()], newest);
  const field = searchField(t("Search"), () => draw());
  const list = h("ul.picker-list.character-list", { "aria-label": t("Characters") });
  const word = h("p.muted", { role: "status" });
  /** @param {string} id */
  const begin = (id) => {
    shown.close();
    void newConversation(id, folder).catch(complain);
  };
  const draw = () => {
    const named = matcherFor(field.value);
    const found = all.filter((c) => named(`${c.name} ${c.tags.join(" ")}`));
    list.replaceChildren(
      ...found.slice(0, most).map((c) => {
        const about = c.tags.join(", ") || c.creator_notes.slice(0, 120);
        return pickerRow(
          { onclick: () => begin(c.id) },
          [face(c.id, c.name), h("span", { dir: "auto" }, c.name)],
          about,
        );
      }),
    );
    word.textContent =
      all.length === 0
        ? t("No characters yet. Import a card, or create a character.")
        : found.length === 0
          ? t("No matches")
          : found.length > most
            ? t("{n} more. Type to narrow the list.", { n: found.length - most })
            : "";
  };
  const body = h("div.runs-form.picker", field, list, word);
  walkFromField(body, field, list);
  draw();
  const several = button(
    t("Several characters"),
    () => {
      shown.close();
      void beginCast();
    },
    { icon: "team" },
  );
  const shown = dialog(t("New chat with"), body, { class: "picker-dialog", actions: all.length > 1 ? [several] : [] });
  field.focus();
}
