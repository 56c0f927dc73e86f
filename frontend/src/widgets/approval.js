// Asks whether a tool may be used: once, for the run or the conversation, always within rules, or with other arguments.

import { call } from "../ipc/index.js";
import { button, h, muted, spellInvisible, t, textOf, translateFault, verdict } from "../lib/index.js";
import { toolOf } from "../model/catalog.js";
import { asksPlace } from "../model/readwords.js";
import { aboutLines, argumentRows, heading, stepOf, targetLines } from "./requestparts.js";
import { ruleForm } from "./ruleform.js";
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
    r.triggerId ? button(t("Always allow…"), () => void always(), { kind: "quiet" }) : "",
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
  const always = async () => {
    const said = verdict();
    /** @type {import("../../types/api.d.ts").run.Proposal | undefined} */
    let proposal;
    const close = button(t("Back"), back, { kind: "quiet" });
    doing.replaceChildren(close, said.node);
    await said.watch(async () => {
      proposal = await call("permissions.proposal", { requestId: r.requestId });
    });
    if (!proposal || !doing.contains(close)) return;
    if (proposal.never) {
      doing.replaceChildren(h("p", { role: "status" }, translateFault(proposal.never)), close);
      close.focus();
      return;
    }
    const form = ruleForm(proposal);
    const allow = () =>
      said.watch(async () => {
        await call("permissions.create", { requestId: r.requestId, match: form.read() });
        await give({ answer: "once" });
      });
    const sure = button(t("Always allow"), () => void allow(), { kind: "primary" });
    place.replaceChildren(form.node);
    doing.replaceChildren(sure, close, said.node);
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
