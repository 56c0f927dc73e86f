// The part of an entry's form that says when the entry is used, beyond its keys.

import { fold, h, integerFault, pickField, t, textField, toggle } from "../lib/index.js";
import { depthFault, roles } from "../model/depth.js";
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

const bytes = new TextEncoder();

/** About how many tokens an entry has. @param {Row} r */
export const tokensOf = (r) => Math.ceil(bytes.encode(r["name"] + r["content"]).length / 4);

/** Where an entry may stand. @type {readonly {id: string, name: string}[]} */
const places = [
  { id: "", name: t("Where it costs least") },
  { id: "before_char", name: t("Before the character") },
  { id: "after_char", name: t("After the character") },
  { id: "before_examples", name: t("Before the example dialogue") },
  { id: "after_examples", name: t("After the example dialogue") },
  { id: "note_top", name: t("Above the author's note") },
  { id: "note_bottom", name: t("Below the author's note") },
  { id: "depth", name: t("Among the last messages") },
];

/** The texts besides the messages that an entry may search. @type {readonly {id: string, name: string}[]} */
const sources = [
  { id: "persona", name: t("Your persona") },
  { id: "description", name: t("Character's description") },
  { id: "personality", name: t("Character's personality") },
  { id: "depth_prompt", name: t("Character's note") },
  { id: "scenario", name: t("Scenario") },
  { id: "creator_notes", name: t("Creator's notes") },
];

/** Where an entry stands. @param {Row} r @param {Save} save */
export function entryPlace(r, save) {
  const rules = r["rules"] ?? {};
  /** @param {string} place @param {unknown} depth */
  const tell = (place, depth) => {
    deep.hidden = place !== "depth";
    role.hidden = deep.hidden || Number(depth || 0) === 0;
  };
  let place = r["at_depth"] ? "depth" : (rules.position ?? "");
  let depth = rules.depth ?? 0;
  const deep = h("div");
  const role = pickField({
    label: t("The entry is from"),
    value: rules.role || "system",
    options: roles,
    save: (v) => save({ rules: { role: v === "system" ? "" : v } }),
  });
  deep.append(
    textField({
      label: t("Depth"),
      hint: t("How many messages come after the entry. 0 is right after your message."),
      value: String(depth),
      check: depthFault,
      save: async (v) => {
        await save({ rules: { depth: Number(v) } });
        depth = Number(v);
        tell(place, depth);
      },
    }).node,
    role,
  );
  tell(place, depth);
  return [
    pickField({
      label: t("Place"),
      hint: t(
        "Used if the lorebook places entries as SillyTavern does. Otherwise, “Among the last messages” puts entries that are always used after your message.",
      ),
      value: place,
      options: places,
      save: async (v) => {
        await save(
          v === "depth" ? { at_depth: true, rules: { position: "" } } : { at_depth: false, rules: { position: v } },
        );
        place = v;
        tell(place, depth);
      },
    }),
    deep,
  ];
}

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
  let names = rules.filter?.names ?? [];
  const tags = rules.filter?.tags ?? [];
  let without = rules.filter?.exclude === true;
  /** The filter that is chosen; null: it has neither names nor tags. */
  const filtered = () => (names.length > 0 || tags.length > 0 ? { names, tags, exclude: without } : null);
  /** @type {string[]} */
  let match = rules.match ?? [];
  /** @param {{id: string, name: string}} source */
  const searched = ({ id, name }) =>
    toggle({
      label: name,
      value: match.includes(id),
      save: async (v) => {
        match = v ? [...match, id] : match.filter((one) => one !== id);
        await put({ match });
      },
    }).node;
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
        number("sticky", t("Sticky"), t("Messages, once the entry was used."), ""),
        number("cooldown", t("Cooldown"), t("Messages, after the entry was used."), ""),
        number("delay", t("Delay"), t("Messages that the conversation has."), ""),
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
      on("group_scoring", t("Most keys win the group"), t("Only the entries with the most matching keys take part.")),
      on("group_override", t("First in the group"), t("Wins by its priority. No draw is made.")),
      on("exclude_recursion", t("Only messages call it"), t("The texts of other entries don't.")),
      on("prevent_recursion", t("Calls no other entries")),
      toggle({
        label: t("Only other entries call it"),
        hint: t("Needs a lorebook whose entries call each other."),
        value: (rules.delay_until_recursion ?? 0) > 0,
        save: (v) => put({ delay_until_recursion: v ? 1 : 0 }),
      }).node,
      on("ignore_budget", t("Used beyond the token budget")),
      h(
        "div.side-by-side",
        textField({
          label: t("Characters"),
          hint: t("Names, with commas between them. Empty: all."),
          value: names.join(", "),
          save: async (v) => {
            names = splitList(v);
            await put({ filter: filtered() });
          },
        }).node,
        pickField({
          label: t("With these characters"),
          value: without ? "exclude" : "",
          options: [
            { id: "", name: t("Only with them") },
            { id: "exclude", name: t("With all others") },
          ],
          save: async (v) => {
            without = v !== "";
            if (filtered()) await put({ filter: filtered() });
          },
        }),
      ),
      fold(h("span", t("Also searched")), () => sources.map(searched), { open: match.length > 0 }),
    ],
    { open: isSet(rules) },
  );
}

/** Whether any rule of these is set. @param {Row} rules */
const isSet = (rules) => Object.keys(rules).some((key) => !["position", "depth", "role", "decorators"].includes(key));
