// The teamwork tab: all requests to the team, latest first, and the chosen one.

import { listen } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { joinWithDots, matcherFor, narrow, pageAt, pager, relativeDate, searchField, t } from "../lib/index.js";
import { shapeOf, stateWord } from "../model/runlabels.js";
import { requests } from "../model/waiting.js";
import { mountListDetail } from "../widgets/listdetail.js";
import { asksOf } from "./asks.js";
import { beginning } from "./begin.js";
import { threadDetail } from "./detail.js";
import { taskWords } from "./labels.js";

/** @typedef {import("../../types/api.d.ts").team.Request} Request */

/** What is for a new one among the ids. */
export const fresh = "new";

/** Those whose name holds the words. @param {readonly Request[]} all @param {string} words */
export function findRequests(all, words) {
  const named = matcherFor(words);
  return all.filter((w) => named(w.name));
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
  const search = searchField(t("Search teams"), () => goTo(0));
  const ways = pager({ what: t("Team"), go: goTo });
  const begin = () => {
    part.choose(fresh);
    focus();
  };
  /** Shows the one that was begun; one who has not gone elsewhere meanwhile can type on. @param {string} made */
  const begun = (made) => {
    part.choose(made);
    if (document.activeElement === document.body) focus();
  };
  let focus = () => {};
  /** @type {import("../widgets/listdetail.js").ListDetail<Request>} */
  const part = mountListDetail(
    place,
    {
      label: t("Team"),
      what: ["team"],
      load: async () => {
        const all = findRequests(await callAll("team.list"), search.value);
        const s = pageAt(all.length, from);
        ways.show(s);
        return all.slice(s.from, s.to);
      },
      id: (w) => w.id,
      line: (w) => {
        const asks = asksOf(requests.get(), w.id).length > 0;
        const state = asks ? "waiting" : w.status;
        const word = asks ? taskWords.asks : stateWord(w.status);
        return {
          title: w.name || t("Untitled"),
          icon: shapeOf(state),
          kind: state,
          when: relativeDate(w.lastActivity),
          about: joinWithDots(word, w.currentRound > 1 && t("Round {n}", { n: w.currentRound })),
        };
      },
      none: () => ({
        text: search.value.trim() ? t("No teams match.") : t("No requests yet."),
      }),
      fresh: { label: t("New request"), run: begin },
      above: [search],
      below: [ways.node],
      detail: (id) => {
        const detail =
          id === fresh
            ? beginning({ started: begun })
            : threadDetail(id, { gone: () => part.choose(narrow() ? "" : fresh), previews });
        focus = detail.focus;
        return detail;
      },
      blank: ["team", t("Choose a team, or make a new request.")],
      closing: [
        listen((push) => {
          if (push.type === "team" && push.events.some((e) => e.event === "status")) part.read();
        }),
        requests.watch(() => part.read()),
      ],
    },
    at,
  );
  return { choose: part.choose, focus: () => focus(), close: part.close };
}
