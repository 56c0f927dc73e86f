// The agents tab: the agents that come with the program, and those that a person made and can change.

import { call } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { button, h, muted, t } from "../lib/index.js";
import { followKnown } from "../model/catalog.js";
import { complain } from "../model/conversation.js";
import { formDetail } from "../widgets/formdetail.js";
import { mountListDetail } from "../widgets/listdetail.js";
import { readDetail } from "../widgets/readdetail.js";
import { agentFields, copyOf, nameFrom } from "./agentform.js";
import { allAgents } from "./agents.js";

/** @typedef {import("../../types/api.d.ts").team.Info} Agent */
/** @typedef {import("../../types/api.d.ts").agents.Own} OwnAgent */

/** An agent by its id or name. @template T @param {readonly T[]} all @param {(a: T) => boolean} is */
function present(all, is) {
  const found = all.find(is);
  if (!found) throw new Error(t("This agent was deleted."));
  return found;
}

/** @param {HTMLElement} place @param {{id: string, chosen: (id: string) => void}} at */
export function agentsTab(place, at) {
  const fresh = { label: t("New agent"), run: () => void part.choose("new") };
  /** @type {readonly OwnAgent[]} */
  let own = [];
  const copy = (/** @type {OwnAgent} */ a) =>
    void call("agents.create", copyOf(a, own)).then((made) => part.reveal(String(made.id)), complain);
  /** @param {string} id */
  const ownForm = (id) =>
    formDetail({
      id,
      ops: "agents",
      door: {
        read: async (key) => {
          own = await callAll("agents.own");
          return present(own, (a) => String(a.id) === key);
        },
        create: (given) =>
          call("agents.create", { ...given, name: String(given["name"] || nameFrom(String(given["title"] ?? ""))) }),
        change: (key, patch, item) => call("agents.replace", { ...item, ...patch, agentId: Number(key) }),
        remove: (key) => call("agents.delete", { agentId: Number(key) }),
      },
      fresh: { id: 0, name: "", title: "", description: "", prompt: "", model: "", tools: [] },
      idOf: (a) => String(a.id),
      heading: (a) => a.title || t("New agent"),
      deletion: t("New plans can't use a deleted agent. Documents that the agent made are kept."),
      fields: agentFields,
      more: (a) => [button(t("Duplicate"), () => copy(a), { icon: "copy", kind: "quiet" })],
      made: (made) => part.reveal(made),
    });
  /** @type {import("../widgets/listdetail.js").ListDetail<Agent & {id: string}>} */
  const part = mountListDetail(
    place,
    {
      label: t("Agents"),
      what: ["agents"],
      load: async () => {
        const [all, mine] = await Promise.all([allAgents(), callAll("agents.own")]);
        own = mine;
        const ids = new Map(own.map((a) => [a.name, String(a.id)]));
        return all.map((a) => ({ ...a, id: ids.get(a.name) ?? a.name }));
      },
      id: (a) => a.id,
      line: (a) => ({
        title: a.title || a.name,
        icon: a.own ? "person" : "team",
        about: a.own ? t("Created by you") : t("Built in"),
      }),
      none: () => ({ text: t("No agents.") }),
      fresh,
      detail: (id) => (/^(\d+|new)$/.test(id) ? ownForm(id) : shipped(id)),
      blank: ["team", t("Choose an agent, or create one.")],
      closing: [followKnown(complain)],
    },
    at,
  );
  return part;
}

/** Shows an agent that comes with the program and cannot be changed. @param {string} name */
const shipped = (name) =>
  readDetail(
    "runs-form form-detail",
    async () => present(await allAgents(), (a) => a.name === name),
    (node, a) =>
      node.replaceChildren(
        h("h2", a.title || a.name),
        h("p", a.description),
        a.makes?.length ? h("p", t("Makes {kinds}.", { kinds: a.makes.join(", ") })) : "",
        muted(t("Built-in agents can't be changed. Create your own agent instead.")),
      ),
  );
