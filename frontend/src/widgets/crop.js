// Cuts a portrait out of a picture: dragging or the arrow keys move it, a slider zooms.

import { dataURL } from "../lib/files.js";
import { button, claim, dialog, h, t, whileDisabled } from "../lib/index.js";
import { closest, partOf, settleFrame, sizeOf } from "./cropframe.js";

/** How far an arrow key moves the part, of its own size. */
const step = 0.04;

/**
 * @param {File} file
 * @param {(b64: string) => Promise<unknown>} keep
 */
export async function cropDialog(file, keep) {
  const img = /** @type {HTMLImageElement} */ (new Image());
  img.src = await dataURL(file);
  await img.decode().catch(() => {
    throw new Error(t("{name} is not a PNG, JPEG, WebP or GIF image.", { name: file.name }));
  });
  const picture = { width: img.naturalWidth, height: img.naturalHeight };
  let view = { x: 0.5, y: 0.4, zoom: 1 };
  const canvas = h("canvas.crop-canvas", {
    tabindex: "0",
    role: "img",
    "aria-label": t("Portrait crop. The arrow keys move the crop; plus and minus zoom."),
  });
  const zoom = h("input", {
    type: "range",
    min: "1",
    max: String(closest),
    step: "0.05",
    "aria-label": t("Zoom"),
  });
  const trouble = h("p.error", { role: "alert" });
  const paint = () => {
    view = settleFrame(picture, view);
    const part = partOf(picture, view);
    const size = sizeOf(part);
    canvas.width = size.width;
    canvas.height = size.height;
    canvas
      .getContext("2d")
      ?.drawImage(img, part.left, part.top, part.width, part.height, 0, 0, size.width, size.height);
    zoom.value = String(view.zoom);
  };
  /** @param {number} dx @param {number} dy in parts of what is shown */
  const move = (dx, dy) => {
    const part = partOf(picture, view);
    view = {
      ...view,
      x: view.x + (dx * part.width) / picture.width,
      y: view.y + (dy * part.height) / picture.height,
    };
    paint();
  };
  canvas.addEventListener("keydown", (e) => {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[e.key];
    if (by) move(by[0] ?? 0, by[1] ?? 0);
    else if (e.key === "+" || e.key === "-") {
      view = { ...view, zoom: view.zoom + (e.key === "+" ? 0.1 : -0.1) };
      paint();
    } else return;
    claim(e);
  });
  canvas.addEventListener("pointerdown", (e) => canvas.setPointerCapture(e.pointerId));
  canvas.addEventListener("pointermove", (e) => {
    if (!canvas.hasPointerCapture(e.pointerId)) return;
    const box = canvas.getBoundingClientRect();
    move(-e.movementX / box.width, -e.movementY / box.height);
  });
  zoom.addEventListener("input", () => {
    view = { ...view, zoom: Number(zoom.value) };
    paint();
  });
  const cancel = button(t("Cancel"), () => shown.close());
  const use = button(
    t("Use this picture"),
    async () => {
      const url = canvas.toDataURL("image/png");
      const kept = await whileDisabled([use], trouble, () => keep(url.slice(url.indexOf(",") + 1)));
      if (kept) shown.close();
    },
    { kind: "primary" },
  );
  const shown = dialog(
    t("Crop the portrait"),
    h("div.crop", canvas, h("label.crop-zoom", h("span", t("Zoom in")), zoom), trouble),
    { class: "crop-dialog", actions: [cancel, use] },
  );
  paint();
  canvas.focus();
  await shown.closed;
}
