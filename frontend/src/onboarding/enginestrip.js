// One line above the conversation about the model on this computer: a download, a load that takes a while, or why it does not
// run. It can be put away, and comes back when something else is to be said.

import { button, h, iconButton, navigate, sentence, t, toast, watchAll } from "../lib/index.js";
import { currentFailure, currentLine, engine, loadLocalModels, localModels, localURL } from "../model/engine.js";
import { status } from "../model/state.js";
import { progressLine } from "../widgets/engine/progress.js";
import { trouble } from "../widgets/engine/trouble.js";

/** A load that takes less is not told of: the line would come and go, and move what a person reads. In seconds. */
const quick = 2;

/** @returns {HTMLElement} */
export function engineStrip() {
  const line = progressLine(t("Model on this computer"), { told: true });
  const wrong = h("div.engine-wrong");
  const details = () => navigate("settings", "models");
  const open = button(t("Open settings"), details, { kind: "quiet" });
  const close = iconButton("close", t("Dismiss"), () => {
    away = subject;
    draw();
  });
  const node = h("div.notice.engine-strip", { hidden: true }, wrong, line.node, open, close);
  let subject = "";
  let away = "";
  let drawnFailure = "";

  /** @param {() => unknown} act */
  const run = async (act) => {
    try {
      await act();
    } catch (err) {
      toast(sentence(err));
    }
  };
  const draw = () => {
    const state = engine.get();
    const now = lineOf(state);
    const failure = failureOf(state);
    subject = JSON.stringify(failure ? [failure.what, failure.fault] : now ? [now.about] : []);
    if (subject !== away) away = "";
    node.hidden = away !== "" || (!failure && !now);
    if (node.hidden || !state) return;
    line.node.hidden = !now || failure !== null;
    if (now) line.show(now);
    const key = JSON.stringify(failure);
    if (key === drawnFailure) return;
    drawnFailure = key;
    wrong.replaceChildren(...(failure ? [trouble(state, failure, run, details)] : []));
  };
  watchAll([engine, localModels, status], draw);
  let coming = false;
  engine.watch((state) => {
    // The list is read once something comes, and not in a window where nothing ever does.
    const now = state !== null && (state.install != null || state.state !== "none");
    if (now && !coming) void loadLocalModels();
    coming = now;
  });
  draw();
  return node;
}

/** Whether a model of this computer answers. */
const answers = () => status.get()?.target?.url === localURL;

/** What is told of; a paused download is, if replies wait for it. @param {import("../model/engine.js").State | null} state */
function lineOf(state) {
  const now = currentLine(state, localModels.get());
  if (!now || (now.kind === "paused" && !answers())) return null;
  return now.about.startsWith("load ") && (state?.progress?.seconds ?? 0) < quick ? null : now;
}

/** What keeps the model that answers from doing so. @param {import("../model/engine.js").State | null} state */
const failureOf = (state) =>
  answers()
    ? currentFailure(
        state,
        localModels.get().filter((m) => m.name === status.get()?.target?.model),
      )
    : null;
