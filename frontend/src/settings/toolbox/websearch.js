// What the web is searched with: one service that a person chooses, and a search to try it.

import { call } from "../../ipc/index.js";
import { button, choice, fillSelect, h, link, muted, row, selectOf, sentForm, t, textField } from "../../lib/index.js";
import { saveState } from "../../lib/savestate.js";
import { openLink } from "../../model/links.js";
import { group } from "../../widgets/bound.js";
import { begin, showTask } from "../../widgets/task.js";

/** @typedef {import("../../../types/api.d.ts").toolbox.WebSearch} WebSearch */
/** @typedef {import("../../../types/api.d.ts").web.Findings} Findings */
/** @typedef {import("../../../types/api.d.ts").tool.Source} Source */
/** @typedef {"" | import("../../../types/api.d.ts").chat.SearchService} Service */

/** The services that want a key, by the names that they give themselves. */
const keyed = /** @type {const} */ ({ brave: "Brave", tavily: "Tavily", kagi: "Kagi" });

/** @type {readonly {id: Service, name: string, hint?: string}[]} */
const services = [
  { id: "", name: t("Off"), hint: t("Models can't search the web.") },
  { id: "searxng", name: "SearXNG", hint: t("An instance of your own, or one that you trust.") },
  ...Object.entries(keyed).map(([id, name]) => ({ id: /** @type {Service} */ (id), name, hint: t("Needs a key.") })),
  { id: "tool", name: t("Tool server"), hint: t("A tool of a server that you added.") },
];

/** The group in which a person chooses. */
export function webSearch() {
  /** @type {WebSearch | null} */
  let now = null;
  /** @param {Record<string, unknown>} patch */
  const save = async (patch) => show(await call("toolbox.chooseSearch", patch));
  const service = choice({
    label: t("Search service"),
    value: /** @type {Service} */ (""),
    options: services,
    save: (id) => save({ service: id }),
  });
  const address = textField({
    label: t("SearXNG address"),
    hint: t("The instance must allow the format json under search.formats in its settings.yml."),
    value: "",
    placeholder: "http://127.0.0.1:8888",
    mono: true,
    save: (text) => save({ address: text }),
  });
  const keys = Object.entries(keyed).map(([id, name]) => ({ id, field: keyField(name, save) }));
  const tools = toolField((toolId) => save({ toolId }));
  const state = h("p.muted.search-state", { role: "status" });
  const trial = searchTrial();
  /** @param {WebSearch} given */
  const show = (given) => {
    // Results of one service must not be taken for those of another.
    if (now?.service !== given.service || now.address !== given.address || now.toolId !== given.toolId) trial.clear();
    now = given;
    service.show(now.service);
    address.show(now.address);
    address.node.hidden = now.service !== "searxng";
    for (const { id, field } of keys) {
      field.node.hidden = now.service !== id;
      field.show(now.keys.find((k) => k.service === id));
    }
    tools.node.hidden = now.service !== "tool";
    tools.show(now);
    state.textContent = stateOf(now);
    trial.node.hidden = now.service === /** @type {Service} */ ("");
  };
  const node = group(
    t("Web search"),
    t("Models get the tool “Search the web” once you choose a service. Each search is sent to that service only."),
    service.node,
    address.node,
    ...keys.map(({ field }) => field.node),
    tools.node,
    state,
    trial.node,
  );
  for (const part of [address.node, tools.node, trial.node, ...keys.map(({ field }) => field.node)]) part.hidden = true;
  return { node, show };
}

/** Where searches go, or what is missing. Pure. @param {WebSearch} now */
function stateOf(now) {
  if (now.service === /** @type {Service} */ ("")) return t("Web search is off.");
  if (now.ready && now.host) return t("Searches are sent to {host}.", { host: now.host });
  if (now.ready) return t("Searches are sent to your tool server.");
  if (now.service === "searxng") return t("Enter an address to turn on web search.");
  if (now.service !== "tool") return t("Enter a key to turn on web search.");
  return now.tools.length > 0 ? t("Choose a tool to turn on web search.") : "";
}

/**
 * A key, which is written and never shown.
 * @param {string} name of the service @param {(patch: Record<string, unknown>) => unknown} save
 */
function keyField(name, save) {
  const field = textField({
    label: t("Key of {server}", { server: name }),
    hint: t("Stored encrypted. Sent only to {service}.", { service: name }),
    type: "password",
    value: "",
    save: async (text) => {
      await save({ key: text });
      const input = field.node.querySelector("input");
      if (input) input.value = "";
    },
  });
  field.node.querySelector("input")?.setAttribute("autocomplete", "new-password");
  const forget = async () => {
    if (await said.watch(() => save({ key: "" }))) field.node.querySelector("input")?.focus(); // the button is gone
  };
  const remove = button(t("Delete key"), () => void forget(), { kind: "quiet" });
  const said = saveState();
  const node = h("div", field.node, h("p.choose", remove, said.node));
  return {
    node,
    /** @param {WebSearch["keys"][number] | undefined} key */
    show(key) {
      const hint = field.node.querySelector(".hint");
      const set = key?.isSet ?? false;
      if (hint) {
        hint.textContent = set
          ? t("Set · …{hint}. Enter a new key to replace it", { hint: key?.hint ?? "" })
          : t("Stored encrypted. Sent only to {service}.", { service: name });
      }
      remove.hidden = !set;
      field.show("");
    },
  };
}

/**
 * One of the tools of servers that take a query.
 * @param {(id: string) => unknown} save
 */
function toolField(save) {
  const said = saveState();
  const select = selectOf([], { id: "search-tool", "aria-describedby": "search-tool-about" });
  select.addEventListener("change", () => void said.watch(() => save(select.value)));
  const about = {
    label: t("Search tool"),
    hint: t("Tools of your servers that take a query alone. Searches don't ask first."),
  };
  const none = muted(t("No tool of your servers takes a query. Add a server below."));
  const picked = row("search-tool", about, select, said.node, "pick-row");
  return {
    node: h("div", picked, none),
    /** @param {WebSearch} now */
    show(now) {
      const gone = now.toolId !== "" && !now.tools.some((x) => x.toolId === now.toolId);
      const options = now.tools.map((x) => ({ value: x.toolId, name: x.name }));
      if (gone || now.toolId === "")
        options.unshift({ value: now.toolId, name: gone ? now.toolId : t("Choose a tool") });
      fillSelect(select, options, now.toolId);
      none.hidden = now.tools.length > 0;
      picked.hidden = now.tools.length === 0 && !gone;
    },
  };
}

/** A search that is made once, to see what comes. */
function searchTrial() {
  const query = h("input", {
    type: "search",
    id: "search-trial",
    maxlength: "400",
    placeholder: t("tide tables Brest"),
  });
  const found = h("div.trial-pages", { "aria-live": "polite" });
  const test = h("button.button", { type: "submit" }, t("Test search"));
  /** @type {import("../../widgets/task.js").Task<Findings> | null} */
  let job = null;
  const run = async () => {
    test.disabled = true;
    job = begin("toolbox.testSearch", { query: query.value.trim() || query.placeholder });
    await showTask(found, t("Searching…"), job, foundPages);
    test.disabled = false;
  };
  const clear = () => {
    job?.stop();
    found.replaceChildren();
  };
  const node = sentForm(
    { class: "search-trial" },
    run,
    h("div.field.text-row", h("label", { for: "search-trial" }, t("Query")), h("span.trial-row", query, test)),
    found,
  );
  return { node, clear };
}

/** What a search gave. @param {Findings} f @returns {Node[]} */
function foundPages(f) {
  if (f.text) return [muted(t("The tool answered with text:")), h("pre.trial-text", f.text)];
  if (f.results.length === 0) return [muted(t("No results for “{query}”.", { query: f.query }))];
  return [
    muted(t("{n, plural, one {# result} other {# results}}", { n: f.results.length })),
    h("ol.trial-list", { "aria-label": t("Results") }, ...f.results.map(foundPage)),
  ];
}

/** @param {Source} s */
const foundPage = (s) =>
  h(
    "li",
    link(s.title, () => void openLink(s.url), { title: s.url }),
    h("p.card-address", new URL(s.url).host, s.date && ` · ${s.date}`),
    s.excerpt && h("p", s.excerpt),
  );
