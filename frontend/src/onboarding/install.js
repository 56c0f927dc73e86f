// Helps to install a model server: one card for the person's system, the others a click away.

import { copyButton, h, muted, t } from "../lib/index.js";
import { room } from "../model/room.js";
import { recipe, systemOf } from "../widgets/servers/found.js";

/** @type {readonly {id: "linux" | "mac" | "windows", name: string}[]} */
const systems = [
  { id: "linux", name: "Linux" },
  { id: "mac", name: "macOS" },
  { id: "windows", name: "Windows" },
];

/** @returns {HTMLElement} */
export function installHelp() {
  const steps = h("ol.install-steps");
  const own = systemOf(navigator.platform);
  /** @param {"linux" | "mac" | "windows"} id */
  const show = (id) => {
    for (const b of tabs.children)
      b.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (b).dataset["system"] === id));
    steps.replaceChildren(
      ...recipe(id).map((step) =>
        h(
          "li",
          h("p", step.text),
          h(
            "div.command",
            h("code", { tabindex: "0" }, step.command),
            copyButton(t("Copy"), () => step.command),
          ),
        ),
      ),
      h("li", h("p", t("Terzetto will show it here as soon as it's running."))),
    );
  };
  const tabs = h(
    "div.segments",
    { role: "group", "aria-label": t("Your system") },
    ...systems.map((s) => h("button", { "data-system": s.id, onclick: () => show(s.id) }, s.name)),
  );
  show(own);
  return h(
    "div.onboarding-panel",
    tabs,
    steps,
    room({ sized: false }),
    muted(
      t(
        "A model for writing needs about 8 GB of free memory. Terzetto also finds LM Studio, llama.cpp, KoboldCpp and others.",
      ),
    ),
  );
}
