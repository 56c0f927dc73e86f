// The memory of the open conversation: what is established of each character, place and thing, how that came, and who knows it.

import { pickFiles, uploadOf } from "../../lib/files.js";
import {
  button,
  dialog,
  fold,
  h,
  keyedRows,
  menuButton,
  muted,
  searchField,
  selectOf,
  t,
  tabList,
  undoAll,
} from "../../lib/index.js";
import { everybody, factsIn, factText, isKnownTo, subjectsOf, timelineOf } from "../../model/facts.js";
import { exportFacts, forgetFacts, importFacts, memory, uncarryFacts } from "../../model/memory.js";
import { costWords, droppedWords, whereRead } from "../../model/memorywords.js";
import { withNames } from "../../model/names.js";
import { activeId } from "../../model/state.js";
import { names } from "../../model/window.js";
import { carryOver } from "./carry.js";
import { showFacts } from "./factitem.js";
import { rememberThis } from "./remember.js";

/** @typedef {import("../../model/facts.js").Fact} Fact */
/** @typedef {import("../../model/facts.js").Filter} Filter */
/** @typedef {import("../../model/facts.js").Subject} Subject */
/** @typedef {"subjects" | "timeline"} View */

const subjectKinds = {
  people: t("Characters"),
  places: t("Locations"),
  things: t("Things"),
  story: t("The story"),
};

/** Lorebooks, chats, exports and notes of other programs. */
const memoryKinds = ".json,.jsonl,.md,.txt,application/json,text/markdown,text/plain";

/** @type {readonly {value: Filter, name: string}[]} */
const filters = [
  { value: "now", name: t("What is true now, and what was true before") },
  { value: "changed", name: t("The message no longer says it") },
  { value: "forgotten", name: t("Forgotten") },
  { value: "elsewhere", name: t("On other branches") },
];

/** A heading with a list of facts below it, which are there while the list holds any. @param {string} title */
function titledList(title) {
  const head = h("h4", title);
  const list = h("ul.fact-list", { "aria-label": title });
  return {
    nodes: [head, list],
    /** @param {readonly Fact[]} facts @param {import("./factitem.js").How} how */
    show(facts, how) {
      head.hidden = list.hidden = facts.length === 0;
      showFacts(list, facts, how);
    },
  };
}

/** The page of one subject. @param {() => void} leave */
function subjectPane(leave) {
  const title = h("h3");
  const now = titledList(t("Now"));
  const earlier = titledList(t("Earlier"));
  const others = titledList(t("Facts"));
  const knows = titledList(t("Knows of others"));
  const node = h("section.memory-subject", { "aria-live": "off" }, title, ...[now, earlier, others, knows].flatMap((x) => x.nodes)); // biome-ignore format: one line
  return {
    node,
    /** @param {Subject | undefined} subject @param {readonly Fact[]} all those that hold or held */
    show(subject, all) {
      node.hidden = !subject;
      if (!subject) return;
      const { name, facts } = subject;
      title.textContent = subject.kind === "story" ? subjectKinds.story : withNames(name, names.get());
      /** @param {Fact} f */
      const after = (f) => all.find((one) => one.id === f.superseded_by);
      const more = (/** @type {Fact} */ f) => {
        const next = after(f);
        return next ? t("replaced by “{fact}”", { fact: withNames(factText(next), names.get()) }) : "";
      };
      const how = { quoted: true, leave };
      now.show(facts.filter((f) => f.status === "current"), how); // biome-ignore format: one line
      earlier.show(facts.filter((f) => f.status === "superseded"), { ...how, more }); // biome-ignore format: one line
      others.show(facts.filter((f) => f.status !== "current" && f.status !== "superseded"), how); // biome-ignore format: one line
      const known = (/** @type {Fact} */ f) =>
        f.status === "current" && !f.knows.includes(everybody) && isKnownTo(f, name) && !facts.includes(f);
      knows.show(subject.kind === "people" ? all.filter(known) : [], { leave });
    },
  };
}

/** The facts in the order of the story's time, or in that of the messages. @param {() => void} leave */
function timelinePane(leave) {
  const order = selectOf(
    [
      { value: "story", name: t("By story time") },
      { value: "messages", name: t("By messages") },
    ],
    { "aria-label": t("Order"), onchange: () => draw() },
  );
  const list = h("div.memory-days");
  const node = h("section.memory-timeline", order, list);
  /** @type {readonly Fact[]} */
  let facts = [];
  /** @param {number | null} day */
  const titleOf = (day) => (day === null ? t("No day known") : t("Day {n}", { n: day }));
  const draw = () => {
    const groups = order.value === "story" ? timelineOf(facts) : facts.length > 0 ? [{ day: null, facts }] : [];
    const one = order.value === "messages" || (groups.length === 1 && groups[0]?.day === null);
    keyedRows(
      list,
      groups,
      (g) => `${g.day}`,
      (g) => {
        const head = h("h3");
        const own = h("ul.fact-list");
        const show = (/** @type {typeof g} */ next) => {
          head.hidden = one;
          head.textContent = titleOf(next.day);
          own.setAttribute("aria-label", one ? t("Timeline") : titleOf(next.day));
          showFacts(own, next.facts, { leave });
        };
        show(g);
        return { node: h("div.memory-day", head, own), show };
      },
    );
  };
  return {
    node,
    /** @param {readonly Fact[]} next */
    show(next) {
      facts = next;
      draw();
    },
  };
}

/** The subjects, from which one is chosen. @param {(name: string) => void} choose */
function subjectList(choose) {
  const node = h("nav.memory-subjects", { "aria-label": t("Subjects") });
  return {
    node,
    /** @param {readonly Subject[]} subjects @param {string | undefined} chosen */
    show(subjects, chosen) {
      const groups = /** @type {(keyof typeof subjectKinds)[]} */ (Object.keys(subjectKinds)).flatMap((kind) => {
        const own = subjects.filter((s) => s.kind === kind);
        return own.length > 0 ? [{ kind, own, chosen }] : [];
      });
      keyedRows(
        node,
        groups,
        (g) => g.kind,
        (g) => {
          const list = h("ul", { "aria-label": subjectKinds[g.kind] });
          const show = (/** @type {typeof g} */ next) =>
            keyedRows(
              list,
              next.own.map((s) => ({ s, on: s.name === next.chosen })),
              ({ s }) => s.name.toLocaleLowerCase(),
              (first) => {
                const words = h("span");
                const n = h("span.count");
                const press = h("button", { onclick: () => choose(first.s.name) }, words, n);
                const draw = (/** @type {typeof first} */ { s, on }) => {
                  words.textContent = s.name ? withNames(s.name, names.get()) : subjectKinds.story;
                  n.textContent = String(s.facts.length);
                  press.setAttribute("aria-current", String(on));
                };
                draw(first);
                return { node: h("li", press), show: draw };
              },
            );
          show(g);
          const node = h("div", g.kind === "story" ? null : h("h3", subjectKinds[g.kind]), list);
          return { node, show };
        },
      );
    },
  };
}

/** What was carried over, by where it is from. @param {string} cid */
function carriedList(cid) {
  const list = h("ul.memory-origins", { "aria-label": t("Carried over") });
  const node = h("section.memory-carried", h("h3", t("Carried over")), list);
  return {
    node,
    /** @param {readonly import("../../../types/api.d.ts").memory.Origin[]} origins */
    show(origins) {
      node.hidden = origins.length === 0;
      list.replaceChildren(
        ...origins.map(({ origin, facts }) =>
          h(
            "li",
            h("span", t("{n, plural, one {# fact} other {# facts}} from “{origin}”", { n: facts, origin })),
            button(t("Remove all from “{origin}”", { origin }), () => void uncarryFacts(cid, origin), {
              kind: "quiet",
            }),
          ),
        ),
      );
    },
  };
}

/** How much was read, what was left out and why, and what that costs. */
function readingsFold() {
  const body = h("div.memory-readings");
  const node = fold(t("What was read, and what it costs"), body);
  return {
    node,
    /** @param {import("../../../types/api.d.ts").facts.Readings} readings */
    show(readings) {
      const dropped = droppedWords(readings.dropped);
      body.replaceChildren(
        h("p", t("{n, plural, one {# exchange was read.} other {# exchanges were read.}}", { n: readings.exchanges })),
        ...(dropped.length > 0
          ? [h("p", t("Left out of what the model noted:")), h("ul", ...dropped.map((words) => h("li", words)))]
          : []),
        h("p", costWords(readings)),
        muted(whereRead()),
      );
    },
  };
}

/** Opens the memory of the conversation that is shown. */
export function openMemory() {
  const cid = activeId.get();
  if (!cid) return;
  let view = /** @type {View} */ ("subjects");
  /** @type {string | null} */
  let chosen = null;
  const leave = () => shown.close();
  const search = searchField(t("Search the memory"), () => draw());
  const filter = selectOf(filters, { "aria-label": t("Show"), onchange: () => draw() });
  const add = button(t("Add a fact"), () => rememberThis(cid, null, "", view === "subjects" ? (chosen ?? "") : ""), {
    icon: "plus",
    "aria-haspopup": "dialog",
  });
  const all = () => memory.get()?.list.facts ?? [];
  const more = menuButton("more", t("More"), () => [
    { label: t("Carry over into another conversation"), icon: "branch", run: () => carryOver(cid) },
    {
      label: t("Import memories"),
      icon: "plus",
      run: () => pickFiles(memoryKinds, ([file]) => file && void importFacts(cid, uploadOf(file)), false),
    },
    { label: t("Export as Markdown"), icon: "upload", run: () => void exportFacts(cid, "markdown") },
    { label: t("Export as a lorebook"), icon: "book", run: () => void exportFacts(cid, "lorebook") },
    { label: t("Forget everything"), icon: "trash", danger: true, run: () => void forgetFacts(cid, "all") },
  ]);
  const subjects = subjectList((name) => {
    chosen = name;
    draw();
  });
  const subject = subjectPane(leave);
  const timeline = timelinePane(leave);
  const panes = h("div.memory-panes", subjects.node, subject.node);
  const panel = h("div.memory-panel-body", { role: "tabpanel", id: "memory-view" }, panes, timeline.node);
  const tabs = tabList({
    label: t("View"),
    class: "memory-tabs",
    tabs: [
      {
        id: "subjects",
        props: { id: "memory-tab-subjects", "aria-controls": "memory-view" },
        content: [t("Subjects")],
      },
      {
        id: "timeline",
        props: { id: "memory-tab-timeline", "aria-controls": "memory-view" },
        content: [t("Timeline")],
      },
    ],
    show: (id) => {
      view = /** @type {View} */ (id);
      draw();
    },
  });
  const none = h("p.muted.memory-none", { role: "status" });
  const carried = carriedList(cid);
  const readings = readingsFold();
  const body = h(
    "div.memory-page",
    h("div.memory-top", search, filter, add, more),
    tabs.node,
    none,
    panel,
    carried.node,
    readings.node,
  );
  const draw = () => {
    const known = memory.get();
    if (known?.cid !== cid) return;
    const { list } = known;
    const kept = factsIn(list.facts, /** @type {Filter} */ (filter.value), search.value);
    const found = subjectsOf(kept, list.facts, list.names);
    const at = found.find((s) => s.name === chosen) ?? found[0];
    for (const [i, option] of filters.entries()) {
      const n = factsIn(list.facts, option.value).length;
      const words = n > 0 ? t("{name} ({n})", { name: option.name, n }) : option.name;
      const node = filter.options[i];
      if (node && node.text !== words) node.text = words;
    }
    tabs.mark(view);
    panel.setAttribute("aria-labelledby", `memory-tab-${view}`);
    panes.hidden = view !== "subjects" || found.length === 0;
    timeline.node.hidden = view !== "timeline" || kept.length === 0;
    if (view === "subjects") {
      subjects.show(found, at?.name);
      subject.show(at, factsIn(list.facts, "now"));
    } else timeline.show(kept);
    none.textContent =
      kept.length > 0
        ? ""
        : list.facts.length === 0
          ? t(
              "Nothing is remembered yet. While memory is on, the model reads each exchange after its reply. You can also add a fact.",
            )
          : search.value.trim()
            ? t("No matches")
            : t("There are none.");
    none.hidden = kept.length > 0;
    carried.show(list.origins);
    readings.show(list.readings);
  };
  const shown = dialog(t("Memory"), body, { class: "memory-dialog" });
  const undo = undoAll([
    memory.watch(draw),
    activeId.watch((id) => {
      if (id !== cid) shown.close();
    }),
  ]);
  void shown.closed.then(undo);
  draw();
  search.focus();
  if (all().length === 0) add.focus();
}
