// Which model finds passages of attached files by what they mean, beside the search by words.

import { call, whenChanged } from "../../ipc/index.js";
import { failureDetails, fillSelect, h, selectOf, t, undoAll, verdict, watchAll } from "../../lib/index.js";
import { endpoints } from "../../model/endpoints.js";
import { current, save } from "../../model/settings.js";
import { settings } from "../../model/state.js";
import { group } from "../../widgets/bound.js";

export function meaningPart() {
  const said = verdict();
  const server = selectOf([], { id: "meaning-endpoint", "aria-describedby": "meaning-about" });
  const model = selectOf([], { id: "meaning-model", "aria-describedby": "meaning-about" });
  const modelRow = h("div.field.text-row", h("label", { for: "meaning-model" }, t("Model for embeddings")), model);
  const status = h("p.hint", { role: "status" });
  // A server without a model is chosen only here, until its model is.
  let wanted = 0;
  /** @type {Map<number, string[]>} */
  const served = new Map();

  server.addEventListener("change", async () => {
    wanted = Number(server.value);
    if (chosen()) await said.watch(() => save({ embedding_endpoint_id: null, embedding_model: "" }));
    draw();
    if (wanted && !served.has(wanted)) await ask(wanted);
  });
  model.addEventListener("change", async () => {
    await said.watch(() => save({ embedding_endpoint_id: wanted, embedding_model: model.value }));
    draw();
  });

  const chosen = () => {
    const s = current();
    const there = endpoints.get().rows.some((e) => e.id === s["embedding_endpoint_id"]);
    return there && s["embedding_model"] ? Number(s["embedding_endpoint_id"]) : 0;
  };

  /** @param {number} id */
  const ask = async (id) => {
    await said.watch(async () => {
      const all = (await call("endpoints.servedModels", { id })) ?? [];
      const names = all.map((/** @type {{id: string}} */ m) => m.id);
      const likely = (/** @type {string} */ name) => (/embed|bge|minilm|gte|e5/i.test(name) ? 0 : 1);
      served.set(
        id,
        names.sort((a, b) => likely(a) - likely(b) || a.localeCompare(b)),
      );
    });
    draw();
  };

  const draw = () => {
    wanted = chosen() || wanted;
    const { rows } = endpoints.get();
    if (!rows.some((e) => e.id === wanted)) wanted = 0;
    const servers = rows.map((e) => ({ value: String(e.id), name: e.name }));
    fillSelect(server, [{ value: "0", name: t("By words only") }, ...servers], String(wanted));
    modelRow.hidden = wanted === 0;
    status.hidden = !chosen();
    if (wanted === 0) return;
    const now = chosen() ? String(current()["embedding_model"]) : "";
    const names = served.get(wanted) ?? [];
    const first = now
      ? names.includes(now)
        ? []
        : [{ value: now, name: now }]
      : [{ value: "", name: t("Choose a model") }];
    fillSelect(model, [...first, ...names.map((name) => ({ value: name, name }))], now);
    if (!served.has(wanted)) {
      served.set(wanted, []);
      void ask(wanted);
    }
    if (chosen()) void look();
  };

  const look = async () => {
    const now = await call("settings.meaning");
    status.classList.toggle("error", now.trouble !== "");
    status.textContent = now.trouble
      ? failureDetails(now.trouble).text
      : now.missing
        ? t("{n, plural, one {# file is being prepared.} other {# files are being prepared.}}", { n: now.missing })
        : t("{n, plural, =0 {No files are attached yet.} one {# file is prepared.} other {# files are prepared.}}", {
            n: now.ready,
          });
  };

  const close = undoAll([
    watchAll([endpoints, settings], draw),
    whenChanged("embeddings", () => void (chosen() && look())),
  ]);
  draw();
  const node = group(
    t("Search in files"),
    t(
      "Finds passages of long files by meaning, not only by words. The passages are sent to the server of the chosen model.",
    ),
    h("div.field.text-row", h("label", { for: "meaning-endpoint" }, t("Search by meaning")), server),
    modelRow,
    h("div.field", { id: "meaning-about" }, status, said.node),
  );
  node.id = "search-in-files";
  return { node, close };
}
