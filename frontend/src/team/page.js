// The page of the team: its work, and the agents that it is made of.

import { narrow, page, t } from "../lib/index.js";
import { agentsTab } from "./agentstab.js";
import { limitsTab } from "./limitstab.js";
import { fresh, teamTab } from "./list.js";
import { wantedDocument } from "./wanteddocument.js";

/** @typedef {"work" | "agents" | "limits"} TabId */

/** @type {ReturnType<typeof page<TabId>>} */
export const team = page({
  id: "team",
  label: t("Team"),
  help: "team",
  class: "team",
  titleClass: "team-title",
  typing: true,
  tabs: /** @type {[import("../lib/page.js").Tab<TabId>, ...import("../lib/page.js").Tab<TabId>[]]} */ ([
    { id: "work", name: t("Requests"), icon: "team", mount: mountWork },
    { id: "agents", name: t("Agents"), icon: "person", mount: agentsTab },
    { id: "limits", name: t("Limits"), icon: "settings", mount: limitsTab },
  ]),
  focus: (mounted, out) => (team.shown("work") ? mounted?.focus() : out.focus({ preventScroll: true })),
});

/** @param {HTMLElement} body @param {import("../lib/page.js").At} at */
function mountWork(body, at) {
  /** Closes the document that is looked at. @type {(() => void) | null} */
  let shut = null;
  // Where there is little room the list comes first; else one may begin at once.
  const id = at.id || (narrow() ? "" : fresh);
  const part = teamTab(body, { ...at, id }, (seen, end) => {
    shut = seen ? end : null;
  });
  return {
    ...part,
    leave() {
      const close = shut; // closing sets it back
      close?.();
      return close !== null;
    },
  };
}

/** @param {string} [id] what was shown last when it is not given @param {string} [document] one of it that is to be looked at */
export function openTeam(id, document = "") {
  wantedDocument.set(document);
  if (id !== undefined || !team.isOpen()) team.open("work", id);
}
