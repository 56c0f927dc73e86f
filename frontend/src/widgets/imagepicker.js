// Images that go with a message: picked, pasted or dropped.

import { dataURL } from "../lib/files.js";
import { h, iconButton, t, toast } from "../lib/index.js";

/** @typedef {{b64: string, mime: string, filename: string, size: number, preview: string}} Picked */

export const kinds = ["image/png", "image/jpeg", "image/webp", "image/gif"];
const mega = 1024 * 1024;

/**
 * Why a file cannot go along, or "" when it can. The backend holds the same limits.
 *
 * @param {{name: string, type: string, size: number}} file
 * @param {readonly {size: number}[]} already
 */
export function refusal(file, already) {
  if (!kinds.includes(file.type)) return t("{name} is not a PNG, JPEG, WebP or GIF image.", { name: file.name });
  if (file.size > 10 * mega) return t("{name} is larger than 10 MB. Attach a smaller image.", { name: file.name });
  if (already.length >= 10) return t("A message can have at most 10 images.");
  if (already.reduce((sum, f) => sum + f.size, file.size) > 20 * mega)
    return t("Images in one message can be up to 20 MB in total.");
  return "";
}

export function imagePicker() {
  /** @type {Picked[]} */
  let picked = [];
  const shelf = h("div.picked", { hidden: true });
  const draw = () => {
    shelf.hidden = picked.length === 0;
    shelf.replaceChildren(
      ...picked.map((p) =>
        h(
          "figure",
          h("img", { src: p.preview, alt: p.filename }),
          iconButton("close", t("Remove {name}", { name: p.filename }), () => drop(p), { title: null }),
        ),
      ),
    );
  };
  /** @param {Picked} one */
  const drop = (one) => {
    picked = picked.filter((x) => x !== one);
    draw();
  };
  /** @param {File[]} files */
  const add = async (files) => {
    for (const file of files) {
      const why = refusal(file, picked);
      if (why) {
        toast(why, { kind: "error" });
        continue;
      }
      const preview = await dataURL(file);
      const b64 = preview.slice(preview.indexOf(",") + 1);
      picked = [...picked, { b64, mime: file.type, filename: file.name, size: file.size, preview }];
    }
    draw();
  };
  return {
    shelf,
    add,
    take() {
      const out = picked;
      picked = [];
      draw();
      return out;
    },
    /** @param {Picked[]} back */
    put(back) {
      picked = [...back, ...picked];
      draw();
    },
  };
}
