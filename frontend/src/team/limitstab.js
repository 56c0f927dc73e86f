// The limits tab: how long and with how much a team may work on this computer.

import { call, whenChanged } from "../ipc/index.js";
import { h, integerFault, sentence, t, textField } from "../lib/index.js";
import { group } from "../widgets/bound.js";

/** @typedef {import("../../types/api.d.ts").team.Allowance} Allowance */

/** What is asked for, with its bounds. @returns {readonly [keyof Allowance, string, string, number, number][]} */
const asked = () => [
  [
    "roundMinutes",
    t("Minutes per round"),
    t("A longer round fails. Time spent waiting for you doesn't count."),
    1,
    1440,
  ],
  ["taskMinutes", t("Minutes per task"), t("A task that takes longer fails."), 1, 1440],
  ["memoryMB", t("Memory in MB"), t("A round fails if Terzetto uses more memory than this."), 512, 262144],
  [
    "parallelAgents",
    t("Parallel agents"),
    t("For all teams together. Tasks within a round run one after another."),
    1,
    32,
  ],
];

/** @param {HTMLElement} place */
export function limitsTab(place) {
  const failed = h("p.error", { role: "alert" });
  const fields = asked().map(([key, label, hint, min, max]) => {
    const field = textField({
      label,
      hint,
      value: "",
      check: (text) => integerFault(text, min, max),
      save: (text) => call("team.setLimits", { [key]: Number(text) }),
    });
    return { key, field };
  });
  const load = async () => {
    try {
      const now = await call("team.limits");
      for (const { key, field } of fields) field.show(String(now[key]));
      failed.textContent = "";
    } catch (e) {
      failed.textContent = sentence(e);
    }
  };
  const node = h(
    "div.team-limits",
    failed,
    group(
      t("Team limits"),
      t("Time limits apply from the next round, the others immediately."),
      ...fields.map(({ field }) => field.node),
    ),
  );
  place.append(node);
  void load();
  return {
    close: whenChanged("limits", load),
    choose() {},
    focus: () => node.querySelector("input")?.focus(),
  };
}
