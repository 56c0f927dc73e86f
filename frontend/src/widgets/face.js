// The picture of a member of the cast: of its card, or the first letter of its name on a hue of its own.

import { h } from "../lib/index.js";
import { cards } from "../model/cast.js";
import { hueOf, pictureOf, portrait } from "./portrait.js";

/** @param {string} card @param {string} name */
export function face(card, name) {
  const found = cards.get().get(card);
  const node =
    found && pictureOf(found)
      ? portrait(found, "cast-portrait")
      : h(
          "span.portrait.cast-portrait",
          { "aria-hidden": "true" },
          h("span.portrait-letter", { dataset: { letter: [...name.trim()][0] ?? "·" } }), // drawn, for it is no part of the name
        );
  node.style.setProperty("--hue", String(hueOf(card)));
  return node;
}
