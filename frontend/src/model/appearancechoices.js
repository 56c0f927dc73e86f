// What can be chosen about the look, and how a stored choice is read. Pure.

import { languages, t } from "../lib/index.js";
import { mostCss } from "./customcss.js";

/** @typedef {"system" | "paper" | "lamp" | "playbill" | "night-train"} Theme */

/**
 * @typedef {object} Appearance
 * @property {Theme} theme
 * @property {number} size of the prose, in px
 * @property {number} measure of the prose, in characters
 * @property {"serif" | "sans" | "mono"} face of the prose
 * @property {number} zoom of everything; 1 is as usual
 * @property {"roomy" | "compact"} density
 * @property {"system" | "always" | "never"} motion when to keep still
 * @property {string} family of the prose, of this computer; empty: the face
 * @property {string} css of the person's own
 * @property {boolean} customized whether that CSS is used
 * @property {boolean} speed whether the footer of the last reply says how fast it was written
 * @property {string} language of the window; empty: the system's
 * @property {"enter" | "mod-enter"} send the key that sends a message
 */

/** @type {readonly {id: Theme, name: string, hint: string}[]} */
export const themes = [
  { id: "system", name: t("System"), hint: t("Follows your system: Paper or Lamp.") },
  { id: "paper", name: t("Paper"), hint: t("Warm white and black ink.") },
  { id: "lamp", name: t("Lamp"), hint: t("Blue-black with warm light.") },
  { id: "playbill", name: t("Playbill"), hint: t("Cream and oxblood.") },
  { id: "night-train", name: t("Night train"), hint: t("Deep green.") },
];

export const sizes = { min: 13, max: 28, step: 1, usual: 17 };
export const measures = { min: 40, max: 100, step: 2, usual: 66 };

/** The steps of the zoom: those that browsers have, as far as a page of prose has use for them. */
export const zooms = [0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];

/** @type {readonly {id: Appearance["face"], name: string}[]} */
export const faces = [
  { id: "serif", name: t("Serif") },
  { id: "sans", name: t("Sans") },
  { id: "mono", name: t("Typewriter") },
];

/** @type {readonly {id: Appearance["density"], name: string}[]} */
export const densities = [
  { id: "roomy", name: t("Comfortable") },
  { id: "compact", name: t("Compact") },
];

/** @type {readonly {id: Appearance["motion"], name: string}[]} */
export const motions = [
  { id: "system", name: t("Same as system") },
  { id: "always", name: t("Always") },
  { id: "never", name: t("Never") },
];

/** @type {Readonly<Appearance>} */
export const usual = {
  theme: "system",
  size: sizes.usual,
  measure: measures.usual,
  face: "serif",
  zoom: 1,
  density: "roomy",
  motion: "system",
  family: "",
  css: "",
  customized: false,
  speed: true,
  language: "",
  send: "enter",
};

/**
 * Reads the window's own object, whatever is in it.
 * @param {unknown} raw
 * @returns {Appearance}
 */
export function appearanceOf(raw) {
  const a = /** @type {Record<string, unknown>} */ (typeof raw === "object" && raw !== null ? raw : {});
  return {
    theme: themes.find((theme) => theme.id === a["theme"])?.id ?? usual.theme,
    size: within(a["size"], sizes),
    measure: within(a["measure"], measures),
    face: faces.find((f) => f.id === a["face"])?.id ?? usual.face,
    zoom: nearest(a["zoom"]),
    density: densities.find((d) => d.id === a["density"])?.id ?? usual.density,
    motion: motions.find((m) => m.id === a["motion"])?.id ?? usual.motion,
    family: typeof a["family"] === "string" ? familyOf(a["family"]) : "",
    css: typeof a["css"] === "string" && a["css"].length <= mostCss ? a["css"] : "",
    customized: a["customized"] === true,
    speed: a["speed"] !== false,
    language: languages.find((l) => l.id === a["language"])?.id ?? usual.language,
    send: a["send"] === "mod-enter" ? "mod-enter" : "enter",
  };
}

/** The name of a family without what would end it in a style. @param {string} name */
const familyOf = (name) => name.replace(/[\\"\p{Cc}]/gu, "").slice(0, 100);

/** @param {unknown} value @param {{min: number, max: number, usual: number}} range */
function within(value, { min, max, usual }) {
  return typeof value === "number" && Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : usual;
}

/** @param {unknown} value */
function nearest(value) {
  if (typeof value !== "number" || !Number.isFinite(value)) return usual.zoom;
  return zooms.reduce((best, z) => (Math.abs(z - value) < Math.abs(best - value) ? z : best), usual.zoom);
}

/**
 * The zoom one step on from another.
 * @param {number} zoom
 * @param {-1 | 0 | 1} step
 */
export function stepZoom(zoom, step) {
  if (step === 0) return usual.zoom;
  const at = zooms.indexOf(nearest(zoom)) + step;
  return zooms[Math.min(zooms.length - 1, Math.max(0, at))] ?? usual.zoom;
}

/**
 * Whether a pressed key sends what is in the composer.
 * @param {{key: string, shiftKey: boolean, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} e
 * @param {Appearance["send"]} choice
 * @param {boolean} empty with nothing to send, mod+Enter means something else
 */
export function sends(e, choice, empty) {
  if (e.key !== "Enter" || e.shiftKey || e.altKey) return false;
  const mod = e.ctrlKey || e.metaKey;
  return choice === "mod-enter" ? mod && !empty : !mod;
}
