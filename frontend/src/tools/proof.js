// What the Editor did: to a conversation, for a model, in a month. Each figure leads to its places, and everything can be
// exported with its texts, so that anybody can count again.

import { call, save, sentence } from "../ipc/index.js";
import { withoutUnchanged } from "../lib/diff.js";
import { h, muted, newest, t, toast, undoAll, watchAll } from "../lib/index.js";
import { complain } from "../model/conversation.js";
import { jumpTo } from "../model/jump.js";
import { modelName } from "../model/modelname.js";
import { activeId, settings } from "../model/state.js";
import { findingKind } from "../model/turnlabels.js";
import { markedChanges } from "../widgets/changes.js";

/** @typedef {import("../../types/api.d.ts").library.Proof} Proof */
/** @typedef {import("../../types/api.d.ts").proof.Place} Place */
/** @typedef {import("../../types/api.d.ts").proof.Report} Report */

const states = Object.freeze({
  repaired: t("fixed"),
  left: t("still there"),
  unchanged: t("unchanged"),
  changed: t("changed without a finding"),
});

/** How often something is in a thousand words. @param {number} n @param {number} words */
const perThousand = (n, words) => (words > 0 ? (n * 1000) / words : 0).toFixed(1);

/** The report in lines. Pure. @param {Report} r */
export function linesOf(r) {
  const lines = [
    t("The Editor changed {n} of {all} sentences in {replies} replies.", {
      n: r.changed,
      all: r.sentences,
      replies: r.replies,
    }),
    t("Of {all} findings, {n} are fixed, {left} are still there and {same} are in unchanged sentences.", {
      all: r.findings,
      n: r.repaired,
      left: r.left + r.whole,
      same: r.unchanged,
    }),
    t("Stock phrases per 1,000 words: {before} before, {after} after.", {
      before: perThousand(r.listed, r.words),
      after: perThousand(r.listed_out, r.words_out),
    }),
    t("Of a list that is never used: {before} before, {after} after.", {
      before: perThousand(r.held_out, r.words),
      after: perThousand(r.held_out_out, r.words_out),
    }),
    r.names + r.numbers === 0
      ? t("No name or number changed.")
      : t("Names changed in {names} replies, numbers in {numbers}.", { names: r.names, numbers: r.numbers }),
    t("{refused} edits were not used, and {deleted} sentences were left out.", {
      refused: r.refused,
      deleted: r.deleted,
    }),
  ];
  if (r.banned > 0) lines.push(t("The model was kept from banned phrases in {n} replies.", { n: r.banned }));
  if (r.asked_again > 0) lines.push(t("The Writer was asked again {n} times.", { n: r.asked_again }));
  if (r.not_read + r.untold > 0)
    lines.push(
      t("Not counted: {n} replies without the Editor, {changed} changed by you.", {
        n: r.not_read,
        changed: r.untold,
      }),
    );
  return lines;
}

/** @param {Place} p */
const place = (p) =>
  h(
    "li",
    { dataset: { state: p.state } },
    h(
      "p.finding-kind",
      p.findings.map((f) => [findingKind(f.kind), f.note].filter(Boolean).join(": ")).join("; "),
      h("span.finding-state", states[/** @type {keyof typeof states} */ (p.state)] ?? p.state),
    ),
    p.state === "unchanged"
      ? h("blockquote", p.draft)
      : h("div.changes", p.text ? markedChanges(p.draft, p.text, withoutUnchanged) : h("del", p.draft)),
    h(
      "button.plain",
      {
        onclick: () => void jumpTo(p.conversation, p.reply),
        "aria-label": t("Go to the reply: {text}", { text: p.draft }),
      },
      t("Go to the reply"),
    ),
  );

export function proofBox() {
  const scope = h("select", { "aria-label": t("Replies to count") });
  const news = h("div.proof-report", { role: "status" });
  const list = h("ol.findings.proof-places");
  const exporting = h("button", { onclick: () => void exported() }, t("Export with texts"));
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
      ...all.months.toReversed().map((m) => option(`month\n${m}`, m)),
    );
    scope.value = now;
    if (scope.selectedIndex < 0) scope.selectedIndex = 0;
  };
  const ask = () => {
    if (!shown) return;
    const chosen = scopeNow();
    if (scope.value === "conversation" && !chosen.conversation) {
      news.replaceChildren(muted(t("Open a conversation to count its replies.")));
      return list.replaceChildren();
    }
    asking.ask(
      () => call("proof.count", chosen),
      (counted) => show(counted),
      (err) => {
        news.replaceChildren(h("p.error", sentence(err)));
        list.replaceChildren();
      },
    );
  };
  /** @param {Proof} counted */
  const show = (counted) => {
    exporting.disabled = counted.report.replies === 0;
    news.replaceChildren(
      ...(counted.report.replies === 0
        ? [muted(t("The Editor has read no reply here yet."))]
        : linesOf(counted.report).map((line) => h("p", line))),
    );
    list.replaceChildren(...counted.places.map(place));
    if (counted.more > 0) list.append(h("li", muted(t("{n} more are in the export.", { n: counted.more }))));
  };
  const begin = () => {
    shown = true;
    asking.ask(
      () => call("proof.count", {}),
      (all) => {
        choices(all);
        ask();
      },
      complain,
    );
  };
  scope.append(h("option", { value: "conversation" }, t("This conversation")));
  scope.addEventListener("change", ask);
  const undo = watchAll([settings, activeId], ask);
  const node = h(
    "div.proof",
    muted(t("Counts what the Editor changed. No model is asked.")),
    h("div.proof-scope", scope, exporting),
    news,
    list,
  );
  return { node, open: begin, close: undoAll([asking.drop, undo]) };
}
