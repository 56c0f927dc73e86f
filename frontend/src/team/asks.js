// What an agent wants to do and may not without the person: the cards of its calls, above the composer of the team.

import { h, t } from "../lib/index.js";
import { requests } from "../model/waiting.js";
import { requestCards } from "../widgets/requestcard.js";

/** What agents of a team ask. @param {readonly import("../../types/api.d.ts").run.Inquiry[]} all @param {string} id of a request to a team */
export const asksOf = (all, id) => all.filter((r) => r.teamId === id);

/** @param {string} id */
export function teamAsks(id) {
  // Whatever was answered goes with the next look at what is open, which the answer itself brings about.
  const cards = requestCards(() => {});
  const told = h("p.visually-hidden", { role: "status" });
  const node = h("div.team-asks", told, cards.node);
  const draw = () => {
    const mine = asksOf(requests.get(), id);
    node.hidden = mine.length === 0;
    const words = mine.length > 0 ? t("The team is waiting for your answer.") : "";
    if (told.textContent !== words) told.textContent = words;
    cards.show(mine);
  };
  draw();
  return { node, close: requests.watch(draw) };
}
