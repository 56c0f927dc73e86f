// What a run asks of a person: to allow a tool with these very arguments, to repeat a step that was cut off, or a
// question. The card shows what will happen and nothing that a model said about it.

import { call, Fault } from "../ipc/index.js";
import { actions, button, h, keyed, spellInvisible, t, translateFault, verdict } from "../lib/index.js";
import { approve } from "./approval.js";
import { aboutLines, argumentRows, heading, targetLines } from "./requestparts.js";
import { argsForm } from "./schema/argsform.js";

/** @typedef {import("../../types/api.d.ts").run.Inquiry} Request */
/** @typedef {import("./requestparts.js").Give} Give */

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

/** @param {Request} r @param {Give} give @returns {(Node | string)[]} */
function repeat(r, give) {
  return [
    heading(r),
    ...aboutLines(r),
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
    h("label.request-title", { for: id }, spellInvisible(translateFault(r.text)) || t("Question")),
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
  form.node.setAttribute("aria-label", spellInvisible(translateFault(r.text)));
  return [
    h("h3.request-title", spellInvisible(translateFault(r.text)) || t("Question")),
    form.node,
    actions(button(t("Send answer"), () => void answer(), { kind: "primary" })),
  ];
}

/** Whether an answer is an object with fields. @param {any} schema */
const hasFields = (schema) => Object.keys(schema?.properties ?? {}).length > 0;
