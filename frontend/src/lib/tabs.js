// A list of tabs, one of which is chosen. Arrow keys go from one to the next and choose it, Home and End go to the ends.

import { h, icon } from "./dom.js";

/**
 * @template {string} Id
 * @typedef {object} Tab
 * @property {Id} id
 * @property {import("./dom.js").Props} props
 * @property {import("./dom.js").Child[]} content
 */

/**
 * @template {string} Id
 * @param {{label: string, class: string, vertical?: boolean, tabs: readonly Tab<Id>[], show: (id: Id) => void}} spec
 */
export function tabList({ label, class: name, vertical = false, tabs, show }) {
  const nodes = tabs.map(({ id, props, content }) => ({
    id,
    tab: h("button", { role: "tab", ...props, onclick: () => show(id) }, ...content),
  }));
  const node = h(
    "div",
    { class: name, role: "tablist", "aria-label": label, "aria-orientation": vertical ? "vertical" : null },
    ...nodes.map((one) => one.tab),
  );
  node.addEventListener("keydown", (e) => {
    const here = nodes.findIndex((one) => one.tab === document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1, ...(vertical && { ArrowDown: 1, ArrowUp: -1 }) }[e.key];
    const to = step === undefined ? { Home: 0, End: nodes.length - 1 }[e.key] : here + step;
    const next = to === undefined ? undefined : nodes[(to + nodes.length) % nodes.length];
    if (!next) return;
    e.preventDefault();
    next.tab.focus();
    show(next.id);
  });
  return {
    node,
    /** The button of a tab. @param {Id} id */
    tab: (id) => /** @type {HTMLElement} */ (nodes.find((one) => one.id === id)?.tab),
    /** @param {Id | undefined} chosen */
    mark(chosen) {
      for (const { id, tab } of nodes) {
        tab.setAttribute("aria-selected", String(id === chosen));
        tab.tabIndex = id === chosen ? 0 : -1;
      }
    },
  };
}

/**
 * The tabs of a page, with an icon each. Where they need more room than there is, the chosen one is brought into view.
 *
 * @template {string} P
 * @param {{label: string, controls: string, parts: readonly {id: P, name: string, icon: string}[], show: (id: P) => void}} how controls: the id of the panel
 */
export function tabStrip({ label, controls, parts, show }) {
  const list = tabList({
    label,
    class: "runs-tabs",
    tabs: parts.map((p) => ({
      id: p.id,
      props: { class: "runs-tab", title: p.name, id: `${controls}-tab-${p.id}`, "aria-controls": controls },
      content: [icon(p.icon), h("span", p.name)],
    })),
    show,
  });
  return {
    node: list.node,
    /** @param {P} part @returns {string} the id of its tab, which names the panel */
    mark(part) {
      list.mark(part);
      list.tab(part).scrollIntoView({ inline: "nearest", block: "nearest" });
      return `${controls}-tab-${part}`;
    },
    focus: () =>
      /** @type {HTMLElement | null} */ (list.node.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true }),
  };
}
