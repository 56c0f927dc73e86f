// The pictures of a message, and the layer that shows one of them at full size.

import { bytes } from "../ipc/index.js";
import { claim, h, icon, iconButton, on, t } from "../lib/index.js";

/** @typedef {{url: string, name: string}} Picture */

/** One as it is, several as tiles. @param {readonly import("../../types/api.d.ts").chat.Attachment[]} attachments @returns {Node[]} */
export function pictures(attachments) {
  const all = attachments.map((a) => {
    const img = h("img.picture", { alt: a.filename, loading: "lazy" });
    const button = h(
      "button.picture-button",
      { "aria-label": t("Show {name} at full size", { name: a.filename }) },
      img,
    );
    void bytes(a.url).then(
      (url) => (img.src = url),
      () =>
        button.replaceWith(
          h("span.placeholder", icon("image"), h("span", t("Couldn't load {name}", { name: a.filename }))),
        ),
    );
    return button;
  });
  return all.length > 1 ? [h("div.picture-tiles", ...all)] : all;
}

/** Opens the layer for a picture of a text, with its neighbours. @param {HTMLElement} prose @param {Element} button */
function enlarge(prose, button) {
  const all = [...prose.querySelectorAll(".picture-button")];
  const shown = all.flatMap((b) => {
    const img = b.querySelector("img");
    return img?.src ? [{ url: img.src, name: img.alt || t("Image") }] : [];
  });
  const at = shown.findIndex((p) => p.url === button.querySelector("img")?.src);
  if (at >= 0) gallery(shown, at);
}

/** @param {readonly Picture[]} all @param {number} at */
export function gallery(all, at) {
  const img = h("img.gallery-picture");
  const caption = h("figcaption", { "aria-live": "polite" });
  const save = h("a.icon-button", { title: t("Save image") }, icon("download"));
  const show = (/** @type {number} */ to) => {
    at = (to + all.length) % all.length;
    const p = /** @type {Picture} */ (all[at]);
    img.src = p.url;
    img.alt = p.name;
    caption.textContent =
      all.length > 1 ? t("{name}, {n} of {total}", { name: p.name, n: at + 1, total: all.length }) : p.name;
    save.setAttribute("href", p.url);
    save.setAttribute("download", p.name);
    save.setAttribute("aria-label", t("Save {name}", { name: p.name }));
  };
  const many = all.length > 1;
  const node = h(
    "dialog.gallery",
    { "aria-label": t("Image at full size") },
    h(
      "header",
      caption,
      h(
        "span.gallery-tools",
        save,
        iconButton("close", t("Close"), () => node.close()),
      ),
    ),
    h(
      "figure",
      many && iconButton("left", t("Previous image"), () => show(at - 1)),
      img,
      many && iconButton("right", t("Next image"), () => show(at + 1)),
    ),
  );
  on(node, "keydown", (/** @type {KeyboardEvent} */ e) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[e.key];
    if (to === undefined) return;
    claim(e);
    show(to);
  });
  on(
    node,
    "click",
    (e) => (e.target === node || /** @type {Element} */ (e.target).localName === "figure") && node.close(),
  );
  on(node, "close", () => node.remove());
  show(at);
  document.body.append(node);
  node.showModal();
}

/**
 * A picture in a message opens at full size.
 * @param {HTMLElement} list
 * @param {(row: HTMLElement) => HTMLElement | null | undefined} proseOf
 */
export function mountPictures(list, proseOf) {
  on(list, "click", (e) => {
    const button = /** @type {Element} */ (e.target).closest(".picture-button");
    const prose = button && proseOf(/** @type {HTMLElement} */ (button.closest(".row")));
    if (button && prose) enlarge(prose, button);
  });
}
