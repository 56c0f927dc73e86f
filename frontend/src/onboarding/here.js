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
  needEngine,
  offers,
  startModel,
  verdictHint,
  verdictWord,
} from "../model/engine.js";
import { modelName } from "../model/modelname.js";

/** @typedef {import("../model/engine.js").Offered} Offered */

/** Up to which size a model is a small one, in GB. */
const small = 3;

/** What a newcomer is offered: the model that suits this computer best, and a small one. Pure. @param {readonly Offered[]} all */
export function offeredHere(all) {
  const stories = all.filter((o) => o.use === "stories");
  const best = stories.filter((o) => o.preselected);
  const smaller = stories.find((o) => !o.preselected && o.size_gb_about <= small && o.verdict === "fits");
  return smaller && best.length > 0 ? [...best, smaller] : best;
}

/** @param {Offered} o @returns {(Node | string)[]} */
const offerWords = (o) => [
  ...fillNodes(
    t("{model} · about {size} · {licence} · from {host}", {
      size: sizeWords(o.size_gb_about * 1e9),
      licence: o.licence,
      host: o.host,
    }),
    { model: h("strong", o.name) },
  ),
  " ",
  h("span.fit", { dataset: { verdict: o.verdict }, title: verdictHint(o.verdict) }, verdictWord(o.verdict)),
];

/** @param {() => void} done @returns {HTMLElement} */
export function runHere(done) {
  const said = h("div", { role: "status" });
  const hosts = muted(
    t("Files are downloaded only after your click, and checked before use. Then no network is needed."),
  );
  const about = h("p", t("Looking for llama.cpp on this computer…"));
  const choice = h("div.here-model");
  const buttons = h("div.actions");
  const node = h("div.onboarding-panel.run-here", about, choice, buttons, said, hosts);
  /** Nothing is drawn before it was looked what there is, nor under the hands of who has pressed a button. */
  let ready = false;
  /** @param {() => unknown} act */
  const run = async (act) => {
    ready = false;
    for (const b of buttons.querySelectorAll("button")) b.disabled = true;
    said.replaceChildren();
    try {
      await act();
      undo();
      done();
    } catch (err) {
      ready = true;
      said.replaceChildren(...failure(err));
      for (const b of buttons.querySelectorAll("button")) b.disabled = false;
      draw();
    }
  };
  let drawn = "";
  /** The offer that is chosen. @type {Offered | undefined} */
  let wanted;
  const draw = () => {
    const state = engine.get();
    if (!state || !ready) return;
    const offered = offeredHere(offers.get());
    const here = localModels.get().filter((m) => m.state === "present" && !m.embeds && !m.may_not_run);
    const key = JSON.stringify([
      state.version,
      hasEngine(state),
      state.offer.variants.length,
      offered.map((o) => [o.file, o.verdict]),
      here.map((m) => m.id),
    ]);
    if (key === drawn) return;
    drawn = key;
    const held = buttons.contains(document.activeElement);
    fill(state, offered, here);
    if (held) buttons.querySelector("button")?.focus();
  };
  /** @param {import("../model/engine.js").State} state @param {readonly Offered[]} offered @param {import("../model/engine.js").Model[]} here */
  const fill = (state, offered, here) => {
    const [variant] = state.offer.variants;
    const again = button(t("Choose another model"), elsewhere, { kind: "quiet" });
    if (!hasEngine(state) && !variant) {
      about.textContent = t(
        "Terzetto can't download an engine for this system. Install llama.cpp yourself, then search again.",
      );
      choice.replaceChildren();
      buttons.replaceChildren(button(t("Search again"), () => void look()));
      return;
    }
    about.textContent = state.version
      ? t("llama.cpp {version} is ready on this computer.", { version: state.version })
      : hasEngine(state)
        ? t("llama.cpp is being installed.")
        : t("Terzetto runs models with llama.cpp ({licence}, {size}), which comes from {host}.", {
            licence: state.offer.licence,
            size: variant?.size ? sizeWords(variant.size) : t("about {size}", { size: sizeWords(usualSize) }),
            host: state.offer.host,
          });
    const first = here.find((m) => m.verdict === "fits") ?? here[0];
    if (first) {
      const use = async () => {
        await needEngine();
        await startModel({ modelId: first.id, use: true });
      };
      const name = modelName(first.name);
      choice.replaceChildren(
        h("p", ...fillNodes(t("{model} is on this computer already."), { model: h("strong", name) })),
      );
      buttons.replaceChildren(
        button(
          hasEngine(state) ? t("Use {name}", { name }) : t("Download llama.cpp and use {name}", { name }),
          () => void run(use),
          { kind: "primary" },
        ),
        again,
      );
      return;
    }
    const others = button(t("Find models of other programs"), () => void scan(), { kind: "quiet" });
    const [best] = offered;
    if (!best) {
      choice.replaceChildren(muted(t("This computer has too little memory for the models that Terzetto offers.")));
      buttons.replaceChildren(button(t("Choose a model yourself"), elsewhere), others);
      return;
    }
    wanted = offered.find((o) => o.file === wanted?.file) ?? best;
    choice.replaceChildren(offered.length > 1 ? choiceOf(offered) : h("p", ...offerWords(best)));
    const get = () => getModel({ repo: `${wanted?.repository}/${wanted?.file}`, use: true });
    buttons.replaceChildren(
      button(hasEngine(state) ? t("Download the model") : t("Download both"), () => void run(get), {
        kind: "primary",
        icon: "download",
      }),
      again,
      others,
    );
  };
  /** @param {readonly Offered[]} offered */
  const choiceOf = (offered) =>
    h(
      "div.here-models",
      { role: "radiogroup", "aria-label": t("Model") },
      ...offered.map((o) => {
        const pick = () => {
          wanted = o;
        };
        const radio = h("input", { type: "radio", name: "here-model", checked: o === wanted, onchange: pick });
        return h("label", radio, h("span", ...offerWords(o)));
      }),
    );
  const look = async () => {
    try {
      await Promise.all([findEngine(), loadOffers(), loadLocalModels()]);
      ready = true;
      draw();
    } catch (err) {
      said.replaceChildren(...failure(err));
    }
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
  const undo = watchAll([engine, offers, localModels], draw);
  void look();
  return node;
}

/** What the engine takes where its size is not known beforehand. */
const usualSize = 30_000_000;

const elsewhere = () => navigate("settings", "models");
