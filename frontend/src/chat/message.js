// One row of the transcript.

import {
  assemble,
  cell,
  derived,
  effect,
  fullDate,
  h,
  link,
  renderMarkdown,
  sameContent,
  sameFields,
  showMarkdown,
  streamMarkdown,
  t,
  translateFault,
} from "../lib/index.js";
import { strokes } from "../lib/strokes.js";
import { sameList } from "../model/calls.js";
import { change, complain, extend } from "../model/conversation.js";
import { openLink } from "../model/links.js";
import { withNames } from "../model/names.js";
import { placeOf } from "../model/pages.js";
import { activeId, messages } from "../model/state.js";
import { differ } from "../widgets/changes.js";
import { edit, listOf, showButtons } from "./actions.js";
import { artifactShelf } from "./artifacts/shelf.js";
import { filesOf, linkPlaces, quotesOf } from "./attached.js";
import { buttonsFor } from "./buttons.js";
import { callShelf } from "./calls.js";
import { pictures } from "./pictures.js";
import { memoryShelf } from "./recalls.js";
import { closeReview, review } from "./review.js";
import { seenWords } from "./shownwords.js";
import { linkSources, sourceList, sourcesOf } from "./sources.js";
import { namesAt, showTitle, titleOf } from "./speaker.js";
import { speedOf } from "./speed.js";
import { thoughtShelf } from "./thoughts.js";

/** @typedef {import("./rows.js").Shown} Shown */
/** @typedef {import("../../types/api.d.ts").chat.Message} Message */
/** @typedef {import("../lib/cell.js").Cell<Shown>} Row what a row shows */
/** @typedef {{prose: HTMLElement, attached: HTMLElement, thoughts: HTMLElement, calls: HTMLElement, artifacts: HTMLElement, foot: HTMLElement}} Places what a row is made of, from the top to the bottom */

/** What the rows show, and the node of their words. @type {WeakMap<HTMLElement, {row: Row, prose: HTMLElement}>} */
const rows = new WeakMap();

/** @param {Shown} item */
export function createRow(item) {
  /** @type {Row} */
  const row = cell(item, sameFields);
  const role = item.message?.role ?? (item.kind === "sent" ? "user" : "assistant");
  const who = h("h2.who");
  const places = {
    thoughts: h("div.thoughts", { hidden: true }),
    calls: h("div.calls", { hidden: true }),
    prose: h("div.prose"),
    attached: h("div.row-attached"),
    artifacts: h("div.workflow-artifacts", { hidden: true }),
    foot: h("div.row-foot"),
  };
  const node = h(
    "article.row",
    {
      dataset: { role, kind: item.kind, id: String(item.message?.id ?? ""), position: String(placeOf(item.message)) },
      tabindex: "-1",
    },
    who,
    h("div.row-body", ...Object.values(places)),
  );
  rows.set(node, { row, prose: places.prose });
  effect([derived([row], (now) => now.last)], (last) => void node.classList.toggle("last", last));
  effect([derived([row], (now) => titleOf(now, role === "user"), sameFields)], (title) => showTitle(node, who, title));
  fills[item.kind](row, places);
  return node;
}

/** @param {HTMLElement} node @param {Shown} item */
export const updateRow = (node, item) => rows.get(node)?.row.set(item);

/** What can be done with a row that is on disk. @param {HTMLElement} node */
export function actionsAt(node) {
  const { row, prose } = rows.get(node) ?? {};
  const item = row?.get();
  return item?.message && prose ? listOf(item, item.message, prose) : [];
}

/** Lets the person edit the message of a row. @param {HTMLElement} node */
export function editRow(node) {
  const { row, prose } = rows.get(node) ?? {};
  const message = row?.get().message;
  if (message && prose) edit(message, prose);
}

/** @param {HTMLElement} node */
export const proseOf = (node) => rows.get(node)?.prose;

/** What fills a row, by its kind, which it keeps for life. @type {Record<Shown["kind"], (row: Row, places: Places) => void>} */
const fills = { message: fillMessage, sent: fillSent, reply: fillReply, calls: fillCalls };

/** The words that are on their way to the server. @param {Row} row @param {Places} places */
function fillSent(row, { prose, attached }) {
  effect([derived([row], ({ turn, names }) => withNames(turn?.user_message ?? "", names))], (text) =>
    prose.replaceChildren(renderMarkdown(text, { onLink: openLink })),
  );
  effect([derived([row], ({ turn }) => turn?.files)], (files) => attached.replaceChildren(...filesOf(files ?? [])));
}

/** What a run tells of its end begins with a sentence of the program. */
const report = /^(?:.+ completed\.(?=\n|$)|.+ was stopped\.$|.+ stopped at [\s\S]+$)/;

/** @param {Message} message */
const contentOf = ({ author, character_card_id, content }) =>
  author && !character_card_id ? content.replace(report, (text) => translateFault(text)) : content;

/** The calls for a message that never got its reply. @param {Row} row @param {Places} places */
function fillCalls(row, { calls, foot }) {
  callShelf(
    calls,
    derived([row], (now) => now.calls),
  );
  foot.hidden = true;
}

/** What a person sees of a message: its text, unless a script shows another one. @param {Message} message */
const shownOf = (message) => message.shown ?? contentOf(message);

/** Stands where a script shows nothing of a message. */
const hiddenWords = () => h("p.muted", t("A script hides this message."));

/** A message that is on disk. @param {Row} row @param {Places} places */
function fillMessage(row, { prose, attached, thoughts, calls, artifacts, foot }) {
  const message = derived([row], (now) => /** @type {Message} */ (now.message), sameContent);
  thoughtShelf(
    thoughts,
    derived([row], (now) => now.log?.reasoning),
  );
  const made = derived([row], (now) => now.calls, sameList);
  const openCall = callShelf(calls, made);
  const sources = derived([made], sourcesOf, sameList);
  /** @param {import("./sources.js").Sourced} s */
  const openSource = (s) => void (s.url ? openLink(s.url) : openCall(s.call));
  const told = derived([row], (now) => withNames(shownOf(message.get()), namesAt(now)));
  effect([told, sources], (text, named) => {
    closeReview(prose);
    const words =
      text === "" && message.get().content !== "" ? hiddenWords() : renderMarkdown(text, { onLink: openLink });
    showMarkdown(prose, [words, ...pictures(message.get().attachments)]);
    linkPlaces(prose, message.get(), messages.get());
    linkSources(prose, named, openSource);
  });
  const given = derived([message], ({ files, quotes }) => ({ files, quotes }), sameContent);
  effect([given, sources, told], ({ files, quotes }, named, text) =>
    attached.replaceChildren(...filesOf(files), ...quotesOf(quotes), ...sourceList(named, text, openSource)),
  );
  effect([message], artifactShelf(artifacts).update);
  const extra = h("span.plugin-buttons");
  effect([derived([row], (now) => now.buttons), message], (_, m) => extra.replaceChildren(...buttonsFor(m)));
  fillFoot(row, prose, foot, extra);
}

/** Below a message: how it ended, what can be done with it, what the Editor changed, and what was remembered. @param {Row} row @param {HTMLElement} prose @param {HTMLElement} foot @param {HTMLElement} extra the buttons of plug-ins */
function fillFoot(row, prose, foot, extra) {
  const line = h("div.row-line"); // in one line, which has its place while the reply is written
  const tools = h("div.row-tools");
  const memory = memoryShelf();
  const changes = derived([row], changesOf, sameContent);
  changes.watch(() => closeReview(prose));
  effect([row], (item) => {
    const message = /** @type {Message} */ (item.message);
    const reply = changes.get();
    const ended = endingOf(message);
    const told = memory.update(message, item.facts, item.log?.recall);
    const speed = item.speed && item.last && message.role === "assistant" ? speedOf(item.log, message.content) : null;
    const shown = (/** @type {string} */ text) => withNames(text, namesAt(row.get()));
    const list = () => listOf(row.get(), row.get().message ?? message, prose);
    showButtons(tools, message, list, extra);
    assemble(line, [
      { key: ended && `${ended} ${item.last}`, make: () => ending(row, ended) },
      { key: "tools", make: () => tools },
      { key: reply.draft && reply, make: () => review({ ...reply, shown }, prose) },
      ...(speed ? [{ key: speed.whole, make: () => figures(speed) }] : []),
      { key: told ? "memory" : "", make: () => memory.line },
    ]);
    assemble(foot, [
      { key: "line", make: () => line },
      { key: told ? "memory" : "", make: () => memory.panel },
      { key: message.below > 0 ? "way back" : "", make: () => wayBack(message) },
    ]);
  });
}

/** The texts before and after the Editor; the draft is "" where it changed nothing, or where nobody wants to see it. @param {Shown} item */
function changesOf({ message, log, diff }) {
  const { id = 0, content = "" } = message ?? {};
  const text = log?.edited || content;
  const draft = diff && log?.draft && differ(log.draft, text) ? log.draft : "";
  return { id, draft, text: draft && text, used: draft && content, findings: log?.findings ?? [] };
}

/** @type {Record<string, string>} */
const endings = {
  length: t("Stopped at the model's length limit"),
  loop: t("Stopped because the model repeated itself"),
};

/**
 * Why a reply does not end as one should; empty: it does.
 *
 * @param {import("../../types/api.d.ts").chat.Message} message
 */
const endingOf = ({ interrupted, finish }) => (interrupted ? t("Stopped early") : (endings[finish] ?? ""));

/** Says so, and goes on where the last reply ends. @param {Row} row @param {string} words */
function ending(row, words) {
  const { last, message } = row.get();
  const goesOn = last && message?.parent_id !== null && message?.role === "assistant";
  const more =
    goesOn &&
    link(t("Continue"), () => {
      const now = row.get().message;
      if (now) void extend(now);
    });
  return h("p.cut-short", { title: fullDate(message?.created_at ?? "") }, words, more);
}

/** How fast a reply was written. @param {{short: string, whole: string}} speed */
const figures = ({ short, whole }) =>
  h("div.speed-place", h("span.speed", { title: whole, "aria-label": whole, role: "note" }, short));

/** What stood below a row at which a new branch begins. @param {import("../../types/api.d.ts").chat.Message} message */
const wayBack = (message) =>
  h(
    "p.way-back",
    `${t("Later messages are on another branch.")} `,
    link(t("Expand"), () => void change("messages.switchBranch", message.id, {}, message.id).catch(complain)),
  );

/** What the page says while it holds a reply back. @type {Record<string, string>} */
const held = {
  pending: t("The reply is starting."),
  directing: t("The Director is reading the room."),
  writing: t("The Writer is writing."),
  editing: t("The Editor is editing."),
};

/** The reply that is being written. @param {Row} row @param {Places} places */
function fillReply(row, { prose, attached, thoughts, calls, foot }) {
  const turn = derived([row], (now) => /** @type {import("../model/reduce.js").Turn} */ (now.turn));
  const stream = streamMarkdown(prose, { onLink: openLink });
  let names = namesAt(row.get());
  const seen = seenWords(activeId.get() ?? "", (text) => {
    if (prose.isConnected || text !== "") stream.update(withNames(text, names));
  });
  thoughtShelf(
    thoughts,
    derived([turn], (now) => now.reasoning),
  );
  callShelf(
    calls,
    derived([row], (now) => now.calls),
    derived([turn], (now) => now.progress),
  );
  effect([derived([turn], (now) => now.quotes)], (quotes) => attached.replaceChildren(...quotesOf(quotes)));
  const baking = derived([row], ({ bake, turn: now }) => bake && now?.phase !== "done");
  effect([baking, row], (bake, item) => {
    names = namesAt(item);
    if (!bake) seen(turn.get().text, turn.get().speaker?.character_card_id ?? "");
  });
  const waits = derived([baking, turn], (bake, { phase, text }) =>
    bake ? (held[phase] ?? "") : text || phase === "done" ? "" : "waiting",
  );
  effect([waits, baking], (words, bake) => {
    foot.classList.toggle("waiting", words !== "");
    foot.replaceChildren(...(words ? [strokes()] : []), ...(bake && words ? [h("span", words)] : []));
  });
}
