// The teamwork tab: all team workflows, latest first, and the chosen one.

import { call, listen } from "../ipc/index.js";
import { dotted, relativeDate, searchField, t } from "../lib/index.js";
import { pager } from "../lib/pager.js";
import { pageAt } from "../lib/pages.js";
import { shapeOf, stateWord } from "../model/runlabels.js";
import { mountListDetail } from "../widgets/listdetail.js";
import { beginning } from "./begin.js";
import { threadDetail } from "./detail.js";

/** @typedef {import("../../types/api.d.ts").team.Workflow} Workflow */

/** What is for a new one among the ids. */
export const fresh = "new";

/** Those whose name holds the words. @param {readonly Workflow[]} all @param {string} words */
export function found(all, words) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((w) => wanted.every((x) => w.name.toLowerCase().includes(x)));
}

/**
 * @param {HTMLElement} place
 * @param {{id: string, chosen: (id: string) => void}} at
 * @param {(open: boolean, close: () => void) => void} previews
 */
export function teamTab(place, at, previews) {
  let from = 0;
  /** @param {number} n */
  const goTo = (n) => {
    from = n;
    part.read();
  };
  const search = searchField(t("Search the teamwork"), () => goTo(0));
  const ways = pager({ what: t("Teamwork"), go: goTo });
  const begin = () => {
    part.choose(fresh);
    focus();
  };
  let focus = () => {};
  /** @type {import("../widgets/listdetail.js").ListDetail<Workflow>} */
  const part = mountListDetail(
    place,
    {
      label: t("Teamwork"),
      what: ["team"],
      load: async () => {
        const all = found(await call("team.list"), search.value);
        const s = pageAt(all.length, from);
        ways.show(s);
        return all.slice(s.from, s.to);
      },
      id: (w) => w.id,
      line: (w) => ({
        title: w.name || t("Without a name"),
        icon: shapeOf(w.status),
        kind: w.status,
        when: relativeDate(w.lastActivity),
        about: dotted(stateWord(w.status), w.currentRound > 1 && t("Round {n}", { n: w.currentRound })),
      }),
      none: () => ({
        text: search.value.trim()
          ? t("No teamwork has this in its name.")
          : t("Nothing has been asked of the team yet."),
      }),
      fresh: { label: t("New request"), run: begin },
      above: [search],
      below: [ways.node],
      detail: (id) => {
        const detail =
          id === fresh
            ? beginning({ started: (made) => part.choose(made) })
            : threadDetail(id, { gone: () => part.choose(innerWidth < 900 ? "" : fresh), previews });
        focus = detail.focus;
        return detail;
      },
      blank: ["team", t("Choose what a team has worked on, or ask for something new.")],
      closing: [
        listen((push) => {
          if (push.type === "team" && push.events.some((e) => e.event === "status")) part.read();
        }),
      ],
    },
    at,
  );
  return { choose: part.choose, focus: () => focus(), close: part.close };
}
