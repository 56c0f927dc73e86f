// Where a person says what the team is to do: words and files, which begin the work or its next round.

import { call, sentence } from "../ipc/index.js";
import { takePasted } from "../lib/files.js";
import { growField } from "../lib/growfield.js";
import { h, icon, iconButton, on, sentForm, t, undoAll } from "../lib/index.js";
import { appearance } from "../model/appearance.js";
import { sends } from "../model/appearancechoices.js";
import { draftOf, forget, give } from "./drafts.js";
import { fileShelf } from "./fileset.js";

/** @typedef {import("../../types/api.d.ts").team.Request} Request */

/** Why a request cannot be sent as it is; "" when it can. @param {string} text @param {readonly import("./drafts.js").Given[]} files */
export function obstacle(text, files) {
  if (files.some((f) => f.state === "failed")) return t("Remove the files that failed, or add them again.");
  if (files.some((f) => f.state !== "ready"))
    return t("Files are still loading. Send the request when loading is done.");
  return !text.trim() && files.length === 0 ? t("Write a request or add a file.") : "";
}

/**
 * What the form is built of.
 * @param {string} id "" begins a request to a team
 * @param {import("./drafts.js").Draft} draft
 * @param {() => unknown} submit @param {() => void} stop
 */
function partsOf(id, draft, submit, stop) {
  const area = h("textarea.composer-text", {
    rows: id ? 1 : 3,
    "aria-label": t("Your request"),
    placeholder: id ? t("What's next?") : t("What should the team make?"),
    value: draft.text,
  });
  const input = h("input", { type: "file", multiple: true, hidden: true });
  const add = iconButton("clip", t("Add files"), () => input.click());
  const send = h(
    "button.icon-button.send",
    { type: "submit", "aria-label": t("Send"), title: t("Send (Enter)") },
    icon("send"),
  );
  const halt = iconButton("stop", t("Stop"), stop, { kind: "stop", hidden: true });
  const told = h("p.team-told", { role: "alert" });
  const shelf = fileShelf(draft, () => add.focus());
  const form = sentForm(
    { class: "composer team-composer" },
    submit,
    shelf.node,
    h("div.composer-row", add, input, area, send, halt),
    told,
  );
  const grow = () => growField(area);
  return { area, input, send, halt, told, shelf, form, grow };
}

/** Takes what is typed, pasted and picked. @param {ReturnType<typeof partsOf>} parts @param {import("./drafts.js").Draft} draft @param {() => unknown} submit */
function takeIn({ area, input, told, grow }, draft, submit) {
  on(area, "input", () => {
    draft.text = area.value;
    told.textContent = "";
    grow();
  });
  on(area, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.isComposing || e.keyCode === 229 || !sends(e, appearance().send, area.value === "")) return;
    e.preventDefault();
    void submit();
  });
  on(area, "paste", (/** @type {ClipboardEvent} */ e) => takePasted(e, (files) => give(draft, files)));
  on(input, "change", () => {
    give(draft, [...(input.files ?? [])]);
    input.value = "";
    area.focus();
  });
}

/**
 * @param {{id: string, started: (w: Request) => void, stop?: () => void}} how id: of the request that goes on; "" begins one
 */
export function requestForm({ id, started, stop }) {
  const draft = draftOf(id);
  const parts = partsOf(
    id,
    draft,
    () => submit(),
    () => stop?.(),
  );
  const { area, send, halt, told, shelf, form, grow } = parts;
  let sending = false;
  let running = false;
  const submit = async () => {
    if (sending || running) return;
    const files = draft.files.get();
    const why = obstacle(area.value, files);
    told.textContent = why;
    if (why) return;
    sending = true;
    send.disabled = true;
    const prompt = area.value;
    try {
      const w = await call("team.start", { ...(id && { id }), prompt, listFileId: files.map((f) => f.fileId) });
      draft.files.set([]);
      draft.text = area.value = area.value === prompt ? "" : area.value; // what was typed meanwhile stays
      if (!id) forget("");
      grow();
      started(w);
    } catch (e) {
      told.textContent = sentence(e);
    } finally {
      sending = false;
      send.disabled = false;
    }
  };
  takeIn(parts, draft, submit);
  const undo = draft.files.watch((files) => {
    if (told.textContent && !files.some((f) => f.state === "failed")) told.textContent = "";
  });
  requestAnimationFrame(grow);
  return {
    node: form,
    focus: () => area.focus(),
    /** @param {readonly File[]} files */
    give: (files) => give(draft, files),
    /** @param {boolean} now whether a round is at work */
    busy(now) {
      const held = send.contains(document.activeElement) || halt.contains(document.activeElement);
      running = now;
      send.hidden = now;
      halt.hidden = !now;
      if (held) (now ? halt : area).focus();
    },
    close: undoAll([shelf.close, undo]),
  };
}
