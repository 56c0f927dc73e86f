// Lists the macros in double braces, and previews a text with its macros replaced.

import { call } from "../ipc/index.js";
import { fold, h, t } from "../lib/index.js";
import { activeId } from "../model/state.js";
import { tryText } from "./trytext.js";

/** @type {readonly [string, string][]} */
const macros = [
  ["{{user}}", t("your name, or your persona's")],
  ["{{char}}", t("the character's name")],
  ["{{random::a::b}}", t("one of the options; in a card, the same one throughout a conversation")],
  ["{{pick::a::b}}", t("same, under another name")],
  ["{{roll::2d6+1}}", t("dice")],
  ["{{time}}", t("start time of the conversation; the current time in your messages")],
  ["{{date}}", t("today's date")],
  ["{{weekday}}", t("today's day of the week")],
  ["{{isodate}} {{isotime}}", t("date and time in digits, as in 2026-11-26 14:05")],
  ["{{description}}", t("the character's description")],
  ["{{personality}}", t("the character's personality")],
  ["{{scenario}}", t("the scenario of the conversation, or the character's")],
  ["{{persona}}", t("your description, or your persona's")],
  ["{{newline}}", t("a line break")],
  ["{{// note}}", t("nothing: a note for editors of the card")],
  ["{{trim}}", t("nothing, and removes empty lines around")],
];

export function macroHelp() {
  const result = h("p.macro-result", { role: "status" });
  const { input } = tryText(
    t("Text to check"),
    t("Try one: {example}", { example: "{{char}} rolls {{roll::d20}}." }),
    result,
    async (text) => (text ? (await call("characters.preview", { text, cid: activeId.get() ?? "" })).text : ""),
    (text) => {
      result.textContent = text;
    },
  );
  return fold(h("span", t("Macros in double braces")), [
    h("dl.macro-list", ...macros.map(([name, about]) => h("div", h("dt", h("code", name)), h("dd", about)))),
    input,
    result,
  ]);
}
