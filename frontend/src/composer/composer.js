// The composer: part of the page, growing with what is written.

import { growField } from "../lib/growfield.js";
import { h, on, t, toast } from "../lib/index.js";
import { appearance } from "../model/appearance.js";
import { sends } from "../model/appearancechoices.js";
import { letSpeak } from "../model/cast.js";
import { anotherReply, answer, beginTurn, complain, continueLast, isRunning } from "../model/conversation.js";
import { drafts } from "../model/drafts.js";
import { activeId, messages } from "../model/state.js";
import { tip } from "../model/window.js";
import { imagePicker } from "../widgets/imagepicker.js";
import { answererButton } from "./answerer.js";
import { castBar } from "./castbar.js";
import { completion } from "./completion.js";
import { composerMenu } from "./composermenu.js";
import { draftKeeper } from "./draft.js";
import { fileShelf } from "./files.js";
import { openHistory, sentTexts } from "./history.js";
import { impersonationBox } from "./impersonation.js";
import { takeIn } from "./intake.js";
import { composerKeys } from "./keynames.js";
import { nameAsk } from "./nameask.js";
import { notifications } from "./notifications.js";
import { joinPastes, pasteShelf } from "./pastes.js";
import { pressHere, quickReplyBar } from "./quickreplies.js";
import { sendButtons } from "./sendbuttons.js";
import { runSlashCommand } from "./slashcommand.js";
import { startField } from "./startfield.js";
import { toolsButton } from "./tools.js";

/**
 * @param {HTMLElement} place
 * @param {{connect: () => void, choose: (way: "here" | "server") => void, editLast: () => void, variant: (step: number) => void, hint: (anchor: HTMLElement) => unknown}} act
 */
export function mountComposer(place, act) {
  const area = h("textarea.composer-text", {
    rows: 1,
    "aria-label": t("Your message"),
    placeholder: t("Write a message"),
    dir: "auto",
    enterkeyhint: "send",
  });
  const images = imagePicker();
  const answers = answererButton(act.connect, () => area.focus());
  const tools = toolsButton(() => area.focus());
  const { above, used } = notifications(act);
  const files = fileShelf({ changed: () => keep(), emptied: () => area.focus() });
  const pastes = pasteShelf({ intoText: (text) => insert(text), changed: () => keep() });
  /** @type {import("../model/quickreplies.js").Box} */
  const quick = {
    send: (text) => {
      fill(text);
      void submit();
    },
    fill: (text) => {
      fill(text);
      area.focus();
    },
    impersonate: (hint) => box.begin(hint),
    input: () => area.value,
  };
  const completing = completion(area, {
    press: (offer) => pressHere(offer, quick),
    put: (text, caret) => {
      fill(text);
      area.setSelectionRange(caret, caret);
    },
  });
  const box = impersonationBox(area, { grow: () => grow(), keep: () => keep() });
  const start = startField(() => area.focus());
  const { input, pick } = takeIn(area, images, files, pastes);
  const more = composerMenu({
    attach: pick,
    impersonate: () => box.begin(),
    start: () => start.open(),
    hint: act.hint,
    insert: (text) => insert(text),
  });
  const row = h("div.composer-row", area);
  const form = h(
    "form.composer",
    completing.node,
    ...above,
    nameAsk(() => area.focus()),
    castBar((card) => void submit(card)),
    images.shelf,
    files.shelf,
    pastes.shelf,
    start.node,
    quickReplyBar(quick),
    row,
    h("div.composer-foot", more, input, answers, tools, used, ...sendButtons()),
    box.status,
  );
  place.append(form);

  const grow = () => {
    // Its row stays as it is meanwhile, or the transcript above would become larger and lose its place.
    row.style.minBlockSize = `${row.offsetHeight}px`;
    growField(area);
    row.style.minBlockSize = "";
  };
  const { keep, open } = draftKeeper(area, box.own, files, pastes, () => grow());
  /** @param {string} text in the place of all that is there */
  const fill = (text) => {
    area.value = text;
    grow();
    keep();
  };
  /** @param {string} text at the caret */
  const insert = (text) => {
    area.focus();
    area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
    grow();
    keep();
  };
  /** Enter was pressed before the first conversation stood. */
  let eager = false;
  const submit = async (speaker = "") => {
    const cid = activeId.get();
    eager = cid === null;
    if (!cid || isRunning(cid) || box.busy()) return;
    const words = area.value;
    const long = pastes.get();
    const content = joinPastes(words, long);
    if (files.busy()) return void toast(t("A file is still loading. Send the message when loading is done."));
    const attachments = images.take();
    const sent = files.get();
    const beside = attachments.length + sent.length + long.length > 0;
    if (!content.trim() && !beside) return speaker ? letSpeak(speaker) : reply();
    completing.close();
    const plain = words.startsWith("/") && !beside;
    const command = plain ? await completing.commandOf(words) : null;
    if (command) return runSlashCommand(command, area, fill);
    area.value = "";
    files.take();
    pastes.set([]);
    grow();
    let back = false;
    const putBack = () => {
      back = true;
      drafts.keep(cid, words, long, sent);
      files.put(cid, sent);
      if (activeId.get() === cid && !area.value) {
        area.value = words;
        pastes.set(long);
        images.put(attachments);
      }
      grow();
      return () => void submit(speaker);
    };
    try {
      await beginTurn(
        "turns.send",
        {
          content,
          ...(speaker && { speaker }),
          attachments: attachments.map(({ b64, mime, filename }) => ({ b64, mime, filename })),
          files: sent.map((f) => f.fileId),
          file_hashes: sent.map((f) => f.hash ?? ""),
        },
        { kind: "send", user_message: content, ...(sent.length > 0 && { files: sent }) },
        putBack,
      );
      if (!back) drafts.forget(cid);
    } catch (e) {
      putBack();
      complain(e);
    }
  };
  on(form, "submit", (e) => {
    e.preventDefault();
    void submit();
  });
  on(area, "input", () => {
    grow();
    keep();
  });
  on(globalThis, "resize", grow);
  on(area, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.isComposing || e.keyCode === 229) return; // an input method is at work
    if (completing.takes(e)) return;
    if (sends(e, appearance().send, joinPastes(area.value, pastes.get()) === "")) {
      e.preventDefault();
      return void submit();
    }
    if (e.key === "Enter" && e.altKey) {
      e.preventDefault();
      return reply();
    }
    if (area.value) return;
    if (e.key === "ArrowUp" && !e.altKey) act.editLast();
    else if (e.key === "ArrowLeft" || e.key === "ArrowRight") act.variant(e.key === "ArrowLeft" ? -1 : 1);
    else if (e.key === "Enter" && (e.ctrlKey || e.metaKey)) anotherReply();
    else return;
    e.preventDefault();
  });
  const reply = () => {
    const last = tip.get();
    if (last?.role === "user") void answer();
    else continueLast();
  };
  let opened = activeId.get();
  activeId.watch((id) => {
    // What was typed before the first conversation stood belongs to it.
    const early = opened === null && id !== null && area.value !== "";
    opened = id;
    if (early) {
      open(id, true);
      if (eager) void submit();
      return;
    }
    open(id);
    box.draw();
    if (innerWidth >= 900) area.focus();
  });
  composerKeys({
    editLast: act.editLast,
    variant: act.variant,
    impersonate: box.begin,
    start: start.open,
    hint: () => void act.hint(area),
    pickModel: () => answers.click(),
    pickTools: () => tools.click(),
    reuse: () => {
      const texts = sentTexts(messages.get());
      if (texts.length > 0) openHistory(area, texts, insert);
    },
  });
  return { focus: () => area.focus(), pickModel: () => answers.click() };
}
