// One character: its picture, what can be done with it, and every field of its card.

import { call } from "../ipc/index.js";
import { actions, button, confirmLoss, h, menuButton, t, verdict } from "../lib/index.js";
import { complain, exportFile, newConversation } from "../model/conversation.js";
import { portrait } from "../widgets/portrait.js";
import { portraitButton } from "../widgets/portraitbutton.js";
import { cardFields } from "./cardfields.js";

/** @typedef {import("./find.js").Character} Character */

/**
 * @param {Character} first
 * @param {{back: () => void, room: {close: () => void}, reload: () => Promise<void>, open: (c: Character) => void}} act
 */
export function editor(first, act) {
  let c = first;
  const said = verdict();
  /** @param {Record<string, unknown>} patch */
  const save = async (patch) => {
    show(await call("characters.update", { ...patch, id: c.id }));
  };
  const title = h("h2.library-name");
  const face = portraitButton(async (b64) => {
    show(await call("characters.setAvatar", { id: c.id, b64 }));
    await act.reload();
  });
  const talk = button(t("Start a conversation"), () => void newConversation(c.id).then(act.room.close, complain), {
    kind: "primary",
    icon: "chat",
  });
  /** @param {"png" | "charx" | "json"} format */
  const exportAs = (format) => void exportFile("characters.export", { id: c.id, format });
  const out = menuButton("upload", t("Export"), () => [
    { label: t("PNG with the card inside"), run: () => exportAs("png") },
    { label: t("CHARX with all files"), run: () => exportAs("charx") },
    { label: t("JSON without the picture"), run: () => exportAs("json") },
  ]);
  const twice = () =>
    said.watch(async () =>
      act.open(await call("characters.duplicate", { id: c.id, name: t("{name} (copy)", { name: c.name }) })),
    );
  const remove = async () => {
    const along = h("input", { type: "checkbox" });
    const sure = await confirmLoss(
      t("Delete “{name}”?", { name: c.name }),
      t("Conversations with this character are kept. Importing the same card again reconnects them."),
      t("Delete"),
      h("label.check", along, t("Also move the character's conversations to the trash")),
    );
    const args = { id: c.id, delete_conversations: along.checked };
    if (sure && (await said.watch(() => call("characters.delete", args)))) {
      act.back();
      await act.reload();
    }
  };
  const fields = h("div.settings-body");
  const size = h("div.card-size");
  const jumps = h("nav.card-jumps", { "aria-label": t("Parts of this card") });
  const node = h(
    "article.character",
    h("div.library-top", button(t("All characters"), act.back, { kind: "quiet library-back", icon: "left" })),
    h(
      "header.character-head",
      face.node,
      h(
        "div",
        title,
        size,
        actions(
          talk,
          out,
          button(t("Duplicate"), () => void twice(), { icon: "copy" }),
          button(t("Delete"), () => void remove(), { kind: "quiet danger-text" }),
        ),
        said.node,
      ),
    ),
    jumps,
    fields,
  );
  let drawn = "";
  /** @type {(now: Character) => Promise<void>} */
  let count = async () => {};
  /** @param {Character} now */
  const show = (now) => {
    c = now;
    title.textContent = c.name;
    if (drawn === c.updated_at) return;
    drawn = c.updated_at;
    void count(c);
    face.show(portrait(c, "large"), c.name, c.avatar_mime !== "");
  };
  show(c);
  void cardFields(c, save).then((made) => {
    size.append(made.tokens);
    jumps.append(...made.groups.map(jumpTo));
    fields.append(...made.groups);
    count = made.count;
  });
  return { node, show, close: () => node.remove() };
}

/** A button that goes to a group of fields: its heading takes the focus, so that Tab goes on there. @param {HTMLElement} group */
function jumpTo(group) {
  const heading = /** @type {HTMLElement} */ (group.querySelector("h3"));
  heading.tabIndex = -1;
  return h(
    "button.card-jump",
    {
      onclick: () => {
        heading.scrollIntoView({ block: "start" });
        heading.focus({ preventScroll: true });
      },
    },
    heading.textContent,
  );
}
