// Asks once, above the message box, how a character is to call the person: where a character greets somebody who has said
// no name yet.

import { button, h, link, storedValue, t, watchAll } from "../lib/index.js";
import { complain } from "../model/conversation.js";
import { unnamed } from "../model/names.js";
import { save } from "../model/settings.js";
import { current, messages, settings } from "../model/state.js";
import { names, refresh } from "../model/window.js";

const asked = storedValue("name-asked");

/** @param {() => void} write what a person goes on with */
export function nameAsk(write) {
  const input = h("input", { id: "name-ask", maxLength: 200, autocomplete: "off" });
  const label = h("label", { for: input.id });
  const over = () => {
    asked.keep(true);
    node.hidden = true;
    write();
  };
  const keep = async () => {
    const name = input.value.trim();
    if (!name) return over();
    try {
      await save({ user_name: name });
      over();
      await refresh();
    } catch (e) {
      complain(e);
    }
  };
  const node = h(
    "div.name-ask",
    { hidden: true, role: "group" },
    label,
    input,
    button(t("Save"), () => void keep()),
    link(t("Skip"), over),
  );
  input.addEventListener("keydown", (e) => {
    if (e.isComposing || e.key !== "Enter") return;
    e.preventDefault(); // the form around it sends the message
    void keep();
  });
  const draw = () => {
    const s = settings.get();
    const nameless =
      s && s.user_name === unnamed.user && s.active_persona_id === null && !current.get()?.persona_lock_id;
    const greeted = messages.get().length > 0 && messages.get().every((m) => m.role === "assistant");
    const wanted = Boolean(nameless && greeted && current.get()?.character_card_id && !asked.read());
    // Who writes instead of answering is not asked again.
    if (!node.hidden && !wanted && messages.get().some((m) => m.role === "user")) asked.keep(true);
    if (wanted) label.textContent = t("What should {character} call you?", { character: names.get().char });
    node.hidden = !wanted;
  };
  watchAll([settings, current, messages, names], draw);
  return node;
}
