// A list of what may be completed at the caret of a text, chosen from by keyboard or by pointer. What is being put together
// by an input method is left alone.

import { claim, h, newest, on, t } from "../lib/index.js";
import { completeText, matchingEntries } from "./completing.js";

/** @typedef {import("./completing.js").Sign} Sign */
/** @typedef {import("./completing.js").Wanted} Wanted */
/** @typedef {import("./completing.js").Offer} Offer */
/** @typedef {ReturnType<typeof suggestions>} Suggestions */

/**
 * @param {HTMLTextAreaElement | HTMLInputElement} area
 * @param {string} id of the list, which is alone on the page
 * @param {object} of
 * @param {(text: string, caret: number) => Wanted | null} of.wanted
 * @param {(sign: Sign) => Promise<readonly Offer[]>} of.read
 * @param {(sign: Sign) => string} of.name
 * @param {(text: string, caret: number) => void} of.put
 */
export function suggestions(area, id, of) {
  const list = h("ul.completion", { id, role: "listbox", hidden: true });
  const count = h("span.visually-hidden", { role: "status" });
  /** @type {readonly Offer[]} */
  let shown = [];
  let at = 0;
  /** @type {Wanted | null} */
  let wanted = null;
  /** The sign and place that a person closed the list at. */
  let dismissed = "";
  /** An input method puts a word together. */
  let composing = false;
  const asked = newest();
  const close = () => {
    if (list.hidden) return;
    list.hidden = true;
    shown = [];
    count.textContent = "";
    area.removeAttribute("aria-activedescendant");
    area.removeAttribute("aria-controls");
  };
  const mark = () => {
    for (const [i, node] of [...list.children].entries()) node.setAttribute("aria-selected", String(i === at));
    list.children[at]?.scrollIntoView({ block: "nearest" });
    area.setAttribute("aria-activedescendant", `${id}-${at}`);
  };
  /** @param {number} i */
  const choose = (i) => {
    const offer = shown[i];
    if (!offer || !wanted) return;
    const now = completeText(area.value, wanted, offer);
    close();
    of.put(now.text, now.caret);
  };
  /** Whether the line is a command already, so that Enter does it. */
  const isWhole = () => wanted?.sign === "/" && area.value.trim() === `/${shown[at]?.name}`;
  /** @param {readonly Offer[]} offers */
  const show = (offers) => {
    if (!wanted || composing || document.activeElement !== area) return close();
    shown = matchingEntries(offers, wanted.query, wanted.sign);
    if (shown.length === 0) return close();
    at = 0;
    const { sign } = wanted;
    list.setAttribute("aria-label", of.name(sign));
    list.replaceChildren(
      ...shown.map((o, i) =>
        h(
          "li",
          {
            id: `${id}-${i}`,
            role: "option",
            // The area keeps the focus, and with it the caret.
            onpointerdown: (/** @type {Event} */ e) => e.preventDefault(),
            onclick: () => choose(i),
          },
          h("strong", { dir: "auto" }, sign === "{{" ? `{{${o.name}}}` : `${sign}${o.name}`),
          h("span", { dir: "auto" }, o.about),
        ),
      ),
    );
    list.hidden = false;
    area.setAttribute("aria-controls", list.id);
    count.textContent = t("{n} suggestions", { n: shown.length });
    mark();
  };
  const look = () => {
    if (composing) return;
    const now = area.selectionStart === area.selectionEnd ? of.wanted(area.value, area.selectionStart ?? 0) : null;
    if (!now || dismissed !== `${now.sign}${now.from}`) dismissed = "";
    wanted = dismissed ? null : now;
    if (!wanted) return close();
    const { sign } = wanted;
    asked.ask(() => of.read(sign), show, close);
  };
  on(area, "input", (/** @type {InputEvent} */ e) => !e.isComposing && look());
  on(area, "compositionstart", () => {
    composing = true;
    asked.drop();
    close();
  });
  on(area, "compositionend", () => {
    composing = false;
    look();
  });
  // The caret may leave the word that the list is about.
  on(area, "keyup", (/** @type {KeyboardEvent} */ e) => {
    if (!list.hidden && ["ArrowLeft", "ArrowRight", "Home", "End"].includes(e.key)) look();
  });
  on(area, "blur", close);
  on(area, "click", look);
  area.setAttribute("aria-autocomplete", "list");
  area.setAttribute("aria-haspopup", "listbox");
  return {
    node: h("div.completion-place", list, count),
    close,
    /** Takes a key while the list is open. @param {KeyboardEvent} e @returns {boolean} whether it did */
    takes(e) {
      if (list.hidden || e.isComposing || e.ctrlKey || e.altKey || e.metaKey) return false;
      const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[e.key];
      if (to !== undefined) {
        at = (to + shown.length) % shown.length;
        mark();
      } else if (e.key === "Enter" && isWhole()) {
        close();
        return false;
      } else if ((e.key === "Enter" || e.key === "Tab") && !e.shiftKey) choose(at);
      else if (e.key === "Escape") {
        dismissed = wanted ? `${wanted.sign}${wanted.from}` : "";
        close();
      } else return false;
      claim(e);
      return true;
    },
  };
}
