// Where emphasis and struck text begin and end in a line of Markdown. It is CommonMark's rule with three amendments, for
// texts that it reads otherwise than their writers mean them:
//
//   - the marks and signs of Chinese, Japanese and Korean count as letters, and a letter of theirs beside punctuation does
//     what a space would (**「重点」**内容, 자동차**(Car)**는);
//   - what nothing matches is looked at again: two stars after punctuation may close, and two before it may open
//     (**Note:**text);
//   - what both begins and ends within a word does not span words (f**k … sh**t, 2*3 and 4*5).
//
// Pure.

/** What one pair of marks encloses. from and to include the marks, of which there are size at each end.
 * @typedef {{from: number, to: number, size: 1 | 2, type: "em" | "strong" | "del"}} Span */

/**
 * Marks beside each other, and what they may do.
 * @typedef {object} Run
 * @property {string} mark
 * @property {number} at
 * @property {number} length
 * @property {number} opened how many marks at its end are used, as openers are from the inside
 * @property {number} closed how many at its beginning are
 * @property {boolean} opens
 * @property {boolean} closes
 * @property {boolean} inWord whether letters are on both sides
 * @property {string} before
 * @property {string} after
 * @property {number} blanks how many characters of white space are before it
 */

/** Deeper emphasis is no longer any; nobody writes it, and each level costs a call. */
const deepest = 40;

const blank = /^\s?$/u;
const punctuation = /^[\p{P}\p{S}]$/u;
const letter = /^[\p{L}\p{N}]$/u;
const eastern = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\u3000-\u303f\uff00-\uffef]$/u;
const opening = /^[\p{Ps}\p{Pi}]$/u;
const closing = /^[\p{Pe}\p{Pf}.,:;!?…]$/u;
/** What ends a sentence or a quotation: one star after it may close where a letter follows. */
const ending = /^[\p{Pe}\p{Pf}"'.!?…]$/u;

/**
 * @param {string} text in which what holds no marks (code, links, escapes) has been made unrecognizable
 * @returns {Map<number, Span>} by where they begin
 */
export function emphasisIn(text) {
  const runs = runsOf(text);
  const spans = pairsOf(runs);
  secondLook(runs, spans);
  return shallow(spans);
}

/** @param {string} text @returns {Run[]} */
function runsOf(text) {
  /** @type {Run[]} */
  const runs = [];
  let blanks = 0;
  let counted = 0;
  for (const { 0: marks, index: at } of text.matchAll(/\*+|_+|~+/g)) {
    const mark = marks[0] ?? "";
    const length = marks.length;
    if (mark === "~" && length !== 2) continue;
    for (; counted < at; counted++) if (/\s/.test(text[counted] ?? "")) blanks++;
    const before = characterBefore(text, at);
    const next = text.codePointAt(at + length);
    const after = next === undefined ? "" : String.fromCodePoint(next);
    runs.push({ mark, at, length, opened: 0, closed: 0, before, after, blanks, ...flanking(mark, before, after) });
  }
  return runs;
}

/** @param {string} text @param {number} at */
function characterBefore(text, at) {
  const low = at > 0 ? text.charCodeAt(at - 1) : 0;
  const pair = low >= 0xdc00 && low <= 0xdfff;
  return text.slice(Math.max(0, at - (pair ? 2 : 1)), at);
}

/** @param {string} mark @param {string} before @param {string} after */
function flanking(mark, before, after) {
  const inWord = [before, after].every((c) => letter.test(c) && !eastern.test(c));
  if (mark === "_") {
    const [marksBefore, marksAfter] = [punctuation.test(before), punctuation.test(after)];
    const left = !blank.test(after) && (!marksAfter || blank.test(before) || marksBefore);
    const right = !blank.test(before) && (!marksBefore || blank.test(after) || marksAfter);
    return { inWord, opens: left && (!right || marksBefore), closes: right && (!left || marksAfter) };
  }
  return { inWord, opens: faces(before, after), closes: faces(after, before) };
}

/** Whether marks belong to what is on their inner side. @param {string} outer @param {string} inner */
function faces(outer, inner) {
  if (blank.test(inner)) return false;
  if (!punctuation.test(inner) || eastern.test(inner)) return true;
  return blank.test(outer) || punctuation.test(outer) || eastern.test(outer);
}

/** @param {Run} run */
const left = (run) => run.length - run.opened - run.closed;

/** @param {Run} opener @param {Run} closer */
function spansWords(opener, closer) {
  return opener.mark === "*" && opener.inWord && closer.inWord && opener.blanks !== closer.blanks;
}

/** @param {Run} opener @param {Run} closer */
function fit(opener, closer) {
  if (opener.mark !== closer.mark || spansWords(opener, closer)) return false;
  if (opener.mark === "~") return true;
  const both = opener.closes || closer.opens;
  return !both || (opener.length + closer.length) % 3 !== 0 || (opener.length % 3 === 0 && closer.length % 3 === 0);
}

/** @param {Run} opener @param {Run} closer @returns {Span} */
function pair(opener, closer) {
  const size = left(opener) > 1 && left(closer) > 1 ? 2 : 1;
  const from = opener.at + opener.length - opener.opened - size;
  const to = closer.at + closer.closed + size;
  opener.opened += size;
  closer.closed += size;
  return { from, to, size, type: opener.mark === "~" ? "del" : size === 2 ? "strong" : "em" };
}

/** CommonMark's own procedure: each closer takes the nearest opener that fits. @param {readonly Run[]} runs */
function pairsOf(runs) {
  /** @type {Span[]} */
  const spans = [];
  /** @type {Run[]} */
  const openers = [];
  /** Below which of the openers there is none, for closers of a kind. @type {Map<string, number>} */
  const floors = new Map();
  for (const run of runs) {
    while (run.closes && left(run) > 0) {
      const kind = `${run.mark} ${run.opens} ${run.length % 3} ${run.inWord}`;
      let i = openers.length - 1;
      const floor = floors.get(kind) ?? 0;
      while (i >= floor && !fit(/** @type {Run} */ (openers[i]), run)) i--;
      const opener = i >= floor ? openers[i] : undefined;
      if (!opener) {
        floors.set(kind, openers.length);
        break;
      }
      spans.push(pair(opener, run));
      openers.length = left(opener) > 0 ? i + 1 : i;
      for (const [k, f] of floors) if (f > openers.length) floors.set(k, openers.length);
    }
    if (run.opens && left(run) > 0) openers.push(run);
  }
  return spans;
}

/** Pairs of what was left over, within the spans that there are. @param {readonly Run[]} runs @param {Span[]} spans */
function secondLook(runs, spans) {
  const over = runs.filter((r) => r.mark !== "_" && left(r) > 0);
  if (over.length < 2) return;
  /** The spans around a place, and the openers directly within each. @type {{to: number, openers: Run[]}[]} */
  const around = [{ to: Number.POSITIVE_INFINITY, openers: [] }];
  const begin = [...spans].sort((a, b) => a.from - b.from);
  let next = 0;
  for (const run of over) {
    const at = run.at + run.closed;
    for (let s = begin[next]; s && s.from < at; s = begin[++next]) {
      while ((around.at(-1)?.to ?? 0) <= s.from) around.pop();
      around.push({ to: s.to, openers: [] });
    }
    while ((around.at(-1)?.to ?? 0) <= at) around.pop();
    const openers = around.at(-1)?.openers ?? [];
    const i = mayClose(run) ? openers.findLastIndex((o) => agree(o, run)) : -1;
    const opener = openers[i];
    if (opener) {
      spans.push(pair(opener, run));
      openers.length = i;
    } else if (mayOpen(run)) openers.push(run);
  }
}

/** @param {Run} opener @param {Run} closer */
function agree(opener, closer) {
  if (opener.mark !== closer.mark || left(opener) !== left(closer) || spansWords(opener, closer)) return false;
  return left(opener) === 2 || (left(opener) === 1 && opener.opens && ending.test(closer.before));
}

/** @param {Run} run */
const mayOpen = (run) => run.opens || (left(run) === 2 && !blank.test(run.after) && !closing.test(run.after));

/** @param {Run} run */
const mayClose = (run) =>
  run.closes || (punctuation.test(run.before) && !opening.test(run.before) && letter.test(run.after));

/** @param {readonly Span[]} spans @returns {Map<number, Span>} */
function shallow(spans) {
  /** @type {Map<number, Span>} */
  const kept = new Map();
  /** @type {number[]} */
  const ends = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    while ((ends.at(-1) ?? Number.POSITIVE_INFINITY) <= span.from) ends.pop();
    if (ends.length < deepest) kept.set(span.from, span);
    ends.push(span.to);
  }
  return kept;
}
