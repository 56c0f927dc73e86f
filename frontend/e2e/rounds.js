// A model that writes three versions of one document, the third only from what it is to be made of.

/** A PDF of three pages. */
export const harbour = new URL("../../backend/api/testdata/harbour.pdf", import.meta.url);
/** The third request. */
export const third = "Make it shorter, in German, and add the table of the second file.";

/** What the model writes, each part only where it was given what it is made of. @param {any} asked */
export function reply(asked) {
  const given = JSON.stringify(asked.messages);
  if (given.includes("Tell the user in one or two plain sentences")) return "All is done.";
  const draft = asked.messages.at(-1).content.split("Your draft:\n")[1];
  if (draft) return draft.split("\n\nRewrite it")[0];
  if (given.includes(third)) {
    const rows = [...given.matchAll(/(Anna|Berta),(\d+)/g)].map(([, ship, length]) => `| ${ship} | ${length} |`);
    const text = /The pier is shown.*The ferry is late\./.test(given)
      ? "Die Fähre ist spät, und es gibt einen Pier"
      : "Nichts";
    return `# Der Hafen\n\n${text} [harbour.pdf p. 2].\n\n| Schiff | Länge |\n|---|---:|\n${[...new Set(rows)].join("\n")}\n`;
  }
  const pier = /Page two shows the pier\.|The pier is shown/.test(given)
    ? "The pier is shown [harbour.pdf p. 2]."
    : "Nothing is shown.";
  const late = given.includes("Say that the ferry is late") ? " The ferry is late." : "";
  return `# The harbour\n\n${pier} It has many stones, and each of them was counted twice.${late}\n`;
}

/** @param {string} prompt @param {string} revises @param {string[]} inputDocuments */
export const plan = (prompt, revises, inputDocuments) => ({
  make_work_plan: {
    documents: ["report.md"],
    tasks: [
      {
        agent: "creative",
        prompt,
        revises,
        inputDocuments,
        outputDocuments: [{ label: "report.md", description: "The report." }],
      },
    ],
    answer: "The team writes the report.",
    language: "en",
  },
});
