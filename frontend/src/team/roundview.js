// One round of a request to a team: what was asked, the plan, how far it is, what each agent says, and what was made.

import { copySelected } from "../lib/copying.js";
import {
  button,
  cell,
  derived,
  effect,
  failureDetails,
  failureNodes,
  fullDate,
  h,
  icon,
  iconButton,
  keyed,
  renderMarkdown,
  sameFields,
  t,
  translateFault,
} from "../lib/index.js";
import { shapeOf, stateWord } from "../model/runlabels.js";
import { linkMarks } from "../widgets/files/marks.js";
import { documentCards } from "./documents.js";
import { agentWord, doingWords, taskWords } from "./labels.js";
import { logFold } from "./logfold.js";
import { planView } from "./planview.js";
import { progressLine } from "./progress.js";
import { hasEnded } from "./thread.js";

/** @typedef {import("./rounds.js").Round} Round */
/** @typedef {import("../../types/api.d.ts").team.Message} Message */
/** @typedef {import("../../types/api.d.ts").team.Document} Document */
/** @typedef {{open: (d: Document) => void, cites: (m: Message) => readonly import("./places.js").Citation[], cite: (c: import("./places.js").Citation) => void, again: (r: Round) => void, follow: (url: string) => void, saveAll: (documents: readonly Document[]) => void, remove: (m: Message) => void, detach: (m: Message, d: Document) => void}} Act */
/** @typedef {{round: Round, newest: boolean, titles: ReadonlyMap<string, string>}} Shown */

/** @param {Act} act */
export function roundView(act) {
  const heading = h("h3.team-round-name");
  const chip = h("span.run-chip");
  const when = h("span.muted.team-when");
  const request = h("div.team-request");
  const plan = planView();
  const warnings = h("ul.team-warnings", { "aria-label": t("Warnings"), hidden: true });
  const said = h("ul.team-messages", { "aria-label": t("Conversation") });
  const trouble = h("div.run-error");
  const under = h("div.actions");
  const log = logFold();
  /** @type {ReturnType<typeof progressLine> | null} */
  let progress = null;
  const doing = h("div.team-doing-place");
  const node = h(
    "section.team-round",
    h("header", heading, chip, when),
    request,
    plan.node,
    warnings,
    said,
    doing,
    trouble,
    under,
    log.node,
  );
  /** @type {import("../lib/cell.js").Cell<Shown | null>} */
  const shown = cell(/** @type {Shown | null} */ (null));
  const titles = () => shown.get()?.titles ?? new Map();

  /** @param {Message} m */
  const message = (m) => {
    const words = m.content.trim()
      ? h("div.prose", { oncopy: copySelected }, renderMarkdown(m.content, { onLink: act.follow }))
      : null;
    if (words) linkMarks(words, act.cites(m), act.cite);
    return h(
      "li.team-message",
      { dataset: { place: m.status } },
      h("header", h("h4.team-speaker", agentWord(m.agentName, titles())), away(m)),
      words,
      cardsOf(m, t("Documents"), m.status === "last" ? { saveAll: act.saveAll } : {}),
    );
  };
  /** @param {Message} m @param {string} label @param {{saveAll?: Act["saveAll"]}} [more] */
  const cardsOf = (m, label, more) =>
    documentCards(m.documents, { label, open: act.open, detach: (d) => act.detach(m, d), ...more });
  /** @param {Message} m @returns {Node[]} */
  const requestOf = (m) => {
    const cards = cardsOf(m, t("Files for the team"));
    return [...(m.content.trim() ? [h("p.team-words", m.content)] : []), ...(cards ? [cards] : []), away(m)];
  };
  /** @param {Message} m */
  const away = (m) => iconButton("trash", t("Delete this message"), () => act.remove(m), { kind: "team-aside" });
  /** @template T @param {(now: Shown) => T} pick @param {(part: T) => void} does @param {(a: T, b: T) => boolean} [same] */
  const part = (pick, does, same) => {
    const picked = derived(
      [shown],
      (now) => (now ? { part: pick(now) } : null),
      (a, b) => (a && b ? (same ?? Object.is)(a.part, b.part) : a === b),
    );
    effect([picked], (now) => now && does(now.part));
  };
  part(
    ({ round }) => t("Round {n}", { n: round.n }),
    (name) => {
      heading.textContent = name;
      node.setAttribute("aria-label", name);
    },
  );
  part(
    ({ round }) => ({ asked: round.request, at: round.request?.timestamp ?? round.logs[0]?.timestamp ?? "" }),
    ({ asked, at }) => {
      when.textContent = fullDate(at);
      request.replaceChildren(...(asked ? requestOf(asked) : []));
    },
    sameFields,
  );
  part(
    ({ round }) => round.warnings,
    (all) => {
      warnings.hidden = all.length === 0;
      keyed(warnings, all, String, (w) => h("li", icon("warning"), h("span", translateFault(w))));
    },
  );
  part(
    (now) => now.titles,
    () => keyed(said, [], String, () => said), // each message names its agent
  );
  part(
    stateOf,
    ({ status, asks, error, explained, newest, request: hasRequest }) => {
      chip.dataset["kind"] = asks ? "waiting" : status;
      chip.replaceChildren(
        icon(shapeOf(asks ? "waiting" : status)),
        h("strong", asks ? taskWords.asks : stateWord(status)),
      );
      trouble.replaceChildren(...(error && !explained ? failureNodes(error) : []));
      const done = status === "completed";
      const again = () => {
        const now = shown.get();
        if (now) act.again(now.round);
      };
      const action = button(done ? t("Repeat this request") : t("Retry"), again, {
        icon: "again",
        kind: done ? "quiet" : "",
      });
      under.replaceChildren(newest && hasEnded(status) && hasRequest ? action : "");
    },
    sameFields,
  );
  effect([shown], (now) => {
    if (!now) return;
    const { round: r, titles: names } = now;
    const running = !hasEnded(r.status);
    plan.show({ plan: r.plan, running, cost: r.cost, titles: [...names] });
    // A message that lost a document is drawn again.
    keyed(said, r.messages, (m) => [m.id, ...m.documents.map((d) => d.id)].join(" "), message);
    log.show(r.logs, names);
    if (running) {
      if (!progress) {
        progress = progressLine();
        doing.replaceChildren(progress.node);
      }
      progress.show(r, doingWords(r, names));
    } else if (progress) {
      progress.close();
      progress = null;
      doing.replaceChildren();
    }
  });
  return { node, show: shown.set, close: () => progress?.close() };
}

/** How a round stands. @param {Shown} shown */
const stateOf = ({ round: r, newest }) => ({
  status: r.status,
  asks: !hasEnded(r.status) && (r.plan?.tasks ?? []).some((task) => task.state === "asks"),
  error: r.error,
  // The project manager's last words have said why; what they leave out is what a server said itself.
  explained: r.messages.some((m) => m.status === "last") && !failureDetails(r.error).raw,
  newest,
  request: r.request !== null,
});
