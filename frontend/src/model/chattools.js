// What the model of the open conversation may use: groups of tools that the person switches on, here or for a folder.

import { call, whenChanged } from "../ipc/index.js";
import { cell, repeatedRead, t, watchAll } from "../lib/index.js";
import { activeId, current } from "./state.js";
import { toolTitle } from "./toolwords.js";

/** @typedef {import("../../types/api.d.ts").toolbox.ChatTools} ChatTools */
/** @typedef {import("../../types/api.d.ts").toolbox.ToolGroup} ToolGroup */

/** Of the open conversation; null while that is not known. @type {import("../lib/cell.js").Cell<ChatTools | null>} */
export const chatTools = cell(/** @type {ChatTools | null} */ (null));

/** Changes come together, such as those of a server that starts; in ms. */
const pause = 200;

/** Begins to follow them. */
export function followChatTools() {
  const look = repeatedRead(async () => {
    const cid = activeId.get();
    if (!cid) return;
    const now = await call("conversations.tools", { cid }).catch(() => null); // they stay as they were
    if (now && cid === activeId.get()) chatTools.set(now);
  }, pause);
  let of = "";
  watchAll([activeId, current], () => {
    const { id = "", folder_id = "", model_config_id = null } = current.get() ?? {};
    const now = `${activeId.get()} ${id} ${folder_id} ${model_config_id}`;
    if (now === of) return;
    if (!of.startsWith(`${activeId.get()} `)) chatTools.set(null);
    of = now;
    look.wish();
  });
  for (const what of ["tools", "endpoints", "settings", "folders"]) whenChanged(what, look.wish);
}

/** Says what the model of the open conversation may use from the next message on. @param {readonly string[] | null} groups null: as the folder says */
export async function chooseTools(groups) {
  const cid = activeId.get();
  if (!cid) throw new Error(t("No conversation is open."));
  const now = await call("conversations.chooseTools", { cid, groups: groups && [...groups] });
  if (cid === activeId.get()) chatTools.set(now);
}

/** The groups of the program's own tools. @type {Readonly<Record<string, string>>} */
const names = Object.freeze({
  folder: t("Files of the work folder"),
  pages: t("Web pages"),
  search: t("Web search"),
  conversations: t("My conversations"),
  workflows: t("My workflows"),
});

/** What a group is called; a tool server has its own name. @param {{id: string, name: string}} g */
export const groupName = ({ id, name }) => names[id] ?? name;

/** The groups that can be switched on where no conversation is asked: the program's own, and the tool servers. @param {readonly {id: number, name: string}[]} servers @returns {{id: string, name: string}[]} */
export const allGroups = (servers) => [
  ...Object.entries(names).map(([id, name]) => ({ id, name })),
  ...servers.map(({ id, name }) => ({ id: `server:${id}`, name })),
];

/** Why a group can't be used as it is; "" when it can. @param {ToolGroup} g */
export function missingWords({ id, missing }) {
  if (!missing) return "";
  if (id === "folder") return t("No folder for files is chosen.");
  if (id === "pages") return t("Loading web pages is off.");
  if (id === "search") return t("No search service is chosen.");
  return t("This server offers no tools now.");
}

/** The tools of a group by what happens at a call: those that run at once, and those that ask. @param {ToolGroup} g */
export function toolsByLevel({ tools }) {
  const named = (/** @type {(t: ToolGroup["tools"][number]) => boolean} */ fits) =>
    tools.filter(fits).map((one) => toolTitle(one.id, one.name));
  return { free: named((one) => one.level === "read"), asking: named((one) => one.level !== "read") };
}

/** How many of the groups are on that there are. @param {ChatTools | null} now */
export const countOn = (now) => (now ? now.on.filter((id) => now.groups.some((g) => g.id === id)).length : 0);
