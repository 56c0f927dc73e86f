// The pictures, sounds and links of a tool's result, as a tool server gives them in a field "content". What is shown comes
// from the result itself, so nothing is loaded from anywhere.

import { h } from "./dom.js";
import { t } from "./i18n.js";

/** Kinds that a page shows without running anything that is in them. */
const shown = /^(image\/(png|jpeg|webp|gif)|audio\/(wav|x-wav|mpeg|mp3|ogg|webm|flac|aac|mp4))$/;

/** @param {any} i @returns {HTMLElement[]} */
function nodesOf(i) {
  if (typeof i?.data !== "string" || !shown.test(i.mimeType ?? "")) return [];
  const src = `data:${i.mimeType};base64,${i.data}`;
  if (i.type === "image") return [h("img.result-picture", { src, alt: t("A picture from the tool") })];
  return i.type === "audio" ? [h("audio", { src, controls: true, "aria-label": t("A sound from the tool") })] : [];
}

/** @param {unknown} value the result @returns {HTMLElement[]} */
export function resultMedia(value) {
  const items = /** @type {{content?: unknown} | null} */ (typeof value === "object" ? value : null)?.content;
  const nodes = Array.isArray(items) ? items.flatMap(nodesOf) : [];
  return nodes.length > 0 ? [h("div.result-media", ...nodes)] : [];
}
