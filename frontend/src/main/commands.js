// What can be done from anywhere, in one list and therefore longer than other files: by key, from the palette, and from
// the native menus, which name a command by its id.

import { call, desktop, door } from "../ipc/index.js";
import { cardKinds, pickFiles } from "../lib/files.js";
import {
  dialog,
  doable,
  groups,
  keySheet,
  perform,
  shortcut,
  sidebarOpen,
  t,
  toast,
  undoLatest,
} from "../lib/index.js";
import { openLibrary } from "../library/index.js";
import { bringIn } from "../library/intake.js";
import { toggleCustomCss } from "../model/appearance.js";
import { anotherReply, complain, continueLast, newConversation } from "../model/conversation.js";
import { duplicate, duplicateSummarized, forkConversation } from "../model/copies.js";
import { plainKeys } from "../model/customcss.js";
import { openReadme, openReleases } from "../model/home.js";
import { addSamples, removeSamples } from "../model/samples.js";
import { activeId } from "../model/state.js";
import { tip } from "../model/window.js";
import { openPalette } from "../palette/palette.js";
import { openSettings, zoom } from "../settings/index.js";
import { trashOpen } from "../sidebar/acts.js";
import { openSheet } from "../widgets/conversation/sheet.js";
import { exportAs } from "../widgets/exporting.js";
import { beginCast, openMembers } from "../widgets/members.js";
import { openMemory } from "../widgets/memory/page.js";
import { openHelp } from "./help.js";

/** @param {{write: () => void, search: () => void, focusRow: (step: number) => void}} act */
export function mountCommands({ write, search, focusRow }) {
  const { go, read, look, lists, library, runs, team, keep, move, program } = groups;
  /** @type {(import("../lib/keys.js").Shortcut | import("../lib/keys.js").Shortcut[])[]} */
  const commands = [
    {
      id: "new",
      slash: "new",
      keys: "mod+N",
      label: t("New conversation"),
      also: t("chat thread start"),
      group: go,
      run: begin,
    },
    {
      label: t("New conversation with several characters"),
      also: t("group chat cast several multiple"),
      group: go,
      run: () => void beginCast(),
    },
    {
      slash: "characters",
      label: t("Characters of this conversation"),
      also: t("cast group members who takes part"),
      group: go,
      run: () => void openMembers(),
    },
    {
      slash: "conversation",
      label: t("This conversation"),
      also: t("settings here system prompt samplers model preset persona lorebooks"),
      group: go,
      run: () => openSheet(),
    },
    {
      slash: "note",
      label: t("Author's note"),
      also: t("author depth remind the model"),
      group: go,
      run: () => openSheet("note"),
    },
    {
      slash: "direction",
      label: t("Directions in this branch"),
      also: t("remember hold from here on note"),
      group: go,
      run: () => openSheet("directions"),
    },
    {
      slash: "memory",
      label: t("Memory of this conversation"),
      also: t("facts remember recall who knows timeline carry over forget"),
      group: go,
      run: openMemory,
    },
    {
      slash: "scenario",
      label: t("Scenario and instructions of this conversation"),
      also: t("system prompt scene post-history"),
      group: go,
      run: () => openSheet("scene"),
    },
    {
      slash: "samplers",
      label: t("Samplers of this conversation"),
      also: t("temperature top p min p seed"),
      group: go,
      run: () => openSheet("model"),
    },
    {
      slash: "context",
      label: t("What fills the context"),
      also: t("tokens used free how long"),
      group: go,
      run: () => openSheet("fill"),
    },
    { id: "palette", keys: "mod+K", label: t("Run any command by name"), group: go, run: openPalette },
    {
      id: "search",
      slash: "search",
      keys: "mod+shift+F",
      label: t("Search everything"),
      also: t("find look up messages history"),
      group: go,
      run: search,
    },
    {
      id: "settings",
      slash: "settings",
      keys: "mod+,",
      label: t("Settings"),
      also: t("preferences options configure"),
      group: go,
      run: () => openSettings(),
    },
    { id: "library", keys: "mod+shift+B", label: t("Library"), group: go, run: () => openLibrary() },
    { id: "write", keys: "mod+L", label: t("Write a message"), group: go, run: write },
    {
      label: t("Your name and personas"),
      also: t("persona name who I am yourself about me"),
      group: go,
      run: () => openLibrary("personas"),
    },
    {
      label: t("Regex scripts"),
      also: t("regular expressions find replace pattern"),
      group: go,
      run: () => openLibrary("scripts"),
    },
    {
      label: t("Quick replies"),
      also: t("buttons stscript slash commands"),
      group: go,
      run: () => openLibrary("quickreplies"),
    },
    {
      id: "help",
      slash: "help",
      keys: "F1",
      label: t("Help"),
      also: t("manual docs documentation guide how to tutorial support"),
      group: go,
      typing: true,
      run: () => void openHelp(),
    },
    {
      id: "keys",
      keys: "mod+/",
      label: t("Keyboard shortcuts"),
      also: t("shortcuts hotkeys keyboard bindings help"),
      group: go,
      run: () => void dialog(t("Keyboard shortcuts"), keySheet()),
    },
    { id: "readme", label: t("Terzetto on the web"), group: go, run: () => void openReadme() },
    {
      id: "releases",
      label: t("Check for a new release"),
      also: t("update upgrade newer version"),
      group: go,
      run: () => void openReleases(),
    },
    {
      id: "about",
      label: t("About Terzetto"),
      also: t("version licence help"),
      group: go,
      run: () => openSettings("about"),
    },
    { keys: "alt+ArrowUp", label: t("Previous message"), group: read, typing: true, run: () => focusRow(-1) },
    { keys: "alt+ArrowDown", label: t("Next message"), group: read, typing: true, run: () => focusRow(1) },
    {
      slash: "continue",
      label: t("Continue the last reply"),
      also: t("extend go on more longer"),
      group: read,
      run: continueLast,
    },
    {
      label: t("Move this conversation to the trash"),
      also: t("delete remove erase chat thread"),
      group: keep,
      run: () => void trashOpen(),
    },
    {
      slash: "again",
      label: t("Regenerate the last reply"),
      also: t("regenerate retry reroll swipe redo try again"),
      takes: t("a hint such as “shorter” may follow"),
      group: read,
      run: anotherReply,
    },
    { slash: "undo", label: t("Undo"), also: t("undo revert take back restore"), group: read, run: undo },
    heard(["ArrowLeft"], t("Previous variant of a plug-in's result"), read),
    heard(["ArrowRight"], t("Next variant of a plug-in's result"), read),
    heard(["ArrowUp", "ArrowDown"], t("Go up or down"), lists),
    heard(["Home", "End"], t("Go to first or last"), lists),
    heard(["shift+F10"], t("Conversation menu"), lists),
    heard([" ", "shift+ArrowUp", "shift+ArrowDown"], t("Select several conversations"), lists),
    heard(["mod+A"], t("Select all conversations"), lists),
    heard(["alt+ArrowUp", "alt+ArrowDown", "alt+ArrowLeft", "alt+ArrowRight"], t("Move a folder"), lists),
    heard(["Enter"], t("Open the focused character"), library),
    heard(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], t("Move a picture's crop"), library),
    heard(["+", "-"], t("Zoom a picture's crop in or out"), library),
    heard(["mod+S"], t("Save the workflow"), runs),
    heard(["alt+ArrowUp", "alt+ArrowDown"], t("Move a step up or down"), runs),
    heard(["Delete"], t("Delete a step"), runs),
    heard(["Escape"], t("Back to the conversation from runs or the team"), runs),
    heard(["Enter"], t("Ask the team"), team),
    heard(["Escape"], t("Close the open document"), team),
    {
      id: "sidebar",
      keys: "mod+B",
      label: t("Show or hide the conversations"),
      also: t("sidebar list history"),
      group: look,
      run: toggleSidebar,
    },
    {
      id: "zoom-in",
      keys: "mod++",
      label: t("Zoom in"),
      also: t("zoom in bigger text size"),
      group: look,
      run: () => zoom(1),
    },
    {
      id: "zoom-out",
      keys: "mod+-",
      label: t("Zoom out"),
      also: t("zoom out smaller text size"),
      group: look,
      run: () => zoom(-1),
    },
    { keys: plainKeys, label: t("Turn custom CSS on or off"), group: look, run: () => void toggleCustomCss() },
    { id: "zoom-reset", keys: "mod+0", label: t("Actual size"), group: look, run: () => zoom(0) },
    {
      ...exporting("md", t("Export the conversation as Markdown")),
      id: "export",
      slash: "export",
      keys: "mod+shift+S",
    },
    exporting("txt", t("Export the conversation as text")),
    exporting("jsonl", t("Export the conversation with every branch as JSON Lines")),
    exporting("html", t("Export the conversation as a web page")),
    exporting("pdf", t("Export the conversation as a PDF")),
    {
      slash: "duplicate",
      label: t("Duplicate the conversation"),
      also: t("copy clone chat"),
      group: keep,
      run: () => withShown(duplicate),
    },
    {
      label: t("Summarize into a new conversation"),
      also: t("compress condense history checkpoint start over"),
      group: keep,
      run: () => withShown(duplicateSummarized),
    },
    {
      slash: "fork",
      label: t("Fork into a new conversation"),
      also: t("branch split copy chat from here"),
      group: keep,
      run: forkHere,
    },
    { label: t("Import a card or a lorebook"), also: t("character world info tavern"), group: move, run: importCard },
    {
      label: t("Import from another app"),
      also: t("import migrate SillyTavern"),
      group: move,
      run: () => openLibrary("moving"),
    },
    { label: t("Add samples"), group: move, run: () => void addSamples() },
    { label: t("Remove the samples"), group: move, run: () => void removeSamples().catch(complain) },
    {
      label: t("Export library"),
      also: t("export archive everything"),
      group: move,
      run: () => openLibrary("moving", "archive"),
    },
    { id: "backup", label: t("Back up now"), also: t("backup copy save everything"), group: program, run: backUp },
    { id: "diagnostics", label: t("Copy diagnostics"), group: program, run: () => void copyDiagnostics() },
  ];
  for (const c of commands.flat()) shortcut(c);
  shortcut({ keys: "mod+=", label: "", group: "", run: () => perform("zoom-in") });
  shortcut({ keys: "?", label: "", group: "", run: () => perform("keys") });
  desktop()?.onCommand(perform);
  nameMenus();

  function forkHere() {
    const last = tip.get();
    if (last) void forkConversation(last.id);
  }

  function begin() {
    void newConversation().then(write, complain);
  }
}

/** The native menus speak as the palette does, and the system's dialogs as the page. */
function nameMenus() {
  const labels = doable().flatMap(({ id, label }) => (id ? [[id, label]] : []));
  const own = { "menu-file": t("File"), "menu-view": t("View"), "menu-help": t("Help"), quit: t("Quit") };
  const titles = {
    "dialog-save": t("Save {name}", { name: "{name}" }),
    "dialog-tools": t("Choose a folder"),
    "dialog-save-all": t("Choose the folder to save in"),
    "dialog-import": t("Choose the file to import"),
    "dialog-import-folder": t("Choose the folder to import"),
  };
  desktop()?.nameMenus({ ...Object.fromEntries(labels), ...own, ...titles });
}

/** Keys that are heard where the focus is; they stand here for the sheet. @param {string[]} all @param {string} label @param {string} group */
const heard = (all, label, group) => all.map((keys) => ({ keys, label, group, local: true, run: () => false }));

function importCard() {
  pickFiles(cardKinds, (files) => {
    openLibrary("characters");
    void bringIn(files);
  });
}

/** Does something with the shown conversation. @param {(cid: string) => unknown} act */
function withShown(act) {
  const cid = activeId.get();
  if (cid) void act(cid);
}

function undo() {
  if (!undoLatest()) toast(t("There's nothing to undo right now."));
}

const toggleSidebar = () => sidebarOpen.update((open) => !open);

/** Saves the conversation in a format. @param {import("../widgets/exporting.js").Form} format @param {string} label */
const exporting = (format, label) => ({
  label,
  also: t("export download save chat share"),
  group: groups.move,
  run: () => withShown((cid) => exportAs(cid, format)),
});

function backUp() {
  void call("app.backup").then(() => toast(t("The backup is in the backup folder.")), complain);
}

async function copyDiagnostics() {
  try {
    const { text } = await call("app.diagnostics");
    await navigator.clipboard.writeText(text);
    toast(t("Diagnostics copied. They contain no keys and no text from your conversations."));
  } catch (e) {
    if (door() === "serve" && e instanceof DOMException) toast(t("Couldn't reach the clipboard."), { kind: "error" });
    else complain(e);
  }
}
