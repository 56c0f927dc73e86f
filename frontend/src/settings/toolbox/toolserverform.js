// The form that adds a program that offers tools.

import { actions, h, row, sentence, sentForm, t } from "../../lib/index.js";
import { verdict } from "../../lib/verdict.js";
import { begin, working } from "../../widgets/task.js";
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
  const said = verdict();
  const name = line(t("files"));
  const command = line(t("npx"));
  const args = lines("-y\n@modelcontextprotocol/server-everything");
  const variables = lines("API_KEY=…");
  const add = h("button.button", { type: "submit" }, t("Start it and list its tools"));
  const submit = async () => {
    const remote = isAddress(command.value);
    const read = remote ? headersIn(variables.value) : variablesIn(variables.value);
    variables.setAttribute("aria-invalid", String(read.wrong !== ""));
    if (read.wrong) return said.tell(read.wrong, "error");
    said.tell("", "");
    const job = begin("toolbox.addServer", {
      name: name.value.trim(),
      command: remote ? "" : command.value.trim(),
      address: remote ? command.value.trim() : "",
      args: remote ? [] : argumentsIn(args.value),
      variables: read.variables,
    });
    add.setAttribute("disabled", "");
    busy.replaceChildren(working(t("Starting it and asking what it offers."), job.stop));
    try {
      const s = /** @type {import("./toolservers.js").Server} */ (await job.answer);
      for (const f of [name, command, args, variables]) f.value = "";
      await changed();
      said.tell(t("{server} is added.", { server: s.name }), "saved");
    } catch (err) {
      if (!job.stopped()) said.tell(sentence(err), "error");
    } finally {
      busy.replaceChildren();
      add.removeAttribute("disabled");
    }
  };
  return sentForm(
    { class: "speech-form" },
    submit,
    entry("server-name", t("Name"), t("Small letters, digits and hyphens. Its tools begin with it."), name),
    entry(
      "server-command",
      t("Program or address"),
      t("The name of a program, the whole path to it, or an address such as https://example.com/mcp."),
      command,
    ),
    entry("server-args", t("Arguments"), t("Of a program, one per line. Leave this empty for none."), args),
    entry(
      "server-variables",
      t("Variables or headers"),
      t(
        "One per line: NAME=value for a program, Name: value as a header for an address. Only this server gets them. They are kept encrypted and not shown again.",
      ),
      variables,
    ),
    actions(add, said.node),
    busy,
  );
}
