// Puts the Voices panel into the frame.

import { groups, panel, registerPanel, shortcut, t } from "../lib/index.js";
import { mountVoices } from "./panel.js";

registerPanel("voices", {
  title: t("Voices"),
  scope: t("For all conversations"),
  icon: "voices",
  mount: mountVoices,
});
shortcut({
  id: "voices",
  keys: "mod+J",
  label: t("Voices: who takes part in a reply"),
  also: t("Director Writer Editor tools plug-ins"),
  group: groups.look,
  run: () => panel.toggle("voices"),
});
