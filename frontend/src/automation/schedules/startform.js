// The form of what starts a workflow by itself, whatever that is: its state, its own fields, the variables of its
// runs, what can be done with it, and what its runs may do without asking.

import { call } from "../../ipc/index.js";
import { actions, button, confirmLoss, fieldNodes, fullDate, h, link, t, verdict } from "../../lib/index.js";
import { holdUnsaved, unsaved } from "../../lib/unsaved.js";
import { readDetail } from "../../widgets/readdetail.js";
import { saveBar } from "../../widgets/savebar.js";
import { varRows } from "../widgets/varrows.js";
import { permissionList } from "./permissionlist.js";
import { queuedList } from "./queued.js";
import { tryTrigger } from "./trytrigger.js";

/** @typedef {{workflowId: string, enabled: boolean, vars?: Record<string, unknown> | null, lastAt: string | null, lastRunId: string}} Starts */
/** @typedef {{nameOf: (workflowId: string) => string, go: import("../../lib/page.js").Show<import("../../lib/router.js").AutomationTab>, made: (id: string) => void, inWorkflow?: boolean}} Act made: "" when it is gone; inWorkflow: the form is a part of the workflow's editor */

/**
 * @template {Starts} T
 * @typedef {object} Spec
 * @property {"schedules" | "triggers"} ops the operations' noun
 * @property {string} make what the button says that keeps a new one
 * @property {(workflow: string) => string} deletion the question before one is deleted
 * @property {(id: string) => T} fresh a new one, of what the id names
 * @property {(item: T) => string} idOf "" for one that is not kept yet
 * @property {(item: T) => import("../../lib/dom.js").Children} facts how it stands
 * @property {(item: T, put: (patch: Partial<T>) => void) => readonly import("../../lib/inputs.js").FieldSpec[]} fields
 * @property {(item: T) => readonly Node[]} below what is under the fields
 * @property {(item: T, vars: Record<string, unknown>) => Record<string, unknown>} given what is sent to keep it
 * @property {(made: T, node: HTMLElement, shown: () => void) => void} [made] in place of leading to a new one; shown draws its form
 */

/** What happens while the run before is not over. @type {import("../../lib/inputs.js").FieldSpec} */
export const overlap = {
  name: "overlap",
  kind: "select",
  label: t("If the previous run is still going"),
  options: [
    { value: "skip", name: t("Skip the new run") },
    { value: "queue", name: t("Run afterwards") },
    { value: "parallel", name: t("Run in parallel") },
  ],
};

/** @template {Starts} T @param {string} id what begins with "new:" is begun @param {Act} act @param {Spec<T>} spec */
export const startForm = (id, act, spec) => {
  const fresh = id.startsWith("new:");
  const queued = queuedList(fresh ? "" : id);
  return readDetail(
    "runs-form schedule",
    () => (fresh ? spec.fresh(id) : /** @type {Promise<any>} */ (call(`${spec.ops}.get`, { id }))),
    (node, item) => {
      fill(node, item, `${spec.ops} ${id}`, act, spec, queued.node);
      return queued.follow();
    },
  );
};

/** @template {Starts} T @param {HTMLElement} node @param {T} kept @param {string} form @param {Act} act @param {Spec<T>} spec @param {Node} queued what waits at it */
function fill(node, kept, form, act, spec, queued) {
  /** @type {T} */
  const first = unsaved(form) ?? kept;
  let item = first;
  const id = spec.idOf(first);
  const said = verdict();
  /** @param {Partial<T>} patch */
  const put = (patch) => {
    item = { ...item, ...patch };
    holdUnsaved(form, item);
    drawFacts();
    bar.dirty(true);
  };
  const vars = varRows({
    label: act.inWorkflow ? t("Variables for the workflow") : t("Variables"),
    hint: t("Given to each run."),
    value: first.vars ?? {},
    changed: (v) => put(/** @type {Partial<T>} */ ({ vars: v })),
  });
  const keep = async () => {
    const named = vars.read();
    if (!named) return said.tell(t("A variable is not valid JSON."), "error");
    await said.watch(async () => {
      const given = spec.given(item, named);
      const now = /** @type {any} */ (
        id
          ? await call(`${spec.ops}.update`, { id, ...given })
          : await call(`${spec.ops}.create`, /** @type {any} */ (given))
      );
      holdUnsaved(form, undefined);
      if (!id && spec.made)
        return spec.made(now, node, () => fill(node, now, `${spec.ops} ${spec.idOf(now)}`, act, spec, queued));
      if (!id) return act.made(spec.idOf(now));
      kept = item = now;
      bar.dirty(false);
      drawFacts();
    });
  };
  const remove = async () => {
    const sure = await confirmLoss(
      spec.deletion(act.nameOf(item.workflowId)),
      t("Runs that this trigger started are kept."),
    );
    if (!sure || !(await said.watch(() => call(`${spec.ops}.delete`, { id })))) return;
    holdUnsaved(form, undefined);
    act.made("");
  };
  /** Begins a run as this trigger does, to see what it asks. */
  const tryOut = () => {
    const kind = spec.ops === "schedules" ? "schedule" : /** @type {any} */ (first).kind;
    return tryTrigger(/** @type {any} */ ({ triggerId: id, kind }), (run) => act.go("runs", run), said.watch);
  };
  const discard = () => {
    holdUnsaved(form, undefined);
    fill(node, kept, form, act, spec, queued);
  };
  // In the editor of a workflow, which has a bar of its own, this one says what it saves.
  const word = id ? (act.inWorkflow ? t("Save trigger") : t("Save")) : spec.make;
  const bar = saveBar({ save: keep, discard, word });
  const changed = unsaved(form) !== undefined;
  bar.dirty(changed, changed || !id);
  const facts = h("p.muted.schedule-facts");
  const drawFacts = () =>
    facts.replaceChildren(
      ...h("p", spec.facts(item).flat()).childNodes,
      item.lastRunId ? link(t("Last run"), () => act.go("runs", item.lastRunId)) : "",
    );
  drawFacts();
  node.replaceChildren(
    act.inWorkflow ? "" : h("h2", act.nameOf(first.workflowId)),
    facts,
    ...fieldNodes(spec.fields(first, put), first, put),
    ...spec.below(first),
    vars.node,
    actions(
      id && button(t("Run now"), () => void tryOut(), { kind: "quiet", icon: "play" }),
      act.inWorkflow
        ? ""
        : button(t("Open workflow"), () => act.go("automations", first.workflowId), { kind: "quiet" }),
      id && button(t("Delete"), () => void remove(), { kind: "quiet danger-text" }),
      said.node,
    ),
    queued,
    permissionList(id),
    bar.node,
  );
}

/** When something happened last. @param {string | null} at */
export const lastTime = (at) => (at ? h("span", t("Last: {when}", { when: fullDate(at) })) : null);

/** Some fields of an object. @template {object} T @param {T} item @param {...keyof T} names */
export const only = (item, ...names) => Object.fromEntries(names.map((name) => [name, item[name]]));
