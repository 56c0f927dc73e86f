// Says in one line what a preset holds. Pure.

import { t } from "../../lib/index.js";
import { samplers, settingOf } from "../../widgets/samplers/samplers.js";

/** @typedef {Omit<import("../../../types/api.d.ts").chat.PresetContent, "model"> & {model: Record<string, any> | null}} Content */
/** @typedef {import("../../../types/api.d.ts").chat.Preset} Preset */

// More would not fit a line, and the first ones are those that people turn.
const most = 3;

/** @param {Content} c */
export function contents(c) {
  const model = c.model;
  const set = model ? Object.entries(samplers).filter(([name]) => typeof settingOf(model, name) === "number") : [];
  const parts = set.slice(0, most).map(([name, s]) => `${s.label} ${settingOf(model ?? {}, name)}`);
  if (set.length > most) parts.push(t("{n} more", { n: set.length - most }));
  if (model && set.length === 0) parts.push(t("Server's samplers"));
  if (!model) parts.push(t("Prompts only"));
  const words = c.shared_system_prompt.trim().split(/\s+/).filter(Boolean).length;
  parts.push(t("{n, plural, =0 {no prompt} one {a prompt of # word} other {a prompt of # words}}", { n: words }));
  return parts.join(" · ");
}
