// Puts the Tools panel into the frame.

import { groups, panel, registerPanel, shortcut, t } from "../lib/index.js";
import { mountTools } from "./panel.js";

registerPanel("tools", { title: t("Tools"), icon: "tools", mount: mountTools });
shortcut({
  id: "tools",
  keys: "mod+J",
  label: t("Tools: which voices take part"),
  group: groups.look,
  run: () => panel.toggle("tools"),
});
