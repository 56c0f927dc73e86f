// Reads a transcript of the backend: sections between lines such as "-- events.json --".

/** @param {string} text @returns {Record<string, string>} */
export function sections(text) {
  /** @type {Record<string, string>} */
  const out = {};
  let name = "";
  for (const line of text.split("\n")) {
    const found = /^-- (.+) --$/.exec(line);
    if (found) name = found[1] ?? "";
    else out[name] = (out[name] ?? "") + line + "\n";
  }
  return out;
}
