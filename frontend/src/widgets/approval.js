// Asks whether a tool may be used: once, for the run or the conversation, always within rules, or with other arguments.

import { call } from "../ipc/index.js";
import { button, h, muted, selectOf, spellInvisible, t, textOf, verdict } from "../lib/index.js";
import { toolOf } from "../model/catalog.js";
import { rulesFor, ruleWords } from "../model/permission.js";
import { asksPlace } from "../model/readwords.js";
import { argumentTitle, toolTitle } from "../model/toolwords.js";
import { aboutLines, argumentRows, heading, stepOf, targetLines } from "./requestparts.js";
import { argsForm } from "./schema/argsform.js";

/** @typedef {import("../model/readwords.js").Request} Request */
/** @typedef {import("./requestparts.js").Give} Give */

/** Why a tool that was always allowed asks again, and how its server describes it now. @param {Request} r */
function changedLines(r) {
  const about = spellInvisible(toolOf(r.toolId)?.description ?? "");
  return [
    h("p.error", { role: "status" }, t("Your permission no longer applies, because this tool has changed.")),
    about ? h("p", t("The tool server now says: “{text}”", { text: about })) : "",
  ];
}

/** What is allowed for longer than this call: the tool, or the host alone. @param {Request} r */
function forLonger(r) {
  if (r.inChat) return asksPlace(r) ? t("Allow this host for the conversation") : t("Allow for this conversation");
  if (asksPlace(r)) return r.teamId ? t("Allow this host for the task") : t("Allow this host for the run");
  return r.teamId ? t("Allow for this task") : t("Allow for this run");
}

/** Who waits for the answer, and what follows from a no. @param {Request} r */
function whoWaits(r) {
  if (r.inChat)
    return t("The reply is waiting for your answer. If you don't allow this, the model replies without the result.");
  if (r.teamId)
    return t("The agent is waiting for your answer. If you don't allow this, the agent continues without it.");
  return t(
    "{step} is waiting for your answer. If you don't allow this, the step fails, or its assistant continues without it.",
    { step: stepOf(r) },
  );
}

/** @param {Request} r @param {Give} give @returns {(Node | string)[]} */
export function approve(r, give) {
  const place = h("div.request-args", argumentRows(r));
  const doing = h("div.actions");
  const ask = () => [
    button(t("Allow once"), () => void give({ answer: "once" }), { kind: "primary" }),
    // What executes is asked for each time: a run may be led astray between two calls.
    r.level === "execute" ? "" : button(forLonger(r), () => void give({ answer: "run" })),
    r.triggerId ? button(t("Always allow…"), () => always(), { kind: "quiet" }) : "",
    button(t("Don't allow"), () => void give({ answer: "never" })),
    button(t("Edit arguments"), () => edit(r.args), { kind: "quiet", icon: "edit" }),
  ];
  /** @param {unknown} held */
  const edit = (held) => {
    const form = argsForm(toolOf(r.toolId)?.inputSchema, held);
    const allow = () => {
      const args = form.read();
      if (args === undefined) return;
      // A field shows no sign that cannot be seen, so such arguments are shown exactly before they are allowed.
      if (spellInvisible(textOf(args)) === textOf(args)) void give({ answer: "once", args });
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
    ...aboutLines(r),
    muted(whoWaits(r)),
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
  const tell = () => words.replaceChildren(...ruleWords(match, r.toolId).map((w) => h("li", spellInvisible(w))));
  const fields = args.map(([name, value]) => {
    const rules = rulesFor(value, asksPlace(r) ? "execute" : r.level, r.target);
    const id = `rule-${r.requestId}-${name}`;
    const select = selectOf(
      rules.map((rule, i) => ({ value: String(i), name: spellInvisible(rule.name) })),
      { id },
    );
    select.addEventListener("change", () => {
      match[name] = rules[Number(select.value)]?.value;
      tell();
    });
    return h("div.field", h("label", { for: id }, spellInvisible(argumentTitle(r.toolId, name))), select);
  });
  tell();
  const heading = h(
    "h4",
    { tabindex: "-1" },
    spellInvisible(
      t("Every run of this trigger can use “{tool}” without asking, with:", {
        tool: toolTitle(r.toolId, r.toolName),
      }),
    ),
  );
  return {
    node: h("div.rule-form", ...fields, heading, words, muted(t("To revoke the permission, open Triggers."))),
    /** Only what is wider than exactly the value. */
    read: () => Object.fromEntries(args.filter(([n, v]) => match[n] !== v).map(([n]) => [n, match[n]])),
    focus: () => (fields[0]?.querySelector("select") ?? heading).focus(),
  };
}
