// The section of the models that Terzetto runs on this computer: the engine, the models, and how they are run.

import { call } from "../../ipc/index.js";
import {
  actions,
  button,
  cell,
  confirmLoss,
  effect,
  fillNodes,
  h,
  keyedRows,
  muted,
  sameContent,
  sizeWords,
  t,
  toast,
  translateFault,
  undoAll,
  verdict,
  watchAll,
} from "../../lib/index.js";
import {
  currentFailure,
  currentLine,
  engine,
  engineOrigin,
  findEngine,
  installEngine,
  isInstalling,
  loadEngine,
  loadLocalModels,
  localModels,
  localURL,
  originWord,
  progressWords,
  resumeDownload,
  startModel,
  stopEngine,
  verdictHint,
  verdictWord,
} from "../../model/engine.js";
import { modelName } from "../../model/modelname.js";
import { status } from "../../model/state.js";
import { group } from "../../widgets/bound.js";
import { progressLine } from "../../widgets/engine/progress.js";
import { trouble } from "../../widgets/engine/trouble.js";
import { getAnother } from "./getanother.js";
import { localChoices } from "./localchoices.js";

/** @typedef {import("../../model/engine.js").Model} Model */
/** @typedef {import("../../model/engine.js").State} State */
/** @typedef {(act: () => unknown) => unknown} Run does what a button says, and says why it failed */

/** Replaces what a place shows; who had the focus in it is led to what took its place. @param {Element} place @param {Node[]} nodes @param {Element} [next] where the focus goes if nothing in the place takes it */
function replaceUnderHands(place, nodes, next) {
  const held = place.contains(document.activeElement);
  place.replaceChildren(...nodes);
  if (!held) return;
  const to = place.querySelector("button") ?? next?.querySelector("button");
  /** @type {HTMLElement | null | undefined} */ (to)?.focus();
}

/** @returns {{node: HTMLElement, close: () => void}} */
export function localPart() {
  const said = verdict();
  const head = h("p.engine-state", { role: "status" });
  const facts = h("p.engine-facts.muted");
  const note = h("p.hint", { role: "status" });
  const line = progressLine(t("Progress"), { told: true });
  const wrong = h("div");
  const found = h("div.engine-found");
  const buttons = actions();
  const list = h("ul.local-models", { "aria-label": t("Models on this computer") });
  const none = muted(t("There is no model on this computer yet."));
  const another = h("div.extra");
  const more = localChoices();
  /** @type {Run} */
  const run = (act) => said.watch(act, "");
  const get = button(t("Get another model"), () => showOffers(), { icon: "download" });
  const showOffers = () => {
    const close = () => {
      another.replaceChildren();
      get.focus();
    };
    another.replaceChildren(getAnother(close));
    another.scrollIntoView({ block: "nearest" });
    /** @type {HTMLElement | null} */ (another.querySelector("button:not([hidden]), input"))?.focus();
  };
  /** @type {import("../../lib/cell.js").Cell<{failure?: ReturnType<typeof currentFailure>, install?: string}>} */
  const failed = cell({}, sameContent);
  failed.watch(({ failure }) => {
    const state = engine.get();
    const nodes = failure && state ? [trouble(state, failure, run, showOffers)] : [];
    replaceUnderHands(wrong, nodes, buttons);
  });
  const troubles = cell(/** @type {object} */ ({}), sameContent);
  troubles.watch(() => {
    const state = engine.get();
    found.replaceChildren(...(state ? foundWords(state) : []));
  });
  const draw = () => {
    const state = engine.get();
    if (!state) return;
    const models = localModels.get();
    for (const [place, text] of /** @type {const} */ ([
      [head, headWords(state)],
      [facts, factWords(state)],
      [note, state.note && !state.fault ? translateFault(state.note) : ""],
    ])) {
      if (place.textContent !== text) place.textContent = text; // what is said twice is heard twice
      place.hidden = text === "";
    }
    const now = currentLine(state, []); // a model that is downloaded has a line in its row
    line.node.hidden = !now;
    if (now) line.show(now);
    keyedRows(buttons, engineButtons(state, run), (b) => b.key, buttonRow);
    failed.set({ failure: currentFailure(state, []), install: state.install?.state }); // that of a download is told in its row
    troubles.set({ found: state.found, version: state.version, offer: state.offer, installs: isInstalling(state) });
    none.hidden = models.length > 0;
    keyedRows(
      list,
      models.map((model) => ({ model, state })),
      (r) => r.model.id,
      (r) => modelRow(r, run),
    );
  };
  const node = group(
    t("This computer"),
    t("Terzetto runs these models itself, with llama.cpp. Nothing leaves the computer."),
    head,
    facts,
    note,
    wrong,
    line.node,
    buttons,
    found,
    none,
    list,
    h("div.actions", get, scanButton(run), said.node),
    another,
    more.node,
  );
  node.classList.add("local-part");
  void loadEngine();
  void loadLocalModels();
  draw();
  return { node, close: undoAll([watchAll([engine, localModels, status], draw), more.close]) };
}

/** @param {Run} run */
const scanButton = (run) =>
  button(
    t("Find models of other programs"),
    () =>
      void run(async () => {
        const { unreadable } = await call("engineModels.scan");
        await loadLocalModels();
        if (unreadable.length > 0)
          toast(
            t("{n, plural, one {# folder or file} other {# folders and files}} couldn't be read.", {
              n: unreadable.length,
            }),
          );
      }),
    { kind: "quiet", icon: "search" },
  );

/** What runs, in a line. @param {State} state */
function headWords(state) {
  if (!state.version) return state.looked ? t("No engine is installed.") : t("No engine was found yet.");
  const { name } = state;
  /** @type {Record<string, string>} */
  const words = {
    stopped: t("No model is loaded."),
    starting: t("Loading {name}", { name }),
    loading: t("Loading {name}", { name }),
    ready: t("{name} is loaded.", { name }),
    busy: t("{name} is writing.", { name }),
    unloaded: t("Unloaded to free {size}. {name} loads again with your next message.", {
      name,
      size: sizeWords(state.freed),
    }),
  };
  return words[state.state] ?? "";
}

/** What is known of it, in a line. @param {State} state */
function factWords(state) {
  if (!state.version) return "";
  const memory = state.memory.takes || state.memory.needs;
  return [
    `llama.cpp ${state.version}`,
    engineOrigin(state.source),
    { gpu: t("on the graphics card"), cpu: t("on the processor") }[state.device] ?? "",
    state.device ? t("context {n}", { n: Math.floor(state.context / Math.max(state.slots, 1)) }) : "",
    state.device && memory > 0 ? t("{size} of memory", { size: sizeWords(memory) }) : "",
    state.idle > 0 && state.idle < 3600 ? t("unloads in {n} min if unused", { n: Math.ceil(state.idle / 60) }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @typedef {{key: string, text: string, act: () => unknown, kind: string, run: Run}} Act */

/** @param {State} state @param {Run} run @returns {Act[]} */
function engineButtons(state, run) {
  /** @type {Act[]} */
  const all = [];
  /** @param {string} key @param {string} text @param {() => unknown} act @param {string} [kind] */
  const add = (key, text, act, kind = "") => void all.push({ key, text, act, kind, run });
  const { install } = state;
  const size = state.offer.variants[0]?.size ?? 0;
  // Pausing and resuming are one button, which keeps the focus.
  if (install && ["downloading", "checking"].includes(install.state))
    add("install", t("Pause"), async () => engine.set(await call("engine.pauseInstall")));
  else if (install?.state === "paused") add("install", t("Resume"), () => installEngine());
  else if (!state.version && !install && state.offer.variants.length > 0) {
    const text = size > 0 ? t("Install the engine ({size})", { size: sizeWords(size) }) : t("Install the engine");
    add("install", text, () => installEngine());
  }
  if (["ready", "busy", "loading", "starting"].includes(state.state)) add("stop", t("Unload"), stopEngine);
  if (!isInstalling(state)) add("find", t("Look for engines"), findEngine, "quiet");
  if (state.source === "own" && !isInstalling(state)) add("newer", t("Use a newer build"), newerBuild, "quiet");
  return all;
}

/** Asks before a build is fetched that this version was not tried with. */
async function newerBuild() {
  const sure = await confirmLoss(
    t("Install the newest llama.cpp?"),
    t("Terzetto was not tested with the newest build. The download is checked by the digest that GitHub gives."),
    t("Install"),
  );
  if (sure) await installEngine({ newer: true });
}

/** @param {Act} first */
function buttonRow(first) {
  let now = first;
  const node = button(first.text, () => void now.run(now.act), { kind: first.kind });
  const show = (/** @type {Act} */ next) => {
    now = next;
    const label = node.querySelector("span") ?? node;
    if (label.textContent !== next.text) label.textContent = next.text;
  };
  return { node, show };
}

/** What was found, and what can't be used. @param {State} state */
function foundWords(state) {
  const out = state.found
    .filter((f) => f.trouble)
    .map((f) => h("p.hint", h("code", f.path), ` ${translateFault(f.trouble)}`));
  if (!state.version && state.offer.variants.length === 0)
    out.push(
      h(
        "p.hint",
        ...fillNodes(
          t("Terzetto can't download an engine for this system. Install {program} yourself, then look for engines."),
          {
            program: h("code", "llama-server"),
          },
        ),
      ),
    );
  else if (!state.version && !state.install)
    out.push(
      h(
        "p.hint",
        t("llama.cpp {tag} ({licence}) comes from {host}. Its SHA-256 is checked before llama.cpp runs.", {
          tag: state.offer.tag,
          licence: state.offer.licence,
          host: state.offer.host,
        }),
      ),
    );
  return out;
}

/** A model of this computer. @param {{model: Model, state: State}} first @param {Run} run */
function modelRow(first, run) {
  const name = h("span.model-name");
  const badge = h("span.badge");
  const about = h("p.hint");
  const line = progressLine(t("Download of {name}", { name: modelName(first.model.name) }));
  const wrong = h("p.error", { role: "alert" });
  const place = h("div.actions");
  const node = h("li.local-model", h("header", name, badge), about, wrong, line.node, place);
  const acts = cell(
    { model: first.model, answers: false },
    // A press that is on a button is not lost while the download goes on.
    (a, b) => a.answers === b.answers && a.model.state === b.model.state && a.model.loaded === b.model.loaded,
  );
  effect([acts], ({ model, answers }) => replaceUnderHands(place, modelButtons(model, answers, run)));
  const show = (/** @type {typeof first} */ { model: m }) => {
    const target = status.get()?.target;
    const answers = target?.url === localURL && target.model === m.name;
    name.textContent = modelName(m.name);
    badge.textContent = m.loaded ? t("loaded") : answers ? t("in use") : "";
    badge.hidden = badge.textContent === "";
    const present = m.state === "present";
    about.replaceChildren(
      [
        m.quantization,
        sizeWords(m.size),
        m.embeds ? t("for search by meaning") : present && m.context > 0 ? t("context {n}", { n: m.context }) : "",
        present ? originWord(m.source) : "",
        m.license,
      ]
        .filter(Boolean)
        .join(" · "),
      " ",
      m.verdict
        ? h("span.fit", { dataset: { verdict: m.verdict }, title: verdictHint(m.verdict) }, verdictWord(m.verdict))
        : "",
      ...(m.may_not_run ? [h("span", ` ${translateFault(m.may_not_run)}`)] : []),
    );
    const fault = m.fault ? translateFault(m.fault.sentence) : "";
    if (wrong.textContent !== fault) wrong.textContent = fault;
    wrong.hidden = fault === "";
    line.node.hidden = present || m.state === "failed" || !m.progress;
    if (m.progress)
      line.show({ text: downloadWord(m.state), more: progressWords(m.progress), percent: m.progress.percent });
    acts.set({ model: m, answers });
  };
  show(first);
  return { node, show };
}

/** @param {string} state */
const downloadWord = (state) =>
  ({ waiting: t("Queued"), downloading: t("Downloading"), verifying: t("Checking"), paused: t("Paused") })[state] ?? "";

/** @param {Model} m @param {boolean} answers @param {Run} run */
function modelButtons(m, answers, run) {
  /** @param {string} text @param {() => unknown} act @param {string} [kind] */
  const make = (text, act, kind = "") => button(text, () => void run(act), { kind });
  const changed = async (/** @type {Promise<unknown>} */ done) => {
    await done;
    await loadLocalModels();
  };
  const remove = (/** @type {string} */ text, /** @type {string} */ question, /** @type {string} */ about) =>
    make(
      text,
      async () => {
        if (await confirmLoss(question, about, text)) await changed(call("engineModels.delete", { id: m.id }));
      },
      "quiet danger-text",
    );
  if (m.state === "present") {
    const own = m.source === "own";
    return [
      ...(!m.embeds && !answers ? [make(t("Use"), () => startModel({ modelId: m.id, use: true }), "primary")] : []),
      ...(m.loaded ? [] : [make(t("Load"), () => startModel({ modelId: m.id }))]),
      ...(own
        ? [
            remove(
              t("Delete"),
              t("Delete “{name}”?", { name: m.name }),
              t("The model's file is deleted from the disk, which frees {size}.", { size: sizeWords(m.size) }),
            ),
          ]
        : m.source === "file"
          ? [make(t("Remove from list"), () => changed(call("engineModels.delete", { id: m.id })), "quiet")]
          : []),
    ];
  }
  const stop = remove(
    t("Discard"),
    t("Discard the download of “{name}”?", { name: m.name }),
    t("The part that was downloaded so far is deleted."),
  );
  if (m.state === "paused" || m.state === "failed")
    return [make(m.state === "failed" ? t("Retry") : t("Resume"), () => resumeDownload(m.id)), stop];
  return [make(t("Pause"), () => changed(call("engineModels.pause", { id: m.id }))), stop];
}
