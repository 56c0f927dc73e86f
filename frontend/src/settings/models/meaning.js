// Which model finds passages of attached files by what they mean, beside the search by words.

import { call, whenChanged } from "../../ipc/index.js";
import {
  failureDetails,
  fillSelect,
  h,
  selectOf,
  sizeWords,
  t,
  toggle,
  undoAll,
  verdict,
  watchAll,
} from "../../lib/index.js";
import { endpoints } from "../../model/endpoints.js";
import {
  engine,
  hasEngine,
  loadOffers,
  localModels,
  localURL,
  meaningModel,
  offers,
  progressWords,
  searchByMeaning,
} from "../../model/engine.js";
import { current, save } from "../../model/settings.js";
import { settings } from "../../model/state.js";
import { group } from "../../widgets/bound.js";

export function meaningPart() {
  const said = verdict();
  const server = selectOf([], { id: "meaning-endpoint", "aria-describedby": "meaning-about" });
  const model = selectOf([], { id: "meaning-model", "aria-describedby": "meaning-about" });
  const modelRow = h("div.field.text-row", h("label", { for: "meaning-model" }, t("Model for embeddings")), model);
  const serverRow = h("div.field.text-row", h("label", { for: "meaning-endpoint" }, t("Search by meaning")), server);
  const status = h("p.hint", { role: "status" });
  const coming = h("p.hint.meaning-coming");
  const here = toggle({
    label: t("Search by meaning on this computer"),
    hint: " ",
    value: false,
    save: searchByMeaning,
  });
  let shown = false;
  const hereAbout = here.node.querySelector(".hint");
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

  /** Whether it is a model of this computer that is chosen. */
  const isHere = () => endpoints.get().rows.some((e) => e.id === chosen() && e.url === localURL);

  /** The switch for a model of this computer, which is in the place of the choice of a server. @param {boolean} on */
  const drawHere = (on) => {
    const model = meaningModel(localModels.get());
    const about = hereWords(model);
    here.node.hidden = about === "" || (wanted !== 0 && !on);
    if (on !== shown) here.show(on); // and not while a person's choice is being saved
    shown = on;
    if (hereAbout && hereAbout.textContent !== about) hereAbout.textContent = about;
    const p = on && model?.state !== "present" ? model?.progress : null;
    coming.hidden = !p;
    coming.textContent = p ? progressWords(p) : "";
  };

  const draw = () => {
    wanted = chosen() || wanted;
    const on = isHere();
    const rows = endpoints.get().rows.filter((e) => e.url !== localURL || on);
    if (!rows.some((e) => e.id === wanted)) wanted = 0;
    drawHere(on);
    serverRow.hidden = on;
    const servers = rows.map((e) => ({ value: String(e.id), name: e.name }));
    fillSelect(server, [{ value: "0", name: t("By words only") }, ...servers], String(wanted));
    modelRow.hidden = wanted === 0 || on;
    status.hidden = !chosen() || !coming.hidden;
    if (on) return void (coming.hidden && look());
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
    watchAll([engine, localModels, offers], () => {
      const [was, on] = [coming.hidden, isHere()];
      drawHere(on);
      if (was !== coming.hidden) draw();
    }),
    whenChanged("embeddings", () => void (chosen() && look())),
  ]);
  void loadOffers();
  draw();
  const node = group(
    t("Search in files"),
    t(
      "Finds passages of long files by meaning, not only by words. The passages are sent to the server of the chosen model.",
    ),
    here.node,
    serverRow,
    modelRow,
    h("div.field", { id: "meaning-about" }, status, coming, said.node),
  );
  node.id = "search-in-files";
  return { node, close };
}

/** What the switch does; "": it can do nothing. @param {import("../../model/engine.js").Model | null} model */
function hereWords(model) {
  const state = engine.get();
  if (!state) return "";
  const [variant] = state.offer.variants;
  const ready = hasEngine(state);
  if (!ready && !variant) return "";
  const words = [];
  if (model?.state === "present")
    words.push(t("{name} reads your files. The files stay on this computer.", { name: model.name }));
  else if (model) words.push(t("{name} is being downloaded.", { name: model.name }));
  else {
    const offer = offers.get().find((o) => o.preselected && o.use === "meaning");
    if (!offer) return "";
    const size = sizeWords(offer.size_gb_about * 1e9);
    words.push(t("Downloads {name} (about {size}) from {host}.", { name: offer.name, size, host: offer.host }));
  }
  if (!ready && variant) {
    const size = variant.size > 0 ? sizeWords(variant.size) : "";
    words.push(
      size
        ? t("Also downloads llama.cpp ({size}) from {host}.", { size, host: state.offer.host })
        : t("Also downloads llama.cpp from {host}.", { host: state.offer.host }),
    );
  }
  return words.join(" ");
}
