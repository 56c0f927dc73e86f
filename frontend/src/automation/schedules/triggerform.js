// The form of a trigger that is no schedule: a folder, the end of another workflow, a hook, or a command.

import { call } from "../../ipc/index.js";
import {
  actions,
  button,
  confirm,
  copyButton,
  fullDate,
  h,
  muted,
  spellInvisible,
  t,
  translateFault,
  verdict,
} from "../../lib/index.js";
import { workflows } from "../../model/catalog.js";
import { status } from "../../model/state.js";
import { pathButton } from "../../widgets/pathpicker.js";
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
      hint: t("A folder inside the tools folder, or a full path. Default: the tools folder."),
      chooser: (held, picked) => pathButton(t("Folder"), { folder: true, makes: false }, held, picked),
    },
    {
      name: "glob",
      label: t("Files"),
      placeholder: "*.pdf",
      hint: t("Default: all files except hidden ones. A file counts after two seconds without changes."),
    },
  ],
  run: () => [
    {
      name: "afterWorkflowId",
      kind: "select",
      label: t("After the workflow"),
      options: [
        { value: "", name: t("Choose") },
        ...workflows.get().map((w) => ({ value: w.workflowId, name: w.name })),
      ],
    },
    {
      name: "ended",
      kind: "select",
      label: t("When the workflow ends with"),
      hint: t("Runs that you stop start nothing. A chain of workflows ends after ten."),
      options: [
        { value: "completed", name: t("Success") },
        { value: "failed", name: t("Failure") },
        { value: "any", name: t("Success or failure") },
      ],
    },
  ],
  hook: () => [],
  command: () => [
    {
      name: "command",
      label: t("Command"),
      placeholder: "digest",
      hint: t("One word. Text after the command is available to the run as trigger.text."),
    },
  ],
};

/** The one time that a hook's token is shown. @param {HTMLElement} place @param {string} text */
const showToken = (place, text) =>
  place.replaceChildren(
    h("p", { role: "status" }, t("Copy the token now. It won't be shown again.")),
    h("code.hook-code", { tabindex: "0" }, text),
    copyButton(t("Copy token"), () => text),
  );

/** Why a trigger last began nothing. @param {Trigger} g @param {string} when */
const skippedWords = (g, when) =>
  g.skippedFile
    ? t("Skipped {when}: “{file}” was removed before the run started", { when, file: spellInvisible(g.skippedFile) })
    : t("Skipped {when}: the previous run was still going", { when });

/** What a person has to know about the address of a hook, as Terzetto runs now. */
function doorWords() {
  const at = status.get()?.door;
  if (!at)
    return t(
      "The window opens no port, so other programs can't call this hook. Run “terzetto serve --addr 127.0.0.1:8080” instead of the window.",
    );
  return at.fixed
    ? t("Programs on this computer can call this hook. The address stays the same after a restart.")
    : t(
        "Programs on this computer can call this hook, but the port changes with each start. To keep one, start “terzetto serve --addr 127.0.0.1:8080”.",
      );
}

/** Where another program calls a hook, and with which token. @param {Trigger} g */
function hook(g) {
  const said = verdict();
  const token = h("div.hook-token");
  const replace = async () => {
    const sure = await confirm({
      title: t("Replace the token?"),
      text: t("Programs that use the old token will be refused."),
      action: t("Replace"),
    });
    if (!sure) return;
    await said.watch(async () => showToken(token, (await call("triggers.replaceToken", { id: g.triggerId })).token));
  };
  const address = `/api/hooks/${g.triggerId}`;
  const whole = new URL(address, status.get()?.door?.url ?? "http://127.0.0.1:8080").href;
  return h(
    "section.hook",
    h("h3", t("Address")),
    h("code.hook-code", { tabindex: "0" }, `POST ${whole}`),
    actions(
      copyButton(t("Copy address"), () => whole),
      copyButton(t("Copy curl command"), () => `curl -X POST -H 'Authorization: Bearer TOKEN' -d 'text' ${whole}`),
      button(t("Replace token"), () => void replace(), { kind: "quiet" }),
      said.node,
    ),
    token,
    muted(g.tokenHint ? t("The token ends in {hint}.", { hint: g.tokenHint }) : t("No token yet.")),
    muted(doorWords()),
  );
}

/**
 * @param {string} id of a trigger; "new:", a kind and a workflow's id begins one
 * @param {import("./startform.js").Act} act
 */
export const triggerForm = (id, act) =>
  startForm(id, act, {
    ops: "triggers",
    make: t("Create"),
    deletion: (workflow) => t("Delete the trigger for “{workflow}”?", { workflow }),
    fresh: () => /** @type {Trigger} */ (freshTrigger(id)),
    idOf: (g) => g.triggerId,
    facts: (g) => [
      g.trouble && h("span.error", translateFault(g.trouble)),
      h("span", !g.triggerId ? t("Not saved yet.") : g.enabled ? t("On.") : t("Off.")),
      lastTime(g.lastAt),
      g.skippedAt && h("span", skippedWords(g, fullDate(g.skippedAt))),
    ],
    fields: (g) => [
      { name: "enabled", kind: "switch", label: t("On"), hint: t("Works while Terzetto is open.") },
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
