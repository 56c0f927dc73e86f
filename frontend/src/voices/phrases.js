// The list of worn phrases: words or patterns, with the number of times each occurs in the open conversation.

import { call, listen } from "../ipc/index.js";
import { h, newest, t, textField, undoAll } from "../lib/index.js";
import { touchesShown } from "../model/pushes.js";
import { activeId } from "../model/state.js";
import { editList } from "../widgets/editlist/editlist.js";
import { phrases } from "../widgets/editlist/forms.js";
import { patternNews } from "./pattern.js";

/** @typedef {import("../widgets/editlist/editlist.js").Row} Row */

/** @returns {{node: HTMLElement, close: () => void, draw: () => void}} */
export function phraseList() {
  /** @type {Record<string, number>} */
  let counts = {};
  const counting = newest();
  /** @param {Record<string, number>} now */
  const show = (now) => {
    counts = now;
    list.draw();
  };
  const count = () => {
    const cid = activeId.get();
    const read = async () => (cid ? (await call("audit.hits", { cid })).counts : {});
    return counting.ask(read, show, () => show({})); // the numbers are a hint; without them the list is still whole
  };
  const list = editList({
    ...phrases,
    mark: (row) => (counts[row["id"]] ? t("{n} matches here", { n: counts[row["id"]] ?? 0 }) : ""),
    adder: twoKinds,
    form: (row, save) => (row["kind"] === "regex" ? [patternField(row, save)] : phrases.form(row, save)),
  });
  const undo = undoAll([
    list.close,
    activeId.watch(() => void count()),
    listen((push) => {
      if (touchesShown(push, "messages") || (push.type === "changed" && push.what === "phrases")) void count();
    }),
  ]);
  void count();
  return {
    node: list.node,
    draw: list.draw,
    close: undoAll([counting.drop, undo]),
  };
}

/**
 * A pattern is looked at while it is typed, so that it need not be added to learn that it does not work.
 * @param {Row} row @param {(patch: Row) => Promise<unknown>} save
 */
function patternField(row, save) {
  const field = textField({
    label: t("Pattern"),
    hint: t("A regular expression. Upper and lower case are the same."),
    value: row["pattern"],
    mono: true,
    save: (v) => save({ pattern: v }),
  });
  const input = /** @type {HTMLInputElement} */ (field.node.querySelector("input"));
  const news = patternNews(input, () => true);
  return h("div", field.node, news.node);
}

/**
 * @param {ReturnType<typeof import("../widgets/editlist/addform.js").addForm>} plain
 * @param {(row: Row) => Promise<void>} create
 */
function twoKinds(plain, create) {
  const asPattern = h("input", { type: "checkbox" });
  const news = patternNews(plain.input, () => asPattern.checked);
  asPattern.addEventListener("change", () => {
    plain.input.classList.toggle("mono", asPattern.checked);
    plain.input.setAttribute("aria-label", asPattern.checked ? t("Pattern") : phrases.first.label);
    plain.input.placeholder = asPattern.checked
      ? t("A pattern, such as eyes? (glint|gleam)")
      : phrases.first.placeholder;
    news.look();
    plain.input.focus();
  });
  // The plain form adds words; a pattern goes its own way, and what is refused stays in the field.
  plain.node.addEventListener(
    "submit",
    async (e) => {
      if (!asPattern.checked) return;
      e.preventDefault();
      e.stopImmediatePropagation();
      const pattern = plain.input.value.trim();
      if (!pattern) return plain.input.focus();
      const ok = await plain.said.watch(() => create({ kind: "regex", pattern, variants: [], enabled: true }));
      plain.input.setAttribute("aria-invalid", String(!ok));
      if (!ok) return news.clear();
      plain.input.value = "";
      news.look();
    },
    { capture: true },
  );
  plain.node.append(h("label.inline-check", asPattern, h("span", t("Use a pattern (regular expression)"))));
  return h("div", plain.node, news.node);
}
