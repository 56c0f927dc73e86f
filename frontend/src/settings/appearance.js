// Keeps how the window looks: reads it from the settings, puts it on the page, remembers it for the next start.

import { call } from "../ipc/index.js";
import { settings } from "../state.js";
import { appearanceOf, stepped, usual } from "./looks.js";

/** @typedef {import("./looks.js").Appearance} Appearance */

const remembered = "terzetto.appearance";

/** How long a person may go on pressing before the zoom is saved, in ms. */
const zoomPause = 400;

/** The look that is on the page. @type {Readonly<Appearance>} */
let shown = usual;

/**
 * Puts the chosen look on the page and remembers it, so that the next start shows it at once.
 * @param {{appearance?: unknown} | null | undefined} settings
 */
export function applyAppearance(settings) {
  // Steps of the zoom that are not saved yet are what the person sees and means.
  const zoom = saving ? shown.zoom : undefined;
  paint({ ...appearanceOf(settings?.appearance), ...(zoom !== undefined && { zoom }) });
  try {
    localStorage.setItem(remembered, JSON.stringify(shown));
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

/** The look as it is shown now. */
export const appearance = () => shown;

let saving = 0;

/**
 * Makes everything larger or smaller by a step, or as it was at first.
 * @param {-1 | 0 | 1} step 0 goes back to the usual size
 */
export function zoom(step) {
  paint({ ...shown, zoom: stepped(shown.zoom, step) });
  clearTimeout(saving);
  saving = Number(setTimeout(saveZoom, zoomPause));
}

async function saveZoom() {
  const now = /** @type {Record<string, any>} */ (settings.get() ?? {});
  try {
    const answer = await call("settings.update", { appearance: { ...now["appearance"], zoom: shown.zoom } });
    saving = 0;
    settings.set(/** @type {any} */ (answer));
  } catch {
    saving = 0; // the page keeps the size until the next start
  }
}

/** @param {Readonly<Appearance>} a */
function paint(a) {
  const resized = shown.zoom !== a.zoom;
  shown = a;
  const root = document.documentElement;
  if (a.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = a.theme;
  root.dataset["face"] = a.face;
  root.dataset["density"] = a.density;
  root.dataset["motion"] = a.motion;
  root.style.setProperty("--prose-size", `${a.size / 16}rem`);
  root.style.setProperty("--measure", `${a.measure}ch`);
  root.style.setProperty("--zoom", String(a.zoom));
  // Whatever measured itself measures again.
  if (resized) dispatchEvent(new Event("resize"));
}
