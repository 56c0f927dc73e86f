// A box to try a text in: what the Editor would notice is marked in it, with the audit that found it. No model is asked.

import { call } from "../ipc/index.js";
import { h, muted, newest, sentence, t, translateFault, undoAll, watchAll } from "../lib/index.js";
import { pausing } from "../lib/pausing.js";
import { activeId, settings } from "../model/state.js";
import { findingKind } from "../model/turnlabels.js";
import { stretches, verdictOf } from "./marks.js";

/** @typedef {import("./marks.js").Finding} Finding */
// Long enough that a paste or a word is whole; in ms.
const pause = 300;
const limit = 100_000;

/** What was tried last stays until the program closes. */
let kept = "";

export function tryBox() {
  const box = h("textarea", {
    rows: "5",
    "aria-label": t("Text to check"),
    placeholder: t("Paste a text. The text stays on this computer."),
    maxlength: String(limit),
    spellcheck: "false",
  });
  const compare = h("input", { type: "checkbox", checked: true });
  const news = h("p.try-news", { role: "status" });
  const marked = h("div.marked");
  const list = h("ol.try-findings");
  const typed = pausing(pause);
  const asking = newest();

  const clear = () => {
    marked.replaceChildren();
    list.replaceChildren();
  };
  /** @param {string} text @param {string} kind */
  const tell = (text, kind) => {
    news.textContent = text;
    news.dataset["kind"] = kind;
  };
  const ask = () => {
    const text = box.value;
    kept = text;
    if (!text.trim()) {
      asking.drop();
      news.textContent = "";
      return clear();
    }
    const cid = compare.checked ? activeId.get() : null;
    return asking.ask(
      () => call("audit.try", { text, ...(cid && { cid }) }),
      (audit) => {
        tell(verdictOf(audit), "");
        show(text, audit.findings);
      },
      (err) => {
        tell(sentence(err), "error");
        clear();
      },
    );
  };
  /** @param {string} text @param {Finding[]} findings */
  const show = (text, findings) => {
    if (findings.length === 0) return clear();
    marked.replaceChildren(
      ...stretches(text, findings).map((s) =>
        s.findings.length === 0
          ? h("span", s.text)
          : h(
              "mark",
              {
                dataset: { findings: s.findings.join(" ") },
                title: s.findings.map((i) => name(findings[i])).join("; "),
              },
              s.text,
              h("sup", { "aria-hidden": "true" }, s.findings.map((i) => i + 1).join(" ")),
            ),
      ),
    );
    list.replaceChildren(
      ...findings.map((f, i) =>
        h(
          "li",
          h(
            "button.try-finding",
            {
              onclick: () => light(i, true),
              onfocus: () => light(i, false),
              onmouseenter: () => light(i, false),
              onmouseleave: () => light(-1, false),
              onblur: () => light(-1, false),
            },
            h("span.finding-kind", findingKind(f.kind)),
            f.note ? h("span.muted", translateFault(f.note)) : null,
            f.sentence ? h("q", f.sentence) : null,
          ),
        ),
      ),
    );
  };
  /** @param {number} at which finding; below 0: none @param {boolean} go */
  const light = (at, go) => {
    /** @type {Element | null} */
    let first = null;
    for (const m of marked.querySelectorAll("mark")) {
      const on = (m.dataset["findings"] ?? "").split(" ").includes(String(at));
      m.classList.toggle("lit", on);
      if (on) first ??= m;
    }
    if (go) first?.scrollIntoView({ block: "center" });
  };
  const soon = () => typed.later(ask);
  box.addEventListener("input", soon);
  compare.addEventListener("change", soon);
  box.value = kept;
  const undo = watchAll([settings, activeId], soon);
  if (kept) soon();
  return {
    node: h(
      "div.try",
      muted(t("Runs the same audits as after a reply, with the settings above.")),
      box,
      h("label.inline-check", compare, h("span", t("Compare with this conversation"))),
      news,
      marked,
      list,
    ),
    close: undoAll([typed.cancel, asking.drop, undo]),
  };
}

/** @param {Finding | undefined} f */
const name = (f) => (f ? findingKind(f.kind) : "");
