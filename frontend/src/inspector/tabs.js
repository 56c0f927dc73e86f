// The two sides of the inspector: the turn, and what plug-ins have to show. Without a plug-in there is one side and no tab.

import { h, t, tabList, undoAll, watchAll } from "../lib/index.js";
import { enabled } from "../model/manifest.js";
import { activeId, lastLog, messages, settings } from "../model/state.js";
import { cards, drawn } from "./cards.js";
import { chosenPass, pipelines, reasoning } from "./pipelines.js";
import { rail } from "./rail.js";

const sides = /** @type {const} */ (["turn", "plugins"]);
const names = { turn: t("Turn"), plugins: t("Plug-ins") };

/**
 * @param {HTMLElement} turn the side of the turn
 * @returns {{node: HTMLElement, toTurn: () => void, close: () => void}}
 */
export function turnTabs(turn) {
  /** @type {(typeof sides)[number]} */
  let side = "turn";
  let frame = 0;
  const rails = h("div.inspector-rails");
  const shelf = h("div.inspector-cards");
  const plugins = h("div.inspector-plugins", { id: "side-plugins" }, rails, shelf);
  /** The rails that stand, with what they were made from. @type {{of: import("./pipelines.js").Pipeline, draw: () => void}[]} */
  let standing = [];
  turn.id = "side-turn";
  const tabs = tabList({
    label: t("Inspector views"),
    class: "inspector-tabs",
    tabs: sides.map((name) => ({
      id: name,
      props: { id: `tab-${name}`, class: "inspector-tab", "aria-controls": `side-${name}` },
      content: [names[name]],
    })),
    show: (name) => pick(name),
  });
  /** @param {(typeof sides)[number]} name */
  const pick = (name) => {
    side = name;
    draw();
  };
  const draw = () => {
    frame = 0;
    const takesPart = (/** @type {string} */ id) => enabled(id, settings.get());
    const shown = drawn(cards.get(), takesPart);
    const wanted = pipelines.get().filter((p) => takesPart(p.id) && p.passes.length > 0);
    const any = shown.length > 0 || wanted.length > 0;
    tabs.node.hidden = !any;
    if (!any) side = "turn";
    tabs.mark(side);
    for (const [name, node] of /** @type {const} */ ([
      ["turn", turn],
      ["plugins", plugins],
    ])) {
      node.hidden = name !== side;
      // A panel of one is no tab's panel.
      if (any) {
        node.setAttribute("role", "tabpanel");
        node.setAttribute("aria-labelledby", `tab-${name}`);
      } else {
        node.removeAttribute("role");
        node.removeAttribute("aria-labelledby");
      }
    }
    shelf.replaceChildren(...shown);
    if (wanted.length !== standing.length || wanted.some((p, i) => p !== standing[i]?.of)) {
      const made = wanted.map((of) => ({ of, ...rail(of) }));
      rails.replaceChildren(...made.map((r) => r.node));
      standing = made;
    }
    paint();
  };
  let painting = 0;
  /** Thoughts come by the token: only the rails are painted for them, and only in sight. */
  const paint = () => {
    painting = 0;
    if (side === "plugins") for (const r of standing) r.draw();
  };
  const paintSoon = () => {
    painting ||= requestAnimationFrame(paint);
  };
  const soon = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const undo = undoAll([
    watchAll([cards, pipelines, settings, activeId, messages], soon),
    watchAll([reasoning, chosenPass, lastLog], paintSoon),
  ]);
  draw();
  return {
    node: h("div", tabs.node, turn, plugins),
    /** Shows the turn that was asked for. */
    toTurn: () => pick("turn"),
    close: () => {
      cancelAnimationFrame(frame);
      cancelAnimationFrame(painting);
      undo();
    },
  };
}
