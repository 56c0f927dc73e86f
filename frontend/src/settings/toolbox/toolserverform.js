// The form that adds a program that offers tools.

import { h, row, sentForm, t } from "../../lib/index.js";
import { saveState } from "../../lib/savestate.js";
import { heldBar } from "../../widgets/savebar.js";
import { begin, watchTask } from "../../widgets/task.js";
import { argumentsIn, headersIn, isAddress, variablesIn } from "./toolinput.js";

/** @param {string} id @param {string} label @param {string} hint @param {HTMLInputElement | HTMLTextAreaElement} input */
function entry(id, label, hint, input) {
  input.id = id;
  input.spellcheck = false;
  input.setAttribute("aria-describedby", `${id}-about`);
  return row(id, { label, hint }, input, null, "text-row");
}

const line = (/** @type {string} */ placeholder) => h("input.mono", { placeholder });
const lines = (/** @type {string} */ placeholder) => h("textarea.mono", { rows: "3", placeholder });

/**
 * The form that adds a server: it is started, and kept if it answers.
 * @param {() => Promise<void>} changed
 */
export function addForm(changed) {
  const busy = h("div", { "aria-live": "polite" });
  const said = saveState();
  const name = line(t("files"));
  const command = line(t("npx"));
  const args = lines("-y\n@modelcontextprotocol/server-everything");
  const variables = lines("API_KEY=…");
  const bar = heldBar(
    "tool server new",
    { name, command, args, variables },
    { word: t("Connect and list tools"), fresh: true },
  );
  const submit = async () => {
    const remote = isAddress(command.value);
    const read = remote ? headersIn(variables.value) : variablesIn(variables.value);
    variables.setAttribute("aria-invalid", String(read.wrong !== ""));
    if (read.wrong) return said.tell(read.wrong, "error");
    bar.saves.disabled = true;
    const job = begin("toolbox.addServer", {
      name: name.value.trim(),
      command: remote ? "" : command.value.trim(),
      address: remote ? command.value.trim() : "",
      args: remote ? [] : argumentsIn(args.value),
      variables: read.variables,
    });
    await watchTask(busy, said, t("Connecting and listing tools…"), job, async ({ name: server }) => {
      bar.saved();
      await changed();
      said.tell(t("{server} was added.", { server }), "saved");
    });
    bar.saves.disabled = false;
  };
  return sentForm(
    { class: "speech-form" },
    submit,
    entry("server-name", t("Name"), t("Lowercase letters, digits and hyphens. Tool names start with this name."), name),
    entry(
      "server-command",
      t("Program or address"),
      t("A program name, its full path, or an address such as https://example.com/mcp."),
      command,
    ),
    entry("server-args", t("Arguments"), t("For a program, one argument per line. Optional."), args),
    entry(
      "server-variables",
      t("Variables or headers"),
      t(
        "One per line: NAME=value for a program, Name: value as a header for an address. The values are encrypted and sent only to this server.",
      ),
      variables,
    ),
    said.node,
    busy,
    bar.node,
  );
}
