// The sections of the Editor: what it noticed, what became of each finding, and what it changed.

import { h } from "../lib/dom.js";
import { muted } from "../lib/field.js";
import { t } from "../lib/i18n.js";
import { fieldList, section } from "./parts.js";

/** @typedef {import("./record.js").View} View */
/** @typedef {import("./parts.js").Section} Section */

/** @param {View} view @returns {Section[]} */
export function editorSections({ findings, diff, feedback, notes, live, passes }) {
  const first = findings.filter((f) => f.state !== "new");
  const mended = first.filter((f) => f.state === "mended").length;
  const clean = findings.length === 0 && !live && passes.editor.state === "done";
  const nothing = clean ? t("Nothing that needed mending.") : "";
  return [
    ...section(
      "findings",
      t("What it noticed"),
      findings,
      () => [h("ul", { class: "findings" }, findings.map(finding))],
      {
        aside: t("{n} of {all} mended", { n: mended, all: first.length }),
      },
    ),
    ...section("findings", t("What it noticed"), nothing, () => [muted(nothing)]),
    ...section("diff", t("What it changed"), diff, () => [h("div", { class: "changes" }, diff.map(piece))]),
    ...section("feedback", t("Notes for you"), feedback, () => [fieldList(feedback)]),
    ...section("notes", t("To remember from here on"), notes, () => [fieldList(notes)]),
  ];
}

const findingStates = { mended: t("mended"), left: t("still there"), new: t("new") };

/** @param {View["findings"][number]} f */
function finding(f) {
  return h(
    "li",
    { "data-state": f.state },
    h("p", { class: "finding-kind" }, f.kind, h("span", { class: "finding-state" }, findingStates[f.state])),
    f.sentence ? h("blockquote", null, f.sentence) : null,
    f.note && f.note !== f.sentence ? muted(f.note) : null,
  );
}

/** @param {View["diff"][number]} p */
function piece({ kind, text, cut }) {
  const before = cut === "before" || cut === "both" ? "… " : "";
  const after = cut === "after" || cut === "both" ? " …" : "";
  return h({ gone: "del", new: "ins", same: "span" }[kind], null, `${before}${text}${after}`);
}
