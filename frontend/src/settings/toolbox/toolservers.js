// The programs of others that offer tools, and what each of them offers.

import { call } from "../../ipc/index.js";
import { button, commandLine, failureNodes, h, keyedRows, t, translateFault } from "../../lib/index.js";
import { saveState } from "../../lib/savestate.js";
import { begin, watchTask } from "../../widgets/task.js";
import { serverForm } from "./toolserverform.js";

/** @typedef {import("./toolserverform.js").Server} Server */
/** @typedef {import("./toolserverform.js").Offer} Offer */
/** @typedef {import("./toolserverform.js").State} State */

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
  const talk = h("div");
  const form = h("div", { hidden: true });
  const start = h("code");
  const name = h("span.engine-name");
  const granted = h("p.muted.granted");
  let latest = s;
  const show = (/** @type {Server} */ now) => {
    latest = now;
    name.textContent = now.name;
    start.textContent = now.address || commandLine([now.command, ...now.args]);
    granted.textContent = [
      now.variables.length > 0 ? t("Gets {names}. The values are encrypted.", { names: now.variables.join(", ") }) : "",
      now.folder ? t("Runs in {folder}.", { folder: now.folder }) : "",
    ]
      .filter(Boolean)
      .join(" ");
    granted.hidden = granted.textContent === "";
    const usable = now.offers.filter((o) => o.trouble === "").length;
    count.textContent = t("{n, plural, =0 {no tools} one {# tool} other {# tools}}", { n: usable });
    state.textContent = stateLabel(now.state);
    why.replaceChildren(...failureNodes(now.state.why, "p.error"));
    why.hidden = now.state.why === "";
    talk.replaceChildren(
      ...linesFold(t("What the program said last"), now.state.said),
      ...linesFold(
        t(
          "{n, plural, one {# line that is no message was skipped} other {# lines that are no messages were skipped}}",
          {
            n: now.state.skipped,
          },
        ),
        now.state.strays,
      ),
    );
    offers.replaceChildren(...now.offers.map(offerRow));
    fold.hidden = now.offers.length === 0;
  };
  const look = () => {
    const job = begin("toolbox.refreshServer", { id: s.id });
    return watchTask(busy, said, t("Connecting to {server}…", { server: s.name }), job, async () => {
      await changed();
      said.tell(t("Tools reloaded."), "saved");
    });
  };
  const edit = () => {
    const shut = () => {
      form.replaceChildren();
      form.hidden = true;
      edits.focus();
    };
    form.replaceChildren(serverForm(changed, { server: latest, leave: shut }));
    form.hidden = false;
    form.querySelector("textarea")?.focus();
  };
  const edits = button(t("Edit"), edit, { kind: "quiet", "aria-label": t("Edit {server}", { server: s.name }) });
  const remove = async () => {
    if (!(await said.watch(() => call("toolbox.deleteServer", { id: s.id })))) return;
    await changed();
    document.getElementById("server-command")?.focus(); // the button that had it is gone
  };
  const node = h(
    "li.engine",
    { dataset: { server: s.name } },
    h(
      "div.engine-head",
      name,
      count,
      state,
      h(
        "span.server-acts",
        button(t("Search again"), () => void look(), {
          kind: "quiet",
          "aria-label": t("Reload tools of {server}", { server: s.name }),
        }),
        edits,
        button(t("Remove"), () => void remove(), {
          kind: "quiet",
          "aria-label": t("Remove {server}", { server: s.name }),
        }),
      ),
    ),
    h("p.card-address", start),
    why,
    granted,
    talk,
    fold,
    form,
    busy,
    said.node,
  );
  show(s);
  return { node, show };
}

/** Lines of a program under a heading; none where there are none. @param {string} heading @param {string[]} said */
const linesFold = (heading, said) =>
  said.length > 0 ? [h("details.fold", h("summary", heading), h("pre.fold-body.trial-text", said.join("\n")))] : [];

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
    o.unchecked &&
      h(
        "p.muted",
        t("Not checked before a call, because only the server understands it: {parts}", { parts: o.unchecked }),
      ),
  );
