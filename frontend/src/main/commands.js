// What can be done from anywhere: by key, from the palette, and from the native menus,
// which name a command by its id.

import { call, desktop, door, save } from "../ipc/index.js";
import { cardKinds, pickFiles } from "../lib/files.js";
import { say } from "../lib/i18n.js";
import { groups, keySheet, perform, shortcut } from "../lib/keys.js";
import { dialog, toast } from "../lib/overlay.js";
import { sidebarOpen } from "../lib/panel.js";
import { openLibrary } from "../library/index.js";
import { bringIn } from "../library/intake.js";
import { complain, newConversation } from "../model/conversation.js";
import { activeId } from "../model/state.js";
import { openPalette } from "../palette/palette.js";
import { addSamples, removeSamples } from "../settings/data/samples.js";
import { openSettings, zoom } from "../settings/index.js";

/** @param {{write: () => void, search: () => void, focusRow: (step: number) => void}} act */
export function mountCommands({ write, search, focusRow }) {
  const { go, read, look, lists, library, runs, team, keep } = groups;
  /** @type {(import("../lib/keys.js").Shortcut | import("../lib/keys.js").Shortcut[])[]} */
  const commands = [
    { id: "new", keys: "mod+N", label: say("New conversation"), group: go, run: begin },
    { id: "palette", keys: "mod+K", label: say("Do anything by its name"), group: go, run: openPalette },
    { id: "search", keys: "mod+shift+F", label: say("Search everything"), group: go, run: search },
    { id: "settings", keys: "mod+,", label: say("Settings"), group: go, run: () => openSettings() },
    { id: "library", keys: "mod+shift+B", label: say("Library"), group: go, run: () => openLibrary() },
    { id: "write", keys: "mod+L", label: say("Write a message"), group: go, run: write },
    { id: "keys", keys: "mod+/", label: say("All keys"), group: go, run: () => void dialog(say("Keys"), keySheet()) },
    { id: "about", label: say("About Terzetto"), group: go, run: () => openSettings("about") },
    { keys: "alt+ArrowUp", label: say("Message before"), group: read, typing: true, run: () => focusRow(-1) },
    { keys: "alt+ArrowDown", label: say("Next message"), group: read, typing: true, run: () => focusRow(1) },
    heard(["ArrowLeft"], say("Variant before, in what a workflow made"), read),
    heard(["ArrowRight"], say("Next variant, in what a workflow made"), read),
    heard(["ArrowUp", "ArrowDown"], say("One up or down"), lists),
    heard(["Home", "End"], say("First or last"), lists),
    heard(["shift+F10"], say("What can be done with a conversation"), lists),
    heard(["Enter"], say("Open the character that has the focus"), library),
    heard(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], say("Move the cut-out of a picture"), library),
    heard(["+", "-"], say("Cut out less or more of a picture"), library),
    heard(["mod+S"], say("Save the workflow"), runs),
    heard(["alt+ArrowUp", "alt+ArrowDown"], say("Move a step up or down"), runs),
    heard(["Delete"], say("Remove a step"), runs),
    heard(["Escape"], say("Back to the conversation, from runs and from the team"), runs),
    heard(["Enter"], say("Ask the team"), team),
    heard(["Escape"], say("Close the document that is looked at"), team),
    { id: "sidebar", keys: "mod+B", label: say("Show or hide the conversations"), group: look, run: toggleSidebar },
    { id: "zoom-in", keys: "mod++", label: say("Larger"), group: look, run: () => zoom(1) },
    { id: "zoom-out", keys: "mod+-", label: say("Smaller"), group: look, run: () => zoom(-1) },
    { id: "zoom-reset", keys: "mod+0", label: say("Actual size"), group: look, run: () => zoom(0) },
    {
      id: "export",
      keys: "mod+shift+S",
      label: say("Save the conversation as Markdown"),
      group: keep,
      run: () => void keepAs("md"),
    },
    { label: say("Save the conversation as text"), group: keep, run: () => void keepAs("txt") },
    {
      label: say("Save the conversation with every branch, as JSON Lines"),
      group: keep,
      run: () => void keepAs("jsonl"),
    },
    { label: say("Import a card or a lorebook"), group: keep, run: importCard },
    { label: say("Bring along from elsewhere"), group: keep, run: () => openLibrary("moving") },
    { label: say("Add samples"), group: keep, run: () => void addSamples() },
    { label: say("Remove the samples"), group: keep, run: () => void removeSamples().catch(complain) },
    { label: say("Save the whole library"), group: keep, run: () => openLibrary("moving", "archive") },
    { id: "backup", label: say("Back up now"), group: keep, run: backUp },
    { id: "diagnostics", label: say("Copy diagnostics"), group: keep, run: copyDiagnostics },
  ];
  for (const c of commands.flat()) shortcut(c);
  shortcut({ keys: "mod+=", label: "", group: "", run: () => perform("zoom-in") });
  shortcut({ keys: "?", label: "", group: "", run: () => perform("keys") });
  desktop()?.onCommand(perform);

  function begin() {
    void newConversation().then(write, complain);
  }
}

/** Keys that are heard where the focus is; they stand here for the sheet. @param {string[]} all @param {string} label @param {string} group */
const heard = (all, label, group) => all.map((keys) => ({ keys, label, group, local: true, run: () => false }));

function importCard() {
  pickFiles(cardKinds, (files) => {
    openLibrary("characters");
    void bringIn(files);
  });
}

const toggleSidebar = () => sidebarOpen.update((open) => !open);

/** @param {"md" | "txt" | "jsonl"} format */
async function keepAs(format) {
  const cid = activeId.get();
  if (!cid) return;
  try {
    const where = await save("conversations.export", { cid, format });
    if (where) toast(say("Saved as {where}.", { where }));
  } catch (e) {
    complain(e);
  }
}

function backUp() {
  void call("app.backup").then(() => toast(say("A copy of everything is in the backup folder.")), complain);
}

async function copyDiagnostics() {
  try {
    const { text } = await call("app.diagnostics");
    await navigator.clipboard.writeText(text);
    toast(say("The diagnostics are in the clipboard. They hold no keys and nothing of what was said."));
  } catch (e) {
    if (door() === "serve" && e instanceof DOMException)
      toast(say("The clipboard could not be reached."), { kind: "error" });
    else complain(e);
  }
}
