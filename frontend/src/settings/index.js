// The settings: a dialog with its sections, each of which saves as one goes.

import { register, sectionDialog, t } from "../lib/index.js";
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
    lead: t("Where replies come from. Nothing is sent anywhere else."),
    help: "first-start",
    mount: mountModels,
  },
  {
    id: "voices",
    name: t("Speech"),
    lead: t("Engines and servers that read aloud."),
    help: "speech",
    mount: mountVoices,
  },
  {
    id: "prompts",
    name: t("Prompts"),
    lead: t("Instructions for the model, and texts to begin a message with."),
    help: "voices",
    mount: mountPrompts,
  },
  {
    id: "presets",
    name: t("Presets"),
    lead: t("Saved sets of samplers and prompts you can switch between."),
    help: "voices",
    mount: mountPresets,
  },
  {
    id: "toolbox",
    name: t("Tools and servers"),
    lead: t("Tools that runs and assistants can use."),
    help: "automation",
    mount: mountToolbox,
  },
  {
    id: "appearance",
    name: t("Appearance"),
    lead: t("The look of the window."),
    help: "first-start",
    mount: mountLook,
  },
  {
    id: "data",
    name: t("Data"),
    lead: t("Where your data is and how it's kept safe."),
    help: "privacy",
    mount: mountData,
  },
  {
    id: "privacy",
    name: t("Privacy"),
    lead: t("Hosts contacted since Terzetto started, and why."),
    help: "privacy",
    mount: mountPrivacy,
  },
  {
    id: "about",
    name: t("About"),
    lead: t("Version, components and health."),
    help: "trouble",
    mount: mountAbout,
  },
];

const settings = sectionDialog({
  id: "settings",
  label: t("Settings"),
  close: t("Close settings"),
  sections,
});
export const settingsPlaces = settings.places;
export const openSettings = settings.open;
export const openSetting = settings.openAt.bind(settings);
register("settings", openSettings);
