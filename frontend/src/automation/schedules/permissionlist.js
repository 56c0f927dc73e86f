// What the runs of a trigger may do without asking: with which arguments, since when, how often it was used. A person
// can revoke each. And what they will ask, so that a person can allow it before the first of them.

import { call } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import {
  actions,
  button,
  fullDate,
  h,
  joinWithDots,
  muted,
  spellInvisible,
  t,
  translateFault,
  verdict,
} from "../../lib/index.js";
import { names } from "../../model/catalog.js";
import { ruleWords } from "../../model/permission.js";
import { isPlainId } from "../../model/runlabels.js";
import { ruleForm } from "../../widgets/ruleform.js";

/** @typedef {import("../../../types/api.d.ts").run.Permission} Permission */
/** @typedef {import("../../../types/api.d.ts").run.Proposal} Proposal */

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
  const asks = h("ul.permission-list");
  const heading = h("h3", t("What this workflow will ask"));
  /** What asks still, and can be allowed now. @param {Proposal} p */
  const ask = (p) => {
    const tool = names().tools.get(p.toolId) ?? p.toolName;
    const place = h("div");
    const saidHere = verdict();
    /** @param {Record<string, unknown>} match */
    const give = async (match) => {
      if (await saidHere.watch(() => call("permissions.create", { requestId: "", triggerId, at: p.at, match })))
        await read();
    };
    const proposal = ruleForm(p).read(); // as it is before anyone chooses
    const proposed = h("ul.permission-rules", ...ruleWords(proposal, p.toolId).map((w) => h("li", spellInvisible(w))));
    const close = () => {
      place.replaceChildren(proposed, ways);
      change.focus();
    };
    const open = () => {
      const form = ruleForm(p);
      place.replaceChildren(
        form.node,
        actions(
          allow(() => give(form.read())),
          button(t("Back"), close, { kind: "quiet" }),
          saidHere.node,
        ),
      );
      form.focus();
    };
    /** @param {() => Promise<void>} act */
    const allow = (act) =>
      button(t("Always allow"), () => void act(), { "aria-label": t("Always allow: {tool}", { tool }) });
    const change = button(t("Change…"), open, {
      kind: "quiet",
      "aria-label": t("Change: {name}", { name: tool }),
    });
    const choice = p.arguments.some((a) => a.rules.length > 1);
    const ways = actions(
      allow(() => give(proposal)),
      choice && change,
      saidHere.node,
    );
    if (!p.never) place.append(proposed, ways);
    const step = isPlainId(p.step) || !p.step ? p.workflow : `${p.workflow} › ${p.step}`;
    return h(
      "li.permission",
      h(
        "div",
        h("strong", tool),
        muted(spellInvisible(step)),
        p.never && h("p.hint", t("This step asks each time."), " ", translateFault(p.never)),
        place,
      ),
    );
  };
  const read = () =>
    said.watch(async () => {
      const [items, wanted] = await Promise.all([
        callAll("permissions.list", { triggerId }),
        callAll("triggers.proposals", { id: triggerId }),
      ]);
      list.replaceChildren(...(items.length === 0 ? [none()] : items.map(line)));
      const open = wanted.filter((p) => !p.given);
      heading.hidden = open.length === 0;
      asks.replaceChildren(...open.map(ask));
    }, "");
  if (triggerId) void read();
  return h("section.permissions", { hidden: !triggerId }, heading, asks, h("h3", t("Permissions")), list, said.node);
}
