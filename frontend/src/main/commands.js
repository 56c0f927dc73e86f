// What can be done from anywhere: by key, from the palette, and from the native menus,
// which name a command by its id.

import { call, desktop, door } from "../ipc/index.js";
import { cardKinds, pickFiles } from "../lib/files.js";
import { dialog, groups, keySheet, perform, shortcut, t, toast } from "../lib/index.js";
import { sidebarOpen } from "../lib/panel.js";
import { openLibrary } from "../library/index.js";
import { bringIn } from "../library/intake.js";
import { complain, continueLast, exportFile, newConversation } from "../model/conversation.js";
import { addSamples, removeSamples } from "../model/samples.js";
import { activeId } from "../model/state.js";
import { openPalette } from "../palette/palette.js";
import { openSettings, zoom } from "../settings/index.js";

/** @param {{write: () => void, search: () => void, focusRow: (step: number) => void}} act */
export function mountCommands({ write, search, focusRow }) {
  const { go, read, look, lists, library, runs, team, keep } = groups;
  /** @type {(import("../lib/keys.js").Shortcut | import("../lib/keys.js").Shortcut[])[]} */
  const commands = [
    { id: "new", keys: "mod+N", label: t("New conversation"), group: go, run: begin },
    { id: "palette", keys: "mod+K", label: t("Do anything by its name"), group: go, run: openPalette },
    { id: "search", keys: "mod+shift+F", label: t("Search everything"), group: go, run: search },
    { id: "settings", keys: "mod+,", label: t("Settings"), group: go, run: () => openSettings() },
    { id: "library", keys: "mod+shift+B", label: t("Library"), group: go, run: () => openLibrary() },
    { id: "write", keys: "mod+L", label: t("Write a message"), group: go, run: write },
    { id: "keys", keys: "mod+/", label: t("All keys"), group: go, run: () => void dialog(t("Keys"), keySheet()) },
    { id: "about", label: t("About Terzetto"), group: go, run: () => openSettings("about") },
    { keys: "alt+ArrowUp", label: t("Message before"), group: read, typing: true, run: () => focusRow(-1) },
    { keys: "alt+ArrowDown", label: t("Next message"), group: read, typing: true, run: () => focusRow(1) },
    { label: t("Continue the last reply"), group: read, run: continueLast },
    heard(["ArrowLeft"], t("Variant before, in what a workflow made"), read),
    heard(["ArrowRight"], t("Next variant, in what a workflow made"), read),
    heard(["ArrowUp", "ArrowDown"], t("One up or down"), lists),
    heard(["Home", "End"], t("First or last"), lists),
    heard(["shift+F10"], t("What can be done with a conversation"), lists),
    heard(["Enter"], t("Open the character that has the focus"), library),
    heard(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], t("Move the cut-out of a picture"), library),
    heard(["+", "-"], t("Cut out less or more of a picture"), library),
    heard(["mod+S"], t("Save the workflow"), runs),
    heard(["alt+ArrowUp", "alt+ArrowDown"], t("Move a step up or down"), runs),
    heard(["Delete"], t("Remove a step"), runs),
    heard(["Escape"], t("Back to the conversation, from runs and from the team"), runs),
    heard(["Enter"], t("Ask the team"), team),
    heard(["Escape"], t("Close the document that is looked at"), team),
    { id: "sidebar", keys: "mod+B", label: t("Show or hide the conversations"), group: look, run: toggleSidebar },
    { id: "zoom-in", keys: "mod++", label: t("Larger"), group: look, run: () => zoom(1) },
    { id: "zoom-out", keys: "mod+-", label: t("Smaller"), group: look, run: () => zoom(-1) },
    { id: "zoom-reset", keys: "mod+0", label: t("Actual size"), group: look, run: () => zoom(0) },
    {
      id: "export",
      keys: "mod+shift+S",
      label: t("Save the conversation as Markdown"),
      group: keep,
      run: () => void keepAs("md"),
    },
    { label: t("Save the conversation as text"), group: keep, run: () => void keepAs("txt") },
    {
      label: t("Save the conversation with every branch, as JSON Lines"),
      group: keep,
      run: () => void keepAs("jsonl"),
    },
    { label: t("Import a card or a lorebook"), group: keep, run: importCard },
    { label: t("Bring along from elsewhere"), group: keep, run: () => openLibrary("moving") },
    { label: t("Add samples"), group: keep, run: () => void addSamples() },
    { label: t("Remove the samples"), group: keep, run: () => void removeSamples().catch(complain) },
    { label: t("Save the whole library"), group: keep, run: () => openLibrary("moving", "archive") },
    { id: "backup", label: t("Back up now"), group: keep, run: backUp },
    { id: "diagnostics", label: t("Copy diagnostics"), group: keep, run: copyDiagnostics },
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
  if (cid) await exportFile("conversations.export", { cid, format });
}

function backUp() {
  void call("app.backup").then(() => toast(t("A copy of everything is in the backup folder.")), complain);
}

async function copyDiagnostics() {
  try {
    const { text } = await call("app.diagnostics");
    await navigator.clipboard.writeText(text);
    toast(t("The diagnostics are in the clipboard. They hold no keys and nothing of what was said."));
  } catch (e) {
    if (door() === "serve" && e instanceof DOMException)
      toast(t("The clipboard could not be reached."), { kind: "error" });
    else complain(e);
  }
}
