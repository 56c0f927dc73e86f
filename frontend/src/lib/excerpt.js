// Measures of a longer text: how many words it has, and one line of it for lists. Pure.

/** The number of words as a reader counts them. @param {string} text */
export const wordCount = (text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;

/**
 * One line of at most max characters, for a list.
 * @param {string} text
 * @param {number} [max]
 */
export function excerpt(text, max = 120) {
  const line = text
    .slice(0, max * 4)
    .replace(/^[ \t|:-]*-{3}[ \t|:-]*$/gm, "") // the rule of a table, or one between paragraphs
    .replace(/[*_`#>~|]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return clip(line, max);
}

/** The beginning of a text in a line, with every sign that it has but line ends. @param {string} text @param {number} [max] */
export const oneLine = (text, max = 90) =>
  clip(
    text
      .slice(0, max * 4)
      .replace(/\s+/g, " ")
      .trim(),
    max,
  );

/**
 * A text as it is, of at most max characters: what is longer ends in an ellipsis.
 * @param {string} text
 * @param {number} [max] as many as leave room, in a sentence in passing, for what is said of a thing
 */
export function clip(text, max = 40) {
  const whole = [...text.slice(0, 2 * max + 1)];
  return whole.length > max
    ? `${whole
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`
    : text;
}
