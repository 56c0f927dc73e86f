// Shows values exactly as they are: nothing invisible, nothing that runs backwards, and of a long one a part. Pure.

/** What a person cannot see, or what turns the text around: control signs, marks of direction, spaces without width. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A text with every such sign spelled out, because what is approved must be what is read. @param {string} text */
export const spellInvisible = (text) =>
  text.replace(unseen, (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}}`);

/** A value as text: a text as it is, everything else as JSON. @param {unknown} value */
export function textOf(value) {
  if (value === undefined) return "";
  return typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
}

/** A command as one would type it: the program, then its arguments, quoted where they need it. @param {readonly string[]} parts */
export const commandLine = (parts) =>
  parts.map((part) => (/^[\w@%+=:,./\\-]+$/.test(part) ? part : JSON.stringify(part))).join(" ");

/** How much of a value is on the page at once, in characters: some forty lines. */
const glance = 4000;

/**
 * @param {string} text @param {number} [most]
 * @returns {{text: string, cut: number}} cut: how many characters are not shown
 */
export function cutTo(text, most = glance) {
  if (text.length <= most) return { text, cut: 0 };
  const end = /[\ud800-\udbff]$/.test(text.slice(0, most)) ? most - 1 : most;
  return { text: text.slice(0, end), cut: text.length - end };
}

/** The bytes that a text takes in a file. @param {string} text */
export const bytesOf = (text) => new TextEncoder().encode(text).length;
