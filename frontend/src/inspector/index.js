// Puts the inspector into the frame.

import { cell, panel, register, registerPanel, t } from "../lib/index.js";
import { mountInspector } from "./panel.js";

/** @type {import("../lib/cell.js").Cell<import("./panel.js").Asked | null>} */
const asked = cell(/** @type {import("./panel.js").Asked | null} */ (null));

registerPanel("inspector", { title: t("Inspector"), icon: "inspector", mount: (el) => mountInspector(el, asked) });

register("passes", (message) => {
  asked.set({ message });
  panel.open("inspector");
});
