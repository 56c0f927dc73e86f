// The editor of a workflow: its words, its steps in order, and what is wrong with them while they are written.

import { call, Fault, listen } from "../../ipc/index.js";
import { undoAll } from "../../lib/cell.js";
import { h } from "../../lib/dom.js";
import { actions, button, muted } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { formFields } from "../../lib/inputs.js";
import { toast } from "../../lib/overlay.js";
import { assistantOptions, assistants } from "../../model/catalog.js";
import { readDetail } from "../../widgets/readdetail.js";
import { changed, draftOf, inserted, movedTo, placed, placeOf, removed, templateOf } from "./draft.js";
import { heldDraft, holdDraft } from "./drafts.js";
import { editorBar } from "./editorbar.js";
import { faultFinder } from "./faultfinder.js";
import { flowForm } from "./flowform.js";
import { orderedList } from "./orderedlist.js";
import { stepForm } from "./stepform.js";
import { addMenu, lineOf } from "./stepkinds.js";
import { tryFlow } from "./tryflow.js";

/** @typedef {import("../../../types/api.d.ts").run.Template} Template */
/** @typedef {import("./draft.js").Draft} Draft */

/** @param {string} id @param {{go: import("../../lib/page.js").Show<import("../../lib/router.js").AutomationTab>, listChanged: () => void, create: (t: Partial<Template>) => void}} act @returns {import("../../widgets/listdetail.js").Detail} */
export const editor = (id, act) =>
  readDetail(
    "editor",
    () => call("automations.get", { id }),
    (node, template, again) => fill(node, template, act, again),
  );

/** What a workflow is called, what it is for, and who carries out what it says in words. @param {Draft} draft @param {(patch: Partial<Draft>) => void} put */
const wordFields = (draft, put) =>
  formFields(
    [
      { name: "name", label: t("Name") },
      {
        name: "description",
        kind: "text",
        label: t("What it is for"),
        hint: t("Assistants read this too, when they look for a workflow."),
        rows: 2,
      },
      ...(draft.kind === "flow"
        ? []
        : [
            {
              name: "defaultAssistantId",
              kind: /** @type {const} */ ("select"),
              label: t("Assistant for tasks in words"),
              options: assistantOptions(t("The first assistant")),
            },
          ]),
    ],
    draft,
    put,
  );

/** @param {HTMLElement} node @param {Template} kept @param {Parameters<typeof editor>[1]} act @param {() => void} reload */
function fill(node, kept, act, reload) {
  const id = kept.workflowId;
  let saved = JSON.stringify(templateOf(draftOf(kept)));
  /** @type {Draft} */
  let draft = heldDraft(id) ?? draftOf(kept);
  const flow = draft.kind === "flow";
  /** What it says of itself while it is saved is no news. */
  let saving = false;
  const finder = faultFinder(
    () => templateOf(draft),
    () => redraw(),
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
  /** @param {Draft} next */
  const putSteps = (next) => {
    put(next);
    redraw();
  };
  const redraw = () => {
    list.show(draft.steps);
    empty.hidden = draft.steps.length > 0;
    count.textContent = t("{n, plural, one {# step} other {# steps}}", { n: draft.steps.length });
    words["name"]?.blame?.(finder.ofWhole("/name"));
    trouble.replaceChildren(...finder.rest().map((text) => h("p", { class: "error" }, text)));
  };
  /** @param {any} step @param {number} [at] */
  const add = (step, at = draft.steps.length) => {
    const p = placed(step);
    putSteps(inserted(draft, at, p));
    list.open(p.key);
  };
  const list = orderedList({
    label: t("Steps"),
    line: (p, at) => lineOf(p.step, flow, finder.ofStep(at, p.step)),
    form: (p, at) => {
      const heard = (/** @type {any} */ step) => putSteps(changed(draft, p.key, step));
      const before = draft.steps.slice(0, at).map((x) => x.step);
      return flow ? flowForm(p.step, { at, changed: heard }) : stepForm(p.step, { at, before, changed: heard });
    },
    move: (key, to) => putSteps(movedTo(draft, key, to)),
    remove: (key) => {
      const at = placeOf(draft, key);
      const gone = draft.steps[at];
      const before = draft;
      putSteps(removed(draft, key));
      const after = draft;
      if (gone)
        toast(t("Step {n} is removed.", { n: at + 1 }), {
          action: {
            label: t("Bring it back"),
            run: () => putSteps(draft === after ? before : inserted(draft, at, gone)),
          },
        });
    },
    copy: (key) => {
      const at = placeOf(draft, key);
      add(structuredClone(draft.steps[at]?.step), at + 1);
    },
    addAfter: (key, anchor) => addMenu(anchor, flow, (step) => add(step, placeOf(draft, key) + 1)),
  });
  const bar = editorBar({
    kept: () => ({ ...kept, ...templateOf(draft) }),
    save: async () => {
      const next = templateOf(draft);
      saving = true;
      try {
        kept = await call("automations.update", { id, ...next });
        saved = JSON.stringify(next);
        put(draft);
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
  const count = h("span", { class: "muted" });
  const trouble = h("div", { class: "editor-trouble", role: "status" });
  const empty = muted(t("There is no step yet. Add the first one: a tool, a task in words, or another workflow."));
  const adder = button(t("Add a step"), () => addMenu(adder, flow, (step) => add(step)), {
    icon: "plus",
    "aria-haspopup": "menu",
  });
  const trial = flow ? tryFlow(() => /** @type {any} */ (templateOf(draft).flow)) : null;
  node.replaceChildren(
    bar.node,
    h("div", { class: "runs-form editor-words" }, ...Object.values(words).map((f) => f.node)),
    trouble,
    h("div", { class: "editor-steps-head" }, h("h3", null, t("Steps")), count),
    empty,
    list.node,
    actions(adder),
    trial?.node ?? "",
  );
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
    finder.close,
    bar.close,
    () => trial?.close(),
  ]);
  bar.dirty(heldDraft(id) !== undefined);
  redraw();
  finder.look();
  return undo;
}
