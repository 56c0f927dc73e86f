// What plug-ins made for a message, under its words: a widget for each group, and what was not kept.

import { h, icon, iconButton, keyed, t } from "../../lib/index.js";
import { manifest } from "../../model/manifest.js";
import { settings } from "../../model/state.js";
import { watchFor } from "./access.js";
import { busy } from "./flight.js";
import { groupsOf } from "./groups.js";
import { minimised } from "./minimised.js";
import { reject, rejections } from "./rejections.js";
import { renderers } from "./renderers.js";
import { artifactWidget } from "./widget.js";

/** @typedef {import("../../../types/api.d.ts").chat.Message} Message */

/** What draws a shelf again, by its node: rows come and go, and a shelf goes with its row. @type {WeakMap<Element, () => void>} */
const shelves = new WeakMap();
/** @type {WeakMap<Node, ReturnType<typeof artifactWidget>>} */
const widgets = new WeakMap();
/** Counts the requests to draw everything again. */
let epoch = 0;

/** Fills a shelf, which stays out of sight while it is empty. @param {HTMLElement} node */
export function artifactShelf(node) {
  const list = h("div.artifact-list");
  const chips = h("div.artifact-chips");
  node.append(list, chips);
  /** @type {Message | null} */
  let message = null;
  let chipSign = "";

  const draw = () => {
    if (!message) return;
    const { id, workflow_attachments } = message;
    const groups = groupsOf(workflow_attachments);
    const refused = rejections.get().filter((r) => r.mid === id);
    keyed(
      list,
      groups,
      (g) => g.root,
      (g) => {
        const made = artifactWidget(g);
        widgets.set(made.node, made);
        made.draw(g, epoch);
        return made.node;
      },
      (n, g) => widgets.get(n)?.draw(g, epoch),
    );
    // Those of a group are in the group; those of the turn, and of a group that was deleted, are below.
    const sign = JSON.stringify([refused, groups.map((g) => g.root)]);
    if (sign !== chipSign) {
      chipSign = sign;
      for (const w of list.children) {
        const root = Number(/** @type {HTMLElement} */ (w).dataset["rootId"]);
        w.querySelector(":scope > .artifact-chips")?.remove();
        const own = refused.filter((r) => r.origin === root);
        if (own.length > 0) w.append(h("div.artifact-chips", ...chipsOf(own)));
      }
      chips.replaceChildren(...chipsOf(refused.filter((r) => !groups.some((g) => g.root === r.origin))));
    }
    node.hidden = groups.length === 0 && refused.length === 0;
  };
  shelves.set(node, draw);
  return {
    /** @param {Message} now */
    update(now) {
      message = now;
      node.dataset["msgId"] = String(now.id);
      draw();
      if (now.workflow_attachments?.length) watchFor(node);
    },
  };
}

/** @param {readonly import("./rejections.js").Rejection[]} all */
const chipsOf = (all) =>
  all.map((r) =>
    h(
      "div.workflow-rejected-warning",
      { role: "note" },
      icon("warning"),
      h("span", t("{name} was not saved: {reason}.", { name: r.filename || r.workflow_id, reason: r.reason })),
      iconButton("close", t("Dismiss"), () => reject(r.mid, r.origin, [])),
    ),
  );

function redraw() {
  for (const node of document.querySelectorAll(".workflow-artifacts")) shelves.get(node)?.();
}
for (const c of [busy, minimised, rejections, renderers, manifest, settings]) c.watch(redraw);

/** Lets every plug-in draw what it made again. */
export function repaint() {
  epoch++;
  redraw();
}
