// Says which sections the inspector shows for a voice, in the order in which a person asks for them.

import { copyButton, duration, failureNodes, h, isObject, joinWithDots, link, muted, t } from "../lib/index.js";
import { marksOf } from "../model/calls.js";
import { callLine } from "../model/callwords.js";
import { folderOf } from "../model/folders.js";
import { markList } from "../model/readwords.js";
import { count, words, wordsLong } from "../model/turnlabels.js";
import { openFile } from "../widgets/files/filedialog.js";
import { citationWords } from "../widgets/files/places.js";
import { shareLines } from "../widgets/folder/words.js";
import { callChart, callTable } from "./callchart.js";
import { scaleOf } from "./chart.js";
import { editorSections } from "./editorsections.js";
import { fieldsOf } from "./fields.js";
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
    ...section("trouble", t("What happened"), trouble, () => trouble.flatMap((s) => failureNodes(s, "p.trouble"))),
    ...{ director: directorSections, writer: writerSections, editor: editorSections }[pass](view),
    ...section("thoughts", t("Thoughts"), reasoning.trim(), () => [], {
      folded: true,
      aside: wordsLong(words(reasoning)),
      stream: reasoning,
    }),
    ...tools.map(toolSection),
    ...(pass === "writer" ? view.uses.map(useSection) : []),
    ...callSections(view, pass),
  ].map((s) => ({ ...s, key: `${pass}/${s.key}` }));
}

/** @param {View} view @returns {Section[]} */
function directorSections({ speaker, moods, moodsBefore, live, rewritten, fields, injection }) {
  const before = moodsBefore.length > 0 ? t("before: {moods}", { moods: moodsBefore.join(", ") }) : t("before: none");
  const chips = () => moods.map((m) => chip(moodWords(m), moodKind(m), m.description));
  const who = speaker ? whySpeaks(speaker) : "";
  return [
    ...section("speaker", t("Speaker"), who, () => [h("p", who)]),
    ...section("moods", t("Moods"), moods, () => [h("p.chips", ...chips())], {
      aside: live ? "" : before,
    }),
    ...section("rewritten", t("Your message as sent"), rewritten, () => [h("blockquote", rewritten)]),
    ...section("fields", t("Direction"), fields, () => [fieldList(fields)]),
    ...section("injection", t("The Writer's instructions"), injection, () => injection.map(told), { folded: true }),
  ];
}

/**
 * Who speaks, and why. A reason that a later version knows is left out.
 * @param {{author: string, reason?: string}} speaker
 */
function whySpeaks({ author: name, reason }) {
  /** @type {Record<string, string>} */
  const said = {
    asked: t("{name}, at your request.", { name }),
    row: t("{name}, who wrote the earlier version.", { name }),
    only: t("{name}, the only character who can speak.", { name }),
    director: t("{name} (Director's choice)", { name }),
    mentioned: t("{name}, mentioned in the last message.", { name }),
    turn: t("{name}, next in order.", { name }),
    yielded: t("You. The Director leaves the next message to you."),
  };
  return said[reason ?? ""] ?? name;
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
  const text = view.speed > 0 ? t("{length}, {speed} tokens per second", { length, speed: count(view.speed) }) : length;
  const given = shareLines(view.folders, (id) => folderOf(id)?.name);
  return [
    ...section("length", t("Length"), length && text, () => [h("p.figure-line", text)]),
    ...section("folders", t("Folder"), given, () => given.map((line) => h("p", line))),
    ...section("scripts", t("Scripts"), view.scripts, () => view.scripts.map((line) => h("p", line))),
    ...section("quotes", t("Quoted from files"), view.quotes, () => view.quotes.map(quoted), {
      folded: true,
      aside: t("{n, plural, one {# passage} other {# passages}}", { n: view.quotes.length }),
    }),
    ...section("recall", t("Earlier messages"), view.recall, () => [recallList(view.recall)], {
      folded: true,
      aside: recallCount(view.recall),
    }),
    ...section("lore", t("Lorebook entries"), view.lore, () => [...rereadLine(view.reread), loreList(view.lore)], {
      folded: true,
      aside: t("{n, plural, one {# entry} other {# entries}}", { n: view.lore.filter((one) => !one.left).length }),
    }),
  ];
}

/** How many facts and quotes were sent. @param {View["recall"]} recall */
function recallCount(recall) {
  const sent = recall.filter((one) => !one.left);
  const facts = sent.filter((one) => one.fact).length;
  return joinWithDots(
    facts > 0 && t("{n, plural, one {# fact} other {# facts}}", { n: facts }),
    (facts === 0 || sent.length > facts) &&
      t("{n, plural, one {# quote} other {# quotes}}", { n: sent.length - facts }),
  );
}

/** What the models were reminded of, and why; then what was left out. @param {View["recall"]} recall */
const recallList = (recall) =>
  h(
    "ul.told",
    ...recall.map((one) =>
      h("li", { class: one.left ? "muted" : "" }, one.text && h("blockquote", one.text), h("span.muted", one.why)),
    ),
  );

/** Which entries were read, and why; then those that were left out. @param {View["lore"]} lore */
const loreList = (lore) =>
  h(
    "ul.told",
    ...lore.map((one) =>
      h("li", { class: one.left ? "muted" : "" }, h("strong", one.name), " ", h("span.muted", one.why)),
    ),
  );

/** @param {number} tokens */
const rereadLine = (tokens) =>
  tokens > 0
    ? [h("p.muted", t("Up to about {n} tokens were read again because of the places of entries.", { n: tokens }))]
    : [];

/** A passage with the way to its place. @param {import("./record.js").Quote} q */
const quoted = (q) =>
  h(
    "div.told",
    q.fileId > 0 ? link(citationWords(q), () => openFile(q, q)) : h("strong", citationWords(q)),
    h("blockquote", q.text ?? ""),
  );

/** @param {import("./fields.js").ToolView} tool @param {number} i @returns {Section} */
const toolSection = (tool, i) => ({
  key: `tool${i}`,
  title: tool.title,
  folded: true,
  data: tool,
  body: () => [
    tool.fields.length > 0 ? fieldList(tool.fields) : muted(t("Left empty")),
    copyButton(t("Copy as JSON"), () => tool.json),
  ],
});

/** A call of a tool that the Writer made. @param {View["uses"][number]} c @returns {Section} */
const useSection = (c) => ({
  key: `use${c.id}`,
  title: callLine(c).words,
  folded: true,
  aside: joinWithDots(callLine(c).aside, c.ms > 0 && duration(c.ms)),
  data: c,
  body: () => [
    fieldList([
      ...fieldsOf(/** @type {Record<string, unknown>} */ (isObject(c.args) ? c.args : {}), new Map()),
      ...(c.said ? [{ label: t("Said before the call"), text: c.said }] : []),
      ...(c.result ? [{ label: t("Result"), text: c.result }] : []),
      ...(c.read.length > 0 ? [{ label: t("Private content read"), text: markList(marksOf(c)) }] : []),
    ]),
    copyButton(t("Copy as JSON"), () => JSON.stringify(c, null, 2)),
  ],
});

/** @param {View} view @param {Pass} pass @returns {Section[]} */
function callSections({ calls, template, place, passes }, pass) {
  if (!place) return [];
  const own = passes[pass].calls;
  const scale = scaleOf(calls);
  const charts = () => own.map((c) => callChart(c, scale, pass, { ...place, at: calls.indexOf(c) }));
  const title = t("{n, plural, one {Call to the model} other {Calls to the model}}", { n: own.length });
  return [
    ...section("calls", title, own, charts).map((s) => ({ ...s, data: [own, scale, place] })),
    ...section("template", t("Prompt reuse"), template, () => template.map((sentence) => h("p", sentence))),
    ...section("numbers", t("All calls as a table"), calls, () => [callTable(calls)], {
      folded: true,
      aside: t("{n, plural, one {# call} other {# calls}}", { n: calls.length }),
    }),
  ];
}
