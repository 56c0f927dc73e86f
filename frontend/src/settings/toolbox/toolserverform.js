// The form of a server of tools, for one that is added and for one that is changed.

import { h, row, sentForm, t } from "../../lib/index.js";
import { saveState } from "../../lib/savestate.js";
import { heldBar } from "../../widgets/savebar.js";
import { begin, watchTask } from "../../widgets/task.js";
import { headersIn, variablesIn } from "./toolinput.js";
import { lineOf, nameFrom, serversIn } from "./toolpaste.js";

/** @typedef {{toolId: string, name: string, title: string, description: string, readOnly: boolean, trouble: string, unchecked?: string}} Offer */
/** @typedef {{is: string, why: string, retryIn: number, said: string[], strays: string[], skipped: number}} State */
/** @typedef {{id: number, name: string, command: string, args: string[], folder: string, address: string, variables: string[], offers: Offer[], state: State}} Server */
/** @typedef {import("./toolpaste.js").Pasted} Pasted */

/** Stands for a value that is stored and stays. */
const kept = "••••";

/** @param {string} id @param {string} label @param {string} hint @param {HTMLInputElement | HTMLTextAreaElement} input */
function entry(id, label, hint, input) {
  input.id = id;
  input.spellcheck = false;
  input.setAttribute("aria-describedby", `${id}-about`);
  return row(id, { label, hint }, input, null, "text-row");
}

const line = (/** @type {string} */ placeholder, value = "") => h("input.mono", { placeholder, value });
const lines = (/** @type {string} */ placeholder, value = "") => h("textarea.mono", { rows: "3", placeholder, value });

/** Named values as they are entered. @param {Record<string, string>} values @param {boolean} remote */
const written = (values, remote) =>
  Object.entries(values)
    .map(([n, v]) => (remote ? `${n}: ${v}` : `${n}=${v}`))
    .join("\n");

/** @param {string} prefix of the ids @param {Server | undefined} s */
const controlsOf = (prefix, s) => ({
  prefix,
  command: lines(
    "npx -y @modelcontextprotocol/server-everything",
    s ? s.address || lineOf([s.command, ...s.args]) : "",
  ),
  name: line(t("files"), s?.name),
  variables: lines(
    "API_KEY=…",
    s ? written(Object.fromEntries(s.variables.map((n) => [n, kept])), s.address !== "") : "",
  ),
  folder: line(t("Your home folder"), s?.folder),
});

/**
 * The form of a server: it is started, and kept if it answers.
 * @param {() => Promise<void>} changed
 * @param {{server: Server, leave: () => void}} [edits] the server that is changed; without it, one is added
 */
export function serverForm(changed, edits) {
  const busy = h("div", { "aria-live": "polite" });
  const said = saveState();
  const found = h("p.muted", { role: "status" });
  const { prefix, ...controls } = controlsOf(edits ? `server-${edits.server.id}` : "server", edits?.server);
  const { command, name, variables, folder } = controls;
  /** @type {Pasted[]} the servers that were pasted and are still to be added */
  let waiting = [];
  const bar = heldBar(edits ? `tool server ${edits.server.id}` : "tool server new", controls, {
    word: edits ? t("Save and list tools") : t("Connect and list tools"),
    fresh: !edits,
    changed: () => queue([]),
    ...(edits ? { leave: edits.leave } : {}),
  });
  /** @param {Pasted[]} next */
  const queue = (next) => {
    waiting = next;
    found.textContent =
      next.length > 0
        ? t("Next from what you pasted: {names}.", { names: next.map((one) => one.name).join(", ") })
        : "";
  };
  /** Fills the form. @param {Pasted} one */
  const fill = (one) => {
    command.value = one.address || lineOf([one.command, ...one.args]);
    if (!edits) name.value = one.name || name.value;
    const before = variables.value.trim();
    variables.value = written(one.variables, one.address !== "") || before;
    folder.value = one.folder || folder.value;
    const empty = Object.entries(one.variables).filter(([, v]) => v === "");
    said.tell(
      empty.length > 0 ? t("Enter the values of {names}.", { names: empty.map(([n]) => n).join(", ") }) : "",
      "error",
    );
    command.dispatchEvent(new Event("change")); // what was entered is held
  };
  /** Reads what is in the field, and spreads it over the others. @returns {Pasted | undefined} */
  const spread = () => {
    const [one, ...more] = serversIn(command.value);
    if (!one) return undefined;
    if (more.length > 0) queue(more);
    const plain = one.address || lineOf([one.command, ...one.args]);
    if (plain !== command.value.trim() || (name.value.trim() === "" && one.name !== "")) fill(one);
    return one;
  };
  command.addEventListener("paste", () => setTimeout(spread)); // once the text is in the field
  command.addEventListener("blur", spread);
  name.addEventListener("change", () => {
    if (name.value.trim() !== "") name.value = nameFrom(name.value);
  });
  const submit = async () => {
    const one = spread();
    if (!one && command.value.trim() !== "") {
      command.setAttribute("aria-invalid", "true");
      return said.tell(t("This names no server. Enter a command, an address or the JSON of a configuration."), "error");
    }
    command.setAttribute("aria-invalid", "false");
    const remote = Boolean(one?.address);
    const read = remote ? headersIn(variables.value) : variablesIn(variables.value);
    variables.setAttribute("aria-invalid", String(read.wrong !== ""));
    if (read.wrong) return said.tell(read.wrong, "error");
    bar.saves.disabled = true;
    const job = begin(edits ? "toolbox.updateServer" : "toolbox.addServer", {
      ...(edits ? { id: edits.server.id } : {}),
      name: nameFrom(name.value),
      command: one?.command ?? "",
      address: one?.address ?? "",
      args: one?.args ?? [],
      folder: remote ? "" : folder.value.trim(),
      variables: read.variables,
    });
    await watchTask(busy, said, t("Connecting and listing tools…"), job, async ({ name: server }) => {
      const next = waiting;
      bar.saved();
      queue([]);
      if (edits) edits.leave();
      await changed();
      if (next[0]) {
        fill(next[0]);
        queue(next.slice(1));
      }
      said.tell(edits ? t("{server} was changed.", { server }) : t("{server} was added.", { server }), "saved");
    });
    bar.saves.disabled = false;
  };
  return sentForm(
    { class: "speech-form" },
    submit,
    entry(
      `${prefix}-command`,
      t("Command, address or configuration"),
      t(
        "What the server's page tells you to paste: a command, an address, or JSON with mcpServers. It fills in the other fields.",
      ),
      command,
    ),
    entry(
      `${prefix}-name`,
      t("Name"),
      t("Lowercase letters, digits and hyphens. Tool names start with this name."),
      name,
    ),
    entry(
      `${prefix}-variables`,
      t("Variables or headers"),
      edits
        ? t("A value of four dots stays as it is. Remove a line to remove its value.")
        : t(
            "One per line: NAME=value for a program, Name: value as a header for an address. The values are encrypted and sent only to this server.",
          ),
      variables,
    ),
    entry(
      `${prefix}-folder`,
      t("Working folder"),
      t("The folder in which the program runs. Leave empty for your home folder."),
      folder,
    ),
    found,
    said.node,
    busy,
    bar.node,
  );
}
