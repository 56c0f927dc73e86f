// One group under a message: its name, its variants, and the body of the one that is seen.

import { claim, h, icon, iconButton, t } from "../../lib/index.js";
import { answersTo, isEnabled, labelOf } from "../../model/manifest.js";
import { activate } from "./acts.js";
import { bodyOf } from "./body.js";
import { askToDelete } from "./deletion.js";
import { busy } from "./flight.js";
import { activeIndex, activeOf, memberAt, signOf } from "./groups.js";
import { minimise, minimised } from "./minimised.js";
import { renderers } from "./renderers.js";
import { onSwipe } from "./swipe.js";

/** @typedef {import("./groups.js").Group} Group */

/**
 * @param {Group} first
 * @returns {{node: HTMLElement, draw: (group: Group, epoch: number) => void}} epoch: another one draws the body in any case
 */
export function artifactWidget(first) {
  let group = first;
  let shown = "";
  let drawer = /** @type {unknown} */ (null);
  const chevron = h("span.artifact-chevron", { "aria-hidden": "true" }, icon("right"));
  const label = h("span.artifact-label");
  const fold = h(
    "button.artifact-fold",
    { onclick: () => minimise(group.root, !minimised.get().has(group.root)) },
    chevron,
    label,
  );
  const before = iconButton("left", t("Previous variant"), () => go(-1));
  const next = iconButton("right", t("Next variant"), () => go(1));
  const count = h("span.artifact-count", { "aria-hidden": "true" });
  const aloud = h("span.visually-hidden", { "aria-live": "polite" });
  const nav = h("span.artifact-nav", { role: "group", "aria-label": t("Variants") }, before, count, next);
  const remove = iconButton("trash", "", () => void askToDelete(group), { kind: "artifact-delete" });
  const body = h("div.artifact-body");
  const node = h("div.artifact", { role: "group" }, h("header.artifact-head", fold, nav, aloud, remove), body);

  /** @param {number} step */
  function go(step) {
    const to = memberAt(group, step);
    if (to) void activate(group, to);
  }
  node.addEventListener("keydown", (e) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
    const typing = /** @type {Element} */ (e.target).closest("audio, video, input, textarea, select, [role=slider]");
    if (!step || typing || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || e.shiftKey) return;
    claim(e);
    go(step);
  });
  onSwipe(body, go);

  const drawHead = () => {
    const att = activeOf(group);
    const at = activeIndex(group);
    const total = group.all.length;
    const name = labelOf(att.workflow_id);
    const folded = minimised.get().has(group.root);
    const place = t("Variant {n} of {total}", { n: at + 1, total });
    node.setAttribute("aria-label", total > 1 ? `${name}, ${place}` : name);
    label.textContent = name;
    fold.setAttribute("aria-expanded", String(!folded));
    fold.title = folded ? t("Expand") : t("Collapse");
    nav.hidden = total < 2 || folded;
    count.textContent = `${at + 1}/${total}`;
    const heard = total > 1 ? place : "";
    if (aloud.textContent !== heard) aloud.textContent = heard;
    const had = document.activeElement;
    before.disabled = at === 0;
    next.disabled = at === total - 1;
    // An arrow at its end gives the focus on, instead of losing it.
    if (had === before && at === 0) next.focus();
    else if (had === next && at === total - 1) before.focus();
    const words = t("Delete the result of {plugin}", { plugin: name });
    remove.setAttribute("aria-label", words);
    remove.title = words;
  };

  const drawBody = (/** @type {number} */ epoch) => {
    const att = activeOf(group);
    const folded = minimised.get().has(group.root);
    const render = renderers.get().get(att.workflow_id);
    const regen = answersTo(att.workflow_id, "regenerate");
    const reroll = answersTo(att.workflow_id, "reroll");
    const sign = [epoch, folded, regen, reroll, isEnabled(att.workflow_id), group.root, signOf(att)].join();
    if (sign === shown && render === drawer) return;
    shown = sign;
    drawer = render;
    body.hidden = folded;
    const focused = document.activeElement;
    const within = body.contains(focused);
    body.replaceChildren(...(folded ? [] : [bodyOf(att, group.root, { regen, reroll }, render)]));
    if (!within) return;
    // The pressed button is usually there again after the redraw.
    const act = /** @type {HTMLElement} */ (focused).dataset["act"];
    const same = /** @type {HTMLElement | null} */ (act ? body.querySelector(`[data-act="${act}"]`) : null);
    (same ?? fold).focus({ preventScroll: true });
  };

  const drawBusy = () => {
    const working = busy.get().has(group.root) || busy.get().has(activeOf(group).id);
    node.setAttribute("aria-busy", String(working));
    // Not disabled, which would lose the focus: a second press is not heard.
    for (const b of node.querySelectorAll("button[data-act], .artifact-delete"))
      b.setAttribute("aria-disabled", String(working));
  };

  return {
    node,
    draw(now, epoch) {
      group = now;
      const att = activeOf(group);
      Object.assign(node.dataset, { msgId: String(att.message_id), rootId: String(group.root) });
      drawHead();
      drawBody(epoch);
      drawBusy();
    },
  };
}
