// Compares texts without case and without the marks on letters, knows where in the original text a match lies, and cuts
// a text at its matches. The backend's search folds the same way. Pure.

/**
 * @param {string} text
 * @returns {{text: string, at: (i: number) => number}} the folded text, and the place in the original for a place in it
 */
export function foldText(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is exactly these.
  if (/^[\x00-\x7f]*$/.test(text)) return { text: text.toLowerCase(), at: (i) => i };
  /** @type {number[]} */
  const places = [];
  let out = "";
  let offset = 0;
  for (const c of text) {
    const f = c
      .normalize("NFD")
      .replace(/\p{Mn}/gu, "")
      .toLowerCase();
    for (let i = 0; i < f.length; i++) places.push(offset);
    out += f;
    offset += c.length;
  }
  places.push(offset);
  return { text: out, at: (i) => places[i] ?? offset };
}

/**
 * Where a text holds another: starts and ends in the original text, without overlaps.
 *
 * @param {string} text
 * @param {string} sought
 * @returns {[number, number][]}
 */
export function matches(text, sought) {
  const needle = foldText(sought).text;
  if (!needle) return [];
  const hay = foldText(text);
  /** @type {[number, number][]} */
  const found = [];
  for (let i = hay.text.indexOf(needle); i >= 0; i = hay.text.indexOf(needle, i + needle.length))
    found.push([hay.at(i), endOf(text, hay.at(i + needle.length - 1))]);
  return found;
}

/** The end of the letter at a place, its marks included. @param {string} text @param {number} at */
function endOf(text, at) {
  let end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  while (end < text.length && /\p{Mn}/u.test(text[end] ?? "")) end++;
  return end;
}

/**
 * A snippet in stretches, which are marked or not. Marks that do not fit are left out.
 * @param {string} snippet @param {readonly (readonly [number, number])[]} marks
 * @returns {{text: string, marked: boolean}[]}
 */
export function stretches(snippet, marks) {
  const all = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start < at || end <= start || end > snippet.length) continue;
    if (start > at) all.push({ text: snippet.slice(at, start), marked: false });
    all.push({ text: snippet.slice(start, end), marked: true });
    at = end;
  }
  if (at < snippet.length) all.push({ text: snippet.slice(at), marked: false });
  return all;
}
