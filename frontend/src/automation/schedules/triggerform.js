// The form of a trigger that is no schedule: a folder, the end of another workflow, a hook, or a command.

import { call, door } from "../../ipc/index.js";
import { copyButton } from "../../lib/copybutton.js";
import { actions, button, confirm, confirmLoss, fullDate, h, link, muted, t, verdict } from "../../lib/index.js";
import { fieldNodes } from "../../lib/inputs.js";
import { templates } from "../../model/catalog.js";
import { readDetail } from "../../widgets/readdetail.js";
import { varRows } from "../widgets/varrows.js";
import { permissionList } from "./permissionlist.js";
import { overlaps } from "./scheduleform.js";

/** @typedef {import("../../../types/api.d.ts").run.Trigger} Trigger */
/** @typedef {import("../../lib/inputs.js").FieldSpec} FieldSpec */

/** A new one, of the kind and the workflow that its id names. @param {string} id @returns {Partial<Trigger>} */
function freshTrigger(id) {
  const [, kind = "hook", workflowId = ""] = id.split(":");
  return {
    triggerId: "",
    workflowId,
    kind: /** @type {Trigger["kind"]} */ (kind),
    enabled: true,
    overlap: kind === "folder" ? "queue" : kind === "command" ? "parallel" : "skip",
    vars: {},
    folder: "",
    glob: "",
    afterWorkflowId: "",
    ended: "completed",
    command: "",
  };
}

/**
 * @param {string} id of a trigger; "new:", a kind and a workflow's id begins one
 * @param {Parameters<typeof import("./scheduleform.js").scheduleForm>[1]} act
 */
export const triggerForm = (id, act) =>
  readDetail(
    "runs-form schedule",
    () => (id.startsWith("new:") ? freshTrigger(id) : call("triggers.get", { id })),
    (node, g) => fill(node, /** @type {Trigger} */ (g), act),
  );

/** @type {Readonly<Partial<Record<Trigger["kind"], () => FieldSpec[]>>>} */
const own = {
  folder: () => [
    {
      name: "folder",
      label: t("Folder"),
      hint: t("Below the folder that is chosen for tools, or a whole path. Empty: the chosen folder itself."),
    },
    {
      name: "glob",
      label: t("Files"),
      placeholder: "*.pdf",
      hint: t("Empty: all files. Hidden files do not count. A file counts when it has not changed for two seconds."),
    },
  ],
  run: () => [
    {
      name: "afterWorkflowId",
      kind: "select",
      label: t("After the workflow"),
      options: [
        { value: "", name: t("Choose one") },
        ...templates.get().map((w) => ({ value: w.workflowId, name: w.name })),
      ],
    },
    {
      name: "ended",
      kind: "select",
      label: t("If it ended"),
      hint: t("A run that you stop starts nothing, and no more than ten workflows follow one another."),
      options: [
        { value: "completed", name: t("Well") },
        { value: "failed", name: t("Badly") },
        { value: "any", name: t("Well or badly") },
      ],
    },
  ],
  hook: () => [],
  command: () => [
    {
      name: "command",
      label: t("Command"),
      placeholder: "digest",
      hint: t("One word. What you type after it in a chat is given to the run as trigger.text."),
    },
  ],
};

/** @param {HTMLElement} node @param {Trigger} first @param {Parameters<typeof triggerForm>[1]} act */
function fill(node, first, act) {
  let g = first;
  const said = verdict();
  /** @param {Partial<Trigger>} patch */
  const put = (patch) => {
    g = { ...g, ...patch };
    said.tell(t("Not saved yet."), "");
  };
  const vars = varRows({
    label: t("Variables"),
    hint: t("Given to each run."),
    value: g.vars ?? {},
    changed: (v) => put({ vars: v }),
  });
  const token = h("div.hook-token");
  const keep = async () => {
    const named = vars.read();
    if (!named) return said.tell(t("A variable is not valid JSON."), "error");
    await said.watch(async () => {
      const { kind, enabled, overlap, folder, glob, afterWorkflowId, ended, command } = g;
      const what = { enabled, overlap, folder, glob, afterWorkflowId, ended, command, vars: named };
      if (g.triggerId) {
        g = await call("triggers.update", { id: g.triggerId, ...what });
        return drawFacts();
      }
      const made = await call("triggers.create", { id: g.workflowId, kind, ...what });
      if (!made.token) return act.made(made.triggerId);
      fill(node, made, act);
      showToken(made.token);
    });
  };
  const remove = async () => {
    const sure = await confirmLoss(t("Delete this trigger?"), t("Runs that it has begun stay."));
    if (sure && (await said.watch(() => call("triggers.delete", { id: g.triggerId })))) act.made("");
  };
  const facts = h("p.muted.schedule-facts");
  const drawFacts = () =>
    facts.replaceChildren(
      g.trouble ? h("span.error", g.trouble) : "",
      h("span", !g.triggerId ? t("Not saved yet.") : g.enabled ? t("It is on.") : t("It is off.")),
      g.lastAt ? h("span", t("Last: {when}", { when: fullDate(g.lastAt) })) : "",
      g.skippedAt
        ? h("span", t("Left out {when}, because the run before still worked", { when: fullDate(g.skippedAt) }))
        : "",
      g.lastRunId ? link(t("Its last run"), () => act.go("runs", g.lastRunId)) : "",
    );
  /** @param {string} text */
  const showToken = (text) => {
    const shown = node.querySelector(".hook-token") ?? token;
    shown.replaceChildren(
      h("p", { role: "status" }, t("This is its token. It is shown this once, so copy it now.")),
      h("code.hook-code", { tabindex: "0" }, text),
      copyButton(t("Copy the token"), () => text),
    );
  };
  const replace = async () => {
    const sure = await confirm({
      title: t("Replace the token?"),
      text: t("Programs that use the old one are refused from then on."),
      action: t("Replace"),
    });
    if (!sure) return;
    await said.watch(async () => showToken((await call("triggers.replaceToken", { id: g.triggerId })).token));
  };
  const address = `/api/hooks/${g.triggerId}`;
  const whole = door() === "serve" ? `${location.origin}${address}` : `http://127.0.0.1:8080${address}`;
  const hook = () =>
    h(
      "section.hook",
      h("h3", t("Address")),
      h("code.hook-code", { tabindex: "0" }, `POST ${whole}`),
      h(
        "div.actions",
        copyButton(t("Copy the address"), () => whole),
        copyButton(t("Copy a call for curl"), () => `curl -X POST -H 'Authorization: Bearer TOKEN' -d 'text' ${whole}`),
        button(t("Replace the token"), () => void replace(), { kind: "quiet" }),
      ),
      token,
      muted(g.tokenHint ? t("Its token ends in {hint}.", { hint: g.tokenHint }) : t("It has no token yet.")),
      muted(
        t(
          "A hook answers only while “terzetto serve” runs on this computer. Give it a fixed port, such as --addr 127.0.0.1:8080, or the address changes with each start. This window opens no port.",
        ),
      ),
    );
  drawFacts();
  node.replaceChildren(
    h("h2", act.nameOf(g.workflowId)),
    facts,
    ...fieldNodes(
      [
        { name: "enabled", kind: "switch", label: t("On"), hint: t("It works while Terzetto is open.") },
        ...(own[g.kind]?.() ?? []),
        {
          name: "overlap",
          kind: "select",
          label: t("If its run before still works"),
          options: overlaps,
        },
      ],
      g,
      put,
    ),
    g.kind === "hook" && g.triggerId ? hook() : token,
    vars.node,
    actions(
      button(g.triggerId ? t("Save") : t("Make it"), () => void keep(), { kind: "primary" }),
      button(t("Its workflow"), () => act.go("automations", g.workflowId), { kind: "quiet" }),
      g.triggerId ? button(t("Delete"), () => void remove(), { kind: "quiet danger-text" }) : "",
      said.node,
    ),
    permissionList(g.triggerId),
  );
}
