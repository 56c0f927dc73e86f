// Where a person gets a model from: the catalogue, a repository or an address, or a file of this computer.

import { call } from "../../ipc/index.js";
import {
  actions,
  button,
  failure,
  h,
  keyedRows,
  muted,
  sentForm,
  sizeWords,
  t,
  verdict,
  watchAll,
} from "../../lib/index.js";
import { getModel, loadOffers, localModels, offers, verdictHint, verdictWord } from "../../model/engine.js";

/** @typedef {import("../../model/engine.js").Offered} Offered */
/** @typedef {import("../../../types/api.d.ts").localmodel.Looked} Looked */

/** @param {() => void} close @returns {HTMLElement} */
export function getAnother(close) {
  const said = verdict();
  const list = h("ul.local-models", { "aria-label": t("Models to download") });
  const files = h("div");
  /** @param {Parameters<typeof getModel>[0]} wish */
  const get = (wish) => said.watch(() => getModel(wish), t("The download started."));
  const draw = () =>
    keyedRows(
      list,
      offers.get().map(now),
      (o) => `${o.repository}/${o.file}`,
      (o) => offerRow(o, (/** @type {Offered} */ now) => void get({ repo: `${now.repository}/${now.file}` })),
    );
  const name = h("input.mono", {
    "aria-label": t("Name or address of a model"),
    placeholder: "bartowski/Mistral-Nemo-Instruct-2407-GGUF",
    spellcheck: "false",
  });
  const look = () =>
    said.watch(async () => {
      files.replaceChildren(muted(t("Looking…")));
      const text = name.value.trim();
      if (!text) return files.replaceChildren();
      if (/^https?:\/\/.+\.gguf(\?|$)/i.test(text)) {
        files.replaceChildren();
        return get({ repo: text });
      }
      try {
        const found = await call("engineModels.look", { repo: text });
        files.replaceChildren(...repositoryFiles(found, (file) => void get({ repo: found.repo, file })));
      } catch (err) {
        files.replaceChildren(...failure(err));
      }
      return undefined;
    }, "");
  const path = h("input.mono", {
    "aria-label": t("Path of a .gguf file"),
    placeholder: "/home/anna/models/model.gguf",
    spellcheck: "false",
  });
  const add = () => said.watch(() => getModel({ path: path.value.trim() }), t("Added."));
  const undo = watchAll([offers, localModels], draw);
  draw();
  void loadOffers();
  return h(
    "div.get-another",
    h("h3", t("Get another model")),
    muted(
      t("Models come from {host}. Sizes are approximate until the download begins.", {
        host: offers.get()[0]?.host ?? "huggingface.co",
      }),
    ),
    list,
    h("h4", t("By name or address")),
    sentForm({ class: "actions" }, look, name, h("button.button", { type: "submit" }, t("Look"))),
    files,
    h("h4", t("From this computer")),
    sentForm({ class: "actions" }, add, path, h("button.button", { type: "submit" }, t("Add"))),
    actions(
      button(
        t("Close"),
        () => {
          undo();
          close();
        },
        { kind: "quiet" },
      ),
      said.node,
    ),
  );
}

/** An offer as its model is by now. @param {Offered} o @returns {Offered} */
function now(o) {
  const file = o.file.split("/").at(-1);
  const model = localModels.get().find((m) => m.file === file);
  return { ...o, state: model?.state ?? "absent", id: model?.id ?? "" };
}

/** @type {Readonly<Record<string, string>>} */
const uses = {
  stories: t("for stories and role-play"),
  tools: t("for tools and automation"),
  meaning: t("for search by meaning"),
};

/** @type {Readonly<Record<string, string>>} */
const stateWords = { present: t("downloaded"), paused: t("paused"), failed: t("failed") };

/** @param {Offered} first @param {(o: Offered) => void} get */
function offerRow(first, get) {
  let now = first;
  const about = h("p.hint");
  const press = button(t("Download"), () => get(now), { icon: "download" });
  const badge = h("span.badge");
  const node = h(
    "li.local-model",
    h("header", h("span.model-name", first.name), badge),
    about,
    h("div.actions", press),
  );
  const show = (/** @type {Offered} */ o) => {
    now = o;
    about.replaceChildren(
      [
        uses[o.use] ?? "",
        t("about {size}", { size: sizeWords(o.size_gb_about * 1e9) }),
        o.licence,
        o.may_ask_for_agreement ? t("may ask for a license agreement") : "",
      ]
        .filter(Boolean)
        .join(" · "),
      " ",
      h("span.fit", { dataset: { verdict: o.verdict }, title: verdictHint(o.verdict) }, verdictWord(o.verdict)),
    );
    const absent = o.state === "absent";
    badge.textContent = absent ? (o.preselected ? t("recommended") : "") : stateWords[o.state] || t("downloading");
    badge.hidden = badge.textContent === "";
    press.hidden = !absent;
  };
  show(first);
  return { node, show };
}

/** @param {Looked} found @param {(file: string) => void} get */
function repositoryFiles(found, get) {
  return [
    ...(found.known
      ? []
      : [muted(t("This repository is not in Terzetto's catalog. Download models only from authors you trust."))]),
    ...(found.gated ? [muted(t("The author asks for a license agreement first."))] : []),
    found.files.length === 0
      ? muted(t("There is no .gguf file in this repository."))
      : h(
          "ul.local-models",
          { "aria-label": found.repo },
          ...found.files.map((f) =>
            h(
              "li.local-model",
              h("header", h("span.model-name", f.file)),
              h(
                "p.hint",
                [sizeWords(f.size), found.license].filter(Boolean).join(" · "),
                " ",
                h(
                  "span.fit",
                  { dataset: { verdict: f.verdict }, title: verdictHint(f.verdict) },
                  verdictWord(f.verdict),
                ),
              ),
              h(
                "div.actions",
                button(t("Download"), () => get(f.file), { icon: "download" }),
              ),
            ),
          ),
        ),
  ];
}
