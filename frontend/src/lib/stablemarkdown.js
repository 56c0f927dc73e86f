// What to show of a text that is still being written, so that nothing that is shown
// turns into something else with the next letter: a fence is held back until its
// line is whole, a table until its second row, emphasis is closed where it is open.
// Pure.

import { openFence } from "./fences.js";

/** @param {string} text the part of a growing text that may still change */
export function stableMarkdown(text) {
  const lines = text.split("\n");
  const fence = openFence(lines);
  if (fence >= 0) {
    const last = lines.length - 1;
    if (fence === last || /^ {0,3}(?:`+|~+)\s*$/.test(lines[last] ?? "")) lines.pop();
    return lines.join("\n");
  }
  const held = holdMaths(holdTable(lines));
  const last = held.at(-1) ?? "";
  if (/^ {0,3}(?:[-=*_+#>`~]+|\d+[.)]?)\s*$/.test(last)) held.pop(); // a bullet, a heading, a rule, a fence: who knows
  return closed(held.join("\n"));
}

/** Holds back a table that may not be one, and the row that is being written. @param {string[]} lines */
function holdTable(lines) {
  const ended = lines.at(-1) === "";
  const last = lines.length - (ended ? 2 : 1);
  let first = last;
  while (first >= 0 && /^\s*\|/.test(lines[first] ?? "")) first--;
  first++;
  if (first > last) return lines;
  const rule = lines[first + 1];
  const mayRule = last <= first + 1 && /^[\s|:-]*$/.test(rule ?? "");
  if (last === first || (mayRule && !ended)) return lines.slice(0, first);
  return !ended && /^[\s|:-]*$/.test(rule ?? "") ? lines.slice(0, last) : lines;
}

/** Holds back a formula that is not closed yet. @param {string[]} lines */
function holdMaths(lines) {
  for (const [opens, closes] of /** @type {const} */ ([
    ["$$", "$$"],
    ["\\[", "\\]"],
  ])) {
    let open = -1;
    lines.forEach((line, i) => {
      const text = line.trim();
      if (open < 0) {
        if (text.startsWith(opens) && !text.slice(2).includes(closes)) open = i;
      } else if (text.includes(closes)) open = -1;
    });
    if (open >= 0 && lines.length - open < 30) return lines.slice(0, open);
  }
  return lines;
}

/** Closes emphasis and code that is open in the last paragraph; cuts a mark or a link that is half written. @param {string} text */
function closed(text) {
  const start = text.lastIndexOf("\n\n") + 1;
  let tail = text.slice(start);
  tail = tail.replace(/!?\[[^\]\n]{0,120}(?:\](?:\([^)\n]{0,400})?)?$/, "").replace(/[*_~`\\]+$/, "");
  const marks = missing(tail);
  return text.slice(0, start) + (marks ? tail.trimEnd() : tail) + marks;
}

/** A letter of a script that has spaces between its words. */
const inWord = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]$/u;

/** The marks that a paragraph lacks at its end. @param {string} text */
function missing(text) {
  /** @type {string[]} */
  const open = [];
  const marks = /(`+)|(\*\*|~~|\*)/g;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const [mark, ticks] = found;
    if (ticks) {
      const end = text.indexOf(ticks, marks.lastIndex);
      if (end < 0) return mark + open.reverse().join("");
      marks.lastIndex = end + ticks.length;
      continue;
    }
    const before = text[found.index - 1] ?? " ";
    const after = text[marks.lastIndex] ?? " ";
    if (before === "\\") continue;
    if (inWord.test(before) && inWord.test(after) && !open.includes(mark)) continue; // f**k, 2*3
    if (open.includes(mark) && !/\s/.test(before)) open.splice(open.lastIndexOf(mark));
    else if (!/\s/.test(after)) open.push(mark);
  }
  return open.reverse().join("");
}
