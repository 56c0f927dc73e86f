// The way to a page, in the list of conversations, with what there is to know about the page.

import { button, h, openPage } from "../lib/index.js";

/**
 * @param {{name: string, icon: string, kind: string, isOpen: () => boolean, open: () => void}} spec
 * @returns {{node: HTMLElement, tell: (text: string, kind?: string) => void}}
 */
export function sideEntry({ name, icon, kind, isOpen, open }) {
  const count = h("span.runs-count");
  const node = button(name, open, { icon, kind: `quiet side-entry ${kind}` });
  node.append(count);
  const mark = () => (isOpen() ? node.setAttribute("aria-current", "page") : node.removeAttribute("aria-current"));
  openPage.watch(mark);
  mark();
  return {
    node,
    tell(text, about = "") {
      count.textContent = text;
      count.dataset["kind"] = about;
    },
  };
}
