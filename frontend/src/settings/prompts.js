// The section of the prompts: what every model is told, and who the person is.

import { h } from "../lib/dom.js";
import { shelfList } from "../tools/shelf.js";
import { bound, group } from "./bound.js";
import { button } from "./field.js";
import { personas } from "./personas.js";
import { current, save } from "./save.js";

/** @param {HTMLElement} el @returns {() => void} */
export function mountPrompts(el) {
  const b = bound();
  const active = () => current()["active_persona_id"] ?? null;
  const list = shelfList({
    ...personas,
    mark: (row) => (row["id"] === active() ? "playing" : ""),
    form: (row, keep) => [
      ...personas.form(row, keep),
      h(
        "div",
        { class: "actions" },
        button("Play as this persona", () => void save({ active_persona_id: row["id"] })),
      ),
    ],
  });
  const nobody = button("Play as yourself", () => void save({ active_persona_id: null }), { kind: "quiet" });
  el.append(
    group(
      "You",
      "",
      b.text("Your name", "How characters call you: it stands for {{user}}.", "user_name", { limit: 200 }),
      b.text("About you", "The model reads this when you play no persona.", "user_description", {
        multiline: true,
        rows: 3,
        limit: 10_000,
      }),
    ),
    group("Personas", "Somebody else to be, for some of your conversations.", list.node, nobody),
    group(
      "What the model is told",
      "",
      b.text(
        "Shared system prompt",
        "Stands before every conversation. {{char}} and {{user}} are replaced by names.",
        "shared_system_prompt",
        { multiline: true, rows: 10, limit: 100_000 },
      ),
      b.toggle(
        "Keep it",
        "A character's own system prompt does not replace it.",
        (s) => s["prevent_prompt_overrides"] === true,
        (on) => ({ prevent_prompt_overrides: on }),
      ),
      b.text(
        "System prompt of Director and Editor",
        "Only used where they have a model of their own.",
        "agent_shared_system_prompt",
        { multiline: true, rows: 6, limit: 100_000 },
      ),
    ),
  );
  b.also(() => {
    nobody.hidden = active() === null;
    list.draw();
  });
  return () => {
    b.close();
    list.close();
  };
}
