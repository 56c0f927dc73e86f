// A character's picture, or its first letter where there is none.

import { bytes } from "../ipc/index.js";
import { h } from "../lib/index.js";
import { pictureOf } from "./find.js";

/** @param {import("./find.js").Character} c @param {string} [name] a class of its own */
export function portrait(c, name = "") {
  const node = h("span.portrait", { class: name, "aria-hidden": "true" });
  const letter = () => node.replaceChildren(h("span.portrait-letter", [...c.name.trim()][0] ?? "·"));
  const url = pictureOf(c);
  if (!url) letter();
  else
    void bytes(url).then((src) => {
      const img = h("img", { alt: "", src, loading: "lazy", decoding: "async" });
      img.addEventListener("error", letter);
      node.replaceChildren(img);
    }, letter);
  return node;
}
