// The order in which the window starts, and nothing else.

import "./voices/index.js"; // puts its panel into the frame, before the inspector

import { mountSound } from "./audio/index.js";
import { mountRuns, runNotifications, runsEntry } from "./automation/index.js";
import { switchTo } from "./chat/actions.js";
import { clearAllPhases } from "./chat/channels.js";
import { emptyPage } from "./chat/empty.js";
import { header, notifications } from "./chat/header.js";
import { openLastHints } from "./chat/hintmenu.js";
import { mountTranscript } from "./chat/transcript.js";
import { mountComposer } from "./composer/composer.js";
import "./inspector/index.js";
import { call, listen, sentence } from "./ipc/index.js";
import {
  closeFromSearch,
  closePage,
  keepCaret,
  keepPresses,
  listenForKeys,
  mountPanel,
  sidebarOpen,
  t,
  toast,
} from "./lib/index.js";
import { takeFiles } from "./library/index.js";
import { askBeforeClosing, saveBeforeLeaving } from "./main/closing.js";
import { mountCommands } from "./main/commands.js";
import { offerDestinations } from "./main/destinations.js";
import { dispatch } from "./main/dispatch.js";
import { takeDrops } from "./main/drops.js";
import { loadPlugins } from "./main/pluginloader.js";
import { followCast } from "./model/cast.js";
import { complain, followDeletions, loadConversations, openUnasked } from "./model/conversation.js";
import { lastOpened } from "./model/conversations.js";
import { followDrafts } from "./model/drafts.js";
import { followEngine } from "./model/engine.js";
import { mountFieldWords } from "./model/fieldwords.js";
import { followFolding } from "./model/folding.js";
import { takeImpersonation } from "./model/impersonation.js";
import { followMemory } from "./model/memory.js";
import { watchRestored } from "./model/restored.js";
import { activeId, conversations, settings, status } from "./model/state.js";
import { listeners, takePush } from "./model/turnpushes.js";
import { followNames, tip } from "./model/window.js";
import { followWorks } from "./model/works.js";
import { adviceBanner } from "./onboarding/banner.js";
import { engineStrip } from "./onboarding/enginestrip.js";
import { onboardingCard, openWay } from "./onboarding/index.js";
import { firstTip } from "./onboarding/tip.js";
import { applyAppearance, applyRemembered, openSettings } from "./settings/index.js";
import { mountSidebar } from "./sidebar/sidebar.js";
import { mountTeam, teamEntry } from "./team/index.js";
import { completeMacros } from "./widgets/macros.js";

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

takeDrops();
completeMacros(document);
applyRemembered();
settings.watch(applyAppearance);
listeners.add(dispatch);

const foldSidebar = () => innerWidth < 900 && sidebarOpen.set(false);
const sidebar = mountSidebar(part("sidebar"), {
  opened: () => {
    closePage();
    foldSidebar();
  },
  left: foldSidebar,
  entries: [runsEntry(foldSidebar), teamEntry(foldSidebar)],
});
const transcript = mountTranscript(
  part("page"),
  () => emptyPage(onboardingCard),
  (to, row) => (to === "models" ? openSettings(to, row) : composer.pickModel()),
  firstTip(),
);
part("conversation").setAttribute("aria-label", t("Conversation"));
part("page").prepend(header(), notifications(engineStrip(), adviceBanner(openSettings)));
part("page").append(runNotifications());
mountPanel(part("panel")); // before the composer, whose Escape stops an answer first
mountSound(part("page"));
const composer = mountComposer(part("page"), {
  connect: () => openSettings("models"),
  choose: openWay,
  editLast: () => void transcript.editLast(),
  hint: (anchor) => openLastHints(anchor) || toast(t("There is no reply yet.")),
  variant: (step) => {
    const last = tip.get();
    void switchTo((step < 0 ? last?.prev_branch_id : last?.next_branch_id) ?? null);
  },
});

mountFieldWords();
matchMedia("(max-width: 899px)").addEventListener("change", (e) => sidebarOpen.set(!e.matches));
const showSidebar = () => document.documentElement.classList.toggle("sidebar-closed", !sidebarOpen.get());
sidebarOpen.watch(showSidebar);
showSidebar();
part("veil").addEventListener("click", () => sidebarOpen.set(false));

const toComposer = () => {
  closePage();
  composer.focus();
};
const searchAll = () => {
  sidebarOpen.set(true);
  sidebar.search();
};
mountCommands({ write: toComposer, search: searchAll, focusRow: transcript.focusRow });
askBeforeClosing();
saveBeforeLeaving();
leaveWithConversation();
mountRuns();
mountTeam();
offerDestinations();
takeFiles();
listenForKeys();
closeFromSearch();
keepCaret();
keepPresses();

followEngine();
followWorks();
listen((push) => {
  takePush(push);
  takeImpersonation(push);
  if (push.type === "reset") clearAllPhases();
  if (push.type === "changed" && push.what === "settings") void loadSettings();
  if (push.type === "changed" && ["settings", "endpoints", "status", "variables", "speech"].includes(push.what))
    void loadStatus();
});

watchRestored();
void followDrafts();
followCast();
followNames();
followDeletions();
followFolding();
followMemory();

/** Closes the page over the conversation when a person goes to another one; one that opens where none is open does so on its own. */
function leaveWithConversation() {
  let conversation = activeId.get();
  activeId.watch((id) => {
    if (conversation && id) closePage();
    conversation = id;
  });
}

async function loadSettings() {
  settings.set(await call("settings.get"));
}
async function loadStatus() {
  status.set(await call("app.status"));
}

/** Opens what was open last, unless a person was faster; a first start finds a conversation that is ready. */
async function start() {
  await openUnasked(async () => {
    await Promise.all([loadSettings(), loadStatus(), loadConversations()]);
    return (await lastOpened()) ?? conversations.get()[0];
  });
  if (document.activeElement === document.body) composer.focus(); // else a person is somewhere already
  await loadPlugins();
}

start().catch((e) => {
  complain(e);
  part("page").append(Object.assign(document.createElement("p"), { className: "trouble", textContent: sentence(e) }));
});
// A page that gets a face while a person reads is laid out again: the first word in italics would move the words after
// it. The faces come after what the start asks for, so that the conversation doesn't wait for them.
for (const face of document.fonts) face.load().catch(() => {});
