// Finds in a text what an audit found, and cuts the text at the marks. Pure.

import { t } from "../lib/index.js";

/** @typedef {import("../../types/api.d.ts").prose.Finding} Finding */
/** @typedef {{text: string, findings: number[]}} Stretch a stretch of the text, and which findings lie on it */

/**
 * @param {string} text
 * @param {readonly Finding[]} findings
 * @returns {Stretch[]} joined they are the text
 */
export function stretches(text, findings) {
  const spans = findings.flatMap((f, i) => spansOf(text, f.sentence).map((s) => ({ ...s, i })));
  const cuts = [...new Set([0, text.length, ...spans.flatMap((s) => [s.from, s.to])])].sort((a, b) => a - b);
  /** @type {Stretch[]} */
  const out = [];
  for (let n = 0; n + 1 < cuts.length; n++) {
    const from = cuts[n] ?? 0;
    const to = cuts[n + 1] ?? 0;
    const on = [...new Set(spans.filter((s) => s.from <= from && s.to >= to).map((s) => s.i))];
    const last = out.at(-1);
    // Two findings in a row on the same words are one stretch.
    if (last && same(last.findings, on)) last.text += text.slice(from, to);
    else out.push({ text: text.slice(from, to), findings: on });
  }
  return out;
}

/**
 * Where a sentence occurs in a text. An audit may have joined its lines with single spaces.
 * @param {string} text
 * @param {string} sentence
 */
function spansOf(text, sentence) {
  const words = sentence.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const pattern = new RegExp(words.map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s+"), "gu");
  return [...text.matchAll(pattern)].map((m) => ({ from: m.index, to: m.index + m[0].length }));
}

/** @param {readonly number[]} a @param {readonly number[]} b */
const same = (a, b) => a.length === b.length && a.every((x, i) => x === b[i]);

/**
 * What an audit of a text came to, in one to three sentences.
 * @param {{findings: readonly Finding[], words: number, paragraphs: number, too_long: boolean, replies: number}} audit
 */
export function verdictOf({ findings, too_long, replies }) {
  const sentences = [
    t(
      "{n, plural, =0 {No findings. The Editor would change nothing.} one {One finding. The Editor would fix it.} other {# findings. The Editor would fix them.}}",
      { n: findings.length },
    ),
  ];
  if (too_long) sentences.push(t("The text is over the length limit, so the Editor would rewrite it."));
  if (replies > 0)
    sentences.push(
      t("{n, plural, one {Compared with one earlier reply.} other {Compared with # earlier replies.}}", {
        n: replies,
      }),
    );
  return sentences.join(" ");
}
