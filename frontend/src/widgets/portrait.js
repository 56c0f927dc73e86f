// The picture of a character or a persona, or its first letter where there is none.

import { bytes } from "../ipc/index.js";
import { h } from "../lib/index.js";

/** @typedef {{id: string, name: string, avatar_mime: string, updated_at: string}} Pictured */

/** Where a character's picture is; "" when there is none. @param {Pictured} c */
export const pictureOf = (c) =>
  c.avatar_mime ? `/api/characters/${encodeURIComponent(c.id)}/avatar?v=${encodeURIComponent(c.updated_at)}` : "";

/** Where a persona's picture is; "" when there is none. @param {{id: number, avatar_at?: string | null}} p */
export const personaPictureOf = (p) =>
  p.avatar_at ? `/api/user-personas/${p.id}/avatar?v=${encodeURIComponent(p.avatar_at)}` : "";

/** @param {{id: string, name: string}} c @param {string} [name] a class of its own @param {string} [url] where the picture is */
export function portrait(c, name = "", url = pictureOf(/** @type {Pictured} */ (c))) {
  const node = h("span.portrait", { class: name, "aria-hidden": "true" });
  node.style.setProperty("--hue", String(hueOf(c.id)));
  const letter = () => node.replaceChildren(h("span.portrait-letter", [...c.name.trim()][0] ?? "·"));
  if (!url) letter();
  else
    void bytes(url).then((src) => {
      node.replaceChildren(h("img", { alt: "", src, loading: "lazy", decoding: "async", onerror: letter }));
    }, letter);
  return node;
}

/** A hue that stays with a card. @param {string} id */
export function hueOf(id) {
  let sum = 0;
  for (const c of id) sum = (sum * 31 + (c.codePointAt(0) ?? 0)) % 360;
  return sum;
}
