// Lists the macros in double braces, and previews a text with its macros replaced.

import { call } from "../ipc/index.js";
import { fold, h, t } from "../lib/index.js";
import { activeId } from "../model/state.js";
import { meaning, readMacros } from "../widgets/macros.js";
import { tryText } from "./trytext.js";

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
  input.dataset["macros"] = "";
  const list = h("dl.macro-list");
  void readMacros()
    .then((all) => list.replaceChildren(...all.map((m) => h("div", h("dt", h("code", m.form)), h("dd", meaning(m))))))
    .catch(() => {}); // without a list the field still shows what a text becomes
  return fold(h("span", t("Macros in double braces")), [list, input, result]);
}
