// One row of the transcript.

import { bytes, call, door } from "../ipc/index.js";
import { h, icon } from "../lib/dom.js";
import { confirm } from "../lib/layer.js";
import { renderMarkdown, streamMarkdown } from "../lib/markdown.js";
import { strokes } from "../lib/strokes.js";
import { fullDate } from "../lib/time.js";
import { actionsOf, branchArrows } from "./actions.js";
import { complain } from "./conversation.js";
import { editorDiff } from "./editordiff.js";
import { withNames } from "./names.js";

/** @typedef {import("./rows.js").Row & {dress: {names: import("./names.js").Names, log: any, diff: boolean}}} Shown */

/** The parts of a row that change while it lives. @type {WeakMap<HTMLElement, {item: Shown, prose: HTMLElement, stream: ReturnType<typeof streamMarkdown> | null, thought: HTMLElement, foot: HTMLElement}>} */
const parts = new WeakMap();

/** @param {Shown} item */
export function createRow(item) {
  const role = item.message?.role ?? (item.kind === "sent" ? "user" : "assistant");
  const prose = h("div", { class: "prose" });
  const thought = h(
    "details",
    { class: "thought", hidden: true },
    h("summary", null, "Thoughts"),
    h("div", { class: "thought-text" }),
  );
  const foot = h("div", { class: "row-foot" });
  const who = h("h3", { class: "who" });
  const node = h(
    "article",
    { class: "row", dataset: { role, kind: item.kind }, tabindex: "-1" },
    who,
    h("div", { class: "row-body" }, thought, prose, foot),
  );
  parts.set(node, {
    item,
    prose,
    stream: item.kind === "reply" ? streamMarkdown(prose, { onLink: follow }) : null,
    thought,
    foot,
  });
  draw(node, item, null);
  return node;
}

/** @param {HTMLElement} node @param {Shown} item */
export function updateRow(node, item) {
  const p = parts.get(node);
  if (!p) return;
  const before = p.item;
  p.item = item;
  draw(node, item, before);
}

/** @param {HTMLElement} node @param {Shown} item @param {Shown | null} before */
function draw(node, item, before) {
  const p = /** @type {NonNullable<ReturnType<typeof parts.get>>} */ (parts.get(node));
  const { message, turn, dress } = item;
  node.classList.toggle("last", item.last);
  const speaker = node.dataset["role"] === "user" ? dress.names.user : dress.names.char;
  const who = /** @type {HTMLElement} */ (node.firstElementChild);
  if (who.textContent !== speaker) who.textContent = speaker;
  if (message) drawMessage(p, item, before, message);
  else if (turn && item.kind === "sent")
    p.prose.replaceChildren(renderMarkdown(withNames(turn.user_message, dress.names), { onLink: follow }));
  else if (turn) drawReply(p, turn, dress);
}

/** @param {{prose: HTMLElement, foot: HTMLElement}} p @param {Shown} item @param {Shown | null} before @param {import("../../types/rows").Message} message */
function drawMessage(p, item, before, message) {
  const { dress } = item;
  if (before?.message !== message || before.dress.names !== dress.names) {
    p.prose.replaceChildren(
      renderMarkdown(withNames(message.content, dress.names), { onLink: follow }),
      ...message.attachments.map(picture),
    );
  }
  const diff =
    dress.diff && dress.log?.message_id === message.id && dress.log.draft
      ? editorDiff(dress.log.draft, message.content)
      : null;
  p.foot.replaceChildren(
    h("div", { class: "row-tools" }, branchArrows(message), ...actionsOf(item, message, p.prose)),
    ...(message.interrupted ? [h("p", { class: "cut-short", title: fullDate(message.created_at) }, "Cut short")] : []),
    ...(diff ? [diff] : []),
  );
}

/** @param {NonNullable<ReturnType<typeof parts.get>>} p @param {import("./reduce.js").Turn} turn @param {Shown["dress"]} dress */
function drawReply(p, turn, dress) {
  const thinking = turn.reasoning["writer"] || turn.reasoning["director"] || "";
  p.thought.hidden = !thinking;
  if (thinking) /** @type {HTMLElement} */ (p.thought.lastElementChild).textContent = thinking;
  p.stream?.update(withNames(turn.text, dress.names));
  const waiting = !turn.text;
  if (waiting !== p.foot.classList.contains("waiting")) {
    p.foot.classList.toggle("waiting", waiting);
    p.foot.replaceChildren(...(waiting ? [strokes()] : []));
  }
}

/** @param {import("../../types/rows").Attachment} a */
function picture(a) {
  const img = /** @type {HTMLImageElement} */ (h("img", { class: "picture", alt: a.filename, loading: "lazy" }));
  void bytes(a.url).then(
    (url) => (img.src = url),
    () =>
      img.replaceWith(
        h("span", { class: "placeholder" }, icon("image"), h("span", null, `${a.filename} could not be loaded`)),
      ),
  );
  return img;
}

/** Follows a link after saying where it leads. @param {string} url */
async function follow(url) {
  const host = url.startsWith("mailto:") ? url.slice(7) : new URL(url).host;
  if (!(await confirm({ title: "Open this link?", text: `It leads to ${host}.`, action: "Open" }))) return;
  try {
    const checked = await call("app.openLink", { url });
    if (door() === "serve") window.open(checked.url, "_blank", "noopener,noreferrer");
  } catch (e) {
    complain(e);
  }
}
