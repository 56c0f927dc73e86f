// Says which sections the inspector shows for a voice, in the order in which a person asks for them.

import { copyButton } from "../lib/copybutton.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { count, words, wordsLong } from "../model/turnlabels.js";
import { callChart, callTable } from "./callchart.js";
import { scaleOf } from "./chart.js";
import { editorSections } from "./editorsections.js";
import { chip, fieldList, itemList } from "./parts.js";

/** @typedef {import("./record.js").View} View */
/** @typedef {import("../model/turnlabels.js").Pass} Pass */
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
    {
      key: "trouble",
      title: t("What happened"),
      data: all,
      body: () => all.map((s) => h("p", { class: "trouble" }, s)),
    },
  ];
}

/** @param {View} view @returns {Section[]} */
function directorSections(view) {
  /** @type {Section[]} */
  const out = [];
  if (view.moods.length > 0) {
    out.push({
      key: "moods",
      title: t("Moods"),
      aside: view.live
        ? ""
        : view.moodsBefore.length > 0
          ? t("before: {moods}", { moods: view.moodsBefore.join(", ") })
          : t("before: none"),
      data: view.moods,
      body: () => [
        h("p", { class: "chips" }, ...view.moods.map((m) => chip(moodWords(m), moodKind(m), m.description))),
      ],
    });
  }
  if (view.rewritten) {
    out.push({
      key: "rewritten",
      title: t("Your message, as it was sent on"),
      data: view.rewritten,
      body: () => [h("blockquote", null, view.rewritten)],
    });
  }
  if (view.fields.length > 0)
    out.push({ key: "fields", title: t("Direction"), data: view.fields, body: () => [fieldList(view.fields)] });
  if (view.injection.length > 0) {
    out.push({
      key: "injection",
      title: t("What the Writer was told"),
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
const moodWords = (m) =>
  m.ended ? t("{mood}, ended", { mood: m.label }) : m.fresh ? t("{mood}, new", { mood: m.label }) : m.label;

/** @param {View["moods"][number]} m */
const moodKind = (m) => (m.ended ? "ended" : m.fresh ? "fresh" : "mood");

/** @param {View} view @returns {Section[]} */
function writerSections(view) {
  if (view.words === 0) return [];
  const length = wordsLong(view.words);
  const text = view.speed > 0 ? t("{length}, {speed} tokens a second", { length, speed: count(view.speed) }) : length;
  return [{ key: "length", title: t("Length"), data: text, body: () => [h("p", { class: "figure-line" }, text)] }];
}

/** @param {View} view @param {Pass} pass @returns {Section[]} */
function thoughts(view, pass) {
  const { reasoning } = view.passes[pass];
  if (!reasoning.trim()) return [];
  return [
    {
      key: "thoughts",
      title: t("Thoughts"),
      folded: true,
      aside: wordsLong(words(reasoning)),
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
      tool.fields.length > 0 ? fieldList(tool.fields) : h("p", { class: "muted" }, t("It was left empty.")),
      copyButton(t("Copy as JSON"), () => tool.json),
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
      title: t("{n, plural, one {Call to the model} other {Calls to the model}}", { n: own.length }),
      data: [own, scale, place],
      body: () => own.map((c) => callChart(c, scale, pass, { ...place, at: view.calls.indexOf(c) })),
    });
  out.push({
    key: "numbers",
    title: t("All calls in numbers"),
    folded: true,
    aside: t("{n, plural, one {# call} other {# calls}}", { n: view.calls.length }),
    data: view.calls,
    body: () => [callTable(view.calls)],
  });
  return out;
}
