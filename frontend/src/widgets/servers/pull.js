// A server without a model fetches its first one: with how far it came, and the way to stop.

import { actions, button, fillNodes, h, sizeWords, t } from "../../lib/index.js";
import { room } from "../../model/room.js";
import { begin, showTask } from "../task.js";

/** The model to begin with; the one of the recipe in ./found.js. */
const firstModelName = "gemma4";

/** @param {string} progress "done total", in bytes */
function howFar(progress) {
  const [done = 0, total = 0] = progress.split(" ").map(Number);
  return total > 0
    ? t("{done} of {total}, {n} %", {
        done: sizeWords(done),
        total: sizeWords(total),
        n: Math.floor((100 * done) / total),
      })
    : "";
}

/** @param {{url: string}} server @param {(model: string) => void} fetched */
export function pullModel(server, fetched) {
  const place = h("div.pull", { "aria-live": "polite" });
  const name = h("input", { value: firstModelName, "aria-label": t("Model to download"), spellcheck: "false" });
  const form = () => [
    actions(
      name,
      button(t("Download"), () => void go(), { icon: "download", kind: "primary" }),
    ),
    room(),
  ];
  const go = async () => {
    const model = name.value.trim();
    if (!model) return name.focus();
    const job = begin("endpoints.pull", { url: server.url, model }, (steps) => {
      const line = place.querySelector(".progress");
      if (line)
        line.textContent = [t("Downloading {model}…", { model }), howFar(steps.at(-1)?.sentence ?? "")].join(" ");
    });
    const here = await showTask(
      place,
      t("Downloading {model}…", { model }),
      job,
      () => [h("p", { role: "status" }, ...fillNodes(t("{model} was downloaded."), { model: h("strong", model) }))],
      { stopped: t("Stopped. The downloaded part is kept; the next download continues from there."), failed: form },
    );
    if (here) fetched(model);
  };
  place.append(...form());
  return place;
}
