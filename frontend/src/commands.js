// What can be done from anywhere: by key, from the palette, and from the native menus,
// which name a command by its id.

import { complain, newConversation } from "./chat/conversation.js";
import { sidebarOpen } from "./frame.js";
import { call, desktop, door, save } from "./ipc/index.js";
import { groups, keySheet, perform, shortcut } from "./lib/keys.js";
import { dialog, toast } from "./lib/layer.js";
import { say } from "./lib/words.js";
import { openLibrary } from "./library/index.js";
import { openPalette } from "./palette/palette.js";
import { openSettings, zoom } from "./settings/index.js";
import { activeId } from "./state.js";

/** @param {{write: () => void, search: () => void, focusRow: (step: number) => void}} act */
export function mountCommands({ write, search, focusRow }) {
  const { go, read, look, keep } = groups;
  /** @type {import("./lib/keys.js").Shortcut[]} */
  const commands = [
    { id: "new", keys: "mod+N", label: say("New conversation"), group: go, run: begin },
    { id: "palette", keys: "mod+K", label: say("Do anything by its name"), group: go, run: openPalette },
    { id: "search", keys: "mod+shift+F", label: say("Search the conversations"), group: go, run: search },
    { id: "settings", keys: "mod+,", label: say("Settings"), group: go, run: () => openSettings() },
    { id: "library", keys: "mod+shift+B", label: say("Library"), group: go, run: () => openLibrary() },
    { id: "write", keys: "mod+L", label: say("Write a message"), group: go, run: write },
    { id: "keys", keys: "mod+/", label: say("All keys"), group: go, run: () => void dialog(say("Keys"), keySheet()) },
    { id: "about", label: say("About Terzetto"), group: go, run: () => openSettings("about") },
    { keys: "alt+ArrowUp", label: say("Message before"), group: read, typing: true, run: () => focusRow(-1) },
    { keys: "alt+ArrowDown", label: say("Next message"), group: read, typing: true, run: () => focusRow(1) },
    heard("ArrowLeft", say("Variant before, in what a workflow made"), read),
    heard("ArrowRight", say("Next variant, in what a workflow made"), read),
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
    { label: say("Bring along from elsewhere"), group: keep, run: () => openLibrary("moving") },
    { id: "backup", label: say("Back up now"), group: keep, run: backUp },
    { id: "diagnostics", label: say("Copy diagnostics"), group: keep, run: copyDiagnostics },
  ];
  for (const c of commands) shortcut(c);
  shortcut({ keys: "mod+=", label: "", group: "", run: () => perform("zoom-in") });
  shortcut({ keys: "?", label: "", group: "", run: () => perform("keys") });
  desktop()?.onCommand(perform);

  function begin() {
    void newConversation().then(write, complain);
  }
}

/** A key that is heard where the focus is; it stands here for the sheet. @param {string} keys @param {string} label @param {string} group */
const heard = (keys, label, group) => ({ keys, label, group, local: true, run: () => false });

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
