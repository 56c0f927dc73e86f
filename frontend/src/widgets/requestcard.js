// What a run asks of a person: to allow a tool with these very arguments, to repeat a step that was cut off, or a
// question. The card shows what will happen and nothing that a model said about it.

import { call, Fault } from "../ipc/index.js";
import { plainly, textOf } from "../lib/exact.js";
import { actions, button, h, keyed, muted, selectOf, t, verdict } from "../lib/index.js";
import { toolOf } from "../model/catalog.js";
import { rulesFor, ruleWords } from "../model/permission.js";
import { levelWord } from "../model/runlabels.js";
import { argsForm } from "./schema/argsform.js";

/** @typedef {import("../../types/api.d.ts").run.Request} Request */

/** More are counted; each answer brings up the next. */
const most = 10;

/** @param {() => void} answered */
export function requestCards(answered) {
  const list = h("ul.request-list", { "aria-label": t("It waits for you") });
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
      rest.textContent = all.length > most ? t("and {n} more", { n: all.length - most }) : "";
    },
  };
}

/** @param {Request} r @param {() => void} answered */
export function requestCard(r, answered) {
  const said = verdict();
  const node = h("li.request", { dataset: { kind: r.kind, level: r.level } });
  /** @type {Give} */
  const give = async (what, refused) => {
    for (const b of node.querySelectorAll("button")) b.disabled = true;
    const ok = await said.watch(async () => {
      try {
        await call("runs.answer", { requestId: r.requestId, ...what });
      } catch (e) {
        const fields = e instanceof Fault ? e.details["fields"] : null;
        if (fields && refused?.(/** @type {Record<string, string>} */ (fields)))
          throw new Error(t("The answer does not fit yet."));
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

/** @param {Request} r */
const heading = (r) =>
  h(
    "h3.request-title",
    r.kind === "repeat"
      ? t("Step {n} was cut off: {tool}", { n: r.instructionIndex + 1, tool: r.toolName || r.toolId })
      : t("May it use {tool}?", { tool: r.toolName || r.toolId }),
    r.level ? h("span.level", { dataset: { level: r.level } }, levelWord(r.level)) : null,
  );

/** @param {unknown} args */
function argumentRows(args) {
  const rows = typeof args === "object" && args !== null && !Array.isArray(args) ? Object.entries(args) : [];
  if (rows.length === 0) return muted(t("It takes no arguments."));
  return h("dl.exact", { "aria-label": t("The exact arguments") }, ...rows.map(argumentRow));
}

/** @param {[name: string, value: unknown]} argument */
function argumentRow([name, value]) {
  const exact = { tabindex: "0", role: "region", "aria-label": name };
  const shown = h("pre", exact, plainly(textOf(value)) || t("(empty)"));
  return h("div", h("dt", plainly(name)), h("dd", shown));
}

/** @param {Request} r @param {Give} give @returns {Node[]} */
function approve(r, give) {
  const place = h("div.request-args", argumentRows(r.args));
  const doing = h("div.actions");
  const ask = () => [
    button(t("Allow once"), () => void give({ answer: "once" }), { kind: "primary" }),
    // What executes is asked for each time: a run may be led astray between two calls.
    r.level === "execute"
      ? ""
      : button(r.teamId ? t("Allow for this task") : t("Allow for this run"), () => void give({ answer: "run" })),
    r.triggerId ? button(t("Always allow this…"), () => always(), { kind: "quiet" }) : "",
    button(t("Refuse"), () => void give({ answer: "never" })),
    button(t("Change the arguments"), () => edit(r.args), { kind: "quiet", icon: "edit" }),
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
      button(t("Back to its own"), back, { kind: "quiet" }),
    );
    form.focus();
  };
  /** @param {unknown} args */
  const lookAgain = (args) => {
    place.replaceChildren(
      h("p.error", { role: "alert" }, t("These hold signs that cannot be seen. Here they are spelled out.")),
      argumentRows(args),
    );
    const sure = button(t("Allow once with these"), () => void give({ answer: "once", args }), { kind: "primary" });
    doing.replaceChildren(
      sure,
      button(t("Change the arguments"), () => edit(args), { kind: "quiet", icon: "edit" }),
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
    const sure = button(t("Always allow this"), () => void allow(), { kind: "primary" });
    place.replaceChildren(form.node);
    doing.replaceChildren(sure, button(t("Back"), back, { kind: "quiet" }), said.node);
    form.focus();
  };
  const back = () => {
    place.replaceChildren(argumentRows(r.args));
    doing.replaceChildren(...ask());
    /** @type {HTMLElement | null} */ (doing.querySelector("button"))?.focus();
  };
  doing.replaceChildren(...ask());
  return [
    heading(r),
    muted(
      r.teamId
        ? t("The agent waits for your answer. “Refuse” lets it go on without.")
        : t("Step {n} stands still until you answer. “Refuse” makes the step fail.", { n: r.instructionIndex + 1 }),
    ),
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
  const tell = () => words.replaceChildren(...ruleWords(match).map((w) => h("li", plainly(w))));
  const fields = args.map(([name, value]) => {
    const rules = rulesFor(value, r.level);
    const id = `rule-${r.requestId}-${name}`;
    const select = selectOf(
      rules.map((rule, i) => ({ value: String(i), name: plainly(rule.name) })),
      { id },
    );
    select.addEventListener("change", () => {
      match[name] = rules[Number(select.value)]?.value;
      tell();
    });
    return h("div.field", h("label", { for: id }, plainly(name)), select);
  });
  tell();
  const heading = h(
    "h4",
    { tabindex: "-1" },
    t("Every run of this trigger may use {tool} without asking, with:", { tool: r.toolName }),
  );
  return {
    node: h("div.rule-form", ...fields, heading, words, muted(t("You can revoke this under Triggers."))),
    /** Only what is wider than exactly the value. */
    read: () => Object.fromEntries(args.filter(([n, v]) => match[n] !== v).map(([n]) => [n, match[n]])),
    focus: () => (fields[0]?.querySelector("select") ?? heading).focus(),
  };
}

/** @param {Request} r @param {Give} give @returns {Node[]} */
function repeat(r, give) {
  return [
    heading(r),
    h(
      "p",
      t(
        "Terzetto ended while this tool was at work, and nobody knows how far it came. It may not be repeated by itself.",
      ),
    ),
    h("div.request-args", argumentRows(r.args)),
    actions(
      button(t("Do it again"), () => void give({ answer: "again" }), { kind: "primary" }),
      button(t("It is done, go on"), () => void give({ answer: "done" })),
    ),
  ];
}

/** @param {Request} r @param {Give} give @returns {Node[]} */
function question(r, give) {
  const id = `question-${r.requestId}`;
  const field = h("textarea", { id, rows: "2" });
  return [
    h("label.request-title", { for: id }, plainly(r.text) || t("It asks something.")),
    field,
    actions(
      button(
        t("Answer"),
        () => (field.value.trim() ? void give({ answer: "text", value: field.value }) : field.focus()),
        { kind: "primary" },
      ),
    ),
  ];
}

/** A question whose answer has a form. What the backend finds wrong is said at its field. @param {Request} r @param {Give} give @returns {Node[]} */
function questionForm(r, give) {
  const form = argsForm(r.schema, {});
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
  form.node.setAttribute("aria-label", plainly(r.text));
  return [
    h("h3.request-title", plainly(r.text) || t("It asks something.")),
    form.node,
    actions(button(t("Answer"), () => void answer(), { kind: "primary" })),
  ];
}

/** Whether an answer is an object with fields. @param {any} schema */
const hasFields = (schema) => Object.keys(schema?.properties ?? {}).length > 0;
