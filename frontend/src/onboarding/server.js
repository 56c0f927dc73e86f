// For a person who has a server: those that run on this computer, an address elsewhere, and help to install one.

import { button, failure, fillNodes, h, muted, t } from "../lib/index.js";
import { foundList } from "../widgets/servers/discover.js";
import { endpointForm } from "../widgets/servers/endpointform.js";
import { partitionFound, title } from "../widgets/servers/found.js";
import { modelPick } from "../widgets/servers/modelpick.js";
import { installHelp } from "./install.js";

/** @typedef {ReturnType<typeof import("./search.js").serverSearch>} Search */

/** @param {Search} search @param {() => void} done */
export function serverPanel(search, done) {
  const found = h("div.onboarding-found", { "aria-live": "polite" });
  const help = h("div.install-help", { hidden: true });
  const install = h(
    "button.install-open",
    { "aria-expanded": "false", onclick: () => open(help.hidden === true) },
    h("span.choice-name", t("Install a model server")),
    h("span.hint", t("Free. Two commands and a 10 GB download.")),
  );
  const open = (/** @type {boolean} */ now) => {
    if (now && help.childElementCount === 0) help.append(installHelp());
    help.hidden = !now;
    install.setAttribute("aria-expanded", String(now));
    search.awaits(now);
  };
  const draw = () => {
    // The list is not redrawn while a click in it is being carried out.
    if (found.querySelector("button:disabled, .pull .working")) return;
    const { all, failed } = search.seen.get();
    if (failed) return found.replaceChildren(...failure(failed));
    if (!all) return found.replaceChildren(h("p.progress", t("Looking for model servers on this computer…")));
    const { ready, empty } = partitionFound(all);
    if (ready.length + empty.length > 0)
      return found.replaceChildren(
        h("h3", ready.length > 0 ? t("Running on this computer") : t("Almost there")),
        foundList([...ready, ...empty], done),
      );
    const again = button(t("Search again"), () => void search.look(true), { kind: "quiet", icon: "again" });
    found.replaceChildren(muted(t("No model server is running on this computer.")), again);
  };
  search.seen.watch(draw);
  draw();
  return h("div.onboarding-panel.own-server", found, h("h3", t("Another server")), elsewhere(done), install, help);
}

/** What the choice says of servers on this computer. @param {readonly import("../widgets/servers/found.js").Found[] | null} all */
export function serverHint(all) {
  const { ready } = partitionFound(all);
  const [first] = ready;
  if (!first) return t("If you already have a server address or an API key.");
  return ready.length === 1
    ? t("{server} is running on this computer.", { server: title(first) })
    : t("{n} model servers are running on this computer.", { n: ready.length });
}

/** A server that is not on this computer: its address, then the model that answers. @param {() => void} done */
function elsewhere(done) {
  const node = h("div");
  const form = () =>
    endpointForm(null, {
      onsaved: (e) =>
        node.replaceChildren(
          h("p", ...fillNodes(t("Choose a model on {server}"), { server: h("strong", e.name) })),
          modelPick(e.id, {
            onused: () => node.append(button(t("Start writing"), done, { kind: "primary" })),
            onclose: () => node.replaceChildren(form()),
          }),
        ),
    });
  node.append(form());
  return node;
}
