// What is being completed at the caret, by which of the offers, and what the text is then. Pure.

/** @typedef {"/" | "@" | "{{"} Sign */
/** @typedef {{sign: Sign, from: number, until: number, query: string}} Wanted until: the end of the word that the caret is in */
/**
 * @typedef {object} Offer
 * @property {string} name
 * @property {string} about
 * @property {string} text takes the place of what was typed
 * @property {string} [after] the caret comes before it
 * @property {boolean} [kept] text is one that the person keeps, not the name of a command
 * @property {(words?: string) => boolean | void} [run] does what the command says
 */

/** More are not listed; typing on narrows them. All commands are, because a person looks there for what there is. */
const most = 8;
const mostCommands = 60;

/** Whether a text ends within code, where a sign is only a sign. @param {string} text */
function inCode(text) {
  const lines = text.split("\n");
  const fences = lines.filter((line) => /^ {0,3}(?:```|~~~)/u.test(line)).length;
  return fences % 2 === 1 || (lines.at(-1) ?? "").split("`").length % 2 === 0;
}

/** What is being typed at the caret; null: nothing to complete. Pure. @param {string} text @param {number} caret @returns {Wanted | null} */
export function wantedAt(text, caret) {
  const before = text.slice(0, caret);
  const behind = text.slice(caret);
  /** A word with nothing before the caret is somebody's own, and stays. @param {Sign} sign @param {string} query @param {number} rest */
  const wanted = (sign, query, rest) => ({
    sign,
    from: caret - query.length - sign.length,
    until: caret + (query === "" ? 0 : rest),
    query,
  });
  const command = /^\/([^\s/]*)$/u.exec(before);
  if (command) {
    const rest = /^\S*/u.exec(behind)?.[0] ?? "";
    return rest.includes("/") ? null : wanted("/", command[1] ?? "", rest.length);
  }
  if (inCode(before)) return null;
  const macro = /\{\{([\p{L}_/.$]*)$/u.exec(before);
  if (macro) {
    const rest = /^[\p{L}_]*(?:\}\})?/u.exec(behind)?.[0] ?? "";
    if (behind[rest.length] === ":") return null; // it has what it takes already
    return { ...wanted("{{", macro[1] ?? "", rest.length), ...(rest === "}}" && { until: caret + rest.length }) };
  }
  const mention = /(?:^|[^\p{L}\p{N}_@\\])@([\p{L}\p{M}\p{N}_-]*)$/u.exec(before);
  if (!mention) return null;
  return wanted("@", mention[1] ?? "", /^[\p{L}\p{M}\p{N}_-]*/u.exec(behind)?.[0].length ?? 0);
}

/** Letters without case and marks. @param {string} text */
const bare = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** The offers that begin with what was typed, then those that hold it. Pure. @param {readonly Offer[]} offers @param {string} query @param {Sign} [sign] */
export function matchingEntries(offers, query, sign) {
  const sought = bare(query);
  const at = (/** @type {Offer} */ o) => bare(o.name).indexOf(sought);
  const found = offers.filter((o) => at(o) >= 0);
  return [...found.filter((o) => at(o) === 0), ...found.filter((o) => at(o) > 0)].slice(
    0,
    sign === "/" ? mostCommands : most,
  );
}

/** How an assistant is mentioned: in braces when the name is more than a word. @param {string} name */
export const mentionOf = (name) => (/^[\p{L}\p{M}\p{N}_]+$/u.test(name) ? `@${name} ` : `@{${name}} `);

/**
 * A text with an offer in the place of what was typed, and where the caret comes. No second space is put before one. Pure.
 *
 * @param {string} text @param {Wanted} wanted @param {Offer} offer
 */
export function completeText(text, { from, until }, { text: words, after = "" }) {
  const tail = text.slice(until);
  const put = after === "" && /^\s/u.test(tail) ? words.trimEnd() : words;
  const caret = from + put.length + (put === words ? 0 : 1);
  return { text: text.slice(0, from) + put + after + tail, caret };
}

/** A line that is a command: its name and what follows. Pure. @param {string} text */
export function commandIn(text) {
  const m = /^\/([^\s/]+)(?:\s+([\s\S]*))?$/u.exec(text.trim());
  return m ? { name: m[1] ?? "", rest: m[2] ?? "" } : null;
}
