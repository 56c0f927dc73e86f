// The two sides of the inspector: the turn, and what plug-ins have to show. Without a plug-in there is one side and no tab.

import { h } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { enabled } from "../plugins.js";
import { activeId, messages, settings } from "../state.js";
import { cards, drawn } from "./cards.js";

const sides = /** @type {const} */ (["turn", "workflows"]);
const names = { turn: say("Turn"), workflows: say("Workflows") };

/**
 * @param {HTMLElement} turn the side of the turn
 * @returns {{node: HTMLElement, toTurn: () => void, close: () => void}}
 */
export function tabbed(turn) {
  /** @type {(typeof sides)[number]} */
  let side = "turn";
  let frame = 0;
  const flows = h("div", { class: "inspector-cards", id: "side-workflows" });
  turn.id = "side-turn";
  const tabs = sides.map((name) => {
    const tab = h(
      "button",
      { type: "button", role: "tab", id: `tab-${name}`, class: "inspector-tab", "aria-controls": `side-${name}` },
      names[name],
    );
    tab.addEventListener("click", () => pick(name));
    return { name, tab };
  });
  const bar = h(
    "div",
    { class: "inspector-tabs", role: "tablist", "aria-label": say("Sides of the inspector") },
    ...tabs.map((t) => t.tab),
  );
  bar.addEventListener("keydown", (e) => {
    const to = { ArrowRight: 1, ArrowLeft: 1, Home: -1, End: -2 }[e.key];
    if (to === undefined) return;
    e.preventDefault();
    pick(e.key === "Home" ? "turn" : e.key === "End" ? "workflows" : side === "turn" ? "workflows" : "turn");
    tabs.find((t) => t.name === side)?.tab.focus();
  });
  /** @param {(typeof sides)[number]} name */
  const pick = (name) => {
    side = name;
    draw();
  };
  const draw = () => {
    frame = 0;
    const shown = drawn(cards.get(), (id) => enabled(id, settings.get()));
    bar.hidden = shown.length === 0;
    if (shown.length === 0) side = "turn";
    for (const { name, tab } of tabs) {
      tab.setAttribute("aria-selected", String(name === side));
      tab.tabIndex = name === side ? 0 : -1;
    }
    for (const [name, node] of /** @type {const} */ ([
      ["turn", turn],
      ["workflows", flows],
    ])) {
      node.hidden = name !== side;
      // A panel of one is no tab's panel.
      if (shown.length > 0) {
        node.setAttribute("role", "tabpanel");
        node.setAttribute("aria-labelledby", `tab-${name}`);
      } else {
        node.removeAttribute("role");
        node.removeAttribute("aria-labelledby");
      }
    }
    flows.replaceChildren(...shown);
  };
  const soon = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const undo = [cards.watch(soon), settings.watch(soon), activeId.watch(soon), messages.watch(soon)];
  draw();
  return {
    node: h("div", null, bar, turn, flows),
    /** Somebody asked for a turn. */
    toTurn: () => pick("turn"),
    close: () => {
      cancelAnimationFrame(frame);
      for (const f of undo) f();
    },
  };
}
