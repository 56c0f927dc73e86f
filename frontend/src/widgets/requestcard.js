// What a run asks of a person: to allow a tool with these very arguments, to repeat a step that was cut off, or a
// question. The card shows what will happen and nothing that a model said about it.

import { call, Fault } from "../ipc/index.js";
import {
  actions,
  button,
  commandLine,
  h,
  keyed,
  muted,
  plainly,
  selectOf,
  sizeWords,
  t,
  textOf,
  told,
  verdict,
} from "../lib/index.js";
import { toolOf } from "../model/catalog.js";
import { rulesFor, ruleWords } from "../model/permission.js";
import { levelWord } from "../model/runlabels.js";
import { argumentTitle, toolTitle } from "../model/toolwords.js";
import { argsForm } from "./schema/argsform.js";

/** @typedef {import("../../types/api.d.ts").run.Request} Request */

/** More are counted; each answer brings up the next. */
const most = 10;

/** @param {() => void} answered */
export function requestCards(answered) {
  const list = h("ul.request-list", { "aria-label": t("Waiting for you") });
  const rest = h("p.muted");
  return {
    node: h("div.requests", list, rest),
    /** @param {readonly Request[]} all */
    show(all) {
      // A request never changes, so a card keeps what a person has begun to enter.
      keyed(
        list,
        all.slice(0, most),
        (r) => r.requestId,
        (r) => requestCard(r, answered),
      );
      rest.textContent = all.length > most ? t("{n} more", { n: all.length - most }) : "";
    },
  };
}

/** @param {Request} r @param {() => void} answered */
export function requestCard(r, answered) {
  const said = verdict();
  const node = h("li.request", { dataset: { request: r.requestId, kind: r.kind, level: r.level } });
  /** @type {Give} */
  const give = async (what, refused) => {
    for (const b of node.querySelectorAll("button")) b.disabled = true;
    const ok = await said.watch(async () => {
      try {
        await call("runs.answer", { requestId: r.requestId, ...what });
      } catch (e) {
        const fields = e instanceof Fault ? e.details["fields"] : null;
        if (fields && refused?.(/** @type {Record<string, string>} */ (fields)))
          throw new Error(t("This answer doesn't match the form."));
        throw e;
      }
    });
    for (const b of node.querySelectorAll("button")) b.disabled = false;
    if (ok) answered();
  };
  const body =
    r.kind === "approve"
      ? approve(r, give)
      : r.kind === "repeat"
        ? repeat(r, give)
        : hasFields(r.schema)
          ? questionForm(r, give)
          : question(r, give);
  node.append(...body, said.node);
  return node;
}

/** @typedef {(what: Record<string, unknown>, refused?: (fields: Record<string, string>) => boolean) => Promise<void>} Give refused: shows what is wrong at the fields, and says whether it could */

/** The step that asks, by its place where it has one. @param {Request} r */
const stepOf = (r) =>
  r.path ? t("Step “{name}”", { name: r.path }) : t("Step {n}", { n: String(r.instructionIndex + 1) });

/** @param {Request} r */
const heading = (r) =>
  h(
    "h3.request-title",
    r.kind === "repeat"
      ? t("{step} was interrupted: {tool}", { step: stepOf(r), tool: toolTitle(r.toolId, r.toolName) })
      : t("Allow “{tool}”?", { tool: toolTitle(r.toolId, r.toolName) }),
    r.level ? h("span.level", { dataset: { level: r.level } }, levelWord(r.level)) : null,
  );

/** What a call is aimed at comes first, and the text that it writes last. */
const order = ["method", "url", "from", "to", "path", "name", "command"];
const texts = ["content", "source", "rows", "text", "json", "form"];

/** @param {string} name of an argument */
function rankOf(name) {
  const at = order.indexOf(name);
  return at >= 0 ? at : texts.includes(name) ? order.length + 1 : order.length;
}

/** What the call would change or reach; the call does that or fails. @param {Request} r @returns {HTMLElement | null} */
function targetLines({ target }) {
  if (!target) return null;
  const { path, from, host, program, tool } = target;
  const lines = [
    path && (from ? t("Renames {from} to {path}", { from, path }) : fileLine(target)),
    host && t("Sends to {host}", { host }),
    from && !path && t("Sends the file {from}", { from }),
    program && (tool ? t("Calls the tool server {program}", { program }) : t("Starts {program}", { program })),
  ].filter((line) => typeof line === "string" && line !== "");
  return lines.length > 0 ? h("ul.request-target", ...lines.map((line) => h("li", plainly(String(line))))) : null;
}

/** What happens to the file that a call writes. @param {NonNullable<Request["target"]>} target */
function fileLine({ path, replaces, adds, bytes }) {
  if (!replaces) return t("Creates {path}", { path });
  const size = sizeWords(bytes);
  return adds
    ? t("Adds to the file {path} ({size})", { path, size })
    : t("Replaces the file {path} ({size})", { path, size });
}

/** @param {Request} r @param {unknown} [args] in place of those that were asked about */
function argumentRows(r, args = r.args) {
  const rows = typeof args === "object" && args !== null && !Array.isArray(args) ? Object.entries(args) : [];
  if (rows.length === 0) return muted(t("No arguments."));
  rows.sort(([a], [b]) => rankOf(a) - rankOf(b));
  return h("dl.exact", { "aria-label": t("The exact arguments") }, ...rows.map((row) => argumentRow(r.toolId, row)));
}

/**
 * A command as one types it, a list line by line, everything else as it is. A list that would be read as another one
 * stays JSON.
 * @param {string} key @param {unknown} value
 */
function readable(key, value) {
  if (!Array.isArray(value) || !value.every((v) => typeof v === "string")) return textOf(value);
  if (key === "command") return commandLine(value);
  return value.every((v) => v.trim() !== "" && !v.includes("\n")) ? value.join("\n") : textOf(value);
}

/** @param {string} tool its id @param {[name: string, value: unknown]} argument */
function argumentRow(tool, [key, value]) {
  const name = argumentTitle(tool, key);
  const exact = { tabindex: "0", role: "region", "aria-label": name };
  const shown = h("pre", exact, plainly(readable(key, value)) || t("(empty)"));
  return h("div", h("dt", plainly(name)), h("dd", shown));
}

/** Why a tool that was always allowed asks again, and how its server describes it now. @param {Request} r */
function changedLines(r) {
  const about = plainly(toolOf(r.toolId)?.description ?? "");
  return [
    h("p.error", { role: "status" }, t("Your permission no longer applies, because this tool has changed.")),
    about ? h("p", t("The tool server now says: “{text}”", { text: about })) : "",
  ];
}

/** @param {Request} r @param {Give} give @returns {(Node | string)[]} */
function approve(r, give) {
  const place = h("div.request-args", argumentRows(r));
  const doing = h("div.actions");
  const ask = () => [
    button(t("Allow once"), () => void give({ answer: "once" }), { kind: "primary" }),
    // What executes is asked for each time: a run may be led astray between two calls.
    r.level === "execute"
      ? ""
      : button(r.teamId ? t("Allow for this task") : t("Allow for this run"), () => void give({ answer: "run" })),
    r.triggerId ? button(t("Always allow…"), () => always(), { kind: "quiet" }) : "",
    button(t("Refuse"), () => void give({ answer: "never" })),
    button(t("Edit arguments"), () => edit(r.args), { kind: "quiet", icon: "edit" }),
  ];
  /** @param {unknown} held */
  const edit = (held) => {
    const form = argsForm(toolOf(r.toolId)?.inputSchema, held);
    const allow = () => {
      const args = form.read();
      if (args === undefined) return;
      // A field shows no sign that cannot be seen, so such arguments are shown exactly before they are allowed.
      if (plainly(textOf(args)) === textOf(args)) void give({ answer: "once", args });
      else lookAgain(args);
    };
    place.replaceChildren(form.node);
    doing.replaceChildren(
      button(t("Allow once with these"), allow, { kind: "primary" }),
      button(t("Reset"), back, { kind: "quiet" }),
    );
    form.focus();
  };
  /** @param {unknown} args */
  const lookAgain = (args) => {
    place.replaceChildren(
      h("p.error", { role: "alert" }, t("These arguments contain invisible characters, spelled out below.")),
      argumentRows(r, args),
    );
    const sure = button(t("Allow once with these"), () => void give({ answer: "once", args }), { kind: "primary" });
    doing.replaceChildren(
      sure,
      button(t("Edit arguments"), () => edit(args), { kind: "quiet", icon: "edit" }),
    );
    sure.focus();
  };
  const always = () => {
    const form = ruleForm(r);
    const said = verdict();
    const allow = () =>
      said.watch(async () => {
        await call("permissions.create", { requestId: r.requestId, match: form.read() });
        await give({ answer: "once" });
      });
    const sure = button(t("Always allow"), () => void allow(), { kind: "primary" });
    place.replaceChildren(form.node);
    doing.replaceChildren(sure, button(t("Back"), back, { kind: "quiet" }), said.node);
    form.focus();
  };
  const back = () => {
    place.replaceChildren(argumentRows(r));
    doing.replaceChildren(...ask());
    /** @type {HTMLElement | null} */ (doing.querySelector("button"))?.focus();
  };
  doing.replaceChildren(...ask());
  return [
    heading(r),
    muted(
      r.teamId
        ? t("The agent is waiting for your answer. “Refuse” lets the agent continue without one.")
        : t("{step} is waiting for your answer. “Refuse” makes the step fail.", { step: stepOf(r) }),
    ),
    ...(r.changed ? changedLines(r) : []),
    targetLines(r) ?? "",
    place,
    doing,
  ];
}

/** What may be allowed once and for all: a rule for each argument, and in words what they allow. @param {Request} r */
function ruleForm(r) {
  const args = Object.entries(/** @type {Record<string, unknown>} */ (r.args ?? {}));
  /** @type {Record<string, unknown>} */
  const match = Object.fromEntries(args);
  const words = h("ul.permission-rules", { role: "status" });
  const tell = () => words.replaceChildren(...ruleWords(match, r.toolId).map((w) => h("li", plainly(w))));
  const fields = args.map(([name, value]) => {
    const rules = rulesFor(value, r.level, r.target);
    const id = `rule-${r.requestId}-${name}`;
    const select = selectOf(
      rules.map((rule, i) => ({ value: String(i), name: plainly(rule.name) })),
      { id },
    );
    select.addEventListener("change", () => {
      match[name] = rules[Number(select.value)]?.value;
      tell();
    });
    return h("div.field", h("label", { for: id }, plainly(argumentTitle(r.toolId, name))), select);
  });
  tell();
  const heading = h(
    "h4",
    { tabindex: "-1" },
    t("Every run of this trigger can use “{tool}” without asking, with:", {
      tool: toolTitle(r.toolId, r.toolName),
    }),
  );
  return {
    node: h("div.rule-form", ...fields, heading, words, muted(t("To revoke the permission, open Triggers."))),
    /** Only what is wider than exactly the value. */
    read: () => Object.fromEntries(args.filter(([n, v]) => match[n] !== v).map(([n]) => [n, match[n]])),
    focus: () => (fields[0]?.querySelector("select") ?? heading).focus(),
  };
}

/** @param {Request} r @param {Give} give @returns {(Node | string)[]} */
function repeat(r, give) {
  return [
    heading(r),
    h(
      "p",
      t(
        "Terzetto closed while this tool was running. How far the tool got is unknown, so the step isn't repeated automatically.",
      ),
    ),
    targetLines(r) ?? "",
    h("div.request-args", argumentRows(r)),
    actions(
      button(t("Repeat step"), () => void give({ answer: "again" }), { kind: "primary" }),
      button(t("Mark as done and continue"), () => void give({ answer: "done" })),
    ),
  ];
}

/** @param {Request} r @param {Give} give @returns {Node[]} */
function question(r, give) {
  const id = `question-${r.requestId}`;
  const field = h("textarea", { id, rows: "2" });
  return [
    h("label.request-title", { for: id }, plainly(told(r.text)) || t("Question")),
    field,
    actions(
      button(
        t("Send answer"),
        () => (field.value.trim() ? void give({ answer: "text", value: field.value }) : field.focus()),
        { kind: "primary" },
      ),
    ),
  ];
}

/** The form of the program's own question, in the words of the window; the forms of a workflow keep theirs. @param {any} schema */
function inWindowWords(schema) {
  const asked = schema.properties.continue;
  if (asked?.title !== "What next?") return schema;
  const choices = [
    { const: true, title: t("Continue") },
    { const: false, title: t("Finish now") },
  ];
  return { ...schema, properties: { continue: { ...asked, title: t("What's next?"), oneOf: choices } } };
}

/** A question whose answer has a form. What the backend finds wrong is said at its field. @param {Request} r @param {Give} give @returns {Node[]} */
function questionForm(r, give) {
  const form = argsForm(inWindowWords(r.schema), {});
  const answer = async () => {
    const value = form.read();
    if (value === undefined) return;
    await give({ answer: "text", value }, (wrong) => {
      const named = Object.entries(wrong).filter(([at, text]) => form.blame(at, text));
      if (named.length > 0) form.focus();
      return named.length > 0;
    });
  };
  form.node.setAttribute("role", "group");
  form.node.setAttribute("aria-label", plainly(told(r.text)));
  return [
    h("h3.request-title", plainly(told(r.text)) || t("Question")),
    form.node,
    actions(button(t("Send answer"), () => void answer(), { kind: "primary" })),
  ];
}

/** Whether an answer is an object with fields. @param {any} schema */
const hasFields = (schema) => Object.keys(schema?.properties ?? {}).length > 0;
