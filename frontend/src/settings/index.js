// The settings: a dialog with its sections, each of which saves as one goes.

import { h, icon, t } from "../lib/index.js";
import { panel } from "../lib/panel.js";
import { register } from "../lib/router.js";
import { sectionDialog } from "../lib/sections.js";
import { mountLook } from "./appearance/appearance.js";
import { mountAbout } from "./data/about.js";
import { mountData } from "./data/data.js";
import { mountPrivacy } from "./data/privacy.js";
import { mountModels } from "./models/models.js";
import { mountPresets } from "./models/presets.js";
import { mountPrompts } from "./models/prompts.js";
import { mountVoices } from "./speech/speech.js";
import { mountToolbox } from "./toolbox/toolbox.js";

export { applyAppearance, applyRemembered, zoom } from "../model/appearance.js";

/** @typedef {"models" | "voices" | "prompts" | "presets" | "toolbox" | "appearance" | "data" | "privacy" | "about"} SectionId */

/** @type {readonly [import("../lib/sections.js").Section<SectionId>, ...import("../lib/sections.js").Section<SectionId>[]]} */
const sections = [
  {
    id: "models",
    name: t("Models"),
    lead: t("Who answers. Nothing leaves this computer except to the servers listed here."),
    mount: mountModels,
  },
  { id: "voices", name: t("Speech"), lead: t("Who reads aloud, here and elsewhere."), mount: mountVoices },
  { id: "prompts", name: t("Prompts"), lead: t("What the model is told, and who you are."), mount: mountPrompts },
  {
    id: "presets",
    name: t("Presets"),
    lead: t("Samplers and prompts under a name, to change all of them at once."),
    mount: mountPresets,
  },
  {
    id: "toolbox",
    name: t("Toolbox"),
    lead: t("What models may use in flows and runs, and how far each tool reaches."),
    mount: mountToolbox,
  },
  { id: "appearance", name: t("Appearance"), lead: t("How the page looks."), mount: mountLook },
  { id: "data", name: t("Data"), lead: t("What is kept, and where."), mount: mountData },
  {
    id: "privacy",
    name: t("Privacy"),
    lead: t("Every host that Terzetto has contacted since it was started, and why."),
    mount: mountPrivacy,
  },
  { id: "about", name: t("About"), lead: t("What this is made of, and how it is."), mount: mountAbout },
];

const settings = sectionDialog({
  id: "settings",
  label: t("Settings"),
  close: t("Close settings"),
  sections,
  foot: toTools,
});
export const settingsPlaces = settings.places;
export const openSettings = settings.open;
register("settings", openSettings);

/** The way to what is beside the settings. @param {() => void} close */
function toTools(close) {
  const go = () => {
    close();
    panel.open("tools");
  };
  return h(
    "button.settings-tab.settings-tools",
    { title: t("Director, Writer and Editor"), onclick: go },
    icon("tools"),
    h("span", t("Tools")),
  );
}
