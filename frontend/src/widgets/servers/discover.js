// Looks for model servers on this computer and offers each with one click.

import { fillNodes, h, muted, selectOf, t, whileDisabled } from "../../lib/index.js";
import { useFound } from "../../model/endpoints.js";
import { begin } from "../task.js";
import { firstModel, partitionFound, parts, place, rejection, title } from "./found.js";
import { pullModel } from "./pull.js";

/** @typedef {import("./found.js").Found} Found */

/** Looks around on this computer. @returns {import("../task.js").Task<Found[]>} */
export function discover() {
  const job = begin("endpoints.discover");
  return { ...job, answer: job.answer.then((all) => all ?? []) };
}

/**
 * The list of what was found: servers to use, servers without a model, and what answered but is something else.
 * @param {readonly Found[]} all
 * @param {() => void} onused
 * @returns {HTMLElement}
 */
export function foundList(all, onused) {
  const { ready, empty, rejected } = partitionFound(all);
  return h(
    "div.found",
    ready.length > 0 ? h("ul.found-servers", ...ready.map((f) => foundServer(f, onused))) : null,
    ...empty.map((f) =>
      f.server === "Ollama"
        ? h(
            "div.found-note",
            h("p", ...fillNodes(t("{server} is running and has no model yet."), { server: h("strong", title(f)) })),
            pullModel(f, (model) => void useFound(f, model).then(onused)),
          )
        : h(
            "p.found-note",
            ...fillNodes(
              t("{server} is running at {address} but has no model yet. Load a model there, then look again."),
              {
                server: h("strong", title(f)),
                address: place(f.url),
              },
            ),
          ),
    ),
    rejected.length > 0
      ? h(
          "details.fold",
          h(
            "summary",
            t("{n, plural, one {One other program answered} other {# other programs answered}}", {
              n: rejected.length,
            }),
          ),
          h("ul.rejected", ...rejected.map((f) => h("li", h("code", place(f.url)), " ", rejection(f)))),
        )
      : null,
  );
}

/** @param {Found} f @param {() => void} onused */
function foundServer(f, onused) {
  const failed = h("p.error", { role: "alert" });
  const models = sortedIds(f);
  const first = firstModel(f)?.id ?? "";
  const options = models.map((id) => ({ value: id, name: id }));
  const props = { "aria-label": t("Model of {server}", { server: title(f) }), value: first };
  const pick = models.length > 1 ? selectOf(options, props) : null;
  const go = h("button.button.primary", { "aria-label": t("Use {server}", { server: title(f) }) }, t("Use"));
  go.addEventListener("click", async () => {
    go.textContent = t("Setting up…");
    const used = await whileDisabled([go], failed, () => useFound(f, pick?.value ?? first));
    if (used) onused();
    else go.textContent = t("Use");
  });
  return h(
    "li.found-server",
    h(
      "div.found-what",
      h("p.found-title", title(f), h("code", place(f.url))),
      h("p.found-parts", ...parts(f).map((p) => h("span", { "data-tone": p.tone }, p.text))),
      f.note ? muted(f.note) : null,
    ),
    h("div.found-act", pick ?? h("span.found-model", first), go),
    failed,
  );
}

/** @param {Found} f */
function sortedIds(f) {
  const { ready } = partitionFound([f]);
  return ready.flatMap((r) => (r.models ?? []).map((m) => m.id)).filter((id) => firstModel({ ...f, models: [{ id }] }));
}
