// The editor of a workflow: its words, its steps in order, and what is wrong with them while they are written.

import { call, Fault, listen } from "../../ipc/index.js";
import { actions, button, h, iconButton, isTyping, muted, t, undoAll } from "../../lib/index.js";
import { assistants } from "../../model/catalog.js";
import { readDetail } from "../../widgets/readdetail.js";
import { varRows } from "../widgets/varrows.js";
import { draftOf, restoreOrder, templateOf } from "./draft.js";
import { heldDraft, holdDraft, readDraft } from "./drafts.js";
import { editorBar } from "./editorbar.js";
import { faultFinder } from "./faultfinder.js";
import { history } from "./history.js";
import { lastValues } from "./lastvalues.js";
import { stepList } from "./steplist.js";
import { every } from "./steptree.js";
import { tryFlow } from "./tryflow.js";
import { wordFields } from "./wordfields.js";

/** @typedef {import("./draft.js").Template} Template */
/** @typedef {import("./draft.js").Draft} Draft */

/** @typedef {(workflowId: string, go: import("../../lib/page.js").Show<import("../../lib/router.js").AutomationTab>, changed: () => void) => {node: HTMLElement, all: () => readonly import("../../../types/api.d.ts").run.Trigger[], close: () => void}} StartsOf */

/** @param {string} id @param {{startsOf: StartsOf, go: import("../../lib/page.js").Show<import("../../lib/router.js").AutomationTab>, listChanged: () => void, create: (t: Partial<Template>) => void}} act @returns {import("../../widgets/listdetail.js").Detail} */
export const editor = (id, act) =>
  readDetail(
    "editor",
    () => Promise.all([call("automations.get", { id }), readDraft(id)]).then(([template]) => template),
    (node, template, again) => fill(node, template, act, again),
  );

/** @param {HTMLElement} node @param {Template} kept @param {Parameters<typeof editor>[1]} act @param {() => void} reload */
function fill(node, kept, act, reload) {
  const id = kept.workflowId;
  let saved = JSON.stringify(templateOf(draftOf(kept)));
  /** @type {Draft} */
  let draft = heldDraft(id) ?? draftOf(kept);
  const flow = draft.kind === "flow";
  const last = lastValues(id);
  node.dataset["help"] = "steps";
  /** What it says of itself while it is saved is no news. */
  let saving = false;
  const finder = faultFinder(
    () => templateOf(draft),
    () => {
      if (!flow) last.look(templateOf(draft));
      redraw();
    },
  );

  /** Takes a change in: it is held at once, and saved when the person says so. @param {Draft} next */
  const put = (next) => {
    draft = next;
    const dirty = JSON.stringify(templateOf(draft)) !== saved;
    holdDraft(id, dirty ? draft : null);
    bar.dirty(dirty);
    act.listChanged();
    finder.look();
  };
  const past = history();
  /** @param {Draft} next */
  const putSteps = (next) => {
    past.heard(draft.steps, next.steps);
    put(next);
    redraw();
  };
  /** Takes back the last move, deletion or addition of a step, or makes it again. @param {"undo" | "redo"} way */
  const back = (way) => {
    const steps = past[way](draft.steps);
    if (!steps) return;
    put(restoreOrder(draft, steps));
    redraw();
  };
  const undoIt = iconButton("undo", t("Undo"), () => back("undo"), { "aria-keyshortcuts": "Control+Z" });
  const redoIt = iconButton("undo", t("Redo"), () => back("redo"), {
    kind: "redo",
    "aria-keyshortcuts": "Control+Shift+Z",
  });
  const redraw = () => {
    list.show();
    undoIt.disabled = !past.canUndo();
    redoIt.disabled = !past.canRedo();
    empty.hidden = draft.steps.length > 0;
    count.textContent = t("{n, plural, one {# step} other {# steps}}", { n: every(draft.steps).length });
    words["name"]?.blame?.(finder.ofWhole("/name"));
    trouble.replaceChildren(...finder.rest().map((text) => h("p.error", text)));
  };
  const starts = act.startsOf(id, act.go, () => redraw());
  const list = stepList({
    workflowId: id,
    starts: () => starts.all().map((g) => g.kind),
    draft: () => draft,
    put: putSteps,
    redraw: () => redraw(),
    faults: finder.ofStep,
    last: last.get,
    learned: last.learned,
  });
  const bar = editorBar({
    kept: () => ({ ...kept, ...templateOf(draft) }),
    save: async () => {
      const next = templateOf(draft);
      list.demand();
      saving = true;
      try {
        // What is not finished is kept all the same, and can't run before it is.
        kept = await call("automations.update", { id, ...next, draft: true });
        saved = JSON.stringify(next);
        put(draft);
        bar.unfinished(kept.draft);
        return true;
      } catch (e) {
        finder.take(e instanceof Fault ? (e.details["fields"] ?? {}) : {});
        redraw();
        throw e;
      } finally {
        saving = false;
      }
    },
    discard: () => {
      holdDraft(id, null);
      act.listChanged();
      reload();
    },
    deleting: (now) => {
      saving = now;
      if (now) holdDraft(id, null);
      else put(draft);
    },
    go: act.go,
    create: act.create,
  });
  const words = wordFields(draft, (patch) => put({ ...draft, ...patch }));
  const count = h("span.muted");
  const trouble = h("div.editor-trouble", { role: "status" });
  const empty = muted(t("No steps yet. Add a tool, a written task, or another workflow."));
  const adder = button(t("Add a step"), () => list.add(adder), {
    icon: "plus",
    "aria-haspopup": "menu",
  });
  const vars = flow
    ? null
    : varRows({
        label: t("Variables"),
        hint: t("Starting values. You can change them for each run."),
        value: draft.vars,
        changed: (next) => put({ ...draft, vars: next }),
      });
  const trial = flow ? tryFlow(() => /** @type {any} */ (templateOf(draft).flow), act.go) : null;
  node.replaceChildren(
    bar.node,
    h("div.runs-form.editor-words", ...Object.values(words).map((f) => f.node), vars?.node),
    starts.node,
    trouble,
    h("div.editor-steps-head", h("h3", t("Steps")), count, undoIt, redoIt),
    empty,
    list.node,
    actions(adder),
    trial?.node ?? "",
    bar.foot,
  );
  // Fields take back what is typed in them, so their keys stay theirs.
  const key = (/** @type {KeyboardEvent} */ e) => {
    if (!(e.ctrlKey || e.metaKey) || e.altKey || e.key.toLowerCase() !== "z" || isTyping(e.target)) return;
    e.preventDefault();
    back(e.shiftKey ? "redo" : "undo");
  };
  node.addEventListener("keydown", key);
  const undo = undoAll([
    listen((push) => {
      if (push.type !== "changed" || push.what !== "automations" || (push.id && push.id !== id) || saving) return;
      void call("automations.get", { id }).then(
        (now) => {
          if (saving || now.updatedAt === kept.updatedAt) return;
          if (JSON.stringify(templateOf(draft)) === saved) reload();
          else bar.elsewhere();
        },
        () => bar.gone(),
      );
    }),
    assistants.watch(redraw),
    ...(flow ? [] : [last.follow()]),
    () => node.removeEventListener("keydown", key),
    finder.close,
    starts.close,
    bar.close,
    () => trial?.close(),
  ]);
  bar.dirty(heldDraft(id) !== undefined);
  bar.unfinished(kept.draft);
  redraw();
  finder.look();
  return undo;
}
