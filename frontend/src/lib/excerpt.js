// One line of a longer text, for lists. Pure.

/**
 * One line of at most max characters, for a list.
 * @param {string} text
 * @param {number} [max]
 */
export function excerpt(text, max = 120) {
  const line = text
    .slice(0, max * 4)
    .replace(/[*_`#>~]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const whole = [...line];
  return whole.length > max
    ? `${whole
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`
    : line;
}

/** @param {number} bytes */
export function byteSize(bytes) {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The sentence of an error, for a person. @param {unknown} err */
export const sentenceOf = (err) =>
  err instanceof Error && err.message ? err.message : "That did not work. Try it again.";
