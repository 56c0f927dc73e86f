// Runs a model on this computer with one click: the engine and a model that suits the memory.

import { call } from "../ipc/index.js";
import { button, failure, fillNodes, h, muted, navigate, sizeWords, t, watchAll } from "../lib/index.js";
import {
  engine,
  findEngine,
  getModel,
  hasEngine,
  loadLocalModels,
  loadOffers,
  localModels,
  offers,
  startModel,
  verdictHint,
  verdictWord,
} from "../model/engine.js";

/** @param {() => void} done @returns {HTMLElement} */
export function runHere(done) {
  const said = h("div");
  const about = h("p");
  const choice = h("div.here-model");
  const buttons = h("div.actions");
  const node = h("div.onboarding-panel.run-here", about, choice, buttons, said, hosts());
  /** @param {() => unknown} act */
  const run = async (act) => {
    for (const b of buttons.querySelectorAll("button")) b.disabled = true;
    said.replaceChildren();
    try {
      await act();
      done();
    } catch (err) {
      said.replaceChildren(...failure(err));
      for (const b of buttons.querySelectorAll("button")) b.disabled = false;
    }
  };
  let drawn = "";
  const draw = () => {
    const state = engine.get();
    if (!state) return;
    const best = offers.get().find((o) => o.preselected && o.use === "stories");
    const here = localModels.get().filter((m) => m.state === "present" && !m.embeds && !m.may_not_run);
    const key = JSON.stringify([
      state.version,
      state.offer.variants.length,
      best?.file,
      best?.verdict,
      here.map((m) => m.id),
    ]);
    if (key === drawn) return;
    drawn = key;
    const engineWords = hasEngine(state)
      ? t("llama.cpp {version} is ready on this computer.", { version: state.version || state.offer.tag })
      : state.offer.variants.length > 0
        ? t(
            "Terzetto can run a model itself. It needs llama.cpp ({licence}, {size}) from {host} and a model from {models}.",
            {
              licence: state.offer.licence,
              size: state.offer.variants[0]?.size ? sizeWords(state.offer.variants[0].size) : t("about 30 MB"),
              host: state.offer.host,
              models: best?.host ?? "huggingface.co",
            },
          )
        : t("Terzetto can't download an engine for this system. Install llama.cpp yourself, and it is found.");
    about.textContent = engineWords;
    const [first] = here;
    if (first) {
      choice.replaceChildren(
        h("p", ...fillNodes(t("{model} is on this computer already."), { model: h("strong", first.name) })),
      );
      buttons.replaceChildren(
        button(t("Use {name}", { name: first.name }), () => void run(() => useModel(first.id)), { kind: "primary" }),
        button(t("Choose another model"), elsewhere, { kind: "quiet" }),
      );
      return;
    }
    if (!best) {
      choice.replaceChildren(muted(t("This computer has too little memory for the models that Terzetto offers.")));
      buttons.replaceChildren(button(t("Choose a model yourself"), elsewhere));
      return;
    }
    choice.replaceChildren(
      h(
        "p",
        h("strong", best.name),
        ` · ${t("about {size}", { size: sizeWords(best.size_gb_about * 1e9) })} · ${best.licence} · `,
        h(
          "span.fit",
          { dataset: { verdict: best.verdict }, title: verdictHint(best.verdict) },
          verdictWord(best.verdict),
        ),
      ),
    );
    const wish = { repo: `${best.repository}/${best.file}`, use: true };
    buttons.replaceChildren(
      button(hasEngine(state) ? t("Download the model") : t("Download both"), () => void run(() => getModel(wish)), {
        kind: "primary",
        icon: "download",
      }),
      button(t("Choose another model"), elsewhere, { kind: "quiet" }),
      button(t("Find models of other programs"), () => void scan(), { kind: "quiet" }),
    );
  };
  const scan = async () => {
    try {
      await call("engineModels.scan");
      await loadLocalModels();
      if (localModels.get().length === 0) said.replaceChildren(muted(t("No models of other programs were found.")));
    } catch (err) {
      said.replaceChildren(...failure(err));
    }
  };
  watchAll([engine, offers, localModels], () => node.isConnected && draw());
  void Promise.all([findEngine(), loadOffers(), loadLocalModels()]).then(draw, (err) =>
    said.replaceChildren(...failure(err)),
  );
  return node;
}

/** @param {string} id */
async function useModel(id) {
  await startModel({ modelId: id, use: true });
}

const elsewhere = () => navigate("settings", "models");

/** What a click contacts. */
const hosts = () =>
  muted(
    t("A file is downloaded once, only after your click, and checked before use. Then it works without a network."),
  );
