// The section of the toolbox: what models may use, where, and the programs that offer more.

import { call, door, whenChanged } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import { button, h, sentence, t, textField, toggle, undoAll, verdict } from "../../lib/index.js";
import { translatedTool } from "../../model/toolwords.js";
import { bound, group } from "../../widgets/bound.js";
import { hostsIn } from "./toolinput.js";
import { serverForm } from "./toolserverform.js";
import { serverList } from "./toolservers.js";
import { webSearch } from "./websearch.js";

/** @typedef {{toolId: string, name: string, description: string, level: string}} Tool */
/** @typedef {{folder: string, fetching: boolean, hosts: string[]}} Allowed */

/** @param {HTMLElement} el @returns {() => void} */
export function mountToolbox(el) {
  const box = h("ul.box", { "aria-label": t("Tools for models") });
  const failed = h("p.error", { role: "alert" });
  const folder = textField({
    label: t("Folder for files"),
    hint: t(
      "A full path, or one that begins with ~. Tools can read everything in here. They ask before changing anything. Leave empty for no file access.",
    ),
    value: "",
    placeholder: t("~/notes"),
    mono: true,
    save: async (text) => {
      const now = /** @type {Allowed} */ (await call("toolbox.update", { folder: text.trim() }));
      folder.show(now.folder);
    },
  });
  const said = verdict();
  const choose = () => said.watch(async () => folder.show((await call("toolbox.chooseFolder")).folder), "");
  // A browser cannot show the folders of the computer.
  const ask =
    door() === "window" &&
    h(
      "p.choose",
      button(t("Choose a folder"), () => void choose()),
      said.node,
    );
  const fetching = toggle({
    label: t("Let tools load web pages"),
    hint: t(
      "Public web only, never this computer or your network. After a tool has read a file or other private content, each host that you didn't write asks first.",
    ),
    value: false,
    save: (on) => call("toolbox.update", { fetching: on }),
  });
  const hosts = textField({
    label: t("Hosts for requests"),
    hint: t(
      "Hosts that tools can send requests to, such as api.example.com. Local services need a port, such as 127.0.0.1:8080. Separate hosts with spaces.",
    ),
    value: "",
    placeholder: t("api.example.com 127.0.0.1:8080"),
    mono: true,
    save: async (text) => {
      const now = /** @type {Allowed} */ (await call("toolbox.update", { hosts: hostsIn(text) }));
      hosts.show(now.hosts.join(" "));
    },
  });
  const load = async () => {
    try {
      const [tools, allowed, added, chosen] = await Promise.all([
        callAll("toolbox.list"),
        call("toolbox.settings"),
        callAll("toolbox.servers"),
        call("toolbox.search"),
      ]);
      box.replaceChildren(...tools.map((tool) => toolRow(translatedTool(tool))));
      folder.show(allowed.folder);
      fetching.show(allowed.fetching);
      hosts.show(allowed.hosts.join(" "));
      servers.show(added);
      search.show(chosen);
      failed.textContent = "";
    } catch (err) {
      failed.textContent = sentence(err);
    }
  };
  const servers = serverList(load);
  const search = webSearch();
  const limits = bound();
  el.append(
    failed,
    group(t("Files and pages"), "", folder.node, ask || null, fetching.node, hosts.node),
    search.node,
    group(
      t("Tools in conversations"),
      t("Choose the tools of a conversation at its message box, or for a folder in the folder's settings."),
      limits.number(t("Most calls per reply"), t("Then the model replies with what it has."), "tool_calls", 0, 100),
      limits.number(t("Most seconds of calls per reply"), t("Waiting for you doesn't count."), "tool_seconds", 0, 3600),
    ),
    group(
      t("Tool servers (MCP)"),
      t(
        "Add a program or address that supports MCP. Programs run with your permissions, so add only what you trust. You're asked before each use.",
      ),
      servers.node,
    ),
    group(t("Add a server"), t("Terzetto checks the server before adding it."), serverForm(load)),
    group(t("Tools for models"), t("Tools marked “asks first” wait for your approval."), box),
  );
  void load();
  return undoAll([whenChanged("tools", load), limits.close]);
}

/** @param {Tool} tool */
const toolRow = (tool) =>
  h(
    "li",
    h("span", h("span.offer-name", tool.name), " ", h("code", tool.toolId)),
    h("span.badge.plain", tool.level === "read" ? t("runs without asking") : t("asks first")),
    h("p.offer-about", tool.description),
  );
