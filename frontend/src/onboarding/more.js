// The ways out of the first card that lead to no model.

import { button, filled, h, t } from "../lib/index.js";
import { navigate } from "../lib/router.js";
import { addSamples } from "../model/samples.js";
import { status } from "../model/state.js";

/** What else a first start may want: what is elsewhere, and something to look at. */
export function more() {
  const folder = status.get()?.data_dir ?? "";
  return h(
    "div.welcome-more",
    button(t("Bring your chats along"), () => navigate("library", "moving"), { kind: "quiet", icon: "book" }),
    button(t("Add samples"), () => void addSamples(), { kind: "quiet", icon: "eye" }),
    folder ? h("p.hint", ...filled(t("All of it is kept in {folder}."), { folder: h("code", folder) })) : null,
  );
}
