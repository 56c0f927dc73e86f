// The places that the palette leads to: conversations, characters, models, settings.

import { callAll } from "../ipc/pages.js";
import { closePage, offer, sidebarOpen, t } from "../lib/index.js";
import { libraryPlaces, openLibrary } from "../library/index.js";
import { choices, choose, keepsOwn, rememberedModels } from "../model/answerer.js";
import { complain, newConversation, openConversation } from "../model/conversation.js";
import { lookInto } from "../model/conversations.js";
import { endpoints, loadEndpoints } from "../model/endpoints.js";
import { modelName } from "../model/modelname.js";
import { conversations } from "../model/state.js";
import { titleShown } from "../model/title.js";
import { openSetting, openSettings, settingsPlaces } from "../settings/index.js";
import { settingNames } from "./settingnames.js";

/** @param {"archived" | "trash"} view */
function inSidebar(view) {
  sidebarOpen.set(true);
  void lookInto(view).then(() =>
    /** @type {HTMLElement | null} */ (document.querySelector(".side-place button"))?.focus(),
  );
}

export function offerDestinations() {
  offer(() =>
    conversations.get().map((c) => ({
      label: titleShown(c.title),
      group: t("Conversation"),
      icon: "chat",
      run: () => {
        closePage(); // also for the conversation that is open below it
        void openConversation(c.id).catch(complain);
      },
    })),
  );
  offer(async () =>
    (await callAll("characters.list")).map((/** @type {{id: string, name: string}} */ c) => ({
      label: t("Start a conversation with {name}", { name: c.name }),
      group: t("Character"),
      icon: "person",
      run: () => void newConversation(c.id).catch(complain),
    })),
  );
  offer(async () => {
    await loadEndpoints();
    return choices(endpoints.get().rows, new Map(), rememberedModels()).map((c) => ({
      label: t("Reply with {name}", { name: modelName(c.model) }),
      group: c.server,
      also: t("model switch choose"),
      icon: "server",
      run: () => void choose(c, keepsOwn()).catch(complain),
    }));
  });
  offer(() => [
    { label: t("Archived"), group: t("Conversations"), icon: "archive", run: () => inSidebar("archived") },
    {
      label: t("Trash"),
      group: t("Conversations"),
      also: t("deleted removed bin"),
      icon: "trash",
      run: () => inSidebar("trash"),
    },
  ]);
  offer(() =>
    libraryPlaces().map(({ id, name }) => ({
      label: name,
      group: t("Library"),
      icon: "book",
      run: () => openLibrary(id),
    })),
  );
  offer(() =>
    settingsPlaces().map(({ id, name }) => ({
      label: name,
      group: t("Settings"),
      icon: "settings",
      run: () => openSettings(id),
    })),
  );
  offer(() =>
    settingNames().map(({ label, also, section }) => ({
      label,
      group: settingsPlaces().find((s) => s.id === section)?.name ?? t("Settings"),
      also,
      icon: "settings",
      run: () => openSetting(section, label),
    })),
  );
}
