// Reads a table that is written as CSV, a part of it at a time. Pure.

/** @typedef {{starts: readonly number[], text: string, delimiter: string}} Csv starts: where each row begins */

/** A quote that is not closed makes the rest one row; no more of a row than this is read. */
const longestRow = 100_000;

/** @param {string} text @param {string} [delimiter] @returns {Csv} */
export function csvOf(text, delimiter = ",") {
  /** @type {number[]} */
  const starts = [];
  let quoted = false;
  let at = text.startsWith("\ufeff") ? 1 : 0;
  if (at < text.length) starts.push(at);
  for (; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === 34) quoted = !quoted;
    else if (c === 10 && !quoted && at + 1 < text.length) starts.push(at + 1);
  }
  return { starts, text, delimiter: delimiter || "," };
}

/** @param {Csv} csv @param {number} from @param {number} to excluded @returns {string[][]} */
export function rowsOf(csv, from, to) {
  const rows = [];
  for (let i = from; i < Math.min(to, csv.starts.length); i++) {
    const start = csv.starts[i] ?? 0;
    const end = Math.min(csv.starts[i + 1] ?? csv.text.length, start + longestRow);
    rows.push(cells(csv.text.slice(start, end), csv.delimiter));
  }
  return rows;
}

/** @param {string} row with its line break @param {string} delimiter */
function cells(row, delimiter) {
  const line = row.replace(/\r?\n$/, "");
  /** @type {string[]} */
  const out = [];
  let cell = "";
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const c = line[i];
    if (quoted && c === '"' && line[i + 1] === '"') {
      cell += c;
      i++;
    } else if (c === '"' && (quoted || cell === "")) quoted = !quoted;
    else if (c === delimiter && !quoted) {
      out.push(cell);
      cell = "";
    } else cell += c;
  }
  out.push(cell);
  return out;
}
