// The order in which the window starts, and nothing else.

import { switchTo } from "./chat/actions.js";
import { complain, loadConversations, newConversation, openConversation, takePush } from "./chat/conversation.js";
import { emptyPage } from "./chat/empty.js";
import { header, notices } from "./chat/header.js";
import { setPassesViewer } from "./chat/passes.js";
import { mountTranscript } from "./chat/transcript.js";
import { mountComposer } from "./composer/composer.js";
import { mountPanel, sidebarOpen } from "./frame.js";
import { showPasses } from "./inspector/index.js";
import { call, listen, sentence } from "./ipc/index.js";
import { keySheet, listenForKeys, perform, shortcut } from "./lib/keys.js";
import { dialog } from "./lib/layer.js";
import { say } from "./lib/words.js";
import { openPalette } from "./palette/palette.js";
import { offerPlaces } from "./palette/places.js";
import { applyAppearance, applyRemembered, openSettings } from "./settings/index.js";
import { lastOpened } from "./sidebar/list.js";
import { mountSidebar } from "./sidebar/sidebar.js";
import { conversations, messages, settings, status } from "./state.js";

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

applyRemembered();
settings.watch(applyAppearance);
setPassesViewer(showPasses);

const narrow = () => innerWidth < 900;
mountSidebar(part("sidebar"), { opened: () => narrow() && sidebarOpen.set(false) });
const transcript = mountTranscript(part("page"), emptyPage);
part("page").prepend(header({ settings: () => openSettings() }), notices());
const composer = mountComposer(part("page"), {
  connect: () => openSettings("models"),
  editLast: () =>
    /** @type {HTMLElement | null} */ (
      [...document.querySelectorAll('.row[data-role="user"]')].at(-1)?.querySelector('[aria-label="Edit"]')
    )?.click(),
  variant: (step) => {
    const last = messages.get().at(-1);
    void switchTo((step < 0 ? last?.prev_branch_id : last?.next_branch_id) ?? null);
  },
});
mountPanel(part("panel"));

matchMedia("(max-width: 899px)").addEventListener("change", (e) => sidebarOpen.set(!e.matches));
const showSidebar = () => document.documentElement.classList.toggle("sidebar-closed", !sidebarOpen.get());
sidebarOpen.watch(showSidebar);
showSidebar();
part("veil").addEventListener("click", () => sidebarOpen.set(false));

const searchAll = () => {
  sidebarOpen.set(true);
  /** @type {HTMLElement | null} */ (part("sidebar").querySelector("input[type=search]"))?.focus();
};
const [go, read] = [say("Go to"), say("Read")];
const commands = [
  { id: "palette", keys: "mod+K", label: say("Do anything by its name"), group: go, run: openPalette },
  {
    id: "new",
    keys: "mod+N",
    label: say("New conversation"),
    group: go,
    run: () => void newConversation().then(composer.focus, complain),
  },
  { id: "search", keys: "mod+shift+F", label: say("Search the conversations"), group: go, run: searchAll },
  {
    id: "sidebar",
    keys: "mod+B",
    label: say("Show or hide the conversations"),
    group: go,
    run: () => sidebarOpen.set(!sidebarOpen.get()),
  },
  { id: "settings", keys: "mod+,", label: say("Settings"), group: go, run: () => openSettings() },
  { id: "write", keys: "mod+L", label: say("Write a message"), group: go, run: composer.focus },
  { keys: "alt+ArrowUp", label: say("Message before"), group: read, typing: true, run: () => transcript.focusRow(-1) },
  { keys: "alt+ArrowDown", label: say("Next message"), group: read, typing: true, run: () => transcript.focusRow(1) },
  { id: "keys", keys: "mod+/", label: say("All keys"), group: go, run: () => void dialog(say("Keys"), keySheet()) },
];
commands.forEach(shortcut);
shortcut({ keys: "?", label: "", run: () => perform("keys") });
offerPlaces();
listenForKeys();

listen((push) => {
  takePush(push);
  if (push.type === "changed" && push.what === "settings") void loadSettings();
  if (push.type === "changed" && ["settings", "endpoints", "status"].includes(push.what)) void loadStatus();
});

async function loadSettings() {
  settings.set(await call("settings.get"));
}
async function loadStatus() {
  status.set(await call("app.status"));
}

/** Opens what was open last; a first start finds a conversation that is ready. */
async function start() {
  await Promise.all([loadSettings(), loadStatus(), loadConversations()]);
  const found = (await lastOpened()) ?? conversations.get()[0];
  if (found) await openConversation(found.id);
  else await newConversation();
  composer.focus();
}

start().catch((e) => {
  complain(e);
  part("page").append(Object.assign(document.createElement("p"), { className: "trouble", textContent: sentence(e) }));
});
