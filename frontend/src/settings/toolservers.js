// The programs of others that offer tools: what each offers, and the form that adds one.

import { call } from "../ipc/index.js";
import { h } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { button, sentence } from "./field.js";
import { begin, working } from "./task.js";
import { argumentsIn, commandLine, variablesIn } from "./toolinput.js";
import { verdict } from "./verdict.js";

/** @typedef {{toolId: string, name: string, title: string, description: string, readOnly: boolean, trouble: string}} Offer */
/** @typedef {{id: number, name: string, command: string, args: string[], variables: string[], offers: Offer[]}} Server */

/**
 * One server with its tools.
 * @param {Server} s @param {() => Promise<void>} changed
 */
export function serverRow(s, changed) {
  const said = verdict();
  const busy = h("div", { "aria-live": "polite" });
  const look = async () => {
    const job = begin("toolbox.refreshServer", { id: s.id });
    busy.replaceChildren(working(say("Starting {server} and asking what it offers.", { server: s.name }), job.stop));
    try {
      await job.answer;
      await changed();
    } catch (err) {
      busy.replaceChildren();
      if (!job.stopped()) said.tell(sentence(err), "error");
    }
  };
  const remove = async () => {
    if (await said.watch(() => call("toolbox.deleteServer", { id: s.id }))) await changed();
  };
  const usable = s.offers.filter((o) => o.trouble === "").length;
  return h(
    "li",
    { class: "engine", dataset: { server: s.name } },
    h(
      "div",
      { class: "engine-head" },
      h("span", { class: "engine-name" }, s.name),
      h(
        "span",
        { class: "badge plain" },
        say("{n, plural, =0 {no tools} one {# tool} other {# tools}}", { n: usable }),
      ),
      h(
        "span",
        { class: "server-acts" },
        named(
          button(say("Look again"), () => void look(), { kind: "quiet" }),
          say("Look again what {server} offers", { server: s.name }),
        ),
        named(
          button(say("Remove"), () => void remove(), { kind: "quiet" }),
          say("Remove {server}", { server: s.name }),
        ),
      ),
    ),
    h("p", { class: "card-address" }, h("code", null, commandLine(s.command, s.args))),
    s.variables.length > 0 &&
      h(
        "p",
        { class: "muted" },
        say("Gets {names}. The values are kept encrypted.", { names: s.variables.join(", ") }),
      ),
    s.offers.length > 0 &&
      h(
        "details",
        { class: "fold" },
        h("summary", null, say("What it offers")),
        h("ul", { class: "offers fold-body" }, ...s.offers.map(offerRow)),
      ),
    busy,
    said.node,
  );
}

/** @param {HTMLElement} node @param {string} name */
function named(node, name) {
  node.setAttribute("aria-label", name);
  return node;
}

/** @param {Offer} o */
const offerRow = (o) =>
  h(
    "li",
    { dataset: { usable: String(o.trouble === "") } },
    h("span", { class: "offer-name" }, o.title || o.name),
    " ",
    o.trouble === "" ? h("code", null, o.toolId) : h("span", { class: "badge plain" }, say("cannot be used")),
    h("p", null, o.trouble || o.description),
  );

/** @param {string} id @param {string} label @param {string} hint @param {HTMLInputElement | HTMLTextAreaElement} input */
function entry(id, label, hint, input) {
  input.id = id;
  input.spellcheck = false;
  input.setAttribute("autocomplete", "off");
  input.setAttribute("aria-describedby", `${id}-about`);
  return h(
    "div",
    { class: "field text-row" },
    h("label", { for: id }, label),
    input,
    h("p", { class: "about", id: `${id}-about` }, h("span", { class: "hint" }, hint)),
  );
}

const line = (/** @type {string} */ placeholder) =>
  /** @type {HTMLInputElement} */ (h("input", { type: "text", class: "mono", placeholder }));
const lines = (/** @type {string} */ placeholder) =>
  /** @type {HTMLTextAreaElement} */ (h("textarea", { class: "mono", rows: "3", placeholder }));

/**
 * The form that adds a server: it is started, and kept if it answers.
 * @param {() => Promise<void>} changed
 */
export function addForm(changed) {
  const busy = h("div", { "aria-live": "polite" });
  const said = verdict();
  const name = line("files");
  const command = line("npx");
  const args = lines("-y\n@modelcontextprotocol/server-everything");
  const variables = lines("API_KEY=…");
  const add = h("button", { type: "submit", class: "button" }, say("Start it and list its tools"));
  const submit = async (/** @type {Event} */ e) => {
    e.preventDefault();
    const read = variablesIn(variables.value);
    variables.setAttribute("aria-invalid", String(read.wrong !== ""));
    if (read.wrong) return said.tell(read.wrong, "error");
    said.tell("", "");
    const job = begin("toolbox.addServer", {
      name: name.value.trim(),
      command: command.value.trim(),
      args: argumentsIn(args.value),
      variables: read.variables,
    });
    add.setAttribute("disabled", "");
    busy.replaceChildren(working(say("Starting it and asking what it offers."), job.stop));
    try {
      const s = /** @type {Server} */ (await job.answer);
      for (const f of [name, command, args, variables]) f.value = "";
      await changed();
      said.tell(say("{server} is added.", { server: s.name }), "saved");
    } catch (err) {
      if (!job.stopped()) said.tell(sentence(err), "error");
    } finally {
      busy.replaceChildren();
      add.removeAttribute("disabled");
    }
  };
  return h(
    "form",
    { class: "speech-form", onsubmit: submit },
    entry("server-name", say("Name"), say("Small letters, digits and hyphens. Its tools begin with it."), name),
    entry("server-command", say("Program"), say("Its name, or the whole path to it."), command),
    entry("server-args", say("Arguments"), say("One per line. Leave it empty for none."), args),
    entry(
      "server-variables",
      say("Variables"),
      say("One per line, as NAME=value. Only this program gets them; they are kept encrypted and not shown again."),
      variables,
    ),
    h("div", { class: "actions" }, add, said.node),
    busy,
  );
}
