// The first minutes: two ways to a model in the empty page, which lead to an answer in at most three clicks. It is no
// wall: the demo is ready below it from the first moment.

import { dialog, fillNodes, h, icon, t } from "../lib/index.js";
import { strokes } from "../lib/strokes.js";
import { activeConfig, endpoints } from "../model/endpoints.js";
import { currentLine, engine, localModels, localURL } from "../model/engine.js";
import { modelName } from "../model/modelname.js";
import { current } from "../model/settings.js";
import { settings } from "../model/state.js";
import { partitionFound } from "../widgets/servers/found.js";
import { runHere } from "./here.js";
import { more } from "./more.js";
import { serverSearch } from "./search.js";
import { serverHint, serverPanel } from "./server.js";
import { wayNames } from "./ways.js";

/** @typedef {import("./ways.js").Way} Way */

/** The card that waits for a choice. Every empty page shows the same one, so that there is one who looks. @type {HTMLElement | null} */
let open = null;

/** @returns {HTMLElement} looks for servers as ./search.js does; out of the page it waits */
export function onboardingCard() {
  open ??= newCard();
  return open;
}

/**
 * Opens one of the ways above whatever is shown, for a person who has begun with the demo.
 * @param {Way} way
 */
export function openWay(way) {
  const body = h("div.onboarding.in-dialog");
  const shown = dialog(wayNames[way], body);
  const done = () => {
    shown.close();
    focusComposer();
  };
  if (way === "here") return body.append(runHere(done));
  const search = serverSearch(() => body.isConnected);
  body.append(serverPanel(search, done));
  void shown.closed.then(search.end);
}

function newCard() {
  const choices = h("div.onboarding-choices");
  const below = h("div.onboarding-below");
  const card = h(
    "section.onboarding",
    { "aria-labelledby": "onboarding-title" },
    strokes(),
    h("h2", { id: "onboarding-title" }, t("Choose a model")),
    h(
      "p.onboarding-lead",
      t(
        "Terzetto writes with a language model that you choose. Everything stays on this computer, except what you send to servers you add.",
      ),
    ),
    choices,
    below,
    more(openWay),
  );
  const search = serverSearch(() => card.isConnected);
  const end = () => {
    search.end();
    unwatch();
    open = null;
  };
  const done = () => {
    end();
    const who = activeModel();
    const waits = isComing();
    card.replaceChildren(
      strokes(),
      h("h2", { id: "onboarding-title" }, waits ? t("Almost there") : t("Ready")),
      h(
        "p.onboarding-lead",
        { role: "status" },
        fillNodes(
          waits
            ? t("Write your first message below. {model} replies as soon as the model is ready.")
            : t("{model} will reply. Write your first message below."),
          { model: h("strong", who) },
        ),
      ),
    );
    focusComposer();
  };

  /** @param {Way} way @param {string} sign @param {HTMLElement} hint @param {() => HTMLElement} make */
  const option = (way, sign, hint, make) => {
    /** Each panel watches what there is on this computer, so there is one. @type {HTMLElement | null} */
    let panel = null;
    const node = h(
      "button.onboarding-choice",
      { "aria-expanded": "false", dataset: { way } },
      icon(sign),
      h("span.choice-name", wayNames[way]),
      hint,
    );
    node.addEventListener("click", () => {
      const shown = below.dataset["shown"] === way;
      for (const other of choices.children) other.setAttribute("aria-expanded", "false");
      below.dataset["shown"] = shown ? "" : way;
      if (shown) return below.replaceChildren();
      panel ??= make();
      below.replaceChildren(panel);
      node.setAttribute("aria-expanded", "true");
      /** @type {HTMLElement | null} */ (panel.querySelector(".found-act .button, input"))?.focus();
    });
    return node;
  };
  const hint = h("span.hint", { "aria-live": "polite" });
  choices.append(
    option("here", "play", h("span.hint", t("Free. Terzetto downloads the model and runs it.")), () => runHere(done)),
    option("server", "globe", hint, () => serverPanel(search, done)),
  );
  const tell = () => {
    const { all } = search.seen.get();
    hint.textContent = serverHint(all);
    card.dataset["found"] = partitionFound(all).ready.length > 0 ? "yes" : "no";
  };
  search.seen.watch(tell);
  tell();
  // A model may be chosen elsewhere, too: in the settings, or in another window.
  const unwatch = settings.watch(() => {
    if ((current()["active_endpoint_id"] ?? null) !== null) card.isConnected ? done() : end();
  });
  return card;
}

/** The model that answers, or nothing while it is the demo. */
function activeModel() {
  const id = current()["active_endpoint_id"] ?? null;
  const endpoint = endpoints.get().rows.find((e) => e.id === id);
  return endpoint ? modelName(activeConfig(endpoint)?.model_name ?? endpoint.name) : "";
}

/** Whether the model that answers runs on this computer, and is not loaded yet. */
function isComing() {
  const id = current()["active_endpoint_id"] ?? null;
  const local = endpoints.get().rows.some((e) => e.id === id && e.url === localURL);
  return local && currentLine(engine.get(), localModels.get()) !== null;
}

/** Puts the person where writing begins. */
function focusComposer() {
  if (document.querySelector("dialog[open]")) return;
  const composer = document.querySelector(".composer textarea, .composer [contenteditable]");
  if (composer instanceof HTMLElement) composer.focus();
}
