// Completes /command, @assistant, @character of the conversation and {{macro}} while a person writes: a list above the
// composer, chosen from by keyboard or by pointer. What is being put together by an input method is left alone.

import { listen } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { claim, doable, excerpt, h, newest, on, t } from "../lib/index.js";
import { members } from "../model/cast.js";
import { settings } from "../model/state.js";
import { commandIn, completeText, matchingEntries, mentionOf, wantedAt } from "./completing.js";

/** @typedef {import("./completing.js").Sign} Sign */
/** @typedef {import("./completing.js").Wanted} Wanted */
/** @typedef {import("./completing.js").Offer} Offer */

/** @param {string} name @param {string} about @param {string} text @returns {Offer} */
const offerOf = (name, about, text) => ({ name, about, text });

/** What the program puts in for a macro in a message. @returns {Offer[]} */
const macros = () => [
  offerOf("user", t("your name, or your persona's"), "{{user}}"),
  offerOf("char", t("the character's name"), "{{char}}"),
  offerOf("date", t("today's date"), "{{date}}"),
  offerOf("time", t("the current time"), "{{time}}"),
  offerOf("weekday", t("today's day of the week"), "{{weekday}}"),
  { name: "random", about: t("one of the options"), text: "{{random::", after: "}}" },
  { name: "roll", about: t("dice"), text: "{{roll::", after: "}}" },
  { name: "trim", about: t("nothing, and removes empty lines around"), text: "{{trim}}" },
  { name: "//", about: t("nothing: a note for yourself"), text: "{{// ", after: "}}" },
];

/** The texts that the person keeps. @returns {Offer[]} */
const prompts = () =>
  /** @type {import("../../types/api.d.ts").chat.Prompt[]} */ (settings.get()?.prompts ?? [])
    .filter((p) => p.text)
    .map(({ name, text }) => ({ name, about: excerpt(text, 80), text, kept: true }));

/**
 * @param {HTMLTextAreaElement} area
 * @param {{put: (text: string, caret: number) => void}} act
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
  /** An input method puts a word together. */
  let composing = false;
  const asked = newest();
  /** @type {Map<"/" | "@", readonly Offer[]>} */
  const known = new Map();
  listen((push) => {
    if (
      push.type === "reset" ||
      (push.type === "changed" && ["schedules", "automations", "assistants", "settings"].includes(push.what))
    )
      known.clear();
  });

  /** @param {"/" | "@"} sign @param {() => Promise<Offer[]>} ask @returns {Promise<readonly Offer[]>} */
  const remembered = async (sign, ask) => {
    const offers = known.get(sign) ?? (await ask());
    known.set(sign, offers);
    return offers;
  };
  /** @param {Sign} sign @returns {Promise<readonly Offer[]>} */
  const read = async (sign) => {
    if (sign === "{{") return macros();
    if (sign === "/")
      return remembered(sign, async () => [
        ...(await callAll("commands.list")).map(({ command, name }) => offerOf(command, name, `/${command} `)),
        ...prompts(),
        ...doable().flatMap(({ slash, label, run }) =>
          slash ? [{ name: slash, about: label, text: `/${slash} `, run }] : [],
        ),
      ]);
    const assistants = await remembered(sign, async () =>
      (await callAll("assistants.list")).map((a) => offerOf(a.name, a.description, mentionOf(a.name))),
    );
    const cast = members.get().filter((m) => !m.muted);
    return [
      ...cast.map((m) => offerOf(m.label, t("Takes part in this conversation"), `@${m.label} `)),
      ...assistants.filter((a) => !cast.some((m) => m.label.toLowerCase() === a.name.toLowerCase())),
    ];
  };
  /** @param {Sign} sign */
  const listName = (sign) => {
    if (sign === "/") return t("Commands");
    if (sign === "{{") return t("Macros");
    return members.get().length > 0 ? t("Characters and assistants") : t("Assistants");
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
    const now = completeText(area.value, wanted, offer);
    close();
    act.put(now.text, now.caret);
  };
  /** @param {readonly Offer[]} offers */
  const show = (offers) => {
    if (!wanted || composing || document.activeElement !== area) return close();
    shown = matchingEntries(offers, wanted.query);
    if (shown.length === 0) return close();
    at = 0;
    const { sign } = wanted;
    list.setAttribute("aria-label", listName(sign));
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
    const now = area.selectionStart === area.selectionEnd ? wantedAt(area.value, area.selectionStart) : null;
    if (!now || dismissed !== `${now.sign}${now.from}`) dismissed = "";
    wanted = dismissed ? null : now;
    if (!wanted) return close();
    const { sign } = wanted;
    asked.ask(() => read(sign), show, close);
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
      } else if ((e.key === "Enter" || e.key === "Tab") && !e.shiftKey) choose(at);
      else if (e.key === "Escape") {
        dismissed = wanted ? `${wanted.sign}${wanted.from}` : "";
        close();
      } else return false;
      claim(e);
      return true;
    },
    /** What a line with a slash calls, and the rest of the line; null: nothing. @param {string} text */
    async commandOf(text) {
      const c = commandIn(text);
      if (!c) return null;
      const offers = await read("/").catch(() => []);
      const found = offers.find((o) => o.name.toLocaleLowerCase() === c.name.toLocaleLowerCase());
      return found ? { ...found, rest: c.rest } : null;
    },
  };
}
