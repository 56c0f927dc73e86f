// The models that Terzetto runs on this computer: what runs, what is there, what is offered, and what a person can do with them.

import { call, whenChanged } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { cell, duration, newest, sizeWords, t } from "../lib/index.js";
import { loadEndpoints } from "./endpoints.js";

/** @typedef {import("../../types/api.d.ts").localmodel.State} State */
/** @typedef {import("../../types/api.d.ts").localmodel.Model} Model */
/** @typedef {import("../../types/api.d.ts").localmodel.Offered} Offered */
/** @typedef {import("../../types/api.d.ts").localmodel.Progress} Progress */

/** The address of the endpoint whose requests Terzetto answers itself. */
export const localURL = "http://this-computer.invalid/v1";

/** What runs; null until it was asked for. @type {import("../lib/cell.js").Cell<State | null>} */
export const engine = cell(/** @type {State | null} */ (null));

/** @type {import("../lib/cell.js").Cell<readonly Model[]>} */
export const localModels = cell(/** @type {readonly Model[]} */ ([]));

/** @type {import("../lib/cell.js").Cell<readonly Offered[]>} */
export const offers = cell(/** @type {readonly Offered[]} */ ([]));

const readingState = newest();
const readingModels = newest();
const readingOffers = newest();
const nothing = () => {}; // what could not be read stays as it was, and the next change asks again

/** Reads what runs. */
export const loadEngine = () => readingState.ask(() => call("engine.state"), engine.set, nothing);

/** Someone has asked for the models, so that they are read again when something changes. */
let shown = false;

/** Reads the models of this computer. */
export const loadLocalModels = () => {
  shown = true;
  return readingModels.ask(
    () => callAll("engineModels.list"),
    (all) => localModels.set(all ?? []),
    nothing,
  );
};

/** Reads what is offered, with how it would fit. */
export const loadOffers = () =>
  readingOffers.ask(
    () => callAll("engine.catalogue"),
    (all) => offers.set(all ?? []),
    nothing,
  );

/** Follows what runs from the start of the page on. */
export function followEngine() {
  whenChanged("engine", () => {
    void loadEngine();
    if (shown) void loadLocalModels();
  });
  void loadEngine();
}

/** Whether there is an engine, or one is being installed. @param {State | null} state */
export const hasEngine = (state) => state !== null && (state.version !== "" || isInstalling(state));

/** Whether an engine is being installed at this moment. @param {State} state */
export const isInstalling = (state) => state.install != null && !["failed", "paused"].includes(state.install.state);

/** Looks for engines on this computer, and shows what there is. */
export async function findEngine() {
  engine.set(await call("engine.find"));
}

/** Begins to install an engine, or goes on with it. @param {{variant?: string, newer?: boolean}} [which] */
export async function installEngine(which = {}) {
  engine.set(await call("engine.install", which));
}

/** Begins to install an engine where there is none. */
export async function needEngine() {
  if (!engine.get()?.looked) await findEngine();
  if (!hasEngine(engine.get())) await installEngine();
}

/**
 * Downloads a model, and the engine with it where there is none.
 * @param {{repo?: string, file?: string, url?: string, path?: string, use?: boolean}} wish use: it is the model that answers from now on
 */
export async function getModel(wish) {
  if (!wish.path) await needEngine();
  const made = await call("engineModels.add", wish);
  await Promise.all([loadLocalModels(), loadEngine(), loadEndpoints()]);
  return made;
}

/** Loads a model; use: it is the model that answers from now on. @param {{modelId: string, context?: number, device?: string, use?: boolean}} what */
export async function startModel(what) {
  engine.set(await call("engine.start", what));
  await Promise.all([loadLocalModels(), ...(what.use ? [loadEndpoints()] : [])]);
}

export async function stopEngine() {
  engine.set(await call("engine.stop"));
}

/** @type {Readonly<Record<string, string>>} */
const verdicts = {
  fits: t("Fits"),
  fits_slowly: t("Fits, but slowly"),
  tight: t("Tight"),
  too_big: t("Too big"),
};

/** How a model fits this computer. @param {string} verdict */
export const verdictWord = (verdict) => verdicts[verdict] ?? "";

/** @type {Readonly<Record<string, string>>} */
const verdictHints = {
  fits: t("There is enough free memory."),
  fits_slowly: t("A part of the model runs on the processor."),
  tight: t("Close other programs first."),
  too_big: t("This computer has too little memory."),
};

/** @param {string} verdict */
export const verdictHint = (verdict) => verdictHints[verdict] ?? "";

/** @type {Readonly<Record<string, string>>} */
const origins = {
  own: t("Downloaded"),
  file: t("File"),
  lmstudio: "LM Studio",
  jan: "Jan",
  ollama: "Ollama",
  gpt4all: "GPT4All",
  textgen: "text-generation-webui",
  huggingface: "Hugging Face",
  llamacpp: "llama.cpp",
};

/** Where a model lies. @param {string} source */
export const originWord = (source) => origins[source] ?? source;

/** @type {Readonly<Record<string, string>>} */
const engineOrigins = {
  setting: t("chosen by you"),
  own: t("installed by Terzetto"),
  path: t("found"),
  usual: t("found"),
};

/** Where an engine was found. @param {string} source */
export const engineOrigin = (source) => engineOrigins[source] ?? source;

/** How far a download is: "1.2 GB of 3 GB · 12 MB/s · 2 min left". @param {Progress} p */
export function progressWords(p) {
  const words = [
    p.total > 0
      ? t("{done} of {total}", { done: sizeWords(p.done), total: sizeWords(p.total) })
      : p.done > 0
        ? sizeWords(p.done)
        : "",
    p.speed > 0 ? t("{size}/s", { size: sizeWords(p.speed) }) : "",
    p.left > 0 ? t("{time} left", { time: duration(p.left * 1000) }) : "",
  ];
  return words.filter(Boolean).join(" · ");
}

/**
 * @typedef {object} Line what is going on, in one line
 * @property {string} about what it is about; the same as long as it only moves on
 * @property {string} text
 * @property {string} more how far it is
 * @property {number | null} percent null: not known
 * @property {"working" | "paused"} kind
 */

/** @type {Readonly<Record<string, string>>} */
const installWords = {
  downloading: t("Downloading the engine"),
  checking: t("Checking the engine"),
  unpacking: t("Unpacking the engine"),
  probing: t("Checking the graphics card"),
  paused: t("The download of the engine is paused"),
};

/** What is going on with the engine and the models; null: nothing. @param {State | null} state @param {readonly Model[]} models @returns {Line | null} */
export function currentLine(state, models) {
  if (!state) return null;
  const { install } = state;
  if (install && install.state !== "failed") {
    const { progress: p } = install;
    return {
      about: "install",
      text: installWords[install.state] ?? "",
      more: progressWords(p),
      percent: p.total > 0 ? p.percent : null,
      kind: install.state === "paused" ? "paused" : "working",
    };
  }
  const coming =
    models.find((m) => ["downloading", "verifying"].includes(m.state)) ?? models.find((m) => m.state === "paused");
  if (coming?.progress) {
    const { name } = coming;
    return {
      about: `download ${coming.id}`,
      text:
        coming.state === "paused"
          ? t("The download of {name} is paused", { name })
          : coming.state === "verifying"
            ? t("Checking {name}", { name })
            : t("Downloading {name}", { name }),
      more: progressWords(coming.progress),
      percent: coming.progress.percent,
      kind: coming.state === "paused" ? "paused" : "working",
    };
  }
  if (state.state === "starting" || state.state === "loading") {
    const percent = state.progress?.percent || null;
    return {
      about: `load ${state.model}`,
      text: t("Loading {name}", { name: state.name }),
      more: percent ? t("{n}%", { n: percent }) : "",
      percent,
      kind: "working",
    };
  }
  return null;
}

/**
 * @typedef {object} Failure what does not work
 * @property {import("../../types/api.d.ts").localmodel.Fault} fault
 * @property {"run" | "install" | "download"} what
 * @property {string} model the id of the model; "": of none
 */

/** What does not work, the first that has to be mended; null: everything does. @param {State | null} state @param {readonly Model[]} models @returns {Failure | null} */
export function currentFailure(state, models) {
  if (!state) return null;
  if (state.install?.state === "failed" && state.install.fault)
    return { fault: state.install.fault, what: "install", model: "" };
  const lost = models.find((m) => m.state === "failed" && m.fault);
  if (lost?.fault) return { fault: lost.fault, what: "download", model: lost.id };
  return state.fault ? { fault: state.fault, what: "run", model: state.model } : null;
}

/** Resumes a download that was paused, or that failed. @param {string} id */
export async function resumeDownload(id) {
  await call("engineModels.resume", { id });
  await loadLocalModels();
}

/** The model of this computer that search by meaning would use, or is to use once it is there. @param {readonly Model[]} models */
export const meaningModel = (models) =>
  models.find((m) => m.embeds && !m.may_not_run && m.state === "present") ??
  models.find((m) => m.embeds && !m.may_not_run) ??
  null;

/** Lets a model of this computer search by meaning, which is downloaded where there is none, or ends that. @param {boolean} on */
export async function searchByMeaning(on) {
  engine.set(await call("engine.meaning", { on }));
  await Promise.all([loadLocalModels(), loadEndpoints()]);
}
