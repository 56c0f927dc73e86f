// Says which sections the inspector shows for a voice, in the order in which a person asks for them.

import { h } from "../lib/dom.js";
import { callChart } from "./callchart.js";
import { scaleOf } from "./chart.js";
import { chip, copyButton, fieldList, itemList } from "./parts.js";
import { count, plural, words } from "./words.js";

/** @typedef {import("./record.js").View} View */
/** @typedef {import("./words.js").Pass} Pass */
/** @typedef {import("./parts.js").Section} Section */

/**
 * @param {View} view
 * @param {Pass} pass
 * @returns {Section[]}
 */
export function sectionsOf(view, pass) {
  const own = { director: directorSections, writer: writerSections, editor: editorSections }[pass](view);
  return [...troubles(view, pass), ...own, ...thoughts(view, pass), ...tools(view, pass), ...calls(view, pass)].map(
    (s) => ({ ...s, key: `${pass}/${s.key}` }),
  );
}

/** @param {View} view @param {Pass} pass @returns {Section[]} */
function troubles(view, pass) {
  const { state, sentences } = view.passes[pass];
  const all = state === "failed" && view.error ? [...sentences, view.error] : sentences;
  if (all.length === 0) return [];
  return [
    { key: "trouble", title: "What happened", data: all, body: () => all.map((s) => h("p", { class: "trouble" }, s)) },
  ];
}

/** @param {View} view @returns {Section[]} */
function directorSections(view) {
  /** @type {Section[]} */
  const out = [];
  if (view.moods.length > 0) {
    out.push({
      key: "moods",
      title: "Moods",
      data: view.moods,
      body: () => [
        h(
          "p",
          { class: "chips" },
          ...view.moods.map((m) =>
            chip(m.ended ? `${m.label}, ended` : m.label, m.ended ? "ended" : "mood", m.description),
          ),
        ),
      ],
    });
  }
  if (view.rewritten) {
    out.push({
      key: "rewritten",
      title: "Your message, as it was sent on",
      data: view.rewritten,
      body: () => [h("blockquote", null, view.rewritten)],
    });
  }
  if (view.fields.length > 0)
    out.push({ key: "fields", title: "Direction", data: view.fields, body: () => [fieldList(view.fields)] });
  if (view.injection.length > 0) {
    out.push({
      key: "injection",
      title: "What the Writer was told",
      folded: true,
      data: view.injection,
      body: () =>
        view.injection.map((p) =>
          h(
            "div",
            { class: "told" },
            h("p", null, p.label ? h("strong", null, `${p.label}. `) : null, p.text),
            p.items.length > 0 ? itemList(p.items) : null,
          ),
        ),
    });
  }
  return out;
}

/** @param {View} view @returns {Section[]} */
function writerSections(view) {
  if (view.words === 0) return [];
  const speed = view.speed > 0 ? `, ${count(view.speed)} tokens a second` : "";
  const text = `${plural(view.words, "word")}${speed}`;
  return [{ key: "length", title: "Length", data: text, body: () => [h("p", { class: "figure-line" }, text)] }];
}

/** @param {View} view @returns {Section[]} */
function editorSections(view) {
  /** @type {Section[]} */
  const out = [];
  const { findings, diff, feedback, notes } = view;
  if (findings.length > 0) {
    const mended = findings.filter((f) => f.mended).length;
    out.push({
      key: "findings",
      title: "What it noticed",
      aside: `${mended} of ${findings.length} mended`,
      data: findings,
      body: () => [h("ul", { class: "findings" }, ...findings.map((f) => finding(f)))],
    });
  } else if (!view.live && view.passes.editor.state === "done") {
    out.push({
      key: "findings",
      title: "What it noticed",
      data: "",
      body: () => [h("p", { class: "muted" }, "Nothing that needed mending.")],
    });
  }
  if (diff.length > 0) {
    out.push({
      key: "diff",
      title: "What it changed",
      data: diff,
      body: () => [h("div", { class: "changes" }, ...diff.map((p) => piece(p)))],
    });
  }
  if (feedback.length > 0)
    out.push({ key: "feedback", title: "Notes for you", data: feedback, body: () => [fieldList(feedback)] });
  if (notes.length > 0)
    out.push({ key: "notes", title: "To remember from here on", data: notes, body: () => [fieldList(notes)] });
  return out;
}

/** @param {View["findings"][number]} f */
function finding(f) {
  return h(
    "li",
    { "data-mended": f.mended ? "yes" : "no" },
    h("p", { class: "finding-kind" }, f.kind, h("span", { class: "finding-state" }, f.mended ? "mended" : "left")),
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

/** @param {View} view @param {Pass} pass @returns {Section[]} */
function thoughts(view, pass) {
  const { reasoning } = view.passes[pass];
  if (!reasoning.trim()) return [];
  return [
    {
      key: "thoughts",
      title: "Thoughts",
      folded: true,
      aside: plural(words(reasoning), "word"),
      data: null,
      stream: reasoning,
      body: () => [],
    },
  ];
}

/** @param {View} view @param {Pass} pass @returns {Section[]} */
function tools(view, pass) {
  return view.passes[pass].tools.map((tool, i) => ({
    key: `tool${i}`,
    title: tool.title,
    folded: true,
    data: tool,
    body: () => [
      tool.fields.length > 0 ? fieldList(tool.fields) : h("p", { class: "muted" }, "It was left empty."),
      copyButton("Copy as JSON", () => tool.json),
    ],
  }));
}

/** @param {View} view @param {Pass} pass @returns {Section[]} */
function calls(view, pass) {
  const own = view.passes[pass].calls;
  if (own.length === 0) return [];
  const scale = scaleOf(view.calls);
  return [
    {
      key: "calls",
      title: own.length === 1 ? "Call to the model" : "Calls to the model",
      data: [own, scale],
      body: () => own.map((c) => callChart(c, scale, pass)),
    },
  ];
}
