// The workflows tab: the workflows that a person keeps, and the editor of one.

import { call } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import { button, h, joinWithDots, menu, searchField, t, toast } from "../../lib/index.js";
import { pausing } from "../../lib/pausing.js";
import { complain } from "../../model/conversation.js";
import { mountListDetail } from "../../widgets/listdetail.js";
import { startsWords } from "../widgets/triggerwords.js";
import { hasDraft, loadDraftIds } from "./drafts.js";
import { editor } from "./editor.js";
import { newFlowStep, partsOf } from "./flowdraft.js";
import { mostBytes, readFile } from "./portable.js";
import { countOf } from "./steptree.js";

/** @typedef {import("../../../types/api.d.ts").run.Workflow} Template */

// Long enough that a word is whole before it is searched for; in ms.
const pause = 200;

/** @typedef {import("../../../types/api.d.ts").run.Trigger} Trigger */

/**
 * @param {import("./editor.js").StartsOf} startsOf what starts a workflow, as a part of its editor
 * @returns {import("../../lib/page.js").Mount<import("../../lib/router.js").AutomationTab>}
 */
export const workflowsTab = (startsOf) => (place, at, go) => {
  /** What starts the workflows, by their ids. @type {ReadonlyMap<string, Trigger[]>} */
  let starts = new Map();
  let q = "";
  const typing = pausing(pause);
  const find = () => {
    q = search.value.trim();
    part.read();
  };
  const search = searchField(t("Search workflows"), () => typing.later(find));
  /** @param {Partial<Template>} template */
  const create = (template) =>
    void call("automations.create", { ...template, draft: true }).then(
      (made) => part.reveal(made.workflowId),
      complain,
    );
  const instructions = () =>
    create({ kind: "instructions", name: t("New workflow"), description: "", instructions: [], flow: null });
  const flow = () =>
    create({
      kind: "flow",
      name: t("New flow"),
      description: "",
      instructions: [],
      flow: partsOf([{ configs: [{ ...newFlowStep().configs[0], prompt: "{{input}}" }] }]),
    });
  const take = async () => {
    const [f] = file.files ?? [];
    file.value = "";
    if (!f) return;
    if (f.size > mostBytes) return toast(t("This file is too large for a workflow."), { kind: "error" });
    const read = readFile(await f.text(), f.name);
    if ("fault" in read) return toast(read.fault, { kind: "error" });
    create(read.template);
  };
  const file = h("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: take });
  const fresh = button(t("New"), () => openNew(), { icon: "plus", "aria-haspopup": "menu" });
  const openNew = () =>
    menu(
      fresh,
      [
        { label: t("New workflow"), icon: "runs", run: instructions },
        { label: t("New flow"), icon: "beside", run: flow },
        { label: t("Import file"), icon: "clip", run: () => file.click() },
      ],
      t("New"),
    );
  /** @type {import("../../widgets/listdetail.js").ListDetail<Template>} */
  const part = mountListDetail(
    place,
    {
      label: t("Workflows"),
      what: ["automations", "schedules"],
      load: async () => {
        const [triggers] = await Promise.all([callAll("triggers.all"), loadDraftIds()]);
        starts = groupedByWorkflow(triggers);
        return callAll("automations.list", q ? { q } : {});
      },
      id: (template) => template.workflowId,
      line: (template) => ({
        title: template.name,
        icon: template.kind === "flow" ? "beside" : "runs",
        about: joinWithDots(
          hasDraft(template.workflowId) && t("not saved"),
          template.draft && t("draft"),
          startsWords(starts.get(template.workflowId) ?? []),
          template.description || kindWords(template),
        ),
      }),
      none: () =>
        q
          ? { text: t("No workflows match.") }
          : {
              text: t(
                "Choose a workflow to get a job done: its steps are tools, written tasks and other workflows. Choose a flow to work on a text: it is a chain of prompts.",
              ),
            },
      above: [h("div.runs-search", search, fresh, file)],
      detail: (id) => editor(id, { go, listChanged: () => part.redraw(), create, startsOf }),
      blank: ["branch", t("Choose a workflow to see its steps, or create one.")],
      closing: [typing.cancel],
    },
    at,
  );
  return part;
};

/** @param {readonly Trigger[]} triggers */
function groupedByWorkflow(triggers) {
  /** @type {Map<string, Trigger[]>} */
  const all = new Map();
  for (const g of triggers) all.set(g.workflowId, [...(all.get(g.workflowId) ?? []), g]);
  return all;
}

/** @param {Template} template */
const kindWords = (template) =>
  template.kind === "flow"
    ? t("Flow")
    : t("{n, plural, one {# step} other {# steps}}", { n: countOf(template.instructions ?? []) });
