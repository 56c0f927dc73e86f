// What starts a workflow, as the first row of its editor: each trigger with its switch, tried out and changed there, and
// the way to add one.

import { call, listen } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import { button, h, icon, iconButton, keyed, muted, picker, t, undoAll, verdict } from "../../lib/index.js";
import { triggerKinds, triggerWords, workflowName } from "../widgets/triggerwords.js";
import { scheduleForm } from "./scheduleform.js";
import { triggerForm } from "./triggerform.js";
import { tryTrigger } from "./trytrigger.js";

/** @typedef {import("../../../types/api.d.ts").run.Trigger} Trigger */
/** @typedef {import("../../lib/page.js").Show<import("../../lib/router.js").AutomationTab>} Go */

/**
 * @param {string} workflowId @param {Go} go @param {() => void} changed is told when the workflow is started by other things
 * @returns {{node: HTMLElement, all: () => readonly Trigger[], close: () => void}}
 */
export function startsOf(workflowId, go, changed) {
  /** @type {readonly Trigger[]} */
  let all = [];
  /** The form that is open, with the trigger that it is of; "new": of one that is made. @type {{id: string, node: HTMLElement, close?: (() => void) | undefined} | null} */
  let opened = null;
  const said = verdict();
  const list = h("ul.starts-list", { "aria-label": t("What starts this workflow") });
  const none = muted(t("By hand. Add a trigger to start it at a time, when a file appears, or when it is called."));
  const fresh = h("div.starts-new");
  const adder = button(t("Add a trigger"), () => choose(), { icon: "plus", kind: "quiet", "aria-haspopup": "dialog" });

  const shut = () => {
    opened?.close?.();
    opened?.node.remove();
    opened = null;
    draw();
  };
  /** @param {string} id of a trigger, or of one that is new @param {boolean} timed @param {HTMLElement} place */
  const open = (id, timed, place) => {
    const same = opened?.id === id;
    shut();
    if (same) return;
    const act = {
      inWorkflow: true,
      nameOf: workflowName,
      go,
      made: (/** @type {string} */ made) => {
        shut();
        void read().then(() => made && reveal(made));
      },
    };
    const form = timed ? scheduleForm(id, act) : triggerForm(id, act);
    const node = h("div.starts-form", form.node);
    opened = { id, node, close: form.close };
    place.append(node);
    draw();
  };
  /** Opens one that was made: what it will ask is to be seen before its first run. @param {string} id */
  const reveal = (id) => {
    const g = all.find((one) => one.triggerId === id);
    const row = /** @type {HTMLElement | null} */ (list.querySelector(`[data-trigger="${CSS.escape(id)}"]`));
    if (g && row) open(id, g.kind === "schedule", row);
  };
  const choose = () =>
    picker({
      title: t("How should the workflow start?"),
      options: Object.entries(triggerKinds).map(([id, { name, about }]) => ({ id, name, about })),
      none: t("No triggers match."),
      picked: (kind) => {
        const timed = kind === "schedule";
        open(`new:${timed ? "" : `${kind}:`}${workflowId}`, timed, fresh);
        /** @type {HTMLElement | null} */ (fresh.querySelector("input, select, button"))?.focus();
      },
    });
  /** @param {Trigger} first */
  const row = (first) => {
    const id = first.triggerId;
    const now = () => all.find((g) => g.triggerId === id) ?? first;
    const toggle = async () => {
      const enabled = !now().enabled;
      await said.watch(() => call("triggers.update", { id, enabled }));
      await read();
    };
    const onOff = button("", () => void toggle(), { kind: "quiet" });
    const way = button(t("Run now"), () => void tryTrigger(now(), (run) => go("runs", run), said.watch), {
      kind: "quiet",
      icon: "play",
    });
    const edit = iconButton("edit", "", () => open(id, now().kind === "schedule", node), { title: null });
    const words = h("span.starts-words");
    const state = h("span.starts-state");
    const node = h(
      "li.starts-row",
      { dataset: { trigger: id } },
      h("span.starts-line", icon(triggerKinds[first.kind].icon), words, state),
      h("span.row-acts", way, onOff, edit),
    );
    /** @param {Trigger} g */
    const show = (g) => {
      const name = triggerWords(g);
      words.textContent = name;
      state.textContent = g.trouble ? t("not working") : g.enabled ? "" : t("off");
      onOff.textContent = g.enabled ? t("Turn off") : t("Turn on");
      onOff.setAttribute("aria-label", g.enabled ? t("Turn off: {name}", { name }) : t("Turn on: {name}", { name }));
      way.setAttribute("aria-label", t("Run now: {name}", { name }));
      edit.setAttribute("aria-label", t("Change: {name}", { name }));
      edit.setAttribute("aria-expanded", String(opened?.id === id));
    };
    rows.set(node, show);
    show(first);
    return node;
  };
  /** @type {WeakMap<Node, (g: Trigger) => void>} */
  const rows = new WeakMap();
  const draw = () => {
    keyed(list, all, (g) => g.triggerId, row);
    for (const [i, g] of all.entries()) rows.get(/** @type {Node} */ (list.children[i]))?.(g); // one that is open says so
    none.hidden = all.length > 0;
    if (opened && !opened.node.isConnected) opened = null;
  };
  const read = () =>
    said.watch(async () => {
      all = await callAll("triggers.all", { workflowId });
      draw();
      changed();
    }, "");
  void read();
  const node = h(
    "section.starts",
    h("div.editor-steps-head", h("h3", t("Starts")), adder),
    none,
    list,
    fresh,
    said.node,
  );
  return {
    node,
    all: () => all,
    close: undoAll([
      listen((push) => {
        if (push.type === "reset" || (push.type === "changed" && push.what === "schedules")) void read();
      }),
      () => opened?.close?.(),
    ]),
  };
}
