// What the start found in a damaged database, in sentences, and the button for what could be opened instead.

import { button, confirmLoss, fullDate, sentence, t, toast, translateFault } from "../lib/index.js";
import { restoreBackup } from "../model/restored.js";
import { countLabel } from "../model/transfer.js";

/** @typedef {import("../../types/api.d.ts").sqlite.Damage} Damage */
/** @typedef {import("../../types/api.d.ts").sqlite.Holdings} Holdings */
/** @typedef {{text: string, act?: () => HTMLElement}} Notice */

/** What a file holds, for the middle of a sentence. @param {Holdings} holds */
function holdings({ rows, newest, unnamed }) {
  const counts = [
    countLabel("conversations", rows["conversations"] ?? 0),
    t("{n, plural, one {# message} other {# messages}}", { n: rows["messages"] ?? 0 }),
    countLabel("characters", rows["character_cards"] ?? 0),
    unnamed > 0 && t("{n, plural, one {# lost name} other {# lost names}}", { n: unnamed }),
    newest && t("newest message {at}", { at: fullDate(newest) }),
  ];
  return counts.filter(Boolean).join(", ");
}

/** What was opened in place of a damaged file. @param {Damage} damage */
function opened({ how, at, holds, tables }) {
  if (how === "empty") return t("There was nothing to recover and no backup, so the database is empty now.");
  if (how === "last_backup")
    return t("Terzetto opened the backup of {at}: {holds}.", { at: fullDate(at ?? ""), holds: holdings(holds) });
  /** @param {"lost" | "saved"} key */
  const sum = (key) => tables.reduce((all, table) => all + table[key], 0);
  const rows = t(
    "{saved, plural, one {# row recovered} other {# rows recovered}}, {lost, plural, one {# lost} other {# lost}}.",
    { saved: sum("saved"), lost: sum("lost") },
  );
  return `${rows} ${t("Terzetto opened what was recovered: {holds}.", { holds: holdings(holds) })}`;
}

/** The notice of a damaged database. @param {Damage} damage @returns {Notice} */
export function rescueNotice(damage) {
  const { other } = damage;
  const texts = [
    translateFault(damage.reason),
    damage.last_write && t("The last change was saved on {at}.", { at: fullDate(damage.last_write) }),
    opened(damage),
    damage.holds.unnamed > 0 && t("Conversations that lost their name are now called “Recovered: …”."),
    other?.how === "salvage" &&
      t("What was recovered from the damaged file is kept as a backup: {holds}.", { holds: holdings(other.holds) }),
    other?.how === "last_backup" &&
      t("The backup of {at} contains {holds}.", { at: fullDate(other.at), holds: holdings(other.holds) }),
    damage.folder && t("The damaged files are kept in {folder}.", { folder: damage.folder }),
  ];
  const text = texts.filter(Boolean).join(" ");
  if (!other) return { text };
  const label = other.how === "salvage" ? t("Open what was recovered") : t("Open the backup");
  return { text, act: () => restoring(label, other.file, holdings(other.holds)) };
}

/** The notice of damage that was found later, with the backup of a file that was removed. @param {string} damage @param {string} rescued @returns {Notice} */
export const laterNotice = (damage, rescued) => ({
  text: translateFault(damage),
  ...(rescued && { act: () => restoring(t("Restore this backup"), rescued, "") }),
});

/** @param {string} label @param {string} file @param {string} holds */
function restoring(label, file, holds) {
  const go = button(label, async () => {
    const sure = await confirmLoss(
      `${label}?`,
      [
        holds && t("The backup contains {holds}.", { holds }),
        t("The current data is backed up first, so you can return to it. Replies in progress are stopped."),
      ]
        .filter(Boolean)
        .join(" "),
      label,
    );
    if (!sure) return;
    go.disabled = true;
    try {
      await restoreBackup(file, t("Restored. The newest backup in Settings, Data, contains the previous data."));
    } catch (err) {
      toast(sentence(err));
      go.disabled = false;
    }
  });
  return go;
}
