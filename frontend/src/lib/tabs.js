// The tabs of a place: one of its parts is shown at a time. Arrow keys go from one to the next.

import { h, icon } from "./dom.js";

/**
 * @template {string} P
 * @param {{label: string, controls: string, parts: readonly {id: P, name: string, icon: string}[], show: (id: P) => void}} how controls: the id of the panel
 */
export function tabStrip({ label, controls, parts, show }) {
  const tabs = parts.map((p) => ({
    id: p.id,
    tab: h(
      "button",
      {
        type: "button",
        role: "tab",
        class: "runs-tab",
        id: `${controls}-tab-${p.id}`,
        "aria-controls": controls,
        onclick: () => show(p.id),
      },
      icon(p.icon),
      h("span", null, p.name),
    ),
  }));
  const node = h("div", { class: "runs-tabs", role: "tablist", "aria-label": label }, ...tabs.map((t) => t.tab));
  node.addEventListener("keydown", (e) => {
    const here = tabs.findIndex((t) => t.tab === document.activeElement);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[e.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    e.preventDefault();
    next.tab.focus();
    show(next.id);
  });
  return {
    node,
    /** @param {P} part @returns {string} the id of its tab, which names the panel */
    mark(part) {
      for (const t of tabs) {
        t.tab.setAttribute("aria-selected", String(t.id === part));
        t.tab.tabIndex = t.id === part ? 0 : -1;
        if (t.id === part) t.tab.scrollIntoView({ inline: "nearest", block: "nearest" });
      }
      return `${controls}-tab-${part}`;
    },
    focus: () => tabs.find((t) => t.tab.tabIndex === 0)?.tab.focus({ preventScroll: true }),
  };
}
