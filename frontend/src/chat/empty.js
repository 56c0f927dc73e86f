// What a page without a word shows: whom to connect, or whom to talk to.

import { call } from "../ipc/index.js";
import { button, h, t } from "../lib/index.js";
import { strokes } from "../lib/strokes.js";
import { complain, newConversation } from "../model/conversation.js";
import { settings, status } from "../model/state.js";

/** @param {() => Node} onboarding shown while no model is connected */
export function emptyPage(onboarding) {
  const cast = h("div.cast");
  void call("characters.list", { limit: 4 }).then(
    (all) => cast.append(...all.map(invitation)),
    () => {}, // the list is an offer; the page works without it
  );
  const head =
    status.get()?.demo === false
      ? h(
          "section.blank-page",
          strokes(),
          h(
            "p",
            settings.get()?.enable_agent === false || !settings.get()?.helpers_without_character
              ? t("Write a message. The Writer replies alone.")
              : t("Write a message. The Director reads the room, the Writer replies, and the Editor edits the prose."),
          ),
        )
      : onboarding();
  return h("div.empty-page", head, cast);
}

/** The id of the character that comes with the program. */
const shipped = "6f1c2a54-8d3e-4b7a-9c05-3b9d7e21f4a8";

/** @param {{id: string, name: string, tags?: string[] | null}} c */
const invitationWords = (c) =>
  c.id === shipped || c.tags?.includes("sample")
    ? t("Meet {name}, a sample character", { name: c.name.split(" ")[0] ?? c.name })
    : t("Chat with {name}", { name: c.name });

/** @param {{id: string, name: string, tags?: string[] | null}} c */
const invitation = (c) =>
  button(invitationWords(c), () => void newConversation(c.id).catch(complain), {
    icon: "person",
    kind: "quiet",
  });
