// Says how many tokens the fields of a card take: each beside its field, and all of them together.

import { call } from "../ipc/index.js";
import { h, t } from "../lib/index.js";
import { activeId } from "../model/state.js";
import { tokenAmount } from "../model/tokenwords.js";

/** @typedef {import("./find.js").Character} Character */

/** The fields that a model reads, and whether it reads them in every turn. */
const fields = Object.freeze(
  /** @type {const} */ ([
    { key: "description", always: true },
    { key: "personality", always: true },
    { key: "scenario", always: true },
    { key: "first_mes", always: false },
    { key: "mes_example", always: true },
    { key: "system_prompt", always: true },
    { key: "post_history_instructions", always: true },
  ]),
);

/**
 * @param {Readonly<Record<string, HTMLElement>>} nodes fields by their keys
 * @returns {{node: HTMLElement, count: (c: Character) => Promise<void>}}
 */
export function cardTokens(nodes) {
  const node = h("p.muted", { role: "status" });
  /** @type {Record<string, HTMLElement>} */
  const marks = {};
  for (const { key } of fields) {
    const mark = h("span.token-count");
    nodes[key]?.querySelector(".about")?.append(mark);
    marks[key] = mark;
  }
  let asked = 0;
  return {
    node,
    async count(c) {
      const mine = ++asked;
      const texts = fields.map(({ key }) => c[key]);
      const answer = await call("tokens.count", { cid: activeId.get() ?? "", texts }).catch(() => null);
      if (!answer || mine !== asked) return;
      let sum = 0;
      let always = 0;
      fields.forEach((field, i) => {
        const n = answer.tokens[i] ?? 0;
        sum += n;
        always += field.always ? n : 0;
        const mark = marks[field.key];
        if (mark) mark.textContent = n > 0 ? tokenAmount(n, answer.exact) : "";
      });
      node.textContent = answer.exact
        ? t("{sum} tokens, {always} of them in every reply.", { sum, always })
        : t("About {sum} tokens, {always} of them in every reply.", { sum, always });
    },
  };
}
