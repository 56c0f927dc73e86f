// The workflows tab: the workflows that a person keeps, and the editor of one.

import { call } from "../../ipc/index.js";
import { h } from "../../lib/dom.js";
import { button } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { menu } from "../../lib/menu.js";
import { toast } from "../../lib/overlay.js";
import { complain } from "../../model/conversation.js";
import { blank, mountListDetail } from "../../widgets/listdetail.js";
import { heldDraft } from "./drafts.js";
import { editor } from "./editor.js";
import { newFlowStep, partsOf } from "./flowdraft.js";
import { mostBytes, readFile } from "./portable.js";

/** @typedef {import("../../../types/api.d.ts").run.Template} Template */

// Long enough that a word is whole before it is searched for; in ms.
const pause = 200;

/** @type {import("../../lib/page.js").Mount<import("../../lib/router.js").AutomationTab>} */
export function workflowsTab(place, at, go) {
  let q = "";
  let timer = 0;
  const search = /** @type {HTMLInputElement} */ (
    h("input", { type: "search", "aria-label": t("Search the workflows"), placeholder: t("Search") })
  );
  search.addEventListener("input", () => {
    clearTimeout(timer);
    timer = Number(
      setTimeout(() => {
        q = search.value.trim();
        part.read();
      }, pause),
    );
  });
  /** @param {Partial<Template>} template */
  const create = async (template) => {
    try {
      const made = /** @type {Template} */ (await call("automations.create", template));
      part.read();
      part.choose(made.workflowId);
    } catch (e) {
      complain(e);
    }
  };
  const instructions = () =>
    void create({ kind: "instructions", name: t("New workflow"), description: "", instructions: [], flow: null });
  const flow = () =>
    void create({
      kind: "flow",
      name: t("New flow"),
      description: "",
      instructions: [],
      flow: partsOf([{ configs: [{ ...newFlowStep().configs[0], prompt: "{{input}}" }] }]),
    });
  const file = /** @type {HTMLInputElement} */ (
    h("input", { type: "file", accept: ".json,application/json", hidden: true })
  );
  file.addEventListener("change", async () => {
    const [f] = file.files ?? [];
    file.value = "";
    if (!f) return;
    if (f.size > mostBytes) return toast(t("This file is too large to be a workflow."), { kind: "error" });
    const read = readFile(await f.text(), f.name);
    if ("fault" in read) return toast(read.fault, { kind: "error" });
    await create(read.template);
  });
  const fresh = button(t("New"), () => openNew(), { icon: "plus" });
  fresh.setAttribute("aria-haspopup", "menu");
  const openNew = () =>
    menu(
      fresh,
      [
        { label: t("New workflow"), icon: "runs", run: instructions },
        { label: t("New flow"), icon: "beside", run: flow },
        { label: t("From a file"), icon: "clip", run: () => file.click() },
      ],
      t("New"),
    );
  const part = mountListDetail(
    place,
    {
      label: t("Workflows"),
      what: ["automations"],
      load: async () => /** @type {Template[]} */ ((await call("automations.list", q ? { q } : {})).items),
      id: (template) => template.workflowId,
      line: (template) => ({
        title: template.name,
        icon: template.kind === "flow" ? "beside" : "runs",
        about: [
          heldDraft(template.workflowId) ? t("not saved") : "",
          template.description ||
            (template.kind === "flow"
              ? t("Flow")
              : t("{n, plural, one {# step} other {# steps}}", { n: template.instructions?.length ?? 0 })),
        ]
          .filter(Boolean)
          .join(" · "),
      }),
      none: () =>
        q
          ? { text: t("No workflow has this in its name.") }
          : {
              text: t(
                "A workflow is a list of steps: a tool, a task in words, or another workflow. A flow is a chain of prompts.",
              ),
              action: { label: t("New workflow"), run: instructions },
            },
      above: [h("div", { class: "runs-search" }, search, fresh, file)],
      detail: (id) => editor(id, { go, listChanged: () => part.redraw(), create: (template) => void create(template) }),
      blank: () => blank("branch", t("Choose a workflow to see its steps, or begin a new one.")),
    },
    at,
  );
  return {
    ...part,
    close: () => {
      clearTimeout(timer);
      part.close();
    },
  };
}
