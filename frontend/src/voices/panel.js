// The Voices panel: which voices reply and what that costs, and below it what each of them works with. Everything saves as
// one goes.

import { button, h, t, undoAll } from "../lib/index.js";
import { memory as remembered } from "../model/memory.js";
import { costWords, whereRead } from "../model/memorywords.js";
import { current } from "../model/settings.js";
import { settings } from "../model/state.js";
import { bound } from "../widgets/bound.js";
import { openMemory } from "../widgets/memory/page.js";
import { agentPart } from "./agent.js";
import { plain, thinks } from "./bind.js";
import { directorPart } from "./director.js";
import { editorPart } from "./editor.js";
import { notesPart } from "./notes.js";
import { part } from "./part.js";
import { pluginsPart } from "./pluginspart.js";
import { wayPicker } from "./waypicker.js";

/** @param {HTMLElement} el @returns {() => void} */
export function mountVoices(el) {
  const root = h("div.voices-panel");
  el.append(root);
  let close = () => {};
  const build = () => {
    close();
    close = fill(root);
  };
  // The panel may be asked for before the settings are read.
  const undo = settings.watch(() => {
    if (root.childElementCount === 0) build();
  });
  if (settings.get()) build();
  return () => {
    undo();
    close();
    root.remove();
  };
}

/** @param {HTMLElement} root @returns {() => void} */
function fill(root) {
  const b = bound();
  const director = directorPart(b);
  const editor = editorPart(b);
  const notes = notesPart(b);
  const agent = agentPart();
  const plugins = pluginsPart(b);
  const writer = part(
    { id: "writer", name: t("Writer"), about: t("Writes the reply. Always on."), voice: "writer" },
    b.toggle(t("Writer thinks first"), t("Slower, and uses more tokens."), ...thinks("writer")),
    b.number(
      t("Minutes to wait for the first word"),
      t("A slow computer may read a long conversation for minutes before it answers."),
      "patience_minutes",
      1,
      240,
    ),
  );
  const way = wayPicker();
  const plainToo = b.toggle(
    t("Three voices without a character"),
    t("When off, only the Writer replies where no character answers."),
    ...plain("helpers_without_character"),
  );
  const cost = h("p.memory-cost");
  const showCost = () => {
    cost.textContent = costWords(remembered.get()?.list.readings);
  };
  showCost();
  const memory = part(
    { id: "memory", name: t("Memory"), about: t("What the models are reminded of.") },
    b.toggle(
      t("Remember and recall"),
      t("Reads facts from each exchange, and reminds the models of facts and earlier messages where they fit."),
      ...plain("memory"),
    ),
    cost,
    h("p.memory-cost", whereRead()),
    button(t("Open the memory"), openMemory, { kind: "quiet", "aria-haspopup": "dialog" }),
  );
  const others = [director.node, editor.node, notes.node, agent.node];
  const details = h("h3.details-head", t("Details"));
  root.replaceChildren(way.node, plainToo, details, director.node, writer, ...others.slice(1), memory, plugins.node);
  b.also(() => {
    for (const node of [plainToo, ...others]) node.hidden = current()["enable_agent"] === false;
  });
  return undoAll([
    ...[b, way, director, editor, notes, agent, plugins].map((x) => x.close),
    remembered.watch(showCost),
  ]);
}
