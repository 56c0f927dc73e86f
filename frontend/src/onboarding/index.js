// The first minutes: a card in the empty page that leads to an answer in at most three clicks. It is no wall:
// the demo is ready below it from the first moment.

import { button, failure, fillNodes, h, icon, muted, t } from "../lib/index.js";
import { strokes } from "../lib/strokes.js";
import { activeConfig, endpoints, useDemo } from "../model/endpoints.js";
import { currentLine, engine, localModels, localURL } from "../model/engine.js";
import { modelName } from "../model/modelname.js";
import { current } from "../model/settings.js";
import { settings } from "../model/state.js";
import { discover, foundList } from "../widgets/servers/discover.js";
import { partitionFound } from "../widgets/servers/found.js";
import { elsewhere } from "./elsewhere.js";
import { runHere } from "./here.js";
import { installHelp } from "./install.js";
import { more } from "./more.js";

// Who follows the installing waits for the server to appear; anybody else may start one at any time.
const lookAgain = { following: 2000, waiting: 30_000 };
// Coming back to the window may follow the start at once, and one look does for both.
const stillFresh = 3000;

/** The card that waits for a choice. Every empty page shows the same one, so that there is one who looks. @type {HTMLElement | null} */
let open = null;

/**
 * @returns {HTMLElement} looks for servers once, again when the window comes back to the front, and steadily while help
 * to install is open; out of the page it waits
 */
export function onboardingCard() {
  open ??= newCard();
  return open;
}

function newCard() {
  const found = h("div.onboarding-found", { "aria-live": "polite" });
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
    found,
    choices,
    below,
    more(),
  );
  let timer = 0;
  let seen = "";
  let looking = false;
  let looked = Number.NEGATIVE_INFINITY;
  let over = false;
  const focused = () => void (card.isConnected && look());

  const end = () => {
    clearTimeout(timer);
    removeEventListener("focus", focused);
    unwatch();
    over = true;
    open = null;
  };
  const done = () => {
    end();
    const who = activeModel();
    const waits = who !== "" && isComing();
    card.replaceChildren(
      strokes(),
      h("h2", { id: "onboarding-title" }, waits ? t("Almost there") : t("Ready")),
      h(
        "p.onboarding-lead",
        { role: "status" },
        who
          ? fillNodes(
              waits
                ? t("Write your first message below. {model} replies as soon as the model is ready.")
                : t("{model} will reply. Write your first message below."),
              { model: h("strong", who) },
            )
          : t("The demo will reply. Write your first message below."),
      ),
    );
    focusComposer();
  };
  const look = async (again = false) => {
    clearTimeout(timer);
    if (over || looking) return;
    if (!again && performance.now() - looked < stillFresh) return follow();
    looking = true;
    looked = performance.now();
    try {
      const all = await discover().answer;
      const sign = JSON.stringify(all);
      // The list is not redrawn while a click in it is being carried out.
      if (sign !== seen && !found.querySelector("button:disabled, .pull .working")) {
        seen = sign;
        draw(all);
      }
    } catch (err) {
      found.replaceChildren(...failure(err));
    }
    looking = false;
    follow();
  };
  const follow = () => {
    clearTimeout(timer);
    if (over || card.dataset["found"] === "yes") return;
    const soon = below.dataset["shown"] === "install";
    const next = () => (card.isConnected ? void look(true) : follow());
    timer = Number(setTimeout(next, soon ? lookAgain.following : lookAgain.waiting));
  };
  /** @param {import("../widgets/servers/found.js").Found[]} all */
  const draw = (all) => {
    const { ready, empty } = partitionFound(all);
    card.dataset["found"] = ready.length > 0 ? "yes" : "no";
    if (ready.length > 0 || empty.length > 0) {
      found.replaceChildren(
        h("h3", ready.length > 0 ? t("Running on this computer") : t("Almost there")),
        foundList([...ready, ...empty], done),
      );
    } else {
      found.replaceChildren(
        muted(t("No model server is running on this computer.")),
        button(t("Search again"), () => void look(true), { kind: "quiet", icon: "again" }),
      );
    }
  };

  /** @param {string} id @param {string} name @param {string} hint @param {string} sign @param {() => Node | null} make */
  const option = (id, name, hint, sign, make) => {
    const node = h(
      "button.onboarding-choice",
      { "aria-expanded": "false" },
      icon(sign),
      h("span.choice-name", name),
      h("span.hint", hint),
    );
    node.addEventListener("click", () => {
      const shown = below.dataset["shown"] === id;
      for (const other of choices.children) other.setAttribute("aria-expanded", "false");
      below.dataset["shown"] = shown ? "" : id;
      const body = shown ? null : make();
      below.replaceChildren(...(body ? [body] : []));
      follow();
      if (!body) return;
      node.setAttribute("aria-expanded", "true");
      below.querySelector("input")?.focus();
    });
    return node;
  };
  /** It watches what there is on this computer, so there is one. @type {HTMLElement | null} */
  let here = null;
  choices.append(
    option("here", t("Run a model on this computer"), t("One click. Nothing else to install."), "play", () => {
      here ??= runHere(done);
      return here;
    }),
    option("elsewhere", t("Connect to another server"), t("For an address or an API key you have."), "globe", () =>
      elsewhere(done),
    ),
    option("install", t("Install a model server"), t("Two commands, and about 10 GB to download."), "download", () =>
      installHelp(),
    ),
    option(
      "demo",
      t("Try the demo"),
      t("A scripted demo, not an AI. It shows every part of the window."),
      "eye",
      () => {
        void useDemo().then(done, (err) => below.replaceChildren(...failure(err)));
        return null;
      },
    ),
  );
  found.append(h("p.progress", t("Looking for model servers on this computer…")));
  // A model may be chosen elsewhere, too: in the settings, or in another window.
  const unwatch = settings.watch(() => {
    if ((current()["active_endpoint_id"] ?? null) !== null) card.isConnected ? done() : end();
  });
  addEventListener("focus", focused);
  void look();
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
