// The form of a trigger that is no schedule: a folder, the end of another workflow, a hook, or a command.

import { call, door } from "../../ipc/index.js";
import { copyButton } from "../../lib/copybutton.js";
import { actions, button, confirm, fullDate, h, muted, t, verdict } from "../../lib/index.js";
import { templates } from "../../model/catalog.js";
import { lastTime, only, overlap, startForm } from "./startform.js";

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

/** The one time that a hook's token is shown. @param {HTMLElement} place @param {string} text */
const showToken = (place, text) =>
  place.replaceChildren(
    h("p", { role: "status" }, t("This is its token. It is shown this once, so copy it now.")),
    h("code.hook-code", { tabindex: "0" }, text),
    copyButton(t("Copy the token"), () => text),
  );

/** Where another program calls a hook, and with which token. @param {Trigger} g */
function hook(g) {
  const said = verdict();
  const token = h("div.hook-token");
  const replace = async () => {
    const sure = await confirm({
      title: t("Replace the token?"),
      text: t("Programs that use the old one are refused from then on."),
      action: t("Replace"),
    });
    if (!sure) return;
    await said.watch(async () => showToken(token, (await call("triggers.replaceToken", { id: g.triggerId })).token));
  };
  const address = `/api/hooks/${g.triggerId}`;
  const whole = door() === "serve" ? `${location.origin}${address}` : `http://127.0.0.1:8080${address}`;
  return h(
    "section.hook",
    h("h3", t("Address")),
    h("code.hook-code", { tabindex: "0" }, `POST ${whole}`),
    actions(
      copyButton(t("Copy the address"), () => whole),
      copyButton(t("Copy a call for curl"), () => `curl -X POST -H 'Authorization: Bearer TOKEN' -d 'text' ${whole}`),
      button(t("Replace the token"), () => void replace(), { kind: "quiet" }),
      said.node,
    ),
    token,
    muted(g.tokenHint ? t("Its token ends in {hint}.", { hint: g.tokenHint }) : t("It has no token yet.")),
    muted(
      t(
        "A hook answers only while “terzetto serve” runs on this computer. Give it a fixed port, such as --addr 127.0.0.1:8080, or the address changes with each start. This window opens no port.",
      ),
    ),
  );
}

/**
 * @param {string} id of a trigger; "new:", a kind and a workflow's id begins one
 * @param {import("./startform.js").Act} act
 */
export const triggerForm = (id, act) =>
  startForm(id, act, {
    ops: "triggers",
    make: t("Make it"),
    deletion: t("Delete this trigger?"),
    fresh: () => /** @type {Trigger} */ (freshTrigger(id)),
    idOf: (g) => g.triggerId,
    facts: (g) => [
      g.trouble && h("span.error", g.trouble),
      h("span", !g.triggerId ? t("Not saved yet.") : g.enabled ? t("It is on.") : t("It is off.")),
      lastTime(g.lastAt),
      g.skippedAt &&
        h("span", t("Left out {when}, because the run before still worked", { when: fullDate(g.skippedAt) })),
    ],
    fields: (g) => [
      { name: "enabled", kind: "switch", label: t("On"), hint: t("It works while Terzetto is open.") },
      ...(own[g.kind]?.() ?? []),
      overlap,
    ],
    below: (g) => (g.kind === "hook" && g.triggerId ? [hook(g)] : []),
    given: (g, vars) => ({
      ...(!g.triggerId && { id: g.workflowId, kind: g.kind }),
      ...only(g, "enabled", "overlap", "folder", "glob", "afterWorkflowId", "ended", "command"),
      vars,
    }),
    made: (made, node, shown) => {
      const { token } = /** @type {{token?: string}} */ (/** @type {unknown} */ (made));
      if (!token) return act.made(made.triggerId);
      shown();
      showToken(/** @type {HTMLElement} */ (node.querySelector(".hook-token")), token);
    },
  });
