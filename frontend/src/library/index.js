// The library: characters, lorebooks and personas, in a dialog of the same kind as the settings.

import { desktop } from "../ipc/index.js";
import { claim, t } from "../lib/index.js";
import { register } from "../lib/router.js";
import { sectionDialog } from "../lib/sections.js";
import { mountCharacters } from "./characters.js";
import { bringIn, bringOpened } from "./intake.js";
import { mountPersonas } from "./personas.js";
import { mountTransfer } from "./transfer/section.js";
import { mountWorlds } from "./worlds.js";

/** @typedef {"characters" | "worlds" | "personas" | "moving"} SectionId */

/** @type {readonly [import("../lib/sections.js").Section<SectionId>, ...import("../lib/sections.js").Section<SectionId>[]]} */
const sections = [
  {
    id: "characters",
    name: t("Characters"),
    lead: t("Who you talk with. Drop a card here to bring it in."),
    mount: mountCharacters,
  },
  {
    id: "worlds",
    name: t("Lorebooks"),
    lead: t("What the model is told when it is spoken of, and what it always knows."),
    mount: mountWorlds,
  },
  { id: "personas", name: t("Personas"), lead: t("Who you are, and where."), mount: mountPersonas },
  {
    id: "moving",
    name: t("In and out"),
    lead: t("Bring along what you have elsewhere, and take away what you have here."),
    mount: mountTransfer,
  },
];

const library = sectionDialog({ id: "library", label: t("Library"), close: t("Close the library"), sections });
export const libraryPlaces = library.places;
export const openLibrary = library.open;
register("library", openLibrary);

/**
 * Cards and lorebooks that are dropped anywhere on the window, or opened with it, come here; pictures go to the
 * message as ever.
 */
export function takeFiles() {
  desktop()?.onFile((file) => {
    openLibrary("characters");
    void bringOpened(file);
  });
  document.addEventListener(
    "drop",
    (e) => {
      const files = [...(e.dataTransfer?.files ?? [])];
      if (library.isOpen() || files.length === 0 || !files.every((f) => /\.(charx|json)$/i.test(f.name))) return;
      claim(e);
      openLibrary("characters");
      void bringIn(files);
    },
    { capture: true },
  );
}
