// One line above the conversation about the model on this computer: a download, a load that nobody waits for in a reply, or why
// it does not run. It can be put away, and comes back when something else is to be said.

import { button, h, iconButton, navigate, sentence, t, toast, translateFault, watchAll } from "../lib/index.js";
import { currentLine, engine, loadLocalModels, localModels, localURL } from "../model/engine.js";
import { status } from "../model/state.js";
import { progressLine } from "../widgets/engine/progress.js";
import { trouble } from "../widgets/engine/trouble.js";

/** @returns {HTMLElement} */
export function engineStrip() {
  const line = progressLine(t("Model on this computer"));
  const wrong = h("div");
  const open = button(t("Details"), () => navigate("settings", "models"), { kind: "quiet" });
  const node = h("div.engine-strip", { role: "status", hidden: true }, wrong, line.node, open);
  let away = "";
  let drawnFault = "";
  const close = iconButton("close", t("Dismiss"), () => {
    away = subject();
    draw();
  });
  node.append(close);

  /** What the line is about, so that one that was put away stays away while it only moves on. */
  const subject = () => {
    const state = engine.get();
    const now = currentLine(state, localModels.get());
    return JSON.stringify([now?.text ?? "", state?.fault ?? null, state?.install?.fault ?? null]);
  };
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
    const now = currentLine(state, localModels.get());
    const answers = status.get()?.target?.url === localURL;
    const fault = answers && state ? (state.fault ?? state.install?.fault ?? null) : null;
    const about = subject();
    if (away && about !== away) away = "";
    node.hidden = away !== "" || (!fault && (!now || now.kind === "failed" || (!answers && now.kind !== "working")));
    if (node.hidden || !state) return;
    line.node.hidden = !now || now.kind === "failed";
    if (now) line.show({ ...now, text: translateFault(now.text) });
    const key = JSON.stringify(fault);
    if (key === drawnFault) return;
    drawnFault = key;
    const shown = fault ? trouble({ ...state, fault }, run, () => navigate("settings", "models")) : null;
    wrong.replaceChildren(...(shown ? [shown] : []));
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
