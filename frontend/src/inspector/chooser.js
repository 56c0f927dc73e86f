// Chooses a turn: one back, one on, or from the list of all.

import { button, claim, h, icon, iconButton, t } from "../lib/index.js";
import { walkByKey } from "../lib/roving.js";
import { turnKind } from "../model/turnlabels.js";
import { clock, turnRow } from "./turnlist.js";

/** @typedef {import("./record.js").Log} Log */
/** @typedef {import("./record.js").View} View */

/**
 * @typedef {object} Acts
 * @property {(step: number) => void} step 1 is one turn back
 * @property {(log: Log) => void} pick
 * @property {() => void} more fetches earlier turns
 */

/** @param {Acts} acts */
export function turnChooser(acts) {
  const older = iconButton("left", t("Earlier turn"), () => acts.step(1));
  const newer = iconButton("right", t("Later turn"), () => acts.step(-1));
  const kind = h("span");
  const at = h("span.muted");
  const name = h(
    "button.turn-name",
    {
      "aria-expanded": "false",
      "aria-controls": "turn-list",
      title: t("All turns"),
      onclick: () => toggle(list.hidden !== false),
    },
    kind,
    at,
    icon("down"),
  );
  const rows = h("ul.turn-rows", { "aria-label": t("Turns, newest first") });
  const more = button(t("Show earlier turns"), acts.more, { kind: "quiet", hidden: true });
  const list = h("div.turn-list", { id: "turn-list", hidden: true }, rows, more);
  const told = h("p.visually-hidden", { role: "status" });
  const buttons = () => /** @type {HTMLElement[]} */ ([...rows.querySelectorAll("button")]);
  /** @param {boolean} open */
  const toggle = (open) => {
    list.hidden = !open;
    name.setAttribute("aria-expanded", String(open));
    if (open) (buttons().find((b) => b.tabIndex === 0) ?? buttons()[0])?.focus();
  };
  walkByKey(rows, "button");
  list.addEventListener("keydown", (e) => {
    if (e.key !== "Escape") return;
    claim(e);
    toggle(false);
    name.focus();
  });
  /** @param {Log} log @param {boolean} chosen */
  const fill = (log, chosen) => {
    const r = turnRow(log);
    return h(
      "button",
      {
        tabindex: chosen ? "0" : "-1",
        "aria-current": chosen ? "true" : "false",
        onclick: () => {
          toggle(false);
          acts.pick(log);
          name.focus();
        },
      },
      h("span", r.kind, r.outcome ? h("span.turn-outcome", r.outcome) : null),
      h("span.muted", clock(log.created_at)),
      h("span.turn-detail", r.detail),
    );
  };
  let said = "";
  let drawn = "";
  return {
    node: h("div.turns", h("div.turn-chooser", older, name, newer), list, told),
    /** @param {View} view @param {readonly Log[]} logs @param {number} index @param {{live: boolean, more: boolean}} state */
    show(view, logs, index, { live, more: there }) {
      kind.textContent = view.live ? t("Running now") : turnKind(view.kind);
      at.textContent = view.live ? "" : clock(view.at);
      const held = [older, newer].find((b) => b === document.activeElement);
      older.disabled = index + 1 >= logs.length && !there;
      newer.disabled = index <= (live ? -1 : 0);
      if (held?.matches(":disabled")) name.focus(); // or the next key would be heard nowhere
      more.hidden = !there;
      const sentence = `${kind.textContent} ${at.textContent}`;
      if (said && said !== sentence) told.textContent = sentence;
      said = sentence;
      // Drawn for each token of a running turn; the list changes once in a turn.
      const sign = `${index}/${logs.map((l) => `${l.id}.${l.message_id}`).join()}`;
      if (sign === drawn) return;
      drawn = sign;
      const had = buttons().indexOf(/** @type {HTMLElement} */ (document.activeElement));
      rows.replaceChildren(...logs.map((log, i) => h("li", fill(log, i === index || (index < 0 && i === 0)))));
      if (had >= 0) buttons()[had]?.focus();
    },
  };
}
