// Previews what a file holds before anything of it is saved.

import { call, send } from "../ipc/index.js";
import { button, clip, dialog, fold, h, icon, muted, t, toast, translateFault, whileDisabled } from "../lib/index.js";
import { depthCost } from "../model/depth.js";
import { scriptLines } from "../widgets/scriptlines.js";

/** @typedef {import("../lib/files.js").Upload} Upload */

/** What an operation takes for a file. Each one takes its own copy of the file. @param {Upload} upload */
export const sendFile = async ({ file, filename }) => ({ filename, upload: await send(file, filename) });

/** @typedef {{acts: {rule: string, entries: number}[], kept: {rule: string, entries: number}[]}} Survey */

/** @type {Record<string, string>} */
const ruleNames = {
  logic: t("logic of secondary keys"),
  probability: t("probability"),
  whole_words: t("whole words"),
  scan: t("what is searched"),
  group: t("groups"),
  timing: t("timing"),
  recursion: t("entries that call others"),
  filter: t("filters"),
  decorators: t("rules in the text"),
  broken_key: t("keys that are no valid patterns"),
  place: t("place in the prompt"),
  vectors: t("search by meaning"),
  note: t("character's note"),
  scripts: t("regex scripts"),
  group_greetings: t("greetings for groups"),
};

/** What of a lorebook's rules acts, and what is only kept. @param {Survey} rules */
export function rulesParts({ acts, kept }) {
  const list = (/** @type {Survey["acts"]} */ all) =>
    all.map((one) => t("{rule} ({n})", { rule: ruleNames[one.rule] ?? one.rule, n: one.entries })).join(", ");
  return [
    acts.length > 0 && muted(t("Rules that are used here, by entries: {list}", { list: list(acts) })),
    kept.length > 0 && muted(t("Kept for export, but not used here: {list}", { list: list(kept) })),
  ].filter((p) => p !== false);
}

/** What of a card is only kept. @param {Survey} rules */
const keptParts = ({ kept }) => rulesParts({ acts: [], kept });

/** As much of a long text as tells what it is. */
const glimpse = 400;

/**
 * @param {Upload} upload
 * @param {any} p backend.CardPreview
 * @returns {Promise<any>} the row that was saved, or null
 */
export function cardDialog(upload, p) {
  const c = p.card;
  const greetings = [c.first_mes, ...c.alternate_greetings].filter((text) => text.trim());
  const facts = [
    t("Card format {format}", { format: p.format }),
    c.creator && t("by {creator}", { creator: c.creator }),
    c.character_version && t("version {version}", { version: c.character_version }),
    greetings.length > 0 && t("{n, plural, one {# greeting} other {# greetings}}", { n: greetings.length }),
    p.files > 0 && t("{n, plural, one {# more file} other {# more files}}", { n: p.files }),
  ].filter(Boolean);
  const body = h(
    "div.card-preview",
    h(
      "div.card-preview-head",
      p.picture &&
        h("img.card-preview-picture", {
          alt: t("Picture on this card"),
          src: `data:${c.avatar_mime};base64,${p.picture}`,
        }),
      h(
        "div",
        h("p.card-preview-name", c.name),
        muted(facts.join(" · ")),
        c.tags.length > 0 && h("ul.tags", ...c.tags.slice(0, 20).map((/** @type {string} */ text) => h("li", text))),
      ),
    ),
    ...(p.scripts.length > 0
      ? [
          fold(h("span", t("Regex scripts")), [
            h("p.muted", t("A card's scripts are off until you allow them.")),
            scriptLines(p.scripts),
          ]),
        ]
      : []),
    ...p.warnings.map((/** @type {string} */ w) => h("p.card-warning", icon("warning"), h("span", translateFault(w)))),
    ...part(t("Description"), c.description),
    ...part(t("First message"), c.first_mes),
    ...part(t("Creator's notes"), c.creator_notes),
    ...part(
      p.adds
        ? t("The card's system prompt, which is added to yours")
        : t("The card's system prompt, which replaces yours"),
      c.system_prompt,
    ),
    ...part(t("Additional instructions"), c.post_history_instructions),
    ...(c.note.text.trim() ? [...part(t("Character's note"), c.note.text), muted(depthCost(c.note.depth))] : []),
    ...keptParts(p.rules),
    p.book &&
      h(
        "p",
        t(
          "{n, plural, one {The card includes the lorebook “{name}” with # entry.} other {The card includes the lorebook “{name}” with # entries.}}",
          {
            n: p.book.entries.length,
            name: p.book.name,
          },
        ),
      ),
    ...(p.book ? rulesParts(p.book.rules) : []),
    p.chats > 0 &&
      h(
        "p",
        t(
          "{n, plural, one {# conversation belongs to this character.} other {# conversations belong to this character.}}",
          {
            n: p.chats,
          },
        ),
      ),
    p.existing &&
      h(
        "p",
        t(
          "“{name}” in your library is the same character. If replaced, its conversations move to this card, and your changes to the character are lost.",
          { name: p.existing.name },
        ),
      ),
  );
  /** @type {["" | "copy" | "replace", string][]} */
  const ways = p.existing
    ? [
        ["copy", t("Keep both")],
        ["replace", t("Replace the existing character")],
      ]
    : [["", t("Add to the library")]];
  return asking(
    t("Import “{name}”?", { name: c.name }),
    body,
    ways.map(([how, label]) => ({
      label,
      run: async () => call("characters.save", { ...(await sendFile(upload)), how }),
    })),
    t("{name} was added to the library.", { name: c.name }),
  );
}

/**
 * @param {Upload} upload
 * @param {{name: string, entries: any[], rules: Survey, warnings: string[]}} book backend.BookPreview
 * @param {{id: number, name: string}} [into] a lorebook that may take the entries
 */
export function bookDialog(upload, book, into) {
  const shown = book.entries.slice(0, 30);
  const body = h(
    "div.card-preview",
    muted(t("{n, plural, one {# entry} other {# entries}}", { n: book.entries.length })),
    ...book.warnings.map((w) => h("p.card-warning", icon("warning"), h("span", translateFault(w)))),
    ...rulesParts(book.rules),
    h(
      "ul.book-preview",
      ...shown.map((e) =>
        h(
          "li",
          h("strong", e.name || t("Untitled")),
          " ",
          h("span.muted", e.constant ? t("always") : e.keywords.join(", ")),
          h("p", clip(e.content, 140)),
        ),
      ),
    ),
    book.entries.length > shown.length && muted(t("{n} more", { n: book.entries.length - shown.length })),
  );
  const ways = [
    { label: t("Add as a lorebook"), run: async () => call("worlds.import", { ...(await sendFile(upload)), id: 0 }) },
  ];
  if (into)
    ways.unshift({
      label: t("Add to “{name}”", { name: into.name }),
      run: async () => call("worlds.import", { ...(await sendFile(upload)), id: into.id }),
    });
  return asking(
    t("Import “{name}”?", { name: book.name }),
    body,
    ways,
    t("{name} was added to the library.", { name: book.name }),
  );
}

/** @param {string} title @param {Node} body @param {{label: string, run: () => Promise<any>}[]} ways @param {string} done */
async function asking(title, body, ways, done) {
  /** @type {any} */
  let kept = null;
  const trouble = h("p.error", { role: "alert" });
  const buttons = ways.map((way, i) => {
    const keep = async () => {
      kept = await way.run();
    };
    const act = async () => (await whileDisabled(buttons, trouble, keep)) && shown.close();
    return button(way.label, act, { kind: i === ways.length - 1 ? "primary" : "" });
  });
  const cancel = button(t("Cancel"), () => shown.close());
  const shown = dialog(title, h("div", body, trouble), {
    class: "preview-dialog",
    actions: [cancel, ...buttons],
  });
  (ways.length > 1 ? cancel : buttons[0])?.focus(); // where something could be replaced, the safe answer
  await shown.closed;
  if (kept) toast(done);
  return kept;
}

/** @param {string} label @param {string} text */
const part = (label, text) =>
  text.trim() ? [h("h3.card-preview-label", label), h("p.card-preview-text", clip(text, glimpse))] : [];
