// Completes /command and @assistant while a person writes: a list above the composer, chosen from by keyboard or by
// pointer. What is being put together by an input method is left alone.

import { call, listen } from "../ipc/index.js";
import { claim, h, on, t } from "../lib/index.js";
import { newest } from "../lib/newest.js";

/** @typedef {{sign: "/" | "@", from: number, query: string}} Wanted */
/** @typedef {{name: string, about: string, text: string}} Offer text: what takes the place of what was typed */

/** More are not listed; typing on narrows them. */
const most = 8;

/** What is being typed before the caret; null: nothing to complete. Pure. @param {string} text @param {number} caret @returns {Wanted | null} */
export function wantedAt(text, caret) {
  const before = text.slice(0, caret);
  const command = /^\/([^\s/]*)$/u.exec(before);
  if (command) return { sign: "/", from: 0, query: command[1] ?? "" };
  const mention = /(?:^|[^\p{L}\p{N}_@\\])@([\p{L}\p{M}\p{N}_-]*)$/u.exec(before);
  if (!mention) return null;
  const query = mention[1] ?? "";
  return { sign: "@", from: caret - query.length - 1, query };
}

/** The offers that begin with what was typed, then those that hold it. Pure. @param {readonly Offer[]} offers @param {string} query */
export function fitting(offers, query) {
  const sought = query.toLocaleLowerCase();
  const at = (/** @type {Offer} */ o) => o.name.toLocaleLowerCase().indexOf(sought);
  const found = offers.filter((o) => at(o) >= 0);
  return [...found.filter((o) => at(o) === 0), ...found.filter((o) => at(o) > 0)].slice(0, most);
}

/** How a name is mentioned: in braces when it is more than a word. @param {string} name */
export const mentionOf = (name) => (/^[\p{L}\p{M}\p{N}_]+$/u.test(name) ? `@${name} ` : `@{${name}} `);

/** A line that is a command: its name and what follows. Pure. @param {string} text */
export function commandIn(text) {
  const m = /^\/([^\s/]+)(?:\s+([\s\S]*))?$/u.exec(text.trim());
  return m ? { name: m[1] ?? "", rest: m[2] ?? "" } : null;
}

/**
 * @param {HTMLTextAreaElement} area
 * @param {{builtIn: readonly {name: string, about: string}[], insert: (text: string, from: number) => void}} act
 */
export function completion(area, act) {
  const list = h("ul.completion", { id: "completion", role: "listbox", hidden: true });
  const count = h("span.visually-hidden", { role: "status" });
  /** @type {readonly Offer[]} */
  let shown = [];
  let at = 0;
  /** @type {Wanted | null} */
  let wanted = null;
  /** The sign and place that a person closed the list at. */
  let dismissed = "";
  const asked = newest();
  /** @type {Map<string, readonly Offer[]>} */
  const known = new Map();
  listen((push) => {
    if (
      push.type === "reset" ||
      (push.type === "changed" && ["schedules", "automations", "assistants"].includes(push.what))
    )
      known.clear();
  });

  /** @param {"/" | "@"} sign @returns {Promise<readonly Offer[]>} */
  const read = async (sign) => {
    const held = known.get(sign);
    if (held) return held;
    /** @type {Offer[]} */
    const fresh =
      sign === "@"
        ? (await call("assistants.list")).items.map((a) => ({
            name: a.name,
            about: a.description,
            text: mentionOf(a.name),
          }))
        : [
            ...(await call("commands.list")).items.map((c) => ({
              name: c.command,
              about: c.name,
              text: `/${c.command} `,
            })),
            ...act.builtIn.map((c) => ({ ...c, text: `/${c.name} ` })),
          ];
    known.set(sign, fresh);
    return fresh;
  };

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
    area.setAttribute("aria-activedescendant", `completion-${at}`);
  };
  /** @param {number} i */
  const choose = (i) => {
    const offer = shown[i];
    if (!offer || !wanted) return;
    const { from } = wanted;
    close();
    act.insert(offer.text, from);
  };
  /** @param {readonly Offer[]} offers */
  const show = (offers) => {
    if (!wanted || document.activeElement !== area) return close();
    shown = fitting(offers, wanted.query);
    if (shown.length === 0) return close();
    at = 0;
    list.setAttribute("aria-label", wanted.sign === "/" ? t("Commands") : t("Assistants"));
    const { sign } = wanted;
    list.replaceChildren(
      ...shown.map((o, i) =>
        h(
          "li",
          {
            id: `completion-${i}`,
            role: "option",
            // The area keeps the focus, and with it the caret.
            onpointerdown: (/** @type {Event} */ e) => e.preventDefault(),
            onclick: () => choose(i),
          },
          h("strong", { dir: "auto" }, `${sign}${o.name}`),
          h("span", { dir: "auto" }, o.about),
        ),
      ),
    );
    list.hidden = false;
    area.setAttribute("aria-controls", list.id);
    count.textContent = t("{n} to choose from", { n: shown.length });
    mark();
  };
  const look = () => {
    const now = area.selectionStart === area.selectionEnd ? wantedAt(area.value, area.selectionStart) : null;
    if (!now || dismissed !== `${now.sign}${now.from}`) dismissed = "";
    wanted = dismissed ? null : now;
    if (!wanted) return close();
    const { sign } = wanted;
    asked.ask(() => read(sign), show, close);
  };
  on(area, "input", (/** @type {InputEvent} */ e) => !e.isComposing && look());
  on(area, "compositionend", look);
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
      } else if ((e.key === "Enter" || e.key === "Tab") && !e.shiftKey) choose(at);
      else if (e.key === "Escape") {
        dismissed = wanted ? `${wanted.sign}${wanted.from}` : "";
        close();
      } else return false;
      claim(e);
      return true;
    },
    /** The command that a text is, when there is one of that name. @param {string} text */
    async commandOf(text) {
      const c = commandIn(text);
      if (!c) return null;
      const offers = await read("/").catch(() => []);
      const found = offers.find((o) => o.name.toLocaleLowerCase() === c.name.toLocaleLowerCase());
      return found ? { ...c, name: found.name } : null;
    },
  };
}
