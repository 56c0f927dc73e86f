// Puts the Tools panel into the frame.

import { panel, registerPanel } from "../frame.js";
import { shortcut } from "../lib/keys.js";
import { mountTools } from "./panel.js";

registerPanel("tools", { title: "Tools", icon: "tools", mount: mountTools });
shortcut({ keys: "mod+J", label: "Tools: which voices take part", run: () => panel.toggle("tools") });

/**
 * Opens the panel, at a part of it where one is named.
 * @param {string} [at] such as "director"
 */
export function openTools(at) {
  panel.open("tools");
  if (at) document.getElementById(`tool-${at}`)?.scrollIntoView({ block: "start" });
}
