// What can be done with the open conversation as a whole, at its title.

import { h, icon, menu, spell, t } from "../lib/index.js";
import { activeId } from "../model/state.js";
import { openSheet } from "../widgets/conversation/sheet.js";
import { exportMenu } from "../widgets/exporting.js";
import { openMembers } from "../widgets/members.js";
import { openMemory } from "../widgets/memory/page.js";
import { listBookmarks, offerBookmarks } from "./bookmarks.js";
import { finder } from "./find.js";

export function titleMenu() {
  const act = () =>
    menu(
      node,
      [
        { label: t("Settings of this conversation"), icon: "settings", run: () => openSheet() },
        { label: t("Characters of this conversation"), icon: "person", run: () => void openMembers() },
        { label: t("Memory"), icon: "book", run: openMemory },
        { label: t("Find"), icon: "search", hint: spell("mod+F").join("+"), run: () => finder.open() },
        { label: t("Bookmarks"), icon: "bookmark", run: () => listBookmarks(node) },
        { label: t("Export…"), icon: "upload", run: () => exportMenu(activeId.get() ?? "") },
      ],
      t("Conversation"),
    );
  const node = h(
    "button.title-menu",
    { "aria-haspopup": "menu", "aria-label": t("Conversation menu"), title: t("Conversation menu"), onclick: act },
    icon("down"),
  );
  offerBookmarks(node);
  return node;
}
