// What a conversation has from its folders, in words. Pure.

import { t } from "../../lib/index.js";

/** @typedef {import("../../model/folders.js").Folder} Folder */

/** What a folder gives, part by part. @param {Folder} f @param {{model: boolean, preset: boolean}} wins whether its model and its preset hold here */
function givenBy(f, wins) {
  return [
    f.instructions.trim() && t("instructions"),
    f.files.length > 0 && t("{n, plural, one {# file} other {# files}}", { n: f.files.length }),
    f.world_ids.length > 0 && t("{n, plural, one {# lorebook} other {# lorebooks}}", { n: f.world_ids.length }),
    f.tool_groups.length > 0 && t("tools"),
    f.model_config_id !== null && wins.model && t("the model"),
    f.preset_id !== null && wins.preset && t("the preset"),
  ].filter((part) => typeof part === "string" && part !== "");
}

/**
 * A line for each folder that gives something.
 * @param {readonly Folder[]} chain the outer one first @param {{model_config_id: number | null, preset_id: number | null}} own what the conversation sets itself
 */
export function folderLines(chain, own) {
  return chain.flatMap((f, i) => {
    const inner = chain.slice(i + 1);
    const parts = givenBy(f, {
      model: own.model_config_id === null && inner.every((o) => o.model_config_id === null),
      preset: own.preset_id === null && inner.every((o) => o.preset_id === null),
    });
    const given = new Intl.ListFormat(undefined, { type: "conjunction" }).format(/** @type {string[]} */ (parts));
    return parts.length > 0
      ? [{ folder: f, words: t("From the folder “{name}”: {given}.", { name: f.name, given }) }]
      : [];
  });
}
