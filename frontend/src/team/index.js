// The team in the window: the entry beside the conversations, and the way there by key and name.

import { call, listen } from "../ipc/index.js";
import { closePage, groups, offer, register, repeatedRead, shortcut, t } from "../lib/index.js";
import { requests } from "../model/waiting.js";
import { sideEntry } from "../widgets/sideentry.js";
import { fresh } from "./list.js";
import { openTeam, team } from "./page.js";

// Often enough to seem at once; in ms.
const pause = 800;

/** Offers the place to the keys and the palette. Once, at the start. */
export function mountTeam() {
  register("team", openTeam);
  shortcut({
    id: "team",
    keys: "mod+shift+E",
    label: t("Team"),
    group: groups.go,
    run: () => (team.isOpen() ? closePage() : openTeam()),
  });
  offer(() => [{ label: t("Ask the team for documents"), group: t("Team"), icon: "team", run: () => openTeam(fresh) }]);
  offer(async () =>
    (await latest()).map((w) => ({
      label: w.name,
      group: t("Team"),
      icon: "team",
      run: () => openTeam(w.id),
    })),
  );
}

/** The requests with the latest activity, those that run among them. */
const latest = () =>
  call("team.list", { limit: 500 }).then(
    (page) => page.items,
    () => [],
  );

/** The way to the place, in the list of conversations. @param {() => void} opened */
export function teamEntry(opened) {
  const open = () => {
    openTeam();
    opened();
  };
  const entry = sideEntry({ name: t("Team"), icon: "team", kind: "team-entry", isOpen: team.isOpen, open });
  let running = 0;
  const draw = () => entry.tell(requests.get().filter((r) => r.teamId).length, running);
  const busy = repeatedRead(async () => {
    running = (await latest()).filter((w) => w.status === "running").length;
    draw();
  }, pause);
  requests.watch(draw);
  listen((push) => {
    const told =
      push.type === "team"
        ? push.events.some((e) => e.event === "status")
        : push.type === "changed" && push.what === "team";
    if (told || push.type === "reset") busy.wish();
  });
  busy.wish();
  return entry.node;
}
