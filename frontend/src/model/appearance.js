// Keeps how the window looks: reads it from the settings, puts it on the page, remembers it for the next start.

import { call, settled } from "../ipc/index.js";
import { chooseLanguage, confirmLoss, storedValue, t, toast } from "../lib/index.js";
import { leaveField } from "../lib/leaving.js";
import { discardUnsaved, hasUnsaved } from "../lib/unsaved.js";
import { appearanceOf, stepZoom, usual } from "./appearancechoices.js";
import { safeStart, wear } from "./customcss.js";
import { dressWindow } from "./nativecolours.js";
import { settings } from "./state.js";

/** @typedef {import("./appearancechoices.js").Appearance} Appearance */

const store = storedValue("terzetto.appearance");

/** How long a person may go on pressing before the zoom is saved, in ms. */
const zoomPause = 400;

/** The look that is on the page. @type {Readonly<Appearance>} */
let shown = usual;

/** How many changes are not saved yet. While there are some, the page is ahead of the settings. */
let unsaved = 0;

/**
 * Puts the chosen look on the page and remembers it, so that the next start shows it at once.
 * @param {{appearance?: unknown} | null | undefined} settings
 */
export function applyAppearance(settings) {
  if (unsaved > 0 || !settings) return;
  paint(appearanceOf(settings.appearance));
  remember();
  const reload = chooseLanguage(shown.language);
  if (reload) void speakNext(reload);
}

/** Reloads the window in another language, once what saves itself is saved and a person gave up what is not saved. @param {() => void} reload */
async function speakNext(reload) {
  leaveField();
  await settled();
  if (hasUnsaved.get()) {
    const sure = await confirmLoss(
      t("Discard the changes?"),
      t("Some changes are not saved yet. Another language reloads the window, and they are lost."),
      t("Discard and reload"),
    );
    if (!sure) return toast(t("Terzetto changes its language at the next start."));
    discardUnsaved();
  }
  reload();
}

// A window without storage starts with the usual look for a moment.
const remember = () => void store.keep(shown);

/** Puts the look of the last session on the page, before anything is drawn. */
export function applyRemembered() {
  paint(appearanceOf(store.read()));
  for (const asked of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"])
    matchMedia(asked).addEventListener("change", () => dressWindow(shown.theme === "system"));
}

/** The look as it is shown now. */
export const appearance = () => shown;

/** Shows a choice that is still being made. @param {Partial<Appearance>} patch */
export const preview = (patch) => paint({ ...shown, ...patch });

/** The last save; each waits for the one before, so that quick choices do not undo each other. */
let saves = Promise.resolve();

/**
 * Shows a choice at once and saves it.
 * @param {Partial<Appearance>} patch
 */
export async function change(patch) {
  paint({ ...shown, ...patch });
  remember();
  unsaved++;
  const saved = saves.then(async () => {
    const before = settings.get()?.appearance;
    settings.set(await call("settings.update", { appearance: { ...before, ...shown } }));
  });
  saves = saved.catch(() => {});
  try {
    await saved;
  } finally {
    unsaved--;
    applyAppearance(settings.get()); // what could not be saved goes back
  }
}

/** Puts the CSS on the page that a person chose, after a look at another. */
export const wearChosen = () => wear(shown.customized && !safeStart() ? shown.css : "");

/** Switches a person's own CSS off or on. */
export const toggleCustomCss = () => change({ customized: !shown.customized }).catch(() => {});

let pause = 0;

/**
 * Makes everything larger or smaller by a step, or as it was at first.
 * @param {-1 | 0 | 1} step 0 goes back to the usual size
 */
export function zoom(step) {
  preview({ zoom: stepZoom(shown.zoom, step) });
  if (pause === 0) unsaved++;
  clearTimeout(pause);
  pause = Number(
    setTimeout(() => {
      pause = 0;
      unsaved--;
      change({}).catch(() => {}); // then the page goes back to the size before
    }, zoomPause),
  );
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
  if (a.family) root.style.setProperty("--font-prose", `"${a.family}", Georgia, serif`);
  else root.style.removeProperty("--font-prose");
  wearChosen();
  dressWindow(a.theme === "system");
  // Whatever measured itself measures again.
  if (resized) dispatchEvent(new Event("resize"));
}
