// The section of the models that Terzetto runs on this computer: the engine, the models, and how they are run.

import { call } from "../../ipc/index.js";
import {
  actions,
  button,
  confirmLoss,
  fillNodes,
  h,
  keyedRows,
  muted,
  sizeWords,
  t,
  translateFault,
  undoAll,
  verdict,
  watchAll,
} from "../../lib/index.js";
import {
  currentLine,
  engine,
  engineOrigin,
  findEngine,
  installEngine,
  loadEngine,
  loadLocalModels,
  localModels,
  localURL,
  originWord,
  progressWords,
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

/** @returns {{node: HTMLElement, close: () => void}} */
export function localPart() {
  const said = verdict();
  const head = h("p.engine-state", { role: "status" });
  const line = progressLine(t("Progress"));
  const wrong = h("div");
  const found = h("div.engine-found");
  const buttons = actions();
  const list = h("ul.local-models", { "aria-label": t("Models on this computer") });
  const none = muted(t("There is no model on this computer yet."));
  const another = h("div.extra");
  const more = localChoices();
  /** @param {() => unknown} act */
  const run = (act) => said.watch(act, "");
  const showOffers = () => {
    another.replaceChildren(getAnother(() => another.replaceChildren()));
    another.scrollIntoView({ block: "nearest" });
    /** @type {HTMLElement | null} */ (another.querySelector("button, input"))?.focus();
  };
  let shownFault = "";
  const draw = () => {
    const state = engine.get();
    if (!state) return;
    head.replaceChildren(...stateWords(state));
    const now = currentLine(state, localModels.get());
    line.node.hidden = !now || now.kind === "failed";
    if (now) line.show(now);
    const fault = JSON.stringify(state.fault ?? state.install?.fault ?? null);
    if (fault !== shownFault) {
      shownFault = fault;
      const node = trouble({ ...state, fault: state.fault ?? state.install?.fault }, run, showOffers);
      wrong.replaceChildren(...(node ? [node] : []));
    }
    keyedRows(buttons, engineButtons(state, run), (b) => b.key, buttonRow);
    found.replaceChildren(...foundWords(state));
    const models = localModels.get();
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
    wrong,
    line.node,
    buttons,
    found,
    none,
    list,
    h("div.actions", button(t("Get another model"), showOffers, { icon: "download" }), scanButton(run), said.node),
    another,
    more.node,
  );
  node.classList.add("local-part");
  void loadEngine();
  void loadLocalModels();
  draw();
  return { node, close: undoAll([watchAll([engine, localModels, status], draw), more.close]) };
}

/** @param {(act: () => unknown) => unknown} run */
const scanButton = (run) =>
  button(
    t("Find models of other programs"),
    () =>
      void run(async () => {
        await call("engineModels.scan");
        await loadLocalModels();
      }),
    { kind: "quiet", icon: "search" },
  );

/** What the engine is, in a line. @param {State} state */
function stateWords(state) {
  if (!state.version)
    return [
      h("span", state.looked ? t("No engine is installed.") : t("No engine is installed, or none was looked for yet.")),
    ];
  const what = h("span", `llama.cpp ${state.version}`, " ", h("span.muted", engineOrigin(state.source)));
  /** @type {Record<string, string>} */
  const words = {
    stopped: t("No model is loaded."),
    starting: t("Loading {name}", { name: state.name }),
    loading: t("Loading {name}", { name: state.name }),
    ready: t("{name} is loaded.", { name: state.name }),
    busy: t("{name} is writing.", { name: state.name }),
    unloaded: t("Unloaded to free {size}; it loads again with your next message.", { size: sizeWords(state.freed) }),
  };
  const where =
    state.device === "gpu"
      ? t("on the graphics card")
      : state.device === "cpu"
        ? t("on the processor, which is slower")
        : "";
  const memory = state.memory.takes || state.memory.needs;
  const facts = [
    words[state.state] ?? "",
    where,
    state.device ? t("context {n}", { n: state.context }) : "",
    state.device && memory > 0 ? t("{size} of memory", { size: sizeWords(memory) }) : "",
    state.idle > 0 && state.idle < 3600 ? t("unloads in {n} min if unused", { n: Math.ceil(state.idle / 60) }) : "",
  ].filter(Boolean);
  return [
    what,
    h("span.muted", ` · ${facts.join(" · ")}`),
    ...(state.note ? [h("p.hint", translateFault(state.note))] : []),
  ];
}

/** @typedef {{key: string, text: string, act: () => unknown, kind: string}} Act */

/** @param {State} state @param {(act: () => unknown) => unknown} run @returns {(Act & {run: (act: () => unknown) => unknown})[]} */
function engineButtons(state, run) {
  /** @type {Act[]} */
  const all = [];
  /** @param {string} key @param {string} text @param {() => unknown} act @param {string} [kind] */
  const add = (key, text, act, kind = "") => void all.push({ key, text, act, kind });
  const { install } = state;
  const size = state.offer.variants[0]?.size ?? 0;
  if (install && ["downloading", "checking"].includes(install.state))
    add("pause", t("Pause"), async () => engine.set(await call("engine.pauseInstall")));
  else if (install?.state === "paused") add("resume", t("Resume"), () => installEngine(), "primary");
  else if (!state.version && !install && state.offer.variants.length > 0) {
    const text = size > 0 ? t("Install the engine ({size})", { size: sizeWords(size) }) : t("Install the engine");
    add("install", text, () => installEngine(), "primary");
  }
  if (["ready", "busy", "loading", "starting"].includes(state.state)) add("stop", t("Unload"), stopEngine);
  if (!install) add("find", t("Look for engines"), findEngine, "quiet");
  if (state.source === "own" && !install) add("newer", t("Use a newer build"), () => newerBuild(), "quiet");
  return all.map((a) => ({ ...a, run }));
}

/** Asks before a build is fetched that this version was not tried with. */
async function newerBuild() {
  const sure = await confirmLoss(
    t("Install the newest llama.cpp?"),
    t("Terzetto was not tested with it. It is checked by the digest that github.com gives."),
    t("Install"),
  );
  if (sure) await installEngine({ newer: true });
}

/** @param {Act & {run: (act: () => unknown) => unknown}} first */
function buttonRow(first) {
  let now = first;
  const node = button(first.text, () => void now.run(now.act), { kind: first.kind });
  return { node, show: (/** @type {typeof first} */ next) => (now = next) };
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
        t("llama.cpp {tag} ({licence}) comes from {host}. Its SHA-256 is checked before it runs.", {
          tag: state.offer.tag,
          licence: state.offer.licence,
          host: state.offer.host,
        }),
      ),
    );
  return out;
}

/** A model of this computer. @param {{model: Model, state: State}} first @param {(act: () => unknown) => unknown} run */
function modelRow(first, run) {
  const name = h("span.model-name");
  const badge = h("span.badge");
  const about = h("p.hint");
  const line = progressLine(t("Download"));
  const place = h("div.actions");
  const node = h("li.local-model", h("header", name, badge), about, line.node, place);
  let drawn = "";
  const show = (/** @type {typeof first} */ { model: m, state }) => {
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
        originWord(m.source),
        m.license,
      ]
        .filter(Boolean)
        .join(" · "),
      " ",
      m.verdict
        ? h("span.fit", { dataset: { verdict: m.verdict }, title: verdictHint(m.verdict) }, verdictWord(m.verdict))
        : "",
      ...(m.may_not_run ? [h("span", ` ${translateFault(m.may_not_run)}`)] : []),
      ...(m.fault ? [h("span.error", ` ${translateFault(m.fault.sentence)}`)] : []),
    );
    line.node.hidden = present || m.state === "failed" || !m.progress;
    if (m.progress)
      line.show({ text: downloadWord(m.state), more: progressWords(m.progress), percent: m.progress.percent });
    const key = `${m.state} ${m.loaded} ${answers} ${state.version !== ""}`;
    if (key === drawn) return; // a press that is on a button is not lost
    drawn = key;
    place.replaceChildren(...modelButtons(m, answers, run));
  };
  show(first);
  return { node, show };
}

/** @param {string} state */
const downloadWord = (state) =>
  ({ waiting: t("Waiting"), downloading: t("Downloading"), verifying: t("Checking"), paused: t("Paused") })[state] ??
  "";

/** @param {Model} m @param {boolean} answers @param {(act: () => unknown) => unknown} run */
function modelButtons(m, answers, run) {
  /** @param {string} text @param {() => unknown} act @param {string} [kind] */
  const make = (text, act, kind = "") => button(text, () => void run(act), { kind });
  const changed = async (/** @type {Promise<unknown>} */ done) => {
    await done;
    await loadLocalModels();
  };
  const remove = (/** @type {string} */ text, /** @type {string} */ about) =>
    make(
      text,
      async () => {
        const sure = await confirmLoss(t("Delete “{name}”?", { name: m.name }), about, text);
        if (sure) await changed(call("engineModels.delete", { id: m.id }));
      },
      "quiet danger-text",
    );
  if (m.state === "present") {
    const own = m.source === "own";
    return [
      ...(!m.embeds && !answers ? [make(t("Use"), () => startModel({ modelId: m.id, use: true }), "primary")] : []),
      ...(m.loaded ? [] : [make(t("Load"), () => startModel({ modelId: m.id }))]),
      ...(own
        ? [remove(t("Delete"), t("The file of {size} is deleted from the disk.", { size: sizeWords(m.size) }))]
        : m.source === "file"
          ? [make(t("Remove from list"), () => changed(call("engineModels.delete", { id: m.id })), "quiet")]
          : []),
    ];
  }
  const stop = remove(t("Cancel"), t("What was downloaded so far is deleted."));
  if (m.state === "paused" || m.state === "failed")
    return [make(t("Resume"), () => changed(call("engineModels.resume", { id: m.id })), "primary"), stop];
  return [make(t("Pause"), () => changed(call("engineModels.pause", { id: m.id }))), stop];
}
