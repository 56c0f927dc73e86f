// Says which sections the inspector shows for a voice, in the order in which a person asks for them.

import { copyButton } from "../lib/copybutton.js";
import { h, muted, t } from "../lib/index.js";
import { count, words, wordsLong } from "../model/turnlabels.js";
import { callChart, callTable } from "./callchart.js";
import { scaleOf } from "./chart.js";
import { editorSections } from "./editorsections.js";
import { chip, fieldList, itemList, section } from "./parts.js";

/** @typedef {import("./record.js").View} View */
/** @typedef {import("../model/turnlabels.js").Pass} Pass */
/** @typedef {import("./parts.js").Section} Section */

/**
 * @param {View} view
 * @param {Pass} pass
 * @returns {Section[]}
 */
export function sectionsOf(view, pass) {
  const { state, sentences, reasoning, tools } = view.passes[pass];
  const trouble = state === "failed" && view.error ? [...sentences, view.error] : sentences;
  return [
    ...section("trouble", t("What happened"), trouble, () => trouble.map((s) => h("p.trouble", s))),
    ...{ director: directorSections, writer: writerSections, editor: editorSections }[pass](view),
    ...section("thoughts", t("Thoughts"), reasoning.trim(), () => [], {
      folded: true,
      aside: wordsLong(words(reasoning)),
      stream: reasoning,
    }),
    ...tools.map(toolSection),
    ...callSections(view, pass),
  ].map((s) => ({ ...s, key: `${pass}/${s.key}` }));
}

/** @param {View} view @returns {Section[]} */
function directorSections({ moods, moodsBefore, live, rewritten, fields, injection }) {
  const before = moodsBefore.length > 0 ? t("before: {moods}", { moods: moodsBefore.join(", ") }) : t("before: none");
  const chips = () => moods.map((m) => chip(moodWords(m), moodKind(m), m.description));
  return [
    ...section("moods", t("Moods"), moods, () => [h("p.chips", ...chips())], {
      aside: live ? "" : before,
    }),
    ...section("rewritten", t("Your message, as it was sent on"), rewritten, () => [h("blockquote", rewritten)]),
    ...section("fields", t("Direction"), fields, () => [fieldList(fields)]),
    ...section("injection", t("What the Writer was told"), injection, () => injection.map(told), { folded: true }),
  ];
}

/** @param {View["injection"][number]} p */
const told = (p) =>
  h(
    "div.told",
    h("p", p.label ? h("strong", `${p.label}. `) : null, p.text),
    p.items.length > 0 ? itemList(p.items) : null,
  );

/** @param {View["moods"][number]} m */
const moodWords = (m) =>
  m.ended ? t("{mood}, ended", { mood: m.label }) : m.fresh ? t("{mood}, new", { mood: m.label }) : m.label;

/** @param {View["moods"][number]} m */
const moodKind = (m) => (m.ended ? "ended" : m.fresh ? "fresh" : "mood");

/** @param {View} view @returns {Section[]} */
function writerSections(view) {
  const length = view.words > 0 ? wordsLong(view.words) : "";
  const text = view.speed > 0 ? t("{length}, {speed} tokens a second", { length, speed: count(view.speed) }) : length;
  return section("length", t("Length"), length && text, () => [h("p.figure-line", text)]);
}

/** @param {import("./fields.js").ToolView} tool @param {number} i @returns {Section} */
const toolSection = (tool, i) => ({
  key: `tool${i}`,
  title: tool.title,
  folded: true,
  data: tool,
  body: () => [
    tool.fields.length > 0 ? fieldList(tool.fields) : muted(t("It was left empty.")),
    copyButton(t("Copy as JSON"), () => tool.json),
  ],
});

/** @param {View} view @param {Pass} pass @returns {Section[]} */
function callSections({ calls, place, passes }, pass) {
  if (!place) return [];
  const own = passes[pass].calls;
  const scale = scaleOf(calls);
  const charts = () => own.map((c) => callChart(c, scale, pass, { ...place, at: calls.indexOf(c) }));
  const title = t("{n, plural, one {Call to the model} other {Calls to the model}}", { n: own.length });
  return [
    ...section("calls", title, own, charts).map((s) => ({ ...s, data: [own, scale, place] })),
    ...section("numbers", t("All calls in numbers"), calls, () => [callTable(calls)], {
      folded: true,
      aside: t("{n, plural, one {# call} other {# calls}}", { n: calls.length }),
    }),
  ];
}
