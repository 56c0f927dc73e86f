// The teamwork tab: all team workflows, latest first, and the chosen one.

import { call, listen } from "../ipc/index.js";
import { h, icon, on } from "../lib/dom.js";
import { button } from "../lib/field.js";
import { t } from "../lib/i18n.js";
import { pager } from "../lib/pager.js";
import { pageAt } from "../lib/pages.js";
import { relativeDate } from "../lib/time.js";
import { mountListDetail } from "../widgets/listdetail.js";
import { beginning } from "./begin.js";
import { threadDetail } from "./detail.js";
import { shapeOf, statusWord } from "./labels.js";

/** @typedef {import("../../types/api.d.ts").team.Workflow} Workflow */

/** What stands for the beginning of a new one among the ids. */
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
  const search = /** @type {HTMLInputElement} */ (
    h("input", { type: "search", placeholder: t("Search"), "aria-label": t("Search the teamwork") })
  );
  on(search, "input", () => {
    from = 0;
    part.read();
  });
  const ways = pager({
    what: t("Teamwork"),
    go: (n) => {
      from = n;
      part.read();
    },
  });
  const begin = () => {
    part.choose(fresh);
    focus();
  };
  let focus = () => {};
  const part = mountListDetail(
    place,
    {
      label: t("Teamwork"),
      what: ["team"],
      load: async () => {
        const all = found(/** @type {Workflow[]} */ (await call("team.list")), search.value);
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
        about:
          w.currentRound > 1
            ? `${statusWord(w.status)} · ${t("Round {n}", { n: w.currentRound })}`
            : statusWord(w.status),
      }),
      none: () =>
        search.value.trim()
          ? { text: t("No teamwork has this in its name.") }
          : { text: t("Nothing has been asked of the team yet.") },
      above: [
        h(
          "div",
          { class: "runs-new" },
          button(t("New request"), () => begin(), { icon: "plus" }),
        ),
        search,
      ],
      below: [ways.node],
      detail: (id) => {
        const detail =
          id === fresh
            ? beginning({ started: (made) => part.choose(made) })
            : threadDetail(id, { gone: () => part.choose(innerWidth < 900 ? "" : fresh), previews });
        focus = detail.focus;
        return detail;
      },
      blank: () =>
        h(
          "div",
          { class: "runs-blank" },
          icon("team"),
          h("p", { class: "muted" }, t("Choose what a team has worked on, or ask for something new.")),
        ),
    },
    at,
  );
  const undo = listen((push) => {
    if (push.type === "team" && push.events.some((e) => e.event === "status")) part.read();
  });
  return {
    choose: part.choose,
    focus: () => focus(),
    close() {
      undo();
      part.close();
    },
  };
}
