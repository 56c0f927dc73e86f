// The habits of each model: phrases that it says far more often than others, to be banned or forgotten.

import { call, whenChanged } from "../ipc/index.js";
import { button, confirmLoss, h, muted, newest, sentence, t, undoAll, verdict } from "../lib/index.js";
import { jumpTo } from "../model/jump.js";
import { modelName } from "../model/modelname.js";
import { notRead, readSentence, saidSentence } from "./habitwords.js";

/** @typedef {import("./habitwords.js").Habit} Habit */
/** @typedef {import("./habitwords.js").HabitList} HabitList */

/** @returns {{node: HTMLElement, close: () => void}} */
export function habitList() {
  const reading = newest();
  const said = verdict();
  const told = h("p.visually-hidden", { role: "status" });
  const models = h("div.habit-models");
  const read = h("p.muted");
  const skipped = h("p.muted");

  const load = () =>
    reading.ask(
      () => call("habits.list", {}),
      (list) => draw(list),
      (err) => said.tell(sentence(err), "error"),
    );
  /** @param {HabitList} list */
  const draw = (list) => {
    const at = focusPlace(models);
    models.replaceChildren(...list.models.flatMap((m) => ofModel(m) ?? []));
    read.textContent = readSentence(list);
    skipped.textContent = notRead(list);
    skipped.hidden = skipped.textContent === "";
    refocus(models, at);
  };
  /**
   * Does something to a habit and says so.
   * @param {() => Promise<unknown>} act @param {string} done
   */
  const change = async (act, done) => {
    told.textContent = "";
    if (!(await said.watch(act))) return;
    await load();
    told.textContent = done;
  };
  /** @param {Habit} habit */
  const row = (habit) => {
    const name = habit.phrase;
    const banned = habit.state === "banned";
    const example = habit.examples[0];
    return h(
      "li.habit",
      { dataset: { id: String(habit.id) } },
      h("div.habit-name", h("q", name), banned && h("span.badge.plain", t("Banned"))),
      h("p.habit-said", saidSentence(habit)),
      example &&
        h(
          "p.habit-example",
          h(
            "button.link",
            {
              title: t("Open this message in “{title}”", { title: example.title }),
              onclick: () => void jumpTo(example.conversation_id, example.message_id),
            },
            example.before,
            h("mark", example.text),
            example.after,
          ),
        ),
      !banned &&
        h(
          "div.actions",
          button(
            t("Ban"),
            () =>
              change(
                () => call("habits.ban", { id: habit.id }),
                t("“{name}” was added to the phrases and banned.", { name }),
              ),
            { "aria-label": t("Ban “{name}”", { name }) },
          ),
          button(
            t("Forget"),
            () => change(() => call("habits.forget", { id: habit.id }), t("“{name}” was forgotten.", { name })),
            { "aria-label": t("Forget “{name}”", { name }) },
          ),
        ),
    );
  };
  /** @param {HabitList["models"][number]} model */
  const ofModel = (model) => {
    const shown = model.habits.filter((habit) => habit.state !== "forgotten");
    if (shown.length === 0) return null;
    const name = modelName(model.model);
    return h(
      "section.habit-model",
      { "aria-label": t("Habits of {model}", { model: name }) },
      h("h4", { title: model.model }, t("Habits of {model}", { model: name })),
      h("ul.habits", ...shown.map(row)),
      button(t("Forget all habits of this model"), () => void forgetAll(model.model, name), { kind: "quiet" }),
    );
  };
  /** @param {string} model @param {string} name */
  const forgetAll = async (model, name) => {
    const sure = await confirmLoss(
      t("Forget all habits of {model}?", { model: name }),
      t("Only later replies can show a habit again. Banned phrases stay banned."),
      t("Forget"),
    );
    if (sure)
      await change(
        () => call("habits.forgetModel", { model }),
        t("All habits of {model} were forgotten.", { model: name }),
      );
  };
  const node = h(
    "div.habit-list",
    muted(t("Phrases that a model repeats across your conversations. Terzetto finds them on this computer.")),
    models,
    read,
    skipped,
    said.node,
    told,
  );
  void load();
  return {
    node,
    close: undoAll([
      reading.drop,
      whenChanged("habits", load),
      whenChanged("phrases", load),
      whenChanged("conversations", load),
    ]),
  };
}

/** Where the focus is in the list: the row, counted. @param {HTMLElement} models */
function focusPlace(models) {
  const row = document.activeElement?.closest(".habit");
  return row && models.contains(row) ? [...models.querySelectorAll(".habit")].indexOf(row) : -1;
}

/** Puts the focus back after the list was drawn: into the row that took the place. @param {HTMLElement} models @param {number} at */
function refocus(models, at) {
  if (at < 0) return;
  const rows = [...models.querySelectorAll(".habit")];
  /** @type {HTMLElement | null | undefined} */ (rows[Math.min(at, rows.length - 1)]?.querySelector("button"))?.focus();
}
