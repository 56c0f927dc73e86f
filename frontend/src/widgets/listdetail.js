// A list at the left and the details of the chosen item at the right. A narrow window shows one of them at a time.

import { listen } from "../ipc/index.js";
import { button, h, icon, muted, repeatedRead, t } from "../lib/index.js";
import { now } from "../model/now.js";
import { listPane } from "./listpane.js";

/** @typedef {{node: HTMLElement, close?: () => void}} Detail */

/**
 * @template T
 * @typedef {object} ListDetailSpec
 * @property {string} label
 * @property {readonly string[]} what the nouns of the pushes that the list follows
 * @property {() => Promise<readonly T[]>} load
 * @property {(item: T) => string} id
 * @property {(item: T) => Omit<import("./listpane.js").Line, "id">} line
 * @property {() => {text: string, action?: {label: string, run: () => void}}} none what an empty list says
 * @property {{label: string, run: () => void}} [fresh] begins one
 * @property {(item: T) => readonly T[]} [toggle] what the list is once a row that stands for others is opened or closed
 * @property {readonly Node[]} [above] what is over the list
 * @property {readonly Node[]} [below]
 * @property {(id: string, item: T | undefined) => Detail} detail
 * @property {readonly [icon: string, text: string]} blank the right side while nothing is chosen
 * @property {readonly (() => void)[]} [closing] what ends with the list
 */

// Long enough that a busy run does not redraw the list all the time, short enough to seem live; in ms.
const pause = 500;

/**
 * @template T
 * @typedef {object} ListDetail
 * @property {(id: string, byHand?: boolean) => void} choose shows one at the right; "" none
 * @property {() => void} read reads the list again, as when its filter has changed
 * @property {(id: string) => void} reveal reads the list again and shows one that is new; "" when one is gone
 * @property {() => void} redraw
 * @property {() => readonly T[]} items
 * @property {() => void} focus
 * @property {() => void} close
 */

/**
 * @template T
 * @param {HTMLElement} place
 * @param {ListDetailSpec<T>} spec
 * @param {{id: string, chosen: (id: string) => void}} at what is shown first, and who hears what is shown then
 * @returns {ListDetail<T>}
 */
export function mountListDetail(place, spec, at) {
  /** @type {readonly T[]} */
  let items = [];
  let shown = "";
  let closed = false;
  /** @type {Detail | null} */
  let detail = null;
  const list = listPane({
    label: spec.label,
    line: (/** @type {T} */ item) => ({ id: spec.id(item), ...spec.line(item) }),
    none: spec.none,
    choose: (id) => {
      const item = items.find((i) => spec.id(i) === id);
      if (!item || !spec.toggle || spec.line(item).open === undefined) return choose(id, true);
      items = spec.toggle(item);
      list.show(items);
    },
  });
  const back = button(spec.label, () => toList(), { icon: "left", kind: "quiet runs-back" });
  const right = h("section.runs-detail", { "aria-label": t("Details") });
  const fresh = spec.fresh ? h("div.runs-new", button(spec.fresh.label, spec.fresh.run, { icon: "plus" })) : null;
  const blank = () => h("div.runs-blank", icon(spec.blank[0]), muted(spec.blank[1]));
  const left = h("div.runs-left", h("div.runs-above", fresh, ...(spec.above ?? [])), list.node, ...(spec.below ?? []));
  const panes = h("div.runs-panes", left, right);
  place.append(panes);

  /** @param {string} id @param {boolean} [byHand] */
  const choose = (id, byHand = false) => {
    if (id !== shown || !detail) {
      detail?.close?.();
      shown = id;
      detail = id
        ? spec.detail(
            id,
            items.find((i) => spec.id(i) === id),
          )
        : null;
      right.replaceChildren(back, detail?.node ?? blank());
      right.scrollTop = 0;
      list.mark(id);
      at.chosen(id);
    }
    panes.dataset["showing"] = id ? "detail" : "list";
    // Where only one side is seen, the other one is gone with the focus in it.
    if (byHand && back.checkVisibility?.()) back.focus();
  };
  const toList = () => {
    panes.dataset["showing"] = "list";
    list.focus();
  };
  const reading = repeatedRead(async () => {
    try {
      const read = await spec.load();
      if (closed) return;
      items = read;
      list.show(items);
    } catch (e) {
      if (!closed) list.failed(e, reading.wish);
    }
  }, pause);
  const undo = listen((push) => {
    if (push.type === "reset" || (push.type === "changed" && spec.what.includes(push.what))) reading.wish();
  });
  const still = now.watch(() => items.length > 0 && list.show(items)); // how long ago each was
  list.reading();
  reading.wish();
  choose(at.id);
  return {
    choose,
    read: reading.wish,
    reveal(id) {
      reading.wish();
      choose(id);
    },
    redraw: () => list.show(items),
    items: () => items,
    focus: list.focus,
    close() {
      closed = true;
      for (const end of spec.closing ?? []) end();
      undo();
      still();
      reading.close();
      detail?.close?.();
      panes.remove();
    },
  };
}
