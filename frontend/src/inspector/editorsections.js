// The sections of the Editor: what it noticed, what became of each finding, and what it changed.

import { withoutUnchanged } from "../lib/diff.js";
import { h, muted, t, translateFault } from "../lib/index.js";
import { modelName } from "../model/modelname.js";
import { markedChanges } from "../widgets/changes.js";
import { fieldList, section } from "./parts.js";

/** @typedef {import("./record.js").View} View */
/** @typedef {import("./parts.js").Section} Section */

/** @param {View} view @returns {Section[]} */
export function editorSections({ findings, refused, diff, feedback, notes, live, passes }) {
  const first = findings.filter((f) => f.state !== "new");
  const fixed = first.filter((f) => f.state === "fixed").length;
  const clean = findings.length === 0 && !live && passes.editor.state === "done";
  const nothing = clean ? t("No issues found.") : "";
  return [
    ...section("findings", t("Findings"), findings, () => [h("ul.findings", findings.map(finding))], {
      aside: t("{n} of {all} fixed", { n: fixed, all: first.length }),
    }),
    ...section("findings", t("Findings"), nothing, () => [muted(nothing)]),
    ...section("refused", t("Unused edits"), refused, () => [h("ul.findings", refused.map(refusal))]),
    ...section("diff", t("Changes"), diff, () =>
      diff.map((d) => h("div.changes", markedChanges(d.draft, d.text, withoutUnchanged))),
    ),
    ...section("feedback", t("Notes for you"), feedback, () => [fieldList(feedback)]),
    ...section("notes", t("Remembered from here on"), notes, () => [fieldList(notes)]),
  ];
}

const findingStates = { fixed: t("fixed"), left: t("still there"), new: t("new") };

/** @param {View["findings"][number]} f */
function finding(f) {
  return h(
    "li",
    { "data-state": f.state },
    h("p.finding-kind", f.kind, h("span.finding-state", findingStates[f.state])),
    f.sentence ? h("blockquote", f.sentence) : null,
    f.note && f.note !== f.sentence ? muted(translateFault(f.note)) : null,
  );
}

/** Why an edit was not used, by the rule that it broke. @type {Record<string, string>} */
const rules = {
  incomplete: t("The edit was cut off before it was complete."),
  empty: t("The edit was empty."),
  tags: t("The edit contained reasoning or tool tags."),
  fence: t("The edit was a code block instead of prose."),
  refusal: t("The model refused to edit the text."),
  preamble: t("The edit talked about the text instead of only giving it."),
  instruction: t("The edit contained an instruction instead of prose."),
  language: t("The edit was in another language than the draft."),
  too_short: t("The edit left out too much of the draft."),
  too_long: t("The edit was too long."),
  unrelated: t("The edit kept too few of the draft’s words."),
  unfinished: t("The edit ended in the middle of a sentence."),
  not_found: t("The passage to replace is not in the draft."),
  ambiguous: t("The passage to replace is in the draft more than once."),
  unchanged: t("The replacement is the same as the original."),
  unreadable: t("The edit is not readable text."),
  bounds: t("The edit cut a word or a sentence in two."),
  emptied: t("The edits removed more than a third of the draft."),
  not_asked: t("The sentence was not to be changed."),
  of_another: t("The edit belongs to another sentence."),
  repeated: t("The sentence was changed already."),
  names: t("The edit changed a name."),
  numbers: t("The edit changed a number."),
  speech: t("The edit changed what somebody says."),
  speaker: t("The edit changed who the sentence is about."),
  punctuation: t("The edit damaged the punctuation."),
  finding: t("The audit found something new in the sentence."),
  worse: t("The edit has more audit findings than the draft."),
};

/** @param {View["refused"][number]} r */
const refusal = (r) =>
  h(
    "li",
    { dataset: { rule: r.rule } },
    h("p", rules[r.rule] ?? r.reason),
    muted(r.patch > 0 ? t("Patch {n} by {model}", { n: r.patch, model: modelName(r.model) }) : modelName(r.model)),
  );
