// The composer: part of the page, growing with what is written.

import { again, answer, beginTurn, complain, isRunning, stop } from "../chat/conversation.js";
import { tip } from "../chat/window.js";
import { h, icon, on } from "../lib/dom.js";
import { shortcut } from "../lib/keys.js";
import { activeId, lastLog, status, turns } from "../state.js";
import { drafts } from "./drafts.js";
import { imagePicker } from "./images.js";
import { filled } from "./meter.js";

/**
 * @param {HTMLElement} place
 * @param {{connect: () => void, editLast: () => void, variant: (step: number) => void}} act
 */
export function mountComposer(place, act) {
  const area = /** @type {HTMLTextAreaElement} */ (
    h("textarea", {
      class: "composer-text",
      rows: 1,
      "aria-label": "Your message",
      placeholder: "Write something",
      maxLength: 100_000,
      enterkeyhint: "send",
    })
  );
  const images = imagePicker();
  const send = h(
    "button",
    { type: "submit", class: "icon-button send", "aria-label": "Send", title: "Send (Enter)" },
    icon("send"),
  );
  const halt = h(
    "button",
    {
      type: "button",
      class: "icon-button stop",
      "aria-label": "Stop",
      title: "Stop (Esc)",
      hidden: true,
      onclick: () => void stop(),
    },
    icon("stop"),
  );
  const meter = h("div", { class: "meter", role: "img", hidden: true }, h("span", null));
  const notice = h(
    "p",
    { class: "demo-notice", hidden: true },
    "The demo is answering. It is not an AI. ",
    h("button", { type: "button", class: "link", onclick: act.connect }, "Connect a model"),
  );
  const form = h(
    "form",
    { class: "composer" },
    notice,
    images.shelf,
    h("div", { class: "composer-row" }, images.button, area, send, halt),
    meter,
  );
  place.append(form);

  const grow = () => {
    area.style.height = "auto";
    area.style.height = `${Math.min(area.scrollHeight, innerHeight * 0.4)}px`;
  };
  const submit = async () => {
    const cid = activeId.get();
    const content = area.value;
    const attachments = images.take();
    if (!cid || isRunning(cid)) return images.put(attachments);
    const dangling = tip.get()?.role === "user";
    if (!content.trim() && attachments.length === 0) {
      if (dangling) void answer();
      return;
    }
    area.value = "";
    grow();
    try {
      await beginTurn(
        "turns.send",
        { content, attachments: attachments.map(({ b64, mime, filename }) => ({ b64, mime, filename })) },
        { kind: "send", user_message: content },
      );
      drafts.forget(cid);
    } catch (e) {
      if (activeId.get() === cid && !area.value) area.value = content;
      images.put(attachments);
      drafts.keep(cid, content);
      grow();
      complain(e);
    }
  };
  on(form, "submit", (e) => {
    e.preventDefault();
    void submit();
  });
  on(area, "input", () => {
    grow();
    const cid = activeId.get();
    if (cid) drafts.keep(cid, area.value);
  });
  on(area, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.isComposing || e.keyCode === 229) return; // an input method is at work
    if (e.key === "Enter" && !e.shiftKey && !e.ctrlKey && !e.metaKey && !e.altKey) {
      e.preventDefault();
      void submit();
      return;
    }
    if (area.value) return;
    if (e.key === "ArrowUp" && !e.altKey) act.editLast();
    else if (e.key === "ArrowLeft" || e.key === "ArrowRight") act.variant(e.key === "ArrowLeft" ? -1 : 1);
    else if (e.key === "Enter" && (e.ctrlKey || e.metaKey)) {
      const last = tip.get();
      if (last?.role === "assistant" && last.parent_id !== null) void again(last.id);
      else if (last?.role === "user") void answer();
    } else return;
    e.preventDefault();
  });
  on(area, "paste", (/** @type {ClipboardEvent} */ e) => {
    const files = [...(e.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    e.preventDefault();
    void images.add(files);
  });
  on(document, "dragover", (e) => e.preventDefault());
  on(document, "drop", (/** @type {DragEvent} */ e) => {
    e.preventDefault();
    void images.add([...(e.dataTransfer?.files ?? [])]);
  });

  activeId.watch((id) => {
    area.value = id ? drafts.of(id) : "";
    grow();
    if (innerWidth >= 900) area.focus();
  });
  turns.watch(() => {
    const id = activeId.get();
    const running = Boolean(id && isRunning(id));
    send.hidden = running;
    halt.hidden = !running;
  });
  status.watch((s) => {
    notice.hidden = !s?.demo;
  });
  const measure = () => {
    const m = filled(lastLog.get(), status.get());
    meter.hidden = m === null;
    if (m === null) return;
    /** @type {HTMLElement} */ (meter.firstElementChild).style.inlineSize = `${Math.min(100, m.share * 100)}%`;
    meter.dataset["level"] = m.share > 0.85 ? "high" : "low";
    meter.title = m.words;
    meter.setAttribute("aria-label", m.words);
  };
  lastLog.watch(measure);
  status.watch(measure);
  shortcut({
    keys: "Escape",
    label: "Stop the answer",
    typing: true,
    run: () => {
      const id = activeId.get();
      if (document.querySelector("dialog[open], .menu") || !id || !isRunning(id)) return false;
      void stop();
    },
  });
  for (const [keys, label] of [
    ["ArrowUp", "Edit your last message (empty composer)"],
    ["ArrowLeft", "Version before (empty composer)"],
    ["ArrowRight", "Next version (empty composer)"],
    ["mod+Enter", "Write it again (empty composer)"],
  ])
    shortcut({ keys: /** @type {string} */ (keys), label: /** @type {string} */ (label), run: () => false });
  return { focus: () => area.focus() };
}
