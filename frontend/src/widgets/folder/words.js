// What a conversation has from its folders, in words. Pure.

import { locale, t } from "../../lib/index.js";

/** @typedef {import("../../model/folders.js").Folder} Folder */
/** @typedef {import("../../../types/api.d.ts").chat.FolderShare} Share */

/** What a folder gives, part by part. @param {Omit<Share, "folder_id"> & {tools?: boolean}} s */
const partsOf = (s) =>
  [
    s.instructions && t("instructions"),
    s.files > 0 && t("{n, plural, one {# file} other {# files}}", { n: s.files }),
    s.lorebooks > 0 && t("{n, plural, one {# lorebook} other {# lorebooks}}", { n: s.lorebooks }),
    s.tools && t("tools"),
    s.model && t("the model"),
    s.preset && t("the preset"),
  ].filter((part) => typeof part === "string");

/** @param {string | undefined} name undefined: the folder was deleted @param {readonly string[]} parts */
function lineOf(name, parts) {
  const given = new Intl.ListFormat(locale(), { type: "conjunction" }).format(parts);
  return name === undefined
    ? t("From a folder that was deleted: {given}.", { given })
    : t("From the folder “{name}”: {given}.", { name, given });
}

/**
 * A line for each folder that gives something.
 * @param {readonly Folder[]} chain the outer one first @param {{model_config_id: number | null, preset_id: number | null}} own what the conversation sets itself
 */
export function folderLines(chain, own) {
  return chain.flatMap((f, i) => {
    const inner = chain.slice(i + 1);
    /** @param {"model_config_id" | "preset_id"} key whether what the folder says of it holds here */
    const wins = (key) => f[key] !== null && own[key] === null && inner.every((o) => o[key] === null);
    const parts = partsOf({
      instructions: f.instructions.trim() !== "",
      files: f.files.length,
      lorebooks: f.world_ids.length,
      tools: f.tool_groups.length > 0,
      model: wins("model_config_id"),
      preset: wins("preset_id"),
    });
    return parts.length > 0 ? [{ folder: f, words: lineOf(f.name, parts) }] : [];
  });
}

/** What the folders gave to a turn. @param {readonly Share[]} shares @param {(id: string) => string | undefined} nameOf undefined: the folder was deleted */
export const shareLines = (shares, nameOf) => shares.map((s) => lineOf(nameOf(s.folder_id), partsOf(s)));
