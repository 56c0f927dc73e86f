// Hands a text to the browser as a file, which keeps it where it keeps downloads.

/** @param {string} text @param {string} name */
export function keepText(text, name) {
  const type = name.endsWith(".json") ? "application/json" : "text/plain";
  const a = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(new Blob([text], { type })),
    download: name,
  });
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 60_000);
}
