// What stands in double braces, and how a text reads with it filled in.

import { call } from "../ipc/index.js";
import { h } from "../lib/dom.js";
import { sentence } from "../lib/field.js";
import { t } from "../lib/i18n.js";
import { activeId } from "../model/state.js";

/** How long the preview waits for more typing, in milliseconds. */
const pause = 200;

/** @type {readonly [string, string][]} */
const macros = [
  ["{{user}}", t("your name, or your persona's")],
  ["{{char}}", t("the character's name")],
  ["{{random::a::b}}", t("one of them; in a card always the same one for a conversation")],
  ["{{pick::a::b}}", t("the same under another name")],
  ["{{roll::2d6+1}}", t("dice")],
  ["{{time}}", t("when the conversation began; in what you write, now")],
  ["{{date}}", t("the day")],
  ["{{description}}", t("the character's description")],
  ["{{// note}}", t("nothing: a note to whoever edits the card")],
  ["{{trim}}", t("nothing, and no empty lines around it")],
];

export function macroHelp() {
  const input = h("textarea", {
    rows: "2",
    "aria-label": t("A text to try"),
    placeholder: t("Try one: {example}", { example: "{{char}} rolls {{roll::d20}}." }),
  });
  const result = h("p", { class: "macro-result", role: "status" });
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const preview = async () => {
    const mine = ++asked;
    try {
      const { text } = input.value
        ? await call("characters.preview", { text: input.value, cid: activeId.get() ?? "" })
        : { text: "" };
      if (mine === asked) result.textContent = text;
    } catch (e) {
      if (mine === asked) result.textContent = sentence(e);
    }
  };
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void preview(), pause);
  });
  return h(
    "details",
    { class: "fold" },
    h("summary", null, h("span", null, t("What can stand in double braces"))),
    h(
      "div",
      { class: "fold-body" },
      h(
        "dl",
        { class: "macro-list" },
        ...macros.map(([name, about]) => h("div", null, h("dt", null, h("code", null, name)), h("dd", null, about))),
      ),
      input,
      result,
    ),
  );
}
