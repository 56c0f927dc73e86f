// The second part of the search results: what was found inside conversations, below the conversations whose titles
// match.

import {
  button,
  fullDate,
  h,
  icon,
  keyed,
  markText,
  on,
  relativeDate,
  t,
  translateFault,
  watchAll,
} from "../lib/index.js";
import { speakers } from "../model/names.js";
import { conversations } from "../model/state.js";
import { names } from "../model/window.js";
import { byConversation, byName } from "./hits.js";
import { followField, found, seekAgain, seekAll, seekMore } from "./seek.js";

/** @typedef {import("../../types/api.d.ts").search.Item} Item */
/** @typedef {import("./hits.js").Group} Group */

/** @param {{open: (item: Item) => void, leave: () => void}} act leave: the focus goes up, out of the list */
export function mountFound({ open, leave }) {
  const named = h("ul.found-group", { "aria-labelledby": "found-named" });
  const namedPart = h("section", { hidden: true }, h("h3", { id: "found-named" }, t("Other results")), named);
  const groups = h("div");
  const heading = h("h3", { id: "found-said" }, t("In messages"));
  const word = h("p.muted.found-word");
  const act = button("", () => void (found.get().error ? seekAgain() : seekMore()), {
    kind: "quiet more-rows",
    hidden: true,
  });
  const said = h("section", { hidden: true, "aria-labelledby": "found-said" }, heading, groups, word, act);
  const count = h("p.visually-hidden", { role: "status" });
  const node = h("div.found-list", namedPart, said, count);

  const draw = () => {
    const { q, items, next, busy, error, pending, skipped } = found.get();
    const others = byName(items, new Set(conversations.get().map((c) => c.id)));
    const talks = byConversation(items);
    const total = talks.reduce((n, g) => n + g.hits.length + g.more, 0);
    namedPart.hidden = !q || others.length === 0;
    said.hidden = !q;
    said.setAttribute("aria-busy", String(busy));
    keyed(named, q ? others : [], keyOf, (item) => h("li", rowOf(item, open)));
    keyed(
      groups,
      q ? talks : [],
      (g) => g.id,
      (g) => createGroup(g, open),
      (part, g) => updateGroup(part, g, open),
    );
    word.textContent =
      error ||
      [
        !busy && total === 0 && t("No messages match."),
        pending > 0 && t("{n, plural, one {# message is} other {# messages are}} not searched yet.", { n: pending }),
        !busy && skipped && translateFault(skipped),
      ]
        .filter(Boolean)
        .join(" ");
    word.hidden = word.textContent === "";
    act.hidden = !error && !next;
    act.textContent = error ? t("Retry") : t("Show more messages");
    if (!busy)
      count.textContent = !q
        ? ""
        : [
            next
              ? t("More than {n} messages found", { n: total })
              : t("{n, plural, one {# message found} other {# messages found}}", { n: total }),
            others.length > 0 && t("{n, plural, one {# other result} other {# other results}}", { n: others.length }),
          ]
            .filter(Boolean)
            .join(", ");
    rovingIn(node);
  };
  watchAll([found, conversations], draw);
  on(node, "focusin", (e) => rovingIn(node, /** @type {Element} */ (e.target).closest(".found-row")));
  on(node, "keydown", (/** @type {KeyboardEvent} */ e) => {
    const all = rowsIn(node);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[e.key];
    if (at < 0 || to === undefined || e.ctrlKey || e.metaKey || e.altKey) return;
    if (to < 0) leave();
    else all[Math.min(all.length - 1, to)]?.focus();
    e.preventDefault();
  });
  followField();
  return {
    node,
    /** Puts the focus on the first hit; false when there is none. */
    focus: () => {
      const first = rowsIn(node)[0];
      first?.focus();
      return Boolean(first);
    },
  };
}

/** @param {Item} item */
const keyOf = (item) => `${item.kind} ${item.id} ${item.on_active_path}`;

/** @param {HTMLElement} node */
const rowsIn = (node) => /** @type {HTMLElement[]} */ ([...node.querySelectorAll(".found-row")]);

/** One row is in the order of the tab key. @param {HTMLElement} node @param {Element | null} [wanted] */
function rovingIn(node, wanted) {
  const all = rowsIn(node);
  const one = wanted ?? all.find((r) => r.tabIndex === 0) ?? all[0];
  for (const r of all) r.tabIndex = r === one ? 0 : -1;
}

/** @param {Group} g @param {(item: Item) => void} open */
function createGroup(g, open) {
  const name = `found-${g.id}`;
  const part = h(
    "div.found-talk",
    h("h4", { id: name, dir: "auto", title: g.title }, g.title),
    h("ul.found-group", { "aria-labelledby": name }),
  );
  updateGroup(part, g, open);
  return part;
}

/** @param {HTMLElement} part @param {Group} g @param {(item: Item) => void} open */
function updateGroup(part, g, open) {
  const list = /** @type {HTMLElement} */ (part.querySelector("ul"));
  keyed(list, g.hits, keyOf, (item) => h("li", rowOf(item, open)));
  part.querySelector(".found-more")?.remove();
  if (g.more === 0) return;
  const unfold = () =>
    void seekAll(g.id).then(() => /** @type {HTMLElement | null} */ (list.querySelector(".found-row"))?.focus());
  part.append(
    button(t("{n} more here", { n: g.more }), unfold, {
      kind: "quiet found-more",
      "aria-label": t("{n} more here, in {title}", { n: g.more, title: g.title }),
    }),
  );
}

/** What is found beside messages. @type {Readonly<Record<Exclude<Item["kind"], "message">, {name: string, icon: string}>>} */
const kinds = {
  conversation: { name: t("Conversation"), icon: "chat" },
  character: { name: t("Character"), icon: "person" },
  run: { name: t("Workflow run"), icon: "runs" },
  workflow: { name: t("Workflow"), icon: "branch" },
  teamwork: { name: t("Team"), icon: "team" },
  document: { name: t("Document"), icon: "page" },
  file: { name: t("File"), icon: "page" },
};

/** @param {Item} item @param {(item: Item) => void} open */
function rowOf(item, open) {
  const hidden = item.kind === "message" && !item.on_active_path;
  const who =
    item.kind !== "message" ? kinds[item.kind].name : item.role === "user" ? speakers(names.get()).user : t("Answer");
  return h(
    "button.found-row",
    { tabindex: "-1", onclick: () => open(item) },
    h(
      "span.found-head",
      item.kind !== "message" && icon(kinds[item.kind].icon),
      h("span.found-who", { dir: "auto" }, item.kind === "message" || item.snippet === item.title ? who : item.title),
      hidden && h("span.found-branch", icon("branch"), t("Other branch")),
      item.by_meaning && h("span.found-kind", t("by meaning")),
      item.kind === "message"
        ? h("time", { datetime: item.at, title: fullDate(item.at) }, relativeDate(item.at))
        : item.snippet !== item.title && h("span.found-kind", who),
    ),
    h("span.found-text", { dir: "auto" }, markText(item.snippet, item.marks)),
  );
}
