// The characters above the composer, where there are several: the one that is pressed speaks now.

import { h, iconButton, t, watchAll } from "../lib/index.js";
import { roving } from "../lib/roving.js";
import { cards, members } from "../model/cast.js";
import { isRunning } from "../model/conversation.js";
import { activeId, turns } from "../model/state.js";
import { face } from "../widgets/face.js";
import { openMembers } from "../widgets/members.js";

/** @param {(card: string) => void} speak */
export function castBar(speak) {
  const list = h("div.cast-faces", { role: "toolbar", "aria-label": t("Choose who speaks") });
  const node = h(
    "div.cast-bar",
    { hidden: true },
    list,
    iconButton("person", t("Characters of this conversation"), () => void openMembers()),
  );
  const rove = roving(list, ".cast-face");
  const draw = () => {
    const all = members.get();
    node.hidden = all.length === 0;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.["card"];
    list.replaceChildren(
      ...all.map((m) => {
        const words = t("Let {name} speak", { name: m.label });
        const name = m.muted ? t("{words}, muted", { words }) : words;
        return h(
          "button.cast-face",
          {
            tabindex: "-1",
            title: name,
            "aria-label": name,
            dataset: { card: m.character_card_id, muted: String(m.muted) },
            onclick: () => speak(m.character_card_id),
          },
          face(m.character_card_id, m.label),
          h("span.cast-face-name", m.label),
        );
      }),
    );
    rove.settle();
    busy();
    if (focused)
      /** @type {HTMLElement | null} */ (list.querySelector(`[data-card="${CSS.escape(focused)}"]`))?.focus();
  };
  /** While an answer is written no other member can be asked; the buttons keep the focus. */
  const busy = () => {
    const cid = activeId.get();
    const turn = cid ? turns.get().get(cid) : undefined;
    const running = String(Boolean(cid && isRunning(cid)));
    for (const el of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(".cast-face"))) {
      el.setAttribute("aria-disabled", running);
      const speaks = turn?.speaker?.character_card_id === el.dataset["card"] && turn?.phase !== "done";
      el.classList.toggle("speaks", speaks);
    }
  };
  watchAll([members, cards], draw);
  watchAll([turns, activeId], busy);
  draw();
  return node;
}
