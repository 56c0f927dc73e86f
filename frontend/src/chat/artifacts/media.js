// What a plug-in made, as the window draws it by itself: by its type. The bytes come when they are near the view.

import { bytes } from "../../ipc/index.js";
import { button, firstSight, h, icon, sizeWords, t } from "../../lib/index.js";
import { gallery } from "../pictures.js";
import { nameOf } from "./groups.js";

/** @typedef {import("../../../types/api.d.ts").chat.Artifact} Artifact */

/** How far outside of the view something is fetched already: about a screen. */
const margin = "600px";

/** @type {WeakMap<Element, () => void>} */
const waiting = new WeakMap();
const near = firstSight({ rootMargin: margin }, (node) => waiting.get(node)?.());

/** @param {Element} node @param {() => void} act */
function whenNear(node, act) {
  if (!near) return act();
  waiting.set(node, act);
  near.observe(node);
}

/** @param {Artifact} att @returns {HTMLElement} */
export function mediaOf(att) {
  const type = att.mime_type || "application/octet-stream";
  if (type.startsWith("image/")) return picture(att);
  if (type.startsWith("audio/")) return player("audio", att);
  if (type.startsWith("video/")) return player("video", att);
  return file(att);
}

/** @param {Artifact} att */
function picture(att) {
  const name = nameOf(att);
  const img = h("img", { alt: att.annotation || name, draggable: "false" });
  const show = h(
    "button.artifact-picture",
    {
      "aria-label": t("Show {name} at full size", { name }),
      onclick: () => img.src && gallery([{ url: img.src, name: att.annotation || name }], 0),
    },
    img,
  );
  return loaded(show, img, att);
}

/** @param {"audio" | "video"} kind @param {Artifact} att */
function player(kind, att) {
  const media = /** @type {HTMLMediaElement} */ (
    h(kind, { controls: true, preload: "metadata", class: `artifact-${kind}`, "aria-label": nameOf(att) })
  );
  return loaded(media, media, att);
}

/**
 * Gives the element its address once it is near, and says so in its place when there is none.
 * @param {HTMLElement} shown @param {HTMLImageElement | HTMLMediaElement} media @param {Artifact} att
 */
function loaded(shown, media, att) {
  const box = h("div.artifact-media", { dataset: { state: "waiting" } }, shown);
  const fail = () => {
    box.dataset["state"] = "failed";
    box.replaceChildren(
      h(
        "p.artifact-note",
        icon("warning"),
        h("span", t("Couldn't load {name}.", { name: nameOf(att) })),
        button(t("Retry"), () => again(), { kind: "quiet" }),
      ),
    );
  };
  const load = () => {
    void bytes(att.url).then((url) => {
      media.src = url;
    }, fail);
  };
  const again = () => {
    box.replaceChildren(shown);
    box.dataset["state"] = "waiting";
    media.removeAttribute("src");
    load();
  };
  media.addEventListener(media.localName === "img" ? "load" : "loadedmetadata", () => {
    box.dataset["state"] = "ready";
  });
  media.addEventListener("error", () => media.getAttribute("src") && fail());
  whenNear(box, load);
  return box;
}

/** @param {Artifact} att */
function file(att) {
  const name = nameOf(att);
  const note = h("span.artifact-size", att.size > 0 ? sizeWords(att.size) : "");
  const save = h(
    "button.artifact-file",
    icon("download"),
    h("span.visually-hidden", t("Save")),
    h("span.artifact-name", name),
    note,
  );
  save.addEventListener("click", async () => {
    try {
      h("a", { href: await bytes(att.url), download: name }).click();
    } catch {
      note.textContent = t("Couldn't read the file.");
      note.classList.add("error");
    }
  });
  return save;
}
