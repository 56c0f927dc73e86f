// What plug-ins do outside the turns, with how far it is and the way to stop it.

import { h, iconButton, t } from "../lib/index.js";
import { stopWork, works } from "../model/works.js";

/** What the plug-ins that ship say that they do. @type {Record<string, string>} */
const labels = { "Preparing the voice": t("Preparing the voice") };

/** @param {{label: string}} work */
const labelOf = ({ label }) => labels[label] ?? label;

/** How far a work is, in words; "" while that is not known. Pure. @param {{done: number, of: number}} work */
const farAs = ({ done, of }) => (of > 0 ? t("{n} %", { n: Math.floor((100 * done) / of) }) : "");

export function workList() {
  const list = h("div.works");
  /** Each keeps its node while it goes on, so that the focus stays on its button. @type {Map<number, {node: HTMLElement, far: HTMLElement, name: HTMLElement}>} */
  const shown = new Map();
  const draw = () => {
    const all = works.get();
    for (const [id, { node }] of shown) {
      if (all.some((w) => w.id === id)) continue;
      node.remove();
      shown.delete(id);
    }
    for (const work of all) {
      const entry = shown.get(work.id) ?? add(work);
      const label = labelOf(work);
      if (entry.name.textContent !== label) entry.name.textContent = label;
      entry.far.textContent = farAs(work);
    }
  };
  /** @param {import("../model/works.js").Work} work */
  const add = (work) => {
    const name = h("span", { role: "status" });
    const far = h("span.phase-extra", { "aria-hidden": "true" });
    const stop = iconButton("stop", t("Stop: {what}", { what: labelOf(work) }), () => void stopWork(work));
    const entry = { node: h("div.phase.work", { title: work.name }, name, far, stop), name, far };
    shown.set(work.id, entry);
    list.append(entry.node);
    return entry;
  };
  works.watch(draw);
  draw();
  return list;
}
