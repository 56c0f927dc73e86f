// The entries of one lorebook as a list to keep, and the form of one.

import { callAll } from "../ipc/pages.js";
import { h, joinWithDots, t, textField, toggle } from "../lib/index.js";
import { text } from "../widgets/editlist/forms.js";
import { entryPlace, entryRules, tokensOf } from "./entryrules.js";
import { splitList } from "./find.js";
import { keyFault } from "./keyfault.js";

/** @typedef {import("../widgets/editlist/editlist.js").Row} Row */
/** @typedef {import("../widgets/editlist/forms.js").Save} Save */

/** Says in a few words what triggers an entry. @param {Row} r */
export const why = (r) =>
  r["constant"]
    ? r["at_depth"]
      ? t("always, after your message")
      : t("always")
    : r["keywords"].length > 0
      ? r["keywords"].join(", ")
      : t("never: no keys");

/** @param {number} world @param {(rows: readonly Row[]) => void} seen @returns {import("../widgets/editlist/editlist.js").EditListSpec} */
export const entries = (world, seen) => ({
  ops: "entries",
  of: { id: world },
  key: "eid",
  what: "worlds",
  title: t("entry list"),
  none: t("No entries yet."),
  switched: true,
  name: (/** @type {Row} */ r) => r["name"] || t("Untitled"),
  about: why,
  mark: (/** @type {Row} */ r) =>
    joinWithDots(r["priority"] === 100 ? "" : String(r["priority"]), t("≈ {n} tokens", { n: tokensOf(r) })),
  seen,
  first: { label: t("Name of the entry"), placeholder: t("Example: The old pier"), add: t("Add an entry") },
  create: (/** @type {string} */ name) => ({
    name,
    content: "",
    keywords: [name],
    secondary_keys: [],
    selective: false,
    use_regex: false,
    case_insensitive: true,
    constant: false,
    at_depth: false,
    priority: 100,
    enabled: true,
    sort_order: 0,
  }),
  form,
});

/** @param {Row} r @param {Save} save */
function form(r, save) {
  /** @param {string} key @param {string} label @param {string} hint */
  const on = (key, label, hint) =>
    toggle({ label, hint, value: r[key] === true, save: (v) => save({ [key]: v }) }).node;
  return [
    text(r, save, "name", t("Name"), t("The model reads the name before the text."), { limit: 200 }),
    text(r, save, "content", t("Text"), t("About {n} tokens", { n: tokensOf(r) }), { rows: 5, limit: 100_000 }),
    keys(r, save, "keywords", t("Keys"), t("The entry is used when a key is mentioned.")),
    keys(r, save, "secondary_keys", t("Secondary keys"), t("What they decide is set below.")),
    h(
      "div.side-by-side",
      whole(r, save, "priority", t("Priority"), t("Higher values come first.")),
      whole(r, save, "sort_order", t("Order"), t("Breaks ties; lower first.")),
    ),
    on("use_regex", t("Keys are regular expressions"), t("As in JavaScript; /pattern/i works too.")),
    toggle({
      label: t("Match case"),
      value: r["case_insensitive"] !== true,
      save: (v) => save({ case_insensitive: !v }),
    }).node,
    on("constant", t("Always"), t("Always included, no keyword needed.")),
    ...entryPlace(r, save),
    entryRules(r, save),
  ];
}

/** Patterns may hold commas, so each is on a line of its own. @param {Row} r @param {Save} save @param {string} key @param {string} label @param {string} hint */
const keys = (r, save, key, label, hint) =>
  textField({
    label,
    hint: r["use_regex"]
      ? t("{hint} One per line.", { hint })
      : t("{hint} Separate with commas or line breaks.", { hint }),
    value: r[key].join(r["use_regex"] ? "\n" : ", "),
    rows: 1,
    check: (v) => (r["use_regex"] ? keyFault(v.split("\n")) : ""),
    save: (v) => {
      const list = r["use_regex"] ? [...new Set(v.split("\n").filter((k) => k.trim()))] : splitList(v);
      return save(key === "secondary_keys" ? { [key]: list, selective: list.length > 0 } : { [key]: list });
    },
  }).node;

/** @param {Row} r @param {Save} save @param {string} key @param {string} label @param {string} hint */
const whole = (r, save, key, label, hint) =>
  textField({
    label,
    hint,
    value: String(r[key]),
    check: (v) => (/^-?\d{1,9}$/.test(v.trim()) ? "" : t("Enter a whole number.")),
    save: (v) => save({ [key]: Number(v) }),
  }).node;

/** @param {number} id */
export const scan = (id, text = "", cid = "") => callAll("worlds.scan", { id, text, cid });
