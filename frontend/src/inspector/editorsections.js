// The sections of the Editor: what it noticed, what became of each finding, and what it changed.

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { fieldList } from "./parts.js";

/** @typedef {import("./record.js").View} View */
/** @typedef {import("./parts.js").Section} Section */

/** @param {View} view @returns {Section[]} */
export function editorSections(view) {
  /** @type {Section[]} */
  const out = [];
  const { findings, diff, feedback, notes } = view;
  if (findings.length > 0) {
    const first = findings.filter((f) => f.state !== "new");
    const mended = first.filter((f) => f.state === "mended").length;
    out.push({
      key: "findings",
      title: t("What it noticed"),
      aside: t("{n} of {all} mended", { n: mended, all: first.length }),
      data: findings,
      body: () => [h("ul", { class: "findings" }, ...findings.map((f) => finding(f)))],
    });
  } else if (!view.live && view.passes.editor.state === "done") {
    out.push({
      key: "findings",
      title: t("What it noticed"),
      data: "",
      body: () => [h("p", { class: "muted" }, t("Nothing that needed mending."))],
    });
  }
  if (diff.length > 0) {
    out.push({
      key: "diff",
      title: t("What it changed"),
      data: diff,
      body: () => [h("div", { class: "changes" }, ...diff.map((p) => piece(p)))],
    });
  }
  if (feedback.length > 0)
    out.push({ key: "feedback", title: t("Notes for you"), data: feedback, body: () => [fieldList(feedback)] });
  if (notes.length > 0)
    out.push({ key: "notes", title: t("To remember from here on"), data: notes, body: () => [fieldList(notes)] });
  return out;
}

const findingStates = { mended: t("mended"), left: t("still there"), new: t("new") };

/** @param {View["findings"][number]} f */
function finding(f) {
  return h(
    "li",
    { "data-state": f.state },
    h("p", { class: "finding-kind" }, f.kind, h("span", { class: "finding-state" }, findingStates[f.state])),
    f.sentence ? h("blockquote", null, f.sentence) : null,
    f.note && f.note !== f.sentence ? h("p", { class: "muted" }, f.note) : null,
  );
}

/** @param {View["diff"][number]} p */
function piece(p) {
  const text = `${p.cut === "before" || p.cut === "both" ? "… " : ""}${p.text}${p.cut === "after" || p.cut === "both" ? " …" : ""}`;
  if (p.kind === "gone") return h("del", null, text);
  return p.kind === "new" ? h("ins", null, text) : h("span", null, text);
}
