// Files that go with a message: each with its size in tokens, how far it is, or why it cannot go.

import { sentence } from "../ipc/index.js";
import { h, icon, t } from "../lib/index.js";
import { openFile } from "../widgets/files/filedialog.js";
import { givenList } from "../widgets/files/givenlist.js";
import { discard, refusal, upload } from "../widgets/files/upload.js";

/** @typedef {import("../model/drafts.js").Sent} Sent */
/** @typedef {{key: number, name: string, state: "reading" | "ready" | "failed", done: number, why: string, sent: Sent | null}} Given */

/** A message takes no more. The backend holds the same limit. */
const most = 10;

/** What a file is, in words. @param {Given} g */
function stateWords(g) {
  if (g.state === "failed") return g.why;
  if (!g.sent) return t("Loading");
  const tokens = t("{n, plural, one {# token} other {# tokens}}", { n: g.sent.tokens });
  return g.sent.mode === "search" ? t("{tokens}, searched for matching passages", { tokens }) : tokens;
}

/** @param {Given} g */
function faceOf(g) {
  const words = h("span.files-state", stateWords(g));
  if (g.state === "failed") return [h("span.files-open", icon("warning"), words)];
  const face = [icon("page"), h("span.files-name", g.name), words];
  const { name, sent } = g;
  if (!sent) return [h("span.files-open", ...face)];
  return [h("button.files-open", { onclick: () => openFile({ fileId: sent.fileId, label: name }) }, ...face)];
}

/** @param {readonly Given[]} all */
const aloud = (all) =>
  all
    .filter((g) => g.state !== "reading")
    .map((g) => (g.state === "failed" ? g.why : `${g.name}, ${stateWords(g)}`))
    .join(". ");

/** @param {{changed: () => void, emptied: () => void}} act emptied: the last file is gone, and the focus with it */
export function fileShelf({ changed, emptied }) {
  /** What each conversation's message has, kept while another one is open. @type {Map<string, readonly Given[]>} */
  const given = new Map();
  /** @type {Map<number, AbortController>} */
  const gone = new Map();
  let open = "";
  let last = 0;
  const list = h("ul.files-given", { "aria-label": t("Files in this message") });
  const shown = givenList(list, {
    files: () => all(),
    face: faceOf,
    aloud,
    take(g) {
      gone.get(g.key)?.abort();
      const rest = all().filter((o) => o !== g);
      put(open, rest);
      if (g.sent) void discard(g.sent.fileId);
    },
    emptied,
  });
  const shelf = h("div.files-shelf", { hidden: true }, list, shown.told);
  const all = (/** @type {string} */ id = open) => given.get(id) ?? [];

  const put = (/** @type {string} */ id, /** @type {readonly Given[]} */ next) => {
    given.set(id, next);
    if (id !== open) return;
    draw();
    changed();
  };
  const change = (/** @type {string} */ id, /** @type {number} */ key, /** @type {Partial<Given>} */ now) =>
    put(
      id,
      all(id).map((g) => (g.key === key ? { ...g, ...now } : g)),
    );
  const draw = () => {
    shelf.hidden = all().length === 0;
    shown.draw();
  };
  /** @param {Sent} sent @returns {Given} */
  const ready = (sent) => ({ key: ++last, name: sent.label, state: "ready", done: 1, why: "", sent });
  /** @param {string} id @param {string} name @param {string} why */
  const failed = (id, name, why) => {
    put(id, [...all(id), { key: ++last, name, state: "failed", done: 0, why, sent: null }]);
    list.scrollTop = list.scrollHeight;
  };
  /** @param {readonly File[]} files */
  const add = (files) => {
    const id = open;
    for (const file of files) {
      const many = all(id).filter((g) => g.state !== "failed").length >= most;
      const why = many ? t("A message can have at most {n} files.", { n: most }) : refusal(file);
      if (why) {
        failed(id, file.name, why);
        continue;
      }
      const key = ++last;
      put(id, [...all(id), { key, name: file.name, state: "reading", done: 0, why: "", sent: null }]);
      list.scrollTop = list.scrollHeight;
      const ended = new AbortController();
      gone.set(key, ended);
      upload(file, (done) => change(id, key, { done }), ended.signal, "message")
        .then(({ fileId, name, tokens = 0, mode = "whole", hash }) =>
          change(id, key, { state: "ready", done: 1, name, sent: { fileId, label: name, tokens, mode, hash } }),
        )
        .catch((e) => change(id, key, { state: "failed", why: sentence(e) }))
        .finally(() => gone.delete(key));
    }
  };
  return {
    shelf,
    add,
    failed: (/** @type {string} */ name, /** @type {string} */ why) => failed(open, name, why),
    /** Whether one is still being read. */
    busy: () => all().some((g) => g.state === "reading"),
    /** What can be sent. @returns {readonly Sent[]} */
    get: () => all().flatMap((g) => (g.sent ? [g.sent] : [])),
    /** Takes what can be sent out of the message. @returns {readonly Sent[]} */
    take() {
      const sent = all().flatMap((g) => (g.sent ? [g.sent] : []));
      if (sent.length > 0)
        put(
          open,
          all().filter((g) => !g.sent),
        );
      return sent;
    },
    /** @param {string} id @param {readonly Sent[]} back */
    put: (id, back) => put(id, [...back.map(ready), ...all(id)]),
    /** Forgets the files of a conversation's message: its draft says which it has. @param {string} id */
    drop: (id) => void given.delete(id),
    /** Shows the files of a conversation's message; those of its draft, where none are known yet. @param {string} id @param {readonly Sent[]} draft */
    show(id, draft) {
      const early = open === "" ? all("") : [];
      if (open === "") given.delete("");
      open = id;
      if (!given.has(id)) given.set(id, [...draft.map(ready), ...early]);
      draw();
    },
  };
}
