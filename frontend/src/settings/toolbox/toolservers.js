// The programs of others that offer tools, and what each of them offers.

import { call } from "../../ipc/index.js";
import { button, commandLine, failureNodes, h, keyedRows, t, translateFault } from "../../lib/index.js";
import { saveState } from "../../lib/savestate.js";
import { begin, watchTask } from "../../widgets/task.js";

/** @typedef {{toolId: string, name: string, title: string, description: string, readOnly: boolean, trouble: string}} Offer */
/** @typedef {{is: string, why: string, retryIn: number}} State */
/** @typedef {{id: number, name: string, command: string, args: string[], address: string, variables: string[], offers: Offer[], state: State}} Server */

/**
 * The servers. A row keeps its node while its server is there, so that focus and what is unfolded stay.
 * @param {() => Promise<void>} changed
 */
export function serverList(changed) {
  const node = h("ul.engines", { "aria-label": t("Tool servers (MCP)") });
  return {
    node,
    /** @param {Server[]} servers */
    show: (servers) =>
      keyedRows(
        node,
        servers,
        (s) => s.id,
        (s) => serverRow(s, changed),
      ),
  };
}

/**
 * One server with its tools.
 * @param {Server} s @param {() => Promise<void>} changed
 */
function serverRow(s, changed) {
  const said = saveState();
  const busy = h("div", { "aria-live": "polite" });
  const count = h("span.badge.plain");
  const state = h("span.badge.plain");
  const why = h("div");
  const offers = h("ul.offers.fold-body");
  const fold = h("details.fold", h("summary", t("Available tools")), offers);
  const show = (/** @type {Server} */ now) => {
    const usable = now.offers.filter((o) => o.trouble === "").length;
    count.textContent = t("{n, plural, =0 {no tools} one {# tool} other {# tools}}", { n: usable });
    state.textContent = stateLabel(now.state);
    why.replaceChildren(...failureNodes(now.state.why, "p.error"));
    why.hidden = now.state.why === "";
    offers.replaceChildren(...now.offers.map(offerRow));
    fold.hidden = now.offers.length === 0;
  };
  show(s);
  const look = () => {
    const job = begin("toolbox.refreshServer", { id: s.id });
    return watchTask(busy, said, t("Connecting to {server}…", { server: s.name }), job, async () => {
      await changed();
      said.tell(t("Tools reloaded."), "saved");
    });
  };
  const remove = async () => {
    if (!(await said.watch(() => call("toolbox.deleteServer", { id: s.id })))) return;
    await changed();
    document.getElementById("server-name")?.focus(); // the button that had it is gone
  };
  const node = h(
    "li.engine",
    { dataset: { server: s.name } },
    h(
      "div.engine-head",
      h("span.engine-name", s.name),
      count,
      state,
      h(
        "span.server-acts",
        button(t("Search again"), () => void look(), {
          kind: "quiet",
          "aria-label": t("Reload tools of {server}", { server: s.name }),
        }),
        button(t("Remove"), () => void remove(), {
          kind: "quiet",
          "aria-label": t("Remove {server}", { server: s.name }),
        }),
      ),
    ),
    h("p.card-address", h("code", s.address || commandLine([s.command, ...s.args]))),
    why,
    s.variables.length > 0 &&
      h("p.muted.granted", t("Gets {names}. The values are encrypted.", { names: s.variables.join(", ") })),
    fold,
    busy,
    said.node,
  );
  return { node, show };
}

/** What a server does. @param {State} state @returns {string} */
function stateLabel(state) {
  if (state.is === "starting") return t("Starting");
  if (state.is === "ready") return t("Ready");
  if (state.is === "restarting") return t("Restarting in {n} s", { n: String(state.retryIn) });
  return state.is === "failed" ? t("Failed") : t("Not started");
}

/** @param {Offer} o */
const offerRow = (o) =>
  h(
    "li",
    { dataset: { usable: String(o.trouble === "") } },
    h("span.offer-name", o.title || o.name),
    " ",
    o.trouble === "" ? h("code", o.toolId) : h("span.badge.plain", t("unavailable")),
    h("p", translateFault(o.trouble) || o.description),
  );
