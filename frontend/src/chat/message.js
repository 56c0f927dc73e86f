// One row of the transcript.

import {
  assemble,
  fullDate,
  h,
  link,
  renderMarkdown,
  showMarkdown,
  streamMarkdown,
  t,
  translateFault,
} from "../lib/index.js";
import { strokes } from "../lib/strokes.js";
import { change, complain, extend } from "../model/conversation.js";
import { openLink } from "../model/links.js";
import { withNames } from "../model/names.js";
import { placeOf } from "../model/pages.js";
import { messages } from "../model/state.js";
import { differ } from "../widgets/changes.js";
import { listOf, showButtons } from "./actions.js";
import { artifactShelf } from "./artifacts/shelf.js";
import { filesOf, linkPlaces, quotesOf } from "./attached.js";
import { buttonsFor } from "./buttons.js";
import { pictures } from "./pictures.js";
import { memoryShelf } from "./recalls.js";
import { closeReview, review } from "./review.js";
import { sameRow } from "./rows.js";
import { namesAt, title } from "./speaker.js";
import { speedOf } from "./speed.js";
import { thoughtShelf } from "./thoughts.js";

/** @typedef {import("./rows.js").Shown} Shown */
/**
 * @typedef {object} Parts
 * @property {Shown} item as it was drawn last
 * @property {HTMLElement} who
 * @property {HTMLElement} prose
 * @property {ReturnType<typeof streamMarkdown> | null} stream
 * @property {ReturnType<typeof thoughtShelf>} thoughts
 * @property {ReturnType<typeof artifactShelf>} artifacts
 * @property {HTMLElement} attached
 * @property {ReturnType<typeof memoryShelf>} memory
 * @property {HTMLElement} foot
 * @property {HTMLElement} line of the foot: what the end of a reply brings
 * @property {HTMLElement} tools of the line: the buttons
 * @property {HTMLElement} extra of the tools: the buttons of plug-ins
 * @property {string} changes what the review in the line shows; "" while there is none
 */

/** The parts of a row that change while it lives. @type {WeakMap<HTMLElement, Parts>} */
const parts = new WeakMap();

/** @param {Shown} item */
export function createRow(item) {
  const role = item.message?.role ?? (item.kind === "sent" ? "user" : "assistant");
  const prose = h("div.prose");
  const thoughts = thoughtShelf();
  const artifacts = artifactShelf();
  const attached = h("div.row-attached");
  const foot = h("div.row-foot");
  const who = h("h2.who");
  const node = h(
    "article.row",
    {
      dataset: { role, kind: item.kind, id: String(item.message?.id ?? ""), position: String(placeOf(item.message)) },
      tabindex: "-1",
    },
    who,
    h("div.row-body", thoughts.node, prose, attached, artifacts.node, foot),
  );
  const stream = item.kind === "reply" ? streamMarkdown(prose, { onLink: openLink }) : null;
  const drawn = { extra: h("span.plugin-buttons"), tools: h("div.row-tools"), line: h("div.row-line") };
  const p = {
    item,
    who,
    prose,
    stream,
    thoughts,
    artifacts,
    ...drawn,
    foot,
    attached,
    memory: memoryShelf(),
    changes: "",
  };
  parts.set(node, p);
  draw(node, p, null);
  return node;
}

/** @param {HTMLElement} node @param {Shown} item */
export function updateRow(node, item) {
  const p = parts.get(node);
  if (!p) return;
  const before = p.item;
  p.item = item;
  draw(node, p, before);
}

/** What can be done with a row that is on disk. @param {HTMLElement} node */
export function actionsAt(node) {
  const p = parts.get(node);
  return p?.item.message ? listOf(p.item, p.item.message, p.prose) : [];
}

/** @param {HTMLElement} node */
export const proseOf = (node) => parts.get(node)?.prose;

/** @param {HTMLElement} node @param {Parts} p @param {Shown | null} before */
function draw(node, p, before) {
  const { message, turn, names } = p.item;
  node.classList.toggle("last", p.item.last);
  title(node, p.item, p.who);
  if (message) drawMessage(p, before, message);
  else if (turn && p.item.kind === "sent") {
    if (before?.turn?.user_message !== turn.user_message || before.names !== names)
      p.prose.replaceChildren(renderMarkdown(withNames(turn.user_message, names), { onLink: openLink }));
    if (!before) p.attached.replaceChildren(...filesOf(turn.files ?? []));
  } else if (turn) drawReply(p, turn, before);
}

/** What a run tells of its end begins with a sentence of the program. */
const report = /^(?:.+ completed\.(?=\n|$)|.+ was stopped\.$|.+ stopped at [\s\S]+$)/;

/** @param {import("../../types/api.d.ts").chat.Message} message */
const contentOf = ({ author, character_card_id, content }) =>
  author && !character_card_id ? content.replace(report, (text) => translateFault(text)) : content;

/** @param {Parts} p @param {Shown | null} before @param {import("../../types/api.d.ts").chat.Message} message */
function drawMessage(p, before, message) {
  const { item, prose } = p;
  const { log } = item;
  const names = namesAt(item);
  p.thoughts.update(log?.reasoning);
  const old = before?.message;
  const text = old?.content !== message.content || before?.names !== item.names;
  if (text) {
    closeReview(prose);
    showMarkdown(prose, [
      renderMarkdown(withNames(contentOf(message), names), { onLink: openLink }),
      ...pictures(message.attachments),
    ]);
    linkPlaces(prose, message, messages.get());
  }
  if (!old || !sameRow({ ...old, content: "" }, { ...message, content: "" }))
    p.attached.replaceChildren(...filesOf(message.files), ...quotesOf(message.quotes));
  p.artifacts.update(message);
  if (!before || before.buttons !== item.buttons || !sameRow(old, message))
    p.extra.replaceChildren(...buttonsFor(message));
  const still =
    before?.last === item.last &&
    before.log === log &&
    before.diff === item.diff &&
    before.speed === item.speed &&
    before.facts === item.facts;
  if (!text && still && sameRow(old, message, "workflow_attachments")) return;
  const edited = log?.edited || message.content;
  const draft = item.diff && log?.draft && differ(log.draft, edited) ? log.draft : "";
  const changes = draft && `changes from ${draft} to ${edited}, in use ${message.content}`;
  if (changes !== p.changes) closeReview(prose);
  p.changes = changes;
  const shown = (/** @type {string} */ text) => withNames(text, namesAt(p.item));
  const reply = { id: message.id, draft, text: edited, used: message.content, shown };
  const ended = endingOf(message);
  const told = p.memory.update(message, item.facts, log?.recall);
  const speed = item.speed && item.last && message.role === "assistant" ? speedOf(log, message.content) : null;
  showButtons(p.tools, message, () => listOf(p.item, p.item.message ?? message, prose), p.extra);
  // What the end of a reply brings is in one line, which has its place while the reply is written.
  assemble(p.line, [
    { key: ended && `${ended} ${item.last}`, make: () => ending(p, ended) },
    { key: "tools", make: () => p.tools },
    { key: changes, make: () => review(reply, prose) },
    ...(speed ? [{ key: speed.whole, make: () => figures(speed) }] : []),
    { key: told ? "memory" : "", make: () => p.memory.line },
  ]);
  assemble(p.foot, [
    { key: "line", make: () => p.line },
    { key: told ? "memory" : "", make: () => p.memory.panel },
    { key: message.below > 0 ? "way back" : "", make: () => wayBack(message) },
  ]);
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

/** Says so, and goes on where the last reply ends. @param {Parts} p @param {string} words */
function ending(p, words) {
  const { last, message } = p.item;
  const goesOn = last && message?.parent_id !== null && message?.role === "assistant";
  const more = goesOn && link(t("Continue"), () => void (p.item.message && extend(p.item.message)));
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

/** @param {Parts} p @param {import("../model/reduce.js").Turn} turn @param {Shown | null} before */
function drawReply(p, turn, before) {
  p.thoughts.update(turn.reasoning);
  if (before?.turn?.quotes !== turn.quotes) p.attached.replaceChildren(...quotesOf(turn.quotes));
  const bake = p.item.bake && turn.phase !== "done";
  if (!bake) p.stream?.update(withNames(turn.text, namesAt(p.item)));
  const words = bake ? (held[turn.phase] ?? "") : turn.text ? "" : "waiting";
  if (words === p.foot.dataset["words"]) return;
  p.foot.dataset["words"] = words;
  p.foot.classList.toggle("waiting", words !== "");
  p.foot.replaceChildren(...(words ? [strokes()] : []), ...(bake ? [h("span", words)] : []));
}
