// The places that the palette leads to: conversations, characters, models, settings.

import { complain, newConversation, openConversation } from "../chat/conversation.js";
import { call } from "../ipc/index.js";
import { say } from "../lib/words.js";
import { libraryPlaces, openLibrary } from "../library/index.js";
import { openSettings, settingsPlaces } from "../settings/index.js";
import { conversations } from "../state.js";
import { offer } from "./palette.js";

export function offerPlaces() {
  offer(() =>
    conversations.get().map((c) => ({
      label: c.title,
      group: say("Conversation"),
      icon: "chat",
      run: () => void openConversation(c.id).catch(complain),
    })),
  );
  offer(async () =>
    (await call("characters.list")).map((/** @type {{id: string, name: string}} */ c) => ({
      label: say("Talk with {name}", { name: c.name }),
      group: say("Character"),
      icon: "person",
      run: () => void newConversation(c.id).catch(complain),
    })),
  );
  offer(async () =>
    (await call("endpoints.list")).map((/** @type {{id: number, name: string}} */ e) => ({
      label: say("Answer with {name}", { name: e.name }),
      group: say("Model server"),
      icon: "server",
      run: () => void call("endpoints.use", { id: e.id }).catch(complain),
    })),
  );
  offer(() =>
    libraryPlaces().map(({ id, name }) => ({
      label: name,
      group: say("Library"),
      icon: "book",
      run: () => openLibrary(id),
    })),
  );
  offer(() =>
    settingsPlaces().map(({ id, name }) => ({
      label: name,
      group: say("Settings"),
      icon: "settings",
      run: () => openSettings(id),
    })),
  );
}
