// The library: characters, lorebooks and personas, in a dialog of the same kind as the settings.

import { desktop } from "../ipc/index.js";
import { claim, register, sectionDialog, t } from "../lib/index.js";
import { mountCharacters } from "./characters.js";
import { bringIn, bringOpened } from "./intake.js";
import { mountPersonas } from "./personas.js";
import { mountQuickReplies } from "./quickreplies.js";
import { mountScripts } from "./scripts.js";
import { mountTransfer } from "./transfer/section.js";
import { mountWorlds } from "./worlds.js";

/** @typedef {"characters" | "worlds" | "personas" | "scripts" | "quickreplies" | "moving"} SectionId */

/** @type {readonly [import("../lib/sections.js").Section<SectionId>, ...import("../lib/sections.js").Section<SectionId>[]]} */
const sections = [
  {
    id: "characters",
    name: t("Characters"),
    lead: t("The characters you chat with. Drop a card here to import it."),
    help: "characters",
    mount: mountCharacters,
  },
  {
    id: "worlds",
    name: t("Lorebooks"),
    lead: t("Facts the model sees only when a keyword comes up."),
    help: "lorebooks",
    mount: mountWorlds,
  },
  {
    id: "personas",
    name: t("Personas"),
    lead: t("Who you are in a story."),
    help: "characters",
    mount: mountPersonas,
  },
  {
    id: "scripts",
    name: t("Scripts"),
    lead: t("Patterns that change what is stored, shown or sent."),
    help: "scripts",
    mount: mountScripts,
  },
  {
    id: "quickreplies",
    name: t("Quick replies"),
    lead: t("Buttons above the message box, with a text or commands."),
    help: "scripts",
    mount: mountQuickReplies,
  },
  {
    id: "moving",
    name: t("Import and export"),
    lead: t("Import data from other apps, and export your own."),
    help: "moving",
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
  desktop()?.onFile((name, read) => {
    openLibrary("characters");
    void bringOpened(name, read);
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
