// What the runs of a trigger may do without asking: with which arguments, since when, how often it was used. A person
// can revoke each.

import { call } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import { button, fullDate, h, joinWithDots, muted, spellInvisible, t, verdict } from "../../lib/index.js";
import { names } from "../../model/catalog.js";
import { ruleWords } from "../../model/permission.js";

/** @typedef {import("../../../types/api.d.ts").run.Permission} Permission */

/** @param {string} triggerId */
export function permissionList(triggerId) {
  const list = h("ul.permission-list");
  const said = verdict();
  /** @param {Permission} p */
  const revoke = async (p) => {
    if (await said.watch(() => call("permissions.delete", { id: p.permissionId }))) await read();
  };
  /** @param {Permission} p */
  const line = (p) => {
    const tool = names().tools.get(p.toolId) ?? p.toolId;
    return h(
      "li.permission",
      h(
        "div",
        h("strong", tool),
        h("ul.permission-rules", ...ruleWords(p.match, p.toolId).map((words) => h("li", words))),
        muted(
          joinWithDots(
            p.folder && t("only in {folder}", { folder: spellInvisible(p.folder) }),
            t("Since {when}", { when: fullDate(p.createdAt) }),
            p.uses === 0 ? t("not used yet") : t("{n, plural, one {used once} other {used # times}}", { n: p.uses }),
            p.usedAt && t("last {when}", { when: fullDate(p.usedAt) }),
          ),
        ),
      ),
      button(t("Revoke"), () => void revoke(p), { kind: "quiet", "aria-label": t("Revoke: {tool}", { tool }) }),
    );
  };
  const none = () => h("li.muted", t("None: every step that writes asks you."));
  const read = () =>
    said.watch(async () => {
      const items = await callAll("permissions.list", { triggerId });
      list.replaceChildren(...(items.length === 0 ? [none()] : items.map(line)));
    });
  if (triggerId) void read();
  return h("section.permissions", { hidden: !triggerId }, h("h3", t("Permissions")), list, said.node);
}
