// The ways out of the first card that lead to no model.

import { button, fillNodes, h, navigate, t } from "../lib/index.js";
import { addSamples } from "../model/samples.js";
import { status } from "../model/state.js";

/** What else a first start may want: what is elsewhere, and something to look at. */
export function more() {
  const folder = status.get()?.data_dir ?? "";
  return h(
    "div.onboarding-more",
    button(t("Import your chats"), () => navigate("library", "moving"), { kind: "quiet", icon: "book" }),
    button(t("Add samples"), () => void addSamples(), { kind: "quiet", icon: "eye" }),
    folder ? h("p.hint", ...fillNodes(t("Everything is kept in {folder}."), { folder: h("code", folder) })) : null,
  );
}
