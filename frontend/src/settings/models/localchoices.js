// How models run on this computer: what a person may choose where Terzetto otherwise chooses by the memory.

import { choice, h, integerFault, t, textField, toggle, undoAll } from "../../lib/index.js";
import { loadLocalModels, localModels } from "../../model/engine.js";
import { current, save } from "../../model/settings.js";
import { settings } from "../../model/state.js";
import { begin, working } from "../../widgets/task.js";

/** @typedef {Record<string, any>} Choices */

/** @returns {Choices} */
const chosen = () => /** @type {Choices} */ (current()["local_models"] ?? {});

/** @param {Choices} patch */
const keep = async (patch) => {
  await save({ local_models: { ...chosen(), ...patch } });
  if (localModels.get().length > 0) await loadLocalModels();
};

export function localChoices() {
  /** @type {(() => void)[]} */
  const shows = [];
  /** @template T @param {import("../../lib/field.js").Field<T>} field @param {() => T} read */
  const tie = (field, read) => {
    shows.push(() => field.show(read()));
    return field.node;
  };
  /** @param {string} key @param {string} label @param {string} hint @param {number} most */
  const number = (key, label, hint, most) => {
    const read = () => (chosen()[key] ? String(chosen()[key]) : "");
    const check = (/** @type {string} */ v) => (v === "" ? "" : integerFault(v, 0, most));
    const spec = { label, hint, value: read(), placeholder: t("Automatic"), check };
    const node = tie(textField({ ...spec, save: (v) => keep({ [key]: Number(v) || 0 }) }), read);
    node.classList.add("short");
    return node;
  };
  /** @param {string} key @param {string} label @param {string} hint @param {string} [placeholder] */
  const text = (key, label, hint, placeholder = "") => {
    const read = () => String(chosen()[key] ?? "");
    return tie(
      textField({ label, hint, value: read(), placeholder, mono: true, save: (v) => keep({ [key]: v.trim() }) }),
      read,
    );
  };
  const device = () => String(chosen()["device"] || "auto");
  const start = () => chosen()["start_with"] === true;
  const idle = () => String(chosen()["idle"] ?? 10);
  const node = h(
    "details.fold",
    h("summary", t("How models run")),
    h(
      "div.fold-body",
      number(
        "context",
        t("Context"),
        t("How many tokens a model can read at once. A change takes effect at the next load."),
        1_048_576,
      ),
      tie(
        choice({
          label: t("Runs on"),
          hint: "",
          value: device(),
          options: [
            { id: "auto", name: t("Graphics card, if there is one") },
            { id: "cpu", name: t("Processor only") },
          ],
          save: (v) => keep({ device: v }),
        }),
        device,
      ),
      number("slots", t("Parallel prompts"), t("How many prompts stay in memory. Three suit the three voices."), 16),
      number(
        "cache_mb",
        t("Memory for prompts, in MB"),
        t("Keeps earlier prompts, so that the model need not read them again."),
        65_536,
      ),
      tie(
        textField({
          label: t("Unload when unused, in minutes"),
          hint: t("0 keeps the model loaded."),
          value: idle(),
          check: (v) => integerFault(v, 0, 100_000),
          save: (v) => keep({ idle: Number(v) }),
        }),
        idle,
      ),
      tie(
        toggle({
          label: t("Load the model when Terzetto starts"),
          hint: "",
          value: start(),
          save: (on) => keep({ start_with: on }),
        }),
        start,
      ),
      text(
        "engine",
        t("Engine"),
        t("The path of your own llama-server. Leave empty to use the best one found."),
        t("Automatic"),
      ),
      text("flags", t("Extra flags"), t("Passed to llama-server."), t("None")),
      folderField(),
    ),
  );
  const undo = settings.watch(() => {
    for (const show of shows) show();
  });
  return { node, close: undoAll([undo]) };
}

/** The folder of downloaded models: another one moves them. */
function folderField() {
  const place = h("div", { role: "status" });
  const field = textField({
    label: t("Folder for models"),
    hint: t("Downloaded models move with the folder. Leave empty to use the data folder."),
    value: String(chosen()["folder"] ?? ""),
    mono: true,
    save: async (folder) => {
      if (folder.trim() === "") return keep({ folder: "" });
      const job = begin("engine.move", { folder: folder.trim() }, (steps) => {
        const line = place.querySelector(".progress");
        const [done = 0, total = 0] = String(steps.at(-1)?.sentence ?? "")
          .split(" ")
          .map(Number);
        if (line && total > 0) line.textContent = t("Moving the models… {n}%", { n: Math.floor((100 * done) / total) });
      });
      place.replaceChildren(working(t("Moving the models…"), job.stop));
      try {
        await job.answer;
      } finally {
        place.replaceChildren();
      }
      return undefined;
    },
  });
  return h("div", field.node, place);
}
