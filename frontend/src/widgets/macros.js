// The macros that the program understands: what each gives, and how they are completed in fields.

import { callAll } from "../ipc/pages.js";
import { t } from "../lib/index.js";
import { wantedAt } from "./completing.js";
import { suggestions } from "./suggestions.js";

/** @typedef {import("./completing.js").Offer} Offer */
/** @typedef {import("../../types/api.d.ts").macro.Macro} Macro */

/** What each gives, in the words of the program's list. @type {Readonly<Record<string, string>>} */
export const gives = {
  user: t("your name, or your persona's"),
  char: t("the character's name, or its nickname"),
  group: t("the names of all characters who take part"),
  notChar: t("everyone who takes part but the character"),
  persona: t("the description of your persona"),
  description: t("the character's description"),
  personality: t("the character's personality"),
  scenario: t("the scenario of the conversation"),
  mesExamples: t("the character's example dialogue"),
  charPrompt: t("the character's system prompt"),
  charInstruction: t("the character's closing instructions"),
  charVersion: t("the version of the card"),
  original: t("the prompt that the card's own replaces"),
  model: t("the name of the model that answers"),
  time: t("the current time"),
  date: t("today's date"),
  weekday: t("today's day of the week"),
  isotime: t("the current time with two digits each"),
  isodate: t("today's date in figures"),
  time_UTC: t("the time so many hours from Greenwich"),
  datetimeformat: t("date and time as you write them"),
  idle_duration: t("how long ago your last message was"),
  lastMessage: t("the last message"),
  lastUserMessage: t("your last message"),
  lastCharMessage: t("the last reply"),
  lastMessageId: t("the number of the last message, counted from 0"),
  input: t("what you wrote for this turn"),
  random: t("one of the options"),
  pick: t("one of the options, the same for a whole conversation"),
  roll: t("the sum of dice"),
  if: t("the first part if the condition has a value, else the second"),
  else: t("where the second part of a condition begins"),
  "/if": t("where a condition ends"),
  setvar: t("nothing, and sets a variable"),
  addvar: t("nothing, and adds to a variable"),
  incvar: t("a variable, after adding 1 to it"),
  decvar: t("a variable, after taking 1 from it"),
  getvar: t("a variable"),
  ".": t("a variable, in short; with = or += behind the name it is changed"),
  setglobalvar: t("nothing, and sets a variable of all conversations"),
  addglobalvar: t("nothing, and adds to a variable of all conversations"),
  incglobalvar: t("a variable of all conversations, after adding 1 to it"),
  decglobalvar: t("a variable of all conversations, after taking 1 from it"),
  getglobalvar: t("a variable of all conversations"),
  $: t("a variable of all conversations, in short"),
  reverse: t("the letters in reverse"),
  newline: t("a line end"),
  noop: t("nothing"),
  trim: t("nothing, and removes empty lines around"),
  "//": t("nothing: a note for yourself"),
};

/** What a macro gives, in the language of the window. @param {Macro} m */
export const meaning = (m) => gives[m.name] ?? m.gives;

/** @type {Promise<readonly Macro[]> | null} */
let asked = null;

/** All macros, in the order in which one looks for them. @returns {Promise<readonly Macro[]>} */
export function readMacros() {
  const answer = asked ?? callAll("macros.list");
  asked = answer;
  answer.catch(() => {
    asked = null;
  });
  return answer;
}

/** A macro with its arguments still to be written stops at the first of them. Pure. @param {Macro} m @param {string} about @returns {Offer} */
export function offerOf({ name, form }, about) {
  if (name === "." || name === "$") return { name, about, text: `{{${name}`, after: "}}" };
  const start = /^\{\{[^\s:}=]*(?:::|:|\s+)/u.exec(form)?.[0];
  if (!start || name === "datetimeformat") return { name, about, text: form };
  return { name, about, text: start, after: name === "if" ? "}}{{/if}}" : "}}" };
}

/** @returns {Promise<readonly Offer[]>} */
export const macroOffers = async () => (await readMacros()).map((m) => offerOf(m, meaning(m)));

/** Fields that have the list. @type {WeakSet<Element>} */
const followed = new WeakSet();
let last = 0;

/** Completes macros in every field that takes them, from the first time that it is entered. @param {Document} page */
export function completeMacros(page) {
  page.addEventListener("focusin", (e) => {
    const target = /** @type {HTMLTextAreaElement} */ (e.target);
    if (target.localName !== "textarea" || target.dataset["macros"] === undefined || followed.has(target)) return;
    followed.add(target);
    const list = suggestions(target, `macros-${++last}`, {
      wanted(text, caret) {
        const wanted = wantedAt(text, caret);
        return wanted?.sign === "{{" ? wanted : null;
      },
      read: macroOffers,
      name: () => t("Macros"),
      put(text, caret) {
        target.value = text;
        target.setSelectionRange(caret, caret);
        target.dispatchEvent(new Event("input", { bubbles: true }));
        target.dispatchEvent(new Event("change", { bubbles: true })); // a browser tells of what was typed alone
      },
    });
    target.addEventListener("keydown", (key) => void list.takes(key));
    target.after(list.node);
  });
}
