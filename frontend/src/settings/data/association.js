// Whether the file manager opens character cards with this program. Only the window can say.

import { call, door } from "../../ipc/index.js";
import { actions, button, h, t, verdict } from "../../lib/index.js";
import { group } from "../../widgets/bound.js";

/** @returns {HTMLElement} empty where nothing can be offered */
export function association() {
  const place = h("div.association");
  const said = verdict();
  const draw = (/** @type {{offered: boolean, on: boolean}} */ a) => {
    if (!a.offered) return place.replaceChildren();
    const turn = () =>
      said.watch(async () => {
        draw(await call("app.associate", { on: !a.on }));
        place.querySelector("button")?.focus();
      });
    place.replaceChildren(
      group(
        t("Character cards in the file manager"),
        a.on
          ? t(".charx files open in Terzetto. Nothing is saved until you confirm.")
          : t("Terzetto can open .charx files. Image files keep opening in your image viewer."),
        actions(
          button(a.on ? t("Stop opening cards") : t("Open cards with Terzetto"), () => void turn()),
          said.node,
        ),
      ),
    );
  };
  if (door() === "window") void call("app.association").then(draw, () => {}); // an offer that may stay away
  return place;
}
