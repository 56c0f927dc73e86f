// What can be done with a workflow as a whole: save it, run it, look at what it would do, and the rest in a menu.

import { call, door } from "../../ipc/index.js";
import {
  actions,
  button,
  confirmLoss,
  copyText,
  h,
  iconButton,
  link,
  menu,
  shortcut,
  t,
  verdict,
} from "../../lib/index.js";
import { keepText } from "../../lib/keepfile.js";
import { complain } from "../../model/conversation.js";
import { saveBar } from "../../widgets/savebar.js";
import { startDialog } from "../widgets/startdialog.js";
import { dryRun } from "./dryrun.js";
import { fileName, fileText } from "./portable.js";

/** @typedef {import("../../../types/api.d.ts").run.Workflow} Template */

/**
 * @param {object} act
 * @param {() => Template} act.kept as it is in the editor
 * @param {() => Promise<boolean>} act.save
 * @param {() => void} act.discard
 * @param {(now: boolean) => void} act.deleting whether the workflow is being deleted, so that news of it can be ignored
 * @param {import("../../lib/page.js").Show<import("../../lib/router.js").AutomationTab>} act.go
 * @param {(t: Partial<Template>) => void} act.create
 */
export function editorBar({ kept, save, discard, deleting, go, create }) {
  const said = verdict();
  let isDirty = false;
  const bar = saveBar({ save: () => keep(), discard: () => giveUp() });
  const run = button(t("Run"), () => void start(), { icon: "play" });
  const dry = button(t("Dry run"), () => dryRun(kept()), {});
  const more = iconButton("more", t("More"), () => openMore(), { "aria-haspopup": "menu" });
  const news = h("p.notice", { role: "status", hidden: true });

  const tell = (/** @type {string} */ text, /** @type {Node[]} */ ...ways) => {
    news.hidden = false;
    news.replaceChildren(text, " ", ...ways);
  };
  const keep = () => said.watch(save);
  const giveUp = async () => {
    if (
      await confirmLoss(t("Discard the changes?"), t("The workflow goes back to its last saved state."), t("Discard"))
    )
      discard();
  };
  const start = async () => {
    // What runs is what was saved.
    if (isDirty && !(await keep())) return;
    if (kept().draft) return draft.focus();
    startDialog(kept(), (id) => go("runs", id));
  };
  const remove = async () => {
    const { workflowId: id, name } = kept();
    const sure = await confirmLoss(
      t("Delete “{name}”?", { name }),
      t("The triggers of this workflow are deleted too. All runs are kept, and runs in progress continue."),
    );
    if (!sure) return;
    try {
      deleting(true);
      await call("automations.delete", { id });
      go("automations", "");
    } catch (e) {
      deleting(false);
      complain(e);
    }
  };
  const copy = () => create({ ...kept(), workflowId: undefined, name: t("{name} (copy)", { name: kept().name }) });
  const saveFile = () => keepText(fileText(kept()), fileName(kept().name));
  const copyJSON = () => void copyText(fileText(kept()), t("The workflow was copied as JSON."));
  const openMore = () =>
    menu(
      more,
      [
        { label: t("Duplicate"), icon: "copy", run: copy },
        // A native window keeps files only through the backend.
        ...(door() === "serve" ? [{ label: t("Export"), icon: "upload", run: saveFile }] : []),
        { label: t("Copy as JSON"), icon: "copy", run: copyJSON },
        { label: t("Delete"), icon: "trash", danger: true, run: () => void remove() },
      ],
      t("More"),
    );
  const draft = h(
    "p.notice",
    { role: "status", tabindex: "-1", hidden: true },
    t(
      "Saved as a draft. It can't run, and no trigger starts it, until the steps below that say what is missing are complete.",
    ),
  );
  const node = h(
    "header.editor-bar",
    h("h2.visually-hidden", t("Workflow")),
    actions(run, dry, more, said.node),
    draft,
    news,
  );
  const key = shortcut({
    keys: "mod+S",
    label: "",
    group: "",
    run: () => (node.isConnected ? void (isDirty && keep()) : false),
  });
  return {
    node,
    foot: bar.node,
    close: key,
    /** @param {boolean} now */
    dirty(now) {
      isDirty = now;
      bar.dirty(now);
      if (!now) news.hidden = true;
    },
    /** Whether what is saved is a draft, which cannot run. @param {boolean} now */
    unfinished: (now) => {
      draft.hidden = !now;
    },
    elsewhere: () =>
      tell(
        t("This workflow was saved elsewhere while you edited. Save to keep your version, or discard your changes."),
        link(t("Discard changes"), () => void giveUp()),
      ),
    gone: () => tell(t("This workflow was deleted elsewhere.")),
  };
}
