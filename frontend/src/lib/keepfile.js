// Hands files to the browser, which keeps them where it keeps downloads.

/** @param {Blob} data @param {string} name */
export function keepFile(data, name) {
  const a = Object.assign(document.createElement("a"), { href: URL.createObjectURL(data), download: name });
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 60_000);
}

/** @param {string} text @param {string} name */
export const keepText = (text, name) =>
  keepFile(new Blob([text], { type: name.endsWith(".json") ? "application/json" : "text/plain" }), name);
