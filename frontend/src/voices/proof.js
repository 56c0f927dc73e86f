// What the Editor did: to a conversation, for a model, in a month. Each figure leads to its places, and everything can be
// exported with its texts, so that anybody can count again.

import { call, save, sentence } from "../ipc/index.js";
import { withoutUnchanged } from "../lib/diff.js";
import {
  button,
  duration,
  fold,
  h,
  locale,
  muted,
  newest,
  t,
  toast,
  translateFault,
  undoAll,
  watchAll,
} from "../lib/index.js";
import { complain } from "../model/conversation.js";
import { jumpTo } from "../model/jump.js";
import { modelName } from "../model/modelname.js";
import { activeId, settings } from "../model/state.js";
import { findingKind } from "../model/turnlabels.js";
import { markedChanges } from "../widgets/changes.js";

/** @typedef {import("../../types/api.d.ts").library.Proof} Proof */
/** @typedef {import("../../types/api.d.ts").proof.Place} Place */
/** @typedef {import("../../types/api.d.ts").proof.Report} Report */
/** @typedef {{conversation: string, model: string, month: string}} Scope */

const states = Object.freeze({
  repaired: t("fixed"),
  left: t("still there"),
  changed: t("rewritten with the reply"),
});

/** How often something is in a thousand words. @param {number} n @param {number} words */
const perThousand = (n, words) => decimal.format(words > 0 ? (n * 1000) / words : 0);

const decimal = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** @typedef {{text: string, show?: string}} Line a figure in words, and by which name its places are asked for */

/** The report in lines. Pure. @param {Report} r @returns {Line[]} */
function reportLines(r) {
  /** @type {Line[]} */
  const lines = [
    {
      text: t("Changed: {n} of {all} sentences, in {replies, plural, one {# reply} other {# replies}}.", {
        n: r.changed,
        all: r.sentences,
        replies: r.replies,
      }),
      show: "changed",
    },
    { text: t("Fixed: {n} of {all} findings.", { n: r.repaired, all: r.findings }), show: "repaired" },
  ];
  /** @param {number} n @param {Line} line */
  const where = (n, line) => n > 0 && lines.push(line);
  where(r.left, { text: t("Still there in a changed sentence: {n}.", { n: r.left }), show: "left" });
  where(r.unchanged, { text: t("Still there in an unchanged sentence: {n}.", { n: r.unchanged }), show: "unchanged" });
  where(r.whole, { text: t("Still there in the layout of a reply: {n}.", { n: r.whole }) });
  where(r.new, { text: t("New findings after the edits: {n}.", { n: r.new }) });
  where(r.deleted, { text: t("Sentences left out: {n}.", { n: r.deleted }), show: "deleted" });
  where(r.unasked, { text: t("Rewritten with the reply: {n}.", { n: r.unasked }), show: "unasked" });
  where(r.refused, { text: t("Edits not used: {n}.", { n: r.refused }) });
  lines.push(
    {
      text: t("Stock phrases per 1,000 words: {before} before, {after} after.", {
        before: perThousand(r.listed, r.words),
        after: perThousand(r.listed_out, r.words_out),
      }),
      show: "listed",
    },
    {
      text: t("Stock phrases of a list that only measures: {before} before, {after} after.", {
        before: perThousand(r.held_out, r.words),
        after: perThousand(r.held_out_out, r.words_out),
      }),
      show: "held_out",
    },
    r.names + r.numbers === 0
      ? { text: t("No name or number changed.") }
      : {
          text: t("Replies with a changed name: {names}, with a changed number: {numbers}.", {
            names: r.names,
            numbers: r.numbers,
          }),
          show: "facts",
        },
    { text: t("The Editor took {time} and wrote {n} tokens.", { time: duration(r.seconds * 1000), n: r.tokens }) },
  );
  where(r.banned, { text: t("Replies in which the model was kept from banned phrases: {n}.", { n: r.banned }) });
  where(r.asked_again, { text: t("Times that the Writer was asked again: {n}.", { n: r.asked_again }) });
  where(r.not_read, { text: t("Replies not counted because the Editor was off: {n}.", { n: r.not_read }) });
  where(r.untold, { text: t("Replies not counted because you changed them: {n}.", { n: r.untold }) });
  return lines;
}

/** @param {Place} p */
const place = (p) =>
  h(
    "li",
    { dataset: { state: p.state } },
    p.findings.map((f) =>
      h("p.finding-kind", findingKind(f.kind), h("span.finding-state", f.repaired ? states.repaired : states.left)),
    ),
    p.findings.map((f) => (f.note && f.note !== f.sentence ? muted(translateFault(f.note)) : null)),
    p.state === "changed" ? h("p.finding-kind", states.changed) : null,
    p.text === p.draft
      ? h("blockquote", p.draft)
      : h("div.changes", p.text ? markedChanges(p.draft, p.text, withoutUnchanged) : h("del", p.draft)),
    button(t("Go to the reply"), () => void jumpTo(p.conversation, p.reply), {
      kind: "quiet",
      "aria-label": t("Go to the reply: {text}", { text: p.draft }),
    }),
  );

/** A month such as 2026-11 in words. @param {string} m */
const monthName = (m) =>
  new Intl.DateTimeFormat(locale(), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${m}-01T00:00:00Z`),
  );

/** A figure that opens to its places. @param {Line} line @param {Scope} scope */
function placesOf(line, scope) {
  const list = h("ol.findings.proof-places", h("li", muted(t("Counting…"))));
  const node = fold(line.text, list, { kind: "proof-line" });
  const read = async () => {
    try {
      const { places, more } = await call("proof.count", { ...scope, show: line.show ?? "" });
      list.replaceChildren(...places.map(place));
      if (places.length === 0) list.append(h("li", muted(t("There are no such sentences."))));
      if (more > 0) list.append(h("li", muted(t("{n} more are in the export.", { n: more }))));
    } catch (e) {
      list.replaceChildren(h("li.error", sentence(e)));
    }
  };
  node.addEventListener("toggle", () => node.open && void read());
  return node;
}

export function proofBox() {
  const scope = h("select", { "aria-label": t("Replies to count") });
  const news = h("div.proof-report", { role: "status" });
  const exporting = button(t("Export with texts"), () => void exported(), { icon: "upload", kind: "quiet" });
  const asking = newest();
  let shown = false;

  const scopeNow = () => {
    const [kind = "conversation", value = ""] = scope.value.split("\n");
    const cid = activeId.get() ?? "";
    return {
      conversation: kind === "conversation" ? cid : "",
      model: kind === "model" ? value : "",
      month: kind === "month" ? value : "",
    };
  };
  const exported = async () => {
    try {
      const where = await save("proof.export", scopeNow());
      if (where) toast(t("Saved as {where}.", { where }));
    } catch (e) {
      complain(e);
    }
  };
  /** @param {Proof} all */
  const choices = (all) => {
    const now = scope.value;
    const option = (/** @type {string} */ value, /** @type {string} */ label) => h("option", { value }, label);
    scope.replaceChildren(
      option("conversation", t("This conversation")),
      option("all", t("All conversations")),
      ...all.models.map((m) => option(`model\n${m}`, modelName(m))),
      ...all.months.toReversed().map((m) => option(`month\n${m}`, monthName(m))),
    );
    scope.value = now;
    if (scope.selectedIndex < 0) scope.selectedIndex = 0;
  };
  const ask = () => {
    if (!shown) return;
    const chosen = scopeNow();
    if (scope.value === "conversation" && !chosen.conversation) {
      return news.replaceChildren(muted(t("Open a conversation to count its replies.")));
    }
    news.setAttribute("aria-busy", "true");
    if (news.childElementCount === 0) news.replaceChildren(muted(t("Counting…")));
    asking.ask(
      () => call("proof.count", chosen),
      (counted) => show(counted),
      (err) => {
        news.setAttribute("aria-busy", "false");
        news.replaceChildren(h("p.error", sentence(err)));
      },
    );
  };
  /** @param {Proof} counted */
  const show = ({ report }) => {
    news.setAttribute("aria-busy", "false");
    exporting.disabled = report.replies === 0;
    if (report.replies === 0) return news.replaceChildren(muted(t("The Editor has read no reply here yet.")));
    const chosen = scopeNow();
    news.replaceChildren(
      ...reportLines(report).map((line) => (line.show ? placesOf(line, chosen) : h("p", line.text))),
    );
  };
  const begin = () => {
    const first = !shown;
    shown = true;
    ask();
    if (first) call("proof.count", {}).then(choices, complain); // which takes seconds where there are thousands of replies
  };
  scope.append(h("option", { value: "conversation" }, t("This conversation")));
  scope.addEventListener("change", ask);
  const undo = watchAll([settings, activeId], ask);
  const node = h(
    "div.proof",
    muted(t("Counts what the Editor changed. No model is asked.")),
    h("div.proof-scope", scope, exporting),
    news,
  );
  return { node, open: begin, close: undoAll([asking.drop, undo]) };
}
