// The part of an entry's form that says when the entry is used, beyond its keys.

import { fold, h, integerFault, pickField, t, textField, toggle } from "../lib/index.js";
import { splitList } from "./find.js";

/** @typedef {import("../widgets/editlist/editlist.js").Row} Row */
/** @typedef {import("../widgets/editlist/forms.js").Save} Save */

/** @type {readonly {id: string, name: string}[]} */
const logics = [
  { id: "", name: t("One of them is mentioned") },
  { id: "and_all", name: t("All are mentioned") },
  { id: "not_any", name: t("None is mentioned") },
  { id: "not_all", name: t("Not all are mentioned") },
];

const most = 1_000_000;

/** About how many tokens an entry has. @param {Row} r */
export const tokensOf = (r) => Math.ceil((r["name"].length + r["content"].length) / 4);

/** @param {Row} r @param {Save} save */
export function entryRules(r, save) {
  const rules = r["rules"] ?? {};
  /** @param {Row} patch */
  const put = (patch) => save({ rules: patch });
  /** @param {string} key @param {string} label @param {string} hint @param {string} empty what an empty field means; "": 0 @param {number} [limit] */
  const number = (key, label, hint, empty, limit = most) =>
    textField({
      label,
      hint,
      placeholder: empty,
      value: rules[key] == null || (rules[key] === 0 && !empty) ? "" : String(rules[key]),
      check: (v) => (v.trim() ? integerFault(v, 0, limit) : ""),
      save: (v) => put({ [key]: v.trim() ? Number(v) : empty ? null : 0 }),
    }).node;
  /** @param {string} key @param {string} label @param {string} [hint] */
  const on = (key, label, hint = "") =>
    toggle({ label, hint, value: rules[key] === true, save: (v) => put({ [key]: v }) }).node;
  const filter = rules.filter ?? {};
  return fold(
    h("span", t("When it is used")),
    () => [
      pickField({
        label: t("Secondary keys decide"),
        value: rules.logic ?? "",
        options: logics,
        save: (v) => put({ logic: v }),
      }),
      on("whole_words", t("Whole words only"), t("A key inside of a longer word doesn't count.")),
      h(
        "div.side-by-side",
        number("probability", t("Probability in %"), t("Drawn once for each message."), t("Always"), 100),
        number("scan_depth", t("Messages to search"), t("Counted from the newest."), t("As the lorebook"), 1000),
      ),
      h(
        "div.side-by-side",
        number("sticky", t("Stays for"), t("Messages, once the entry was used."), ""),
        number("cooldown", t("Rests for"), t("Messages, after the entry was used."), ""),
        number("delay", t("Not before"), t("Messages that the conversation has."), ""),
      ),
      h(
        "div.side-by-side",
        textField({
          label: t("Group"),
          hint: t("One entry of a group is used."),
          value: rules.group ?? "",
          limit: 500,
          save: (v) => put({ group: v.trim() }),
        }).node,
        number("group_weight", t("Weight in the group"), t("Higher is more likely."), "100"),
      ),
      on("group_override", t("First in the group"), t("Wins by its priority. No draw is made.")),
      on("exclude_recursion", t("Only messages call it"), t("The texts of other entries don't.")),
      on("prevent_recursion", t("Calls no other entries")),
      toggle({
        label: t("Only other entries call it"),
        hint: t("Needs a lorebook whose entries call each other."),
        value: (rules.delay_until_recursion ?? 0) > 0,
        save: (v) => put({ delay_until_recursion: v ? 1 : 0 }),
      }).node,
      textField({
        label: t("Only with these characters"),
        hint: t("Names, with commas between them."),
        value: filter.exclude ? "" : (filter.names ?? []).join(", "),
        save: (v) => put({ filter: filtered(splitList(v), filter) }),
      }).node,
    ],
    { open: isSet(rules) },
  );
}

/** A filter with these names; null: it has neither names nor tags. @param {string[]} names @param {Row} was */
const filtered = (names, was) =>
  names.length > 0 || (was["tags"] ?? []).length > 0 ? { names, tags: was["tags"] ?? [], exclude: false } : null;

/** Whether any rule of these is set. @param {Row} rules */
const isSet = (rules) => Object.keys(rules).some((key) => !["position", "depth", "role", "decorators"].includes(key));
