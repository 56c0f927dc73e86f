// The form of a fact: a sentence, or whom it is about and what; where, when, and who knows it.

import { button, excerpt, fieldNodes, h, integerFault, t, whileDisabled } from "../../lib/index.js";
import { everybody } from "../../model/facts.js";
import { factKinds, personShown } from "../../model/memorywords.js";

/** @typedef {import("../../../types/api.d.ts").fact.Standing} Fact */
/**
 * What a form holds.
 * @typedef {object} Entered
 * @property {string} sentence
 * @property {string} subject
 * @property {string} relation
 * @property {string} value
 * @property {string} kind "": as the relation is worded
 * @property {string} place
 * @property {string} story_time
 * @property {number | null} story_day
 * @property {string[]} knows
 */

/** What was entered for a fact. @param {Fact} f @returns {Entered} */
export const enteredOf = ({ sentence, subject, relation, value, kind, place, story_time, story_day, knows }) =>
  ({ sentence, subject, relation, value, kind, place, story_time, story_day, knows }); // biome-ignore format: one line

/** An empty form. @returns {Entered} */
export const blankFact = () =>
  ({ sentence: "", subject: "", relation: "", value: "", kind: "", place: "", story_time: "", story_day: null, knows: [] }); // biome-ignore format: one line

/** A day as it is entered; null: none. @param {string} text */
const dayOf = (text) => (text.trim() === "" ? null : Number(text));

const mostDay = 100_000;

let last = 0;

/**
 * @param {object} spec
 * @param {Entered} spec.first
 * @param {string} [spec.quote] the words of a message that prove it
 * @param {string} [spec.placeholder] what the fact says where it has no sentence
 * @param {boolean} spec.fresh it is added
 * @param {readonly string[]} spec.names of the person and the characters
 * @param {readonly string[]} spec.subjects that are known
 * @param {(entered: Entered) => Promise<unknown>} spec.save
 * @param {() => void} spec.cancel
 */
export function factForm({ first, quote = "", placeholder = "", fresh, names, subjects, save, cancel }) {
  let form = first;
  const id = ++last;
  const people = [everybody, ...new Set([...names, ...first.knows.filter((name) => name !== everybody)])];
  const fields = fieldNodes(
    [
      {
        name: "sentence",
        kind: "text",
        rows: 2,
        label: t("Fact"),
        hint: quote ? t("One sentence. Empty: the words of the message.") : t("One sentence, as the model reads it."),
        placeholder,
      },
      { name: "subject", label: t("Who or what"), hint: t("A character, a place or a thing. Empty: the story.") },
      { name: "relation", label: t("Relation"), hint: t("Such as: holds, lives in, promised.") },
      { name: "value", label: t("What"), hint: t("Such as: the iron key.") },
      { name: "place", label: t("Where"), hint: "" },
      { name: "story_time", label: t("Story time"), hint: t("As the story says it.") },
      {
        name: "story_day",
        label: t("Story day"),
        hint: t("Counted from its first day."),
        mode: "numeric",
        value: first.story_day === null ? "" : String(first.story_day),
        check: (text) => (text.trim() === "" ? "" : integerFault(text, -mostDay, mostDay)),
        reads: dayOf,
      },
      { name: "kind", kind: "select", label: t("Kind"), options: fresh ? factKinds : factKinds.slice(1) },
      {
        name: "knows",
        kind: "several",
        asGiven: true,
        label: t("Who knows it"),
        hint: t("If nothing is chosen, the narration tells it, and no one keeps it secret."),
        options: people.map((name) => ({ value: name, name: personShown(name) })),
      },
    ],
    form,
    (patch) => {
      form = { ...form, ...patch };
    },
  );
  const known = h("datalist", { id: `fact-subjects-${id}` }, ...subjects.map((name) => h("option", { value: name })));
  fields[1]?.querySelector("input")?.setAttribute("list", known.id);
  const trouble = h("p.error", { role: "alert" });
  const send = button(fresh ? t("Remember") : t("Save"), () => void sent(), { kind: "primary" });
  const leave = button(t("Cancel"), cancel, { kind: "quiet" });
  const sent = async () => {
    const day = form.story_day;
    if (day !== null && (!Number.isInteger(day) || Math.abs(day) > mostDay)) {
      fields[6]?.querySelector("input")?.focus();
      return;
    }
    if (!form.sentence.trim() && !form.value.trim() && !quote) {
      trouble.textContent = t("Write the fact in a sentence, or say what it is about and what.");
      return fields[0]?.querySelector("textarea")?.focus();
    }
    await whileDisabled([send, leave], trouble, () => save(form));
  };
  const node = h(
    "form.fact-form.runs-form",
    {
      "aria-label": fresh ? t("Remember this") : t("Edit the fact"),
      onsubmit: (/** @type {Event} */ e) => {
        e.preventDefault();
        void sent();
      },
      onkeydown: (/** @type {KeyboardEvent} */ e) => {
        if (e.isComposing) return;
        if (e.key === "Escape") cancel();
        else if (e.key === "Enter" && (e.ctrlKey || e.metaKey)) void sent();
        else return;
        e.preventDefault();
        e.stopPropagation();
      },
    },
    quote && h("blockquote.fact-quote", excerpt(quote, quote.length)),
    fields[0],
    h("div.fact-form-grid", ...fields.slice(1, 8)),
    fields[8],
    known,
    trouble,
    h("div.actions", leave, send),
  );
  return { node, focus: () => fields[0]?.querySelector("textarea")?.focus() };
}
