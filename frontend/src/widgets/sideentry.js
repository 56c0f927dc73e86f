// The way to a page, in the list of conversations, with what there is to know about the page.

import { button, h, openPage, t } from "../lib/index.js";

/**
 * @param {{name: string, icon: string, kind: string, isOpen: () => boolean, open: () => void}} spec
 * @returns {{node: HTMLElement, tell: (waiting: number, running: number) => void}} tell: how much waits for the person, and how much runs
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
    tell(waiting, running) {
      count.dataset["kind"] = waiting > 0 ? "waiting" : "";
      // What waits says itself what it wants, in its own place; here is only how much there is.
      const words = t("{n, plural, one {# is waiting for you} other {# are waiting for you}}", { n: waiting });
      if (waiting > 0)
        count.replaceChildren(
          h("span", { "aria-hidden": "true", title: words }, String(waiting)),
          h("span.visually-hidden", words),
        );
      else count.textContent = running > 0 ? t("{n} running", { n: running }) : "";
    },
  };
}
