// Asks about a call of a tool that waits for the person: to allow it with these very arguments, or to make one again
// that was cut off. The card shows what will happen and nothing that a model said about it.

import { actions, button, h, t, verdict } from "../lib/index.js";
import { inquiryOf } from "../model/calls.js";
import { namedCall } from "../model/callwords.js";
import { readTools } from "../model/catalog.js";
import { answerCall } from "../model/conversation.js";
import { approve } from "../widgets/approval.js";
import { aboutLines, argumentRows, heading, targetLines } from "../widgets/requestparts.js";

/** @typedef {import("../model/calls.js").Call} Call */
/** @typedef {import("../widgets/requestparts.js").Give} Give */
/** @typedef {import("../widgets/requestparts.js").Request} Request */

/** What the card of a run calls an answer, as a conversation does. @type {Readonly<Record<string, "once" | "conversation" | "never">>} */
const answers = { once: "once", run: "conversation", never: "never" };

/** @param {Call} call with a question @param {() => void} answering told when a person answers here */
export function callCard(call, answering) {
  const r = inquiryOf(call);
  const said = verdict();
  const node = h("section.request.call-card", {
    dataset: { call: String(call.id), kind: r.kind, level: r.level },
    "aria-label": t("Waits for you: {call}", { call: namedCall(call) }),
  });
  /** @type {Give} */
  const give = async (what) => {
    const held = /** @type {HTMLElement | null} */ (document.activeElement);
    for (const b of node.querySelectorAll("button")) b.disabled = true;
    answering();
    const ok = await said.watch(() => answerCall(call, answers[String(what["answer"])] ?? "never", what["args"]), "");
    for (const b of node.querySelectorAll("button")) b.disabled = false;
    if (!ok && held?.isConnected) held.focus();
  };
  node.append(...(r.kind === "repeat" ? repeat(r, give) : approve(r, give)), said.node);
  void readTools().catch(() => {}); // without their schemas the arguments are edited as JSON
  return node;
}

/** @param {Request} r @param {Give} give @returns {(Node | string)[]} */
const repeat = (r, give) => [
  heading(r),
  ...aboutLines(r),
  h("p", t("Terzetto closed while this tool was running. How far the tool got is unknown.")),
  targetLines(r) ?? "",
  h("div.request-args", argumentRows(r)),
  actions(
    button(t("Run again"), () => void give({ answer: "once" }), { kind: "primary" }),
    button(t("Reply without the result"), () => void give({ answer: "never" })),
  ),
];
