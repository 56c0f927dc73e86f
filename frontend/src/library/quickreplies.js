// The sets of quick replies: which there are, and the buttons of each.

import { call, callNamed } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { dropPlace, jsonKinds, pickFiles, uploadOf } from "../lib/files.js";
import { button, confirm, h, iconButton, sentence, t, textField, toggle, undoAll } from "../lib/index.js";
import { complain, exportFile } from "../model/conversation.js";
import { replyNote } from "../model/scriptwords.js";
import { editList } from "../widgets/editlist/editlist.js";
import { text } from "../widgets/editlist/forms.js";
import { noteLines } from "../widgets/scriptlines.js";
import { sendFile } from "./preview.js";

/** @typedef {import("../widgets/editlist/editlist.js").Row} Row */
/** @typedef {{label: string, title: string, message: string, hidden: boolean}} Reply */

/** @param {string} verb @param {Row} args */
const ask = (verb, args) => (verb === "list" ? callAll("quickReplies.list") : callNamed(`quickReplies.${verb}`, args));

/** @param {HTMLElement} el @returns {() => void} */
export function mountQuickReplies(el) {
  const list = editList({
    ops: "",
    ask,
    what: "quickreplies",
    title: t("list of quick reply sets"),
    none: t("No quick replies yet. Import or add a set."),
    switched: true,
    switchName: t("Above the message box"),
    ordered: true,
    undo: true,
    name: (r) => r["name"],
    about: (r) => t("{n, plural, one {# quick reply} other {# quick replies}}", { n: r["replies"].length }),
    first: { label: t("Name of the set"), placeholder: t("Example: Dice"), add: t("Add a set") },
    create: (name) => ({ name, enabled: true, replies: [] }),
    form: (r, save) => [
      text(r, save, "name", t("Name"), "", { limit: 200, must: true }),
      replies(r, save),
      toggle({
        label: t("Only fill the message box"),
        hint: t("Texts and commands are put into the message box, and you send them."),
        value: r["no_send"] === true,
        save: (no_send) => save({ no_send }),
      }).node,
      toggle({
        label: t("Send what I wrote with it"),
        hint: t("What is in the message box goes with a text."),
        value: r["inject"] === true,
        save: (inject) => save({ inject }),
      }).node,
      toggle({
        label: t("The quick reply comes first"),
        value: r["before"] === true,
        save: (before) => save({ before }),
      }).node,
    ],
    acts: (r) => [
      button(t("Export"), () => void exportFile("quickReplies.export", /** @type {any} */ ({ id: r["id"] })), {
        icon: "upload",
      }),
    ],
  });
  el.append(
    h(
      "div.settings-body",
      h(
        "div.library-bar",
        button(t("Import"), () => pickFiles(jsonKinds, (files) => void bringSets(files)), { icon: "download" }),
      ),
      list.node,
    ),
  );
  dropPlace(el, (files) => void bringSets(files));
  return undoAll([list.close]);
}

/** The buttons of a set, each with its fields. @param {Row} r @param {(patch: Row) => Promise<unknown>} save */
function replies(r, save) {
  /** @type {Reply[]} */
  let all = r["replies"];
  const list = h("ol.reply-list", { "aria-label": t("Quick replies") });
  /** @param {Reply[]} next @param {number} [focus] */
  const put = async (next, focus = -1) => {
    await save({ replies: next });
    all = next;
    draw();
    /** @type {HTMLElement | null} */ (list.children[focus]?.querySelector("input"))?.focus();
  };
  const draw = () =>
    list.replaceChildren(
      ...all.map((one, i) => {
        const notes = h("p.hint", { role: "status" });
        const check = (/** @type {string} */ message) =>
          void call("quickReplies.check", /** @type {any} */ ({ ...one, message })).then(
            (found) => {
              notes.textContent = (found ?? []).map((n) => replyNote({ ...n, reply: "" })).join(" ");
            },
            () => {},
          );
        check(one.message);
        const change = (/** @type {Partial<Reply>} */ patch) => {
          const next = all.map((r2, n) => (n === i ? { ...r2, ...patch } : r2));
          return save({ replies: next }).then(() => {
            all = next;
          });
        };
        return h(
          "li.reply-item",
          textField({
            label: t("Button"),
            value: one.label,
            limit: 200,
            check: (v) => (v.trim() ? "" : t("Enter a value.")),
            save: (label) => change({ label }),
          }).node,
          textField({
            label: t("Message or commands"),
            value: one.message,
            rows: 2,
            limit: 100_000,
            macros: true,
            save: (message) => change({ message }).then(() => check(message)),
          }).node,
          notes,
          h(
            "div.library-tools",
            iconButton(
              "up",
              t("Move “{name}” up", { name: one.label }),
              () => void put(swapped(all, i, i - 1), i - 1).catch(complain),
              {
                hidden: i === 0,
              },
            ),
            button(
              t("Remove"),
              () =>
                void put(
                  all.filter((_, n) => n !== i),
                  Math.max(0, i - 1),
                ).catch(complain),
              {
                kind: "quiet danger-text",
              },
            ),
          ),
        );
      }),
    );
  draw();
  const add = () =>
    void put([...all, { label: t("New"), title: "", message: "", hidden: false }], all.length).catch(complain);
  return h(
    "fieldset.field",
    h("legend", t("Quick replies")),
    list,
    button(t("Add a quick reply"), add, { icon: "plus" }),
  );
}

/** @template T @param {readonly T[]} all @param {number} a @param {number} b */
function swapped(all, a, b) {
  const next = [...all];
  [next[a], next[b]] = [/** @type {T} */ (next[b]), /** @type {T} */ (next[a])];
  return next;
}

/** @param {readonly File[]} files */
async function bringSets(files) {
  for (const file of files) {
    try {
      const upload = uploadOf(file);
      const { set, notes } = await call("quickReplies.read", /** @type {any} */ (await sendFile(upload)));
      const sure = await confirm({
        title: t("Add “{name}”?", { name: set.name }),
        text: t("{n, plural, one {# quick reply} other {# quick replies}}", { n: set.replies.length }),
        action: t("Add"),
        more: [noteLines(notes.map(replyNote))],
      });
      if (sure) await call("quickReplies.import", /** @type {any} */ (await sendFile(upload)));
    } catch (e) {
      complain(e, t("{name}: {why}", { name: file.name, why: sentence(e) }));
    }
  }
}
