// Says which sections the inspector shows for a voice, in the order in which a person asks for them.

import { h } from "../lib/dom.js";
import { callChart, callTable } from "./callchart.js";
import { scaleOf } from "./chart.js";
import { editorSections } from "./editorsections.js";
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
      aside: view.live ? "" : view.moodsBefore.length > 0 ? `before: ${view.moodsBefore.join(", ")}` : "before: none",
      data: view.moods,
      body: () => [
        h("p", { class: "chips" }, ...view.moods.map((m) => chip(moodWords(m), moodKind(m), m.description))),
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

/** @param {View["moods"][number]} m */
const moodWords = (m) => (m.ended ? `${m.label}, ended` : m.fresh ? `${m.label}, new` : m.label);

/** @param {View["moods"][number]} m */
const moodKind = (m) => (m.ended ? "ended" : m.fresh ? "fresh" : "mood");

/** @param {View} view @returns {Section[]} */
function writerSections(view) {
  if (view.words === 0) return [];
  const speed = view.speed > 0 ? `, ${count(view.speed)} tokens a second` : "";
  const text = `${plural(view.words, "word")}${speed}`;
  return [{ key: "length", title: "Length", data: text, body: () => [h("p", { class: "figure-line" }, text)] }];
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
  const { place } = view;
  if (view.calls.length === 0 || !place) return [];
  const scale = scaleOf(view.calls);
  /** @type {Section[]} */
  const out = [];
  if (own.length > 0)
    out.push({
      key: "calls",
      title: own.length === 1 ? "Call to the model" : "Calls to the model",
      data: [own, scale, place],
      body: () => own.map((c) => callChart(c, scale, pass, { ...place, at: view.calls.indexOf(c) })),
    });
  out.push({
    key: "numbers",
    title: "All calls in numbers",
    folded: true,
    aside: plural(view.calls.length, "call"),
    data: view.calls,
    body: () => [callTable(view.calls)],
  });
  return out;
}
