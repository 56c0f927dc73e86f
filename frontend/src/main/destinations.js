// The places that the palette leads to: conversations, characters, models, settings.

import { call } from "../ipc/index.js";
import { t } from "../lib/index.js";
import { offer } from "../lib/offers.js";
import { closePage } from "../lib/page.js";
import { sidebarOpen } from "../lib/panel.js";
import { libraryPlaces, openLibrary } from "../library/index.js";
import { complain, newConversation, openConversation } from "../model/conversation.js";
import { lookInto } from "../model/conversations.js";
import { conversations } from "../model/state.js";
import { openSettings, settingsPlaces } from "../settings/index.js";

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
      label: c.title,
      group: t("Conversation"),
      icon: "chat",
      run: () => {
        closePage(); // also for the conversation that is open below it
        void openConversation(c.id).catch(complain);
      },
    })),
  );
  offer(async () =>
    (await call("characters.list")).map((/** @type {{id: string, name: string}} */ c) => ({
      label: t("Talk with {name}", { name: c.name }),
      group: t("Character"),
      icon: "person",
      run: () => void newConversation(c.id).catch(complain),
    })),
  );
  offer(async () =>
    (await call("endpoints.list")).map((/** @type {{id: number, name: string}} */ e) => ({
      label: t("Answer with {name}", { name: e.name }),
      group: t("Model server"),
      icon: "server",
      run: () => void call("endpoints.use", { id: e.id }).catch(complain),
    })),
  );
  offer(() => [
    { label: t("Archived"), group: t("Conversations"), icon: "archive", run: () => inSidebar("archived") },
    { label: t("Trash"), group: t("Conversations"), icon: "trash", run: () => inSidebar("trash") },
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
}
