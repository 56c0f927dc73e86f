// What a page without a word shows: whom to connect, or whom to talk to.

import { call } from "../ipc/index.js";
import { h, icon } from "../lib/dom.js";
import { strokes } from "../lib/strokes.js";
import { say } from "../lib/words.js";
import { status } from "../state.js";
import { welcomeCard } from "../welcome/index.js";
import { complain, newConversation } from "./conversation.js";

export function emptyPage() {
  const cast = h("div", { class: "cast" });
  void call("characters.list").then(
    (all) => cast.append(...all.slice(0, 4).map(invitation)),
    () => {}, // the list is an offer; the page works without it
  );
  const head =
    status.get()?.demo === false
      ? h(
          "section",
          { class: "blank-page" },
          strokes(),
          h(
            "p",
            null,
            say("Write something. The Director reads the room, the Writer answers, the Editor mends the prose."),
          ),
        )
      : welcomeCard();
  return h("div", { class: "empty-page" }, head, cast);
}

/** @param {{id: string, name: string, creator_notes?: string}} c */
const invitation = (c) =>
  h(
    "button",
    { type: "button", class: "button quiet", onclick: () => void newConversation(c.id).catch(complain) },
    icon("person"),
    h("span", null, say("Talk to {name}", { name: c.name })),
  );
