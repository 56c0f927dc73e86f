// Who the person is: the person, the personas, who is played everywhere, and who in this conversation.

import { call, whenChanged } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { h, newest, pickField, t, undoAll } from "../lib/index.js";
import { complain, refresh } from "../model/conversation.js";
import { save } from "../model/settings.js";
import { current } from "../model/state.js";
import { titleShown } from "../model/title.js";
import { bound, group } from "../widgets/bound.js";
import { editList } from "../widgets/editlist/editlist.js";
import { personas, playedPersona } from "../widgets/editlist/personas.js";

/** @param {HTMLElement} el @returns {() => void} */
export function mountPersonas(el) {
  const b = bound();
  const list = editList(personas);
  const locks = h("div");
  const reading = newest();
  const draw = () =>
    reading.ask(
      () => callAll("personas.list"),
      offer,
      () => offer([]),
    );
  /** @param {readonly any[]} all */
  const offer = (all) => {
    if (locks.contains(document.activeElement)) return;
    const options = all.map((p) => ({ id: String(p.id), name: p.name }));
    const talk = current.get();
    /** @param {string} id */
    const number = (id) => (id === "" ? null : Number(id));
    locks.replaceChildren(
      pickField({
        label: t("Everywhere"),
        value: String(playedPersona() ?? ""),
        options: [{ id: "", name: t("Yourself") }, ...options],
        save: (id) => save({ active_persona_id: number(id) }),
      }),
      talk
        ? pickField({
            label: t("In “{title}”", { title: titleShown(talk.title) }),
            hint: t("A persona chosen here applies to this conversation only and overrides the character's."),
            value: String(talk.persona_lock_id ?? ""),
            options: [{ id: "", name: t("Character's persona, or the default") }, ...options],
            save: (id) => call("conversations.update", { cid: talk.id, persona_lock_id: number(id) }).then(again),
          })
        : "",
    );
  };
  const again = () => void refresh("here").catch(complain);
  el.append(
    h(
      "div.settings-body",
      group(
        t("You"),
        "",
        b.text(t("Your name"), t("Characters call you by this name. It replaces {{user}}."), "user_name", {
          limit: 200,
        }),
        b.text(t("About you"), t("The model reads this description when no persona is active."), "user_description", {
          rows: 3,
          limit: 10_000,
          macros: true,
        }),
      ),
      group(t("Your persona"), "", locks),
      group(t("Personas"), t("Other people you can play."), list.node),
    ),
  );
  b.also(() => {
    list.draw();
    void draw();
  });
  return undoAll([reading.drop, whenChanged("personas", draw), b.close, list.close]);
}
