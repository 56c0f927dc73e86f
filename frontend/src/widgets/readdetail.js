// The right side of a list: it is read first, and where that fails a person can try again.

import { failure, h, t } from "../lib/index.js";

export const reading = () => h("p.progress", t("Loading…"));

/**
 * @template T
 * @param {string} kind a class
 * @param {() => Promise<T> | T} read
 * @param {(node: HTMLElement, item: T, again: () => void) => (() => void) | void} fill shows what was read, and gives what ends it
 * @returns {import("./listdetail.js").Detail}
 */
export function readDetail(kind, read, fill) {
  const node = h("article", { class: kind }, reading());
  let closed = false;
  /** @type {(() => void) | void} */
  let close;
  const load = async () => {
    try {
      const item = await read();
      if (closed) return;
      close?.();
      close = fill(node, item, () => void load());
    } catch (e) {
      if (!closed) node.replaceChildren(...failure(e, () => void load()));
    }
  };
  void load();
  return {
    node,
    close() {
      closed = true;
      close?.();
    },
  };
}

/**
 * Shows what is being done, and then what came of it or why it failed.
 * @param {HTMLElement} out @param {string} doing @param {() => Promise<(Node | string)[]>} act
 */
export async function attempt(out, doing, act) {
  out.replaceChildren(h("p.progress", doing));
  out.replaceChildren(...(await act().catch((e) => failure(e))));
}
