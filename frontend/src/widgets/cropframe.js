// What part of a picture a portrait shows. Pure.

/** @typedef {{x: number, y: number, zoom: number}} View x and y: the middle, from 0 to 1 of the picture; zoom: 1 shows as much as fits */
/** @typedef {{left: number, top: number, width: number, height: number}} Part in pixels of the picture */

/** A portrait's width for its height, as the cards of other programs have it. */
export const ratio = 2 / 3;

/** The height that is kept at most, in pixels: enough for a large window, small enough for a file that is passed on. */
export const tallest = 1200;

export const closest = 4;

/**
 * The part that a view shows, always inside of the picture.
 * @param {{width: number, height: number}} picture
 * @param {View} view
 * @returns {Part}
 */
export function partOf(picture, view) {
  const zoom = Math.min(closest, Math.max(1, view.zoom));
  const fits = Math.min(picture.width, picture.height * ratio);
  const width = fits / zoom;
  const height = width / ratio;
  const within = (/** @type {number} */ middle, /** @type {number} */ size, /** @type {number} */ all) =>
    Math.min(all - size, Math.max(0, middle * all - size / 2));
  return {
    left: within(view.x, width, picture.width),
    top: within(view.y, height, picture.height),
    width,
    height,
  };
}

/** The view with its middle where the part's really is, so that a push against the edge is not remembered. @param {{width: number, height: number}} picture @param {View} view @returns {View} */
export function settleFrame(picture, view) {
  const part = partOf(picture, view);
  return {
    x: (part.left + part.width / 2) / picture.width,
    y: (part.top + part.height / 2) / picture.height,
    zoom: Math.min(closest, Math.max(1, view.zoom)),
  };
}

/** The size of the portrait: never larger than what it is cut from. @param {Part} part */
export function sizeOf(part) {
  const height = Math.max(1, Math.round(Math.min(tallest, part.height)));
  return { width: Math.max(1, Math.round(height * ratio)), height };
}
