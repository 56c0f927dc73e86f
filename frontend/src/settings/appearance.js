// Keeps how the window looks: reads it from the settings, puts it on the page, remembers it for the next start.

/** @typedef {"system" | "paper" | "lamp" | "playbill" | "night-train"} Theme */

/**
 * @typedef {object} Appearance
 * @property {Theme} theme
 * @property {number} size of the prose, in px
 * @property {number} measure of the prose, in characters
 * @property {"serif" | "sans" | "mono"} face of the prose
 */

/** @type {readonly {id: Theme, name: string, hint: string}[]} */
export const themes = [
  { id: "system", name: "System", hint: "Paper by day, Lamp when your computer is dark." },
  { id: "paper", name: "Paper", hint: "Warm white and black ink." },
  { id: "lamp", name: "Lamp", hint: "Blue-black with warm light." },
  { id: "playbill", name: "Playbill", hint: "Cream and oxblood." },
  { id: "night-train", name: "Night train", hint: "Deep green." },
];

export const sizes = { min: 13, max: 28, step: 1, usual: 17 };
export const measures = { min: 40, max: 100, step: 2, usual: 66 };

/** @type {readonly {id: Appearance["face"], name: string}[]} */
export const faces = [
  { id: "serif", name: "Serif" },
  { id: "sans", name: "Sans" },
  { id: "mono", name: "Typewriter" },
];

/** @type {Readonly<Appearance>} */
export const usual = { theme: "system", size: sizes.usual, measure: measures.usual, face: "serif" };

/**
 * Reads the window's own object, whatever stands in it.
 * @param {unknown} raw
 * @returns {Appearance}
 */
export function appearanceOf(raw) {
  const a = /** @type {Record<string, unknown>} */ (typeof raw === "object" && raw !== null ? raw : {});
  return {
    theme: themes.find((t) => t.id === a["theme"])?.id ?? usual.theme,
    size: within(a["size"], sizes),
    measure: within(a["measure"], measures),
    face: faces.find((f) => f.id === a["face"])?.id ?? usual.face,
  };
}

/** @param {unknown} value @param {{min: number, max: number, usual: number}} range */
function within(value, { min, max, usual }) {
  return typeof value === "number" && Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : usual;
}

const remembered = "terzetto.appearance";

/**
 * Puts the chosen look on the page and remembers it, so that the next start shows it at once.
 * @param {{appearance?: unknown} | null | undefined} settings
 */
export function applyAppearance(settings) {
  const a = appearanceOf(settings?.appearance);
  paint(a);
  try {
    localStorage.setItem(remembered, JSON.stringify(a));
  } catch {
    // A window without storage starts with the usual look for a moment.
  }
}

/** Puts the look of the last session on the page, before anything is drawn. */
export function applyRemembered() {
  try {
    paint(appearanceOf(JSON.parse(localStorage.getItem(remembered) ?? "null")));
  } catch {
    paint(usual);
  }
}

/** @param {Readonly<Appearance>} a */
function paint(a) {
  const root = document.documentElement;
  if (a.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = a.theme;
  root.dataset["face"] = a.face;
  root.style.setProperty("--prose-size", `${a.size / 16}rem`);
  root.style.setProperty("--measure", `${a.measure}ch`);
}
