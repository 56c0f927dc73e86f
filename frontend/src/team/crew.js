// The agents tab: the agents that come with the program, and those that a person made and can change.

import { call, sentence } from "../ipc/index.js";
import { h, icon } from "../lib/dom.js";
import { button } from "../lib/field.js";
import { t } from "../lib/i18n.js";
import { toast } from "../lib/overlay.js";
import { followKnown } from "../model/catalog.js";
import { formDetail } from "../widgets/formdetail.js";
import { mountListDetail } from "../widgets/listdetail.js";
import { agentFields, copyOf, nameFrom } from "./agentform.js";

/** @typedef {import("../../types/api.d.ts").team.Info} Agent */
/** @typedef {import("../../types/api.d.ts").agents.Own} OwnAgent */

/** @param {HTMLElement} place @param {{id: string, chosen: (id: string) => void}} at */
export function crewTab(place, at) {
  const begin = () => void part.choose("new");
  const failed = (/** @type {unknown} */ e) => void toast(sentence(e), { kind: "error" });
  const undo = followKnown(failed);
  /** @type {readonly OwnAgent[]} */
  let own = [];
  /** @param {string} key "" when it is gone */
  const made = (key) => {
    part.read();
    part.choose(key);
  };
  const copy = async (/** @type {OwnAgent} */ a) => {
    try {
      made(String((await call("agents.create", copyOf(a, own))).id));
    } catch (e) {
      failed(e);
    }
  };
  /** @type {import("../widgets/listdetail.js").ListDetail<Agent & {id: string}>} */
  const part = mountListDetail(
    place,
    {
      label: t("Agents"),
      what: ["agents"],
      load: async () => {
        const [all, mine] = await Promise.all([call("agents.list"), call("agents.own")]);
        own = mine;
        const ids = new Map(own.map((a) => [a.name, String(a.id)]));
        return /** @type {Agent[]} */ (all).map((a) => ({ ...a, id: ids.get(a.name) ?? a.name }));
      },
      id: (a) => a.id,
      line: (a) => ({
        title: a.title || a.name,
        icon: a.own ? "person" : "team",
        about: a.own ? t("Made by you") : t("Comes with Terzetto"),
      }),
      none: () => ({ text: t("There is no agent."), action: { label: t("New agent"), run: begin } }),
      above: [h("div", { class: "runs-new" }, button(t("New agent"), begin, { icon: "plus" }))],
      detail: (id) =>
        /^(\d+|new)$/.test(id)
          ? formDetail({
              id,
              ops: "agents",
              door: {
                read: async (key) => {
                  own = await call("agents.own");
                  const it = own.find((a) => String(a.id) === key);
                  if (!it) throw new Error(t("This agent is not here any more."));
                  return it;
                },
                create: (given) =>
                  call("agents.create", {
                    ...given,
                    name: String(given["name"] || nameFrom(String(given["title"] ?? ""))),
                  }),
                change: (key, patch, item) =>
                  call("agents.replace", /** @type {any} */ ({ ...item, ...patch, agentId: Number(key) })),
                remove: (key) => call("agents.delete", { agentId: Number(key) }),
              },
              fresh: { id: 0, name: "", title: "", description: "", prompt: "", model: "", tools: [] },
              idOf: (a) => String(a.id),
              heading: (a) => a.title || t("New agent"),
              deletion: t("No plan can name it any more. What it made stays."),
              fields: agentFields,
              more: (a) => [button(t("Duplicate"), () => void copy(a), { icon: "copy", kind: "quiet" })],
              made,
            })
          : shipped(id),
      blank: () =>
        h("div", { class: "runs-blank" }, icon("team"), h("p", { class: "muted" }, t("Choose an agent, or make one."))),
    },
    at,
  );
  return {
    ...part,
    close() {
      undo();
      part.close();
    },
  };
}

/** One that comes with the program: seen, and not changed. @param {string} name @returns {import("../widgets/listdetail.js").Detail} */
function shipped(name) {
  const node = h("article", { class: "runs-form form-detail" }, h("p", { class: "progress" }, t("Reading.")));
  void call("agents.list").then(
    (/** @type {Agent[]} */ all) => {
      const a = all.find((x) => x.name === name);
      node.replaceChildren(
        ...(a
          ? [
              h("h2", null, a.title || a.name),
              h("p", null, a.description),
              a.makes?.length ? h("p", null, t("It makes {kinds}.", { kinds: a.makes.join(", ") })) : "",
              h(
                "p",
                { class: "muted" },
                t("It comes with Terzetto and cannot be changed. Make an agent of your own beside it."),
              ),
            ]
          : [h("p", { class: "error", role: "alert" }, t("This agent is not here any more."))]),
      );
    },
    (/** @type {unknown} */ e) => node.replaceChildren(h("p", { class: "error", role: "alert" }, sentence(e))),
  );
  return { node };
}
