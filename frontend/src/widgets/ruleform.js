// The form by which a person allows a tool once and for all: a rule for each argument, and in words what they allow.

import { h, muted, selectOf, spellInvisible, t } from "../lib/index.js";
import { ruleName, ruleWords } from "../model/permission.js";
import { argumentTitle, toolTitle } from "../model/toolwords.js";

/** @typedef {import("../../types/api.d.ts").run.Proposal} Proposal */

let made = 0;

/** @param {Proposal} p */
export function ruleForm(p) {
  const form = `rule-${++made}`;
  /** @type {Record<string, unknown>} */
  const match = Object.fromEntries(p.arguments.map((a) => [a.name, a.rules[0]]));
  const words = h("ul.permission-rules", { role: "status" });
  const tell = () => words.replaceChildren(...ruleWords(match, p.toolId).map((w) => h("li", spellInvisible(w))));
  // What can be one thing alone is no choice; the words below say it.
  const fields = p.arguments
    .filter((a) => a.rules.length > 1)
    .map(({ name, rules }) => {
      const id = `${form}-${name}`;
      const options = rules.map((rule, i) => ({ value: String(i), name: spellInvisible(ruleName(rule)) }));
      const select = selectOf(options, { id });
      select.addEventListener("change", () => {
        match[name] = rules[Number(select.value)];
        tell();
      });
      return h("div.field", h("label", { for: id }, spellInvisible(argumentTitle(p.toolId, name))), select);
    });
  tell();
  const heading = h(
    "h4",
    { tabindex: "-1" },
    spellInvisible(
      t("Every run of this trigger can use “{tool}” without asking, with:", {
        tool: toolTitle(p.toolId, p.toolName),
      }),
    ),
  );
  return {
    node: h("div.rule-form", ...fields, heading, words, muted(t("To revoke the permission, open Triggers."))),
    read: () => match,
    focus: () => (fields[0]?.querySelector("select") ?? heading).focus(),
  };
}
