// The copies: made now, listed with the last good one, and put back in place.

import { call, door, upload } from "../../ipc/index.js";
import { pickFiles } from "../../lib/files.js";
import {
  actions,
  button,
  confirmLoss,
  fillNodes,
  fullDate,
  h,
  navigate,
  sentence,
  sizeWords,
  t,
  verdict,
} from "../../lib/index.js";
import { restoreBackup } from "../../model/restored.js";
import { status } from "../../model/state.js";
import { countLabel } from "../../model/transfer.js";

/** @typedef {{file: string, at: string, bytes: number}} Backup */

/** What is sent is sent to the end. */
const never = new AbortController().signal;

/** @param {Backup} b */
const nameOf = (b) => b.file.split(/[\\/]/).at(-1) ?? b.file;

/** @param {Backup} b */
const timeOf = (b) => {
  const at = new Date(b.at);
  return Number.isNaN(at.getTime()) ? nameOf(b) : fullDate(at.toISOString());
};

/** Why a copy was made, by the word in its file's name. @type {readonly [RegExp, string][]} */
const reasons = [
  [/-manual(-\d+)?\.db$/, t("manual")],
  [/-daily(-\d+)?\.db$/, t("daily")],
  [/-before-update(-\d+)?\.db$/, t("before an update")],
  [/-before-restore(-\d+)?\.db$/, t("before a restore")],
  [/-salvaged(-\d+)?\.db$/, t("recovered from a damaged file")],
  [/-rescued(-\d+)?\.db$/, t("saved when the file was removed")],
];

/** @param {string} file */
const reason = (file) => reasons.find(([shape]) => shape.test(file))?.[1] ?? "";

/** @returns {{nodes: Node[], load: () => Promise<void>}} */
export function backups() {
  const said = verdict();
  const list = h("ul.backups", { "aria-label": t("Backups, newest first") });
  const last = h("p.last-copy");
  /** @param {Backup} b */
  const restore = async (b) => {
    const at = timeOf(b);
    const held = await tally(nameOf(b)).catch(() => ""); // restoring says itself what is wrong with a copy
    const sure = await confirmLoss(
      t("Restore the backup of {at}?", { at }),
      `${held} ${t(
        "Conversations, characters, servers and settings return to {at}. Later changes are backed up first, so you can return to them. Replies in progress are stopped.",
        { at },
      )}`.trim(),
      t("Back up and restore"),
    );
    if (sure)
      await put(b.file, t("Restored to {at}. The newest backup in the list contains the previous data.", { at }));
  };
  /** Puts a copy in place of the data. @param {string} file @param {string} text what the page says afterwards */
  const put = async (file, text) => {
    for (const node of list.querySelectorAll("button")) node.disabled = true;
    said.tell(t("Backing up the current data, then restoring…"), "");
    try {
      await restoreBackup(file, text);
    } catch (err) {
      said.tell(sentence(err), "error");
      await load();
    }
  };
  /** A copy from elsewhere, once a person has seen what it holds. @param {() => Promise<{id: string, name: string} | null>} bring */
  const restoreFrom = async (bring) => {
    said.tell(t("Reading the file…"), "");
    const chosen = await bring().catch((err) => said.tell(sentence(err), "error"));
    if (!chosen?.id) return chosen === undefined || said.tell("", "");
    const { id, name } = chosen;
    try {
      const held = await tally(id);
      said.tell("", "");
      const sure = await confirmLoss(
        t("Restore “{name}”?", { name }),
        `${held} ${t("The file replaces everything that is here. The current data is backed up first, so you can return to it. Replies in progress are stopped.")}`,
        t("Back up and restore"),
      );
      if (sure)
        return put(id, t("“{name}” is restored. The newest backup in the list contains the previous data.", { name }));
    } catch (err) {
      said.tell(sentence(err), "error");
    }
    await call("moving.forget", { id }).catch(() => {}); // it goes with the process in any case
  };
  const choose = () =>
    door() === "window"
      ? void restoreFrom(() => call("moving.choose", { what: "file" }))
      : pickFiles("", ([f]) => f && void restoreFrom(() => upload("/api/moving/upload", f, never)), false);
  const load = async () => {
    try {
      const all = /** @type {Backup[]} */ ((await call("app.backups")) ?? []);
      const newest = all[0];
      last.replaceChildren(
        ...(newest
          ? fillNodes(t("Last good backup: {at}."), { at: h("strong", timeOf(newest)) })
          : [t("No backups yet. Terzetto makes one every day while it's open.")]),
      );
      list.replaceChildren(
        ...all.map((b) =>
          backupRow(
            b,
            () => void restore(b),
            () => navigate("library", "moving", nameOf(b)),
          ),
        ),
      );
    } catch (err) {
      said.tell(sentence(err), "error");
    }
  };
  const now = button(t("Back up now"), async () => {
    now.disabled = true;
    said.tell(t("Backing up and verifying…"), "");
    await said.watch(async () => {
      await call("app.backup");
      status.set(await call("app.status"));
    }, t("Backup made and verified."));
    now.disabled = false;
    await load();
  });
  const other = button(t("Restore from a file"), choose);
  return { nodes: [last, actions(now, other, said.node), list], load };
}

/** What a copy holds and what is here, in a sentence. @param {string} file its name, or the id of an upload */
async function tally(file) {
  const { copy, here } = await call("moving.tally", { file });
  const words = (/** @type {any} */ one) =>
    `${countLabel("conversations", one.conversations)}, ${t("{n, plural, one {# message} other {# messages}}", { n: one.messages })}, ${countLabel("characters", one.characters)}`;
  return t("The backup contains {copy}. Current data: {here}.", { copy: words(copy), here: words(here) });
}

/** @param {Backup} b @param {() => void} restore @param {() => void} merge */
function backupRow(b, restore, merge) {
  const at = timeOf(b);
  const go = button(t("Restore"), restore, { kind: "quiet", "aria-label": t("Restore the backup of {at}", { at }) });
  const add = button(t("Merge"), merge, {
    kind: "quiet",
    "aria-label": t("Merge the backup of {at} with the current data", { at }),
  });
  return h(
    "li",
    { title: b.file },
    h("span.backup-at", at),
    h("span.backup-why", reason(b.file)),
    h("span.backup-size", sizeWords(b.bytes)),
    h("span.backup-ways", go, add),
  );
}
