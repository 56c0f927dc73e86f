// The first messages of a character: add, move, take away. The first one opens the conversation.

import { button, h, iconButton, t, textField, verdict } from "../lib/index.js";

/** @typedef {import("./find.js").Character} Character */

/** The card has the first one in a field of its own. @param {readonly string[]} all */
export const split = (all) => ({ first_mes: all[0] ?? "", alternate_greetings: all.slice(1) });

/** @param {Character} c @param {(patch: Record<string, unknown>) => Promise<unknown>} save */
export function greetings(c, save) {
  let all = [c.first_mes, ...c.alternate_greetings];
  const said = verdict();
  const list = h("ol.greetings");
  /** @param {string[]} next @param {number} [focus] */
  const put = async (next, focus) => {
    const before = all;
    all = next.length > 0 ? next : [""];
    if (!(await said.watch(() => save(split(all))))) all = before;
    draw();
    if (focus !== undefined) list.querySelectorAll("textarea")[Math.min(focus, all.length - 1)]?.focus();
  };
  const draw = () => {
    list.replaceChildren(
      ...all.map((text, i) =>
        h(
          "li",
          textField({
            label: i === 0 ? t("First message") : t("Greeting {n}", { n: i + 1 }),
            value: text,
            rows: 4,
            limit: 100_000,
            macros: true,
            save: (v) => {
              all = all.map((text, at) => (at === i ? v : text));
              return save(split(all));
            },
          }).node,
          h(
            "div.greeting-tools",
            i > 0 &&
              iconButton(
                "up",
                t("Open the conversation with greeting {n}", { n: i + 1 }),
                () => void put([text, ...all.filter((_, at) => at !== i)], 0),
              ),
            all.length > 1 &&
              iconButton(
                "trash",
                t("Remove greeting {n}", { n: i + 1 }),
                () =>
                  void put(
                    all.filter((_, at) => at !== i),
                    i,
                  ),
              ),
          ),
        ),
      ),
    );
  };
  draw();
  return h(
    "div",
    list,
    button(
      t("Add an alternate greeting"),
      () => {
        all = [...all, ""];
        draw();
        [...list.querySelectorAll("textarea")].at(-1)?.focus();
      },
      { icon: "plus", kind: "quiet" },
    ),
    said.node,
  );
}
