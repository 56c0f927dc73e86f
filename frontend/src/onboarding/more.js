// The ways out of the first card that lead to no model, in one line.

import { fillNodes, h, link, navigate, t } from "../lib/index.js";
import { addSamples } from "../model/samples.js";
import { status } from "../model/state.js";
import { beginTour } from "./tour.js";

/** What else a first start may want: something to look at, and what is elsewhere. @param {(way: import("./ways.js").Way) => void} choose */
export function more(choose) {
  const demo = link(t("Try the demo"), () => void begin(), { title: t("A tour with canned replies. No AI involved.") });
  const begin = async () => {
    demo.textContent = t("Opening the demo…");
    demo.disabled = true;
    await beginTour(choose);
    demo.textContent = t("Try the demo");
    demo.disabled = false;
  };
  const folder = status.get()?.data_dir ?? "";
  return h(
    "div.onboarding-more",
    h(
      "p",
      demo,
      link(t("Add samples"), () => void addSamples()),
      link(t("Import your chats"), () => navigate("library", "moving")),
    ),
    folder ? h("p.hint", ...fillNodes(t("Everything is kept in {folder}."), { folder: h("code", folder) })) : null,
  );
}
