// The samples: put in by a click, listed with the way to each, and taken away by another.

import { call, whenChanged } from "../../ipc/index.js";
import { actions, button, h, icon, navigate, t, verdict } from "../../lib/index.js";
import { complain, openConversation } from "../../model/conversation.js";
import { removeSamples } from "../../model/samples.js";
import { group } from "../../widgets/bound.js";

/** @typedef {import("../../model/samples.js").Sample} Sample */

/** Where each kind is shown. @type {Record<string, {icon: string, open: (s: Sample) => void}>} */
const ways = {
  world: { icon: "book", open: (s) => navigate("library", "worlds", s.id) },
  persona: { icon: "person", open: (s) => navigate("library", "personas", s.id) },
  character: { icon: "person", open: (s) => navigate("library", "characters", s.id) },
  conversation: { icon: "chat", open: (s) => void openConversation(s.id).catch(complain) },
  workflow: { icon: "branch", open: (s) => navigate("automation", "automations", s.id) },
  folder: { icon: "page", open: () => navigate("automation", "automations", "") },
  teamwork: { icon: "team", open: (s) => navigate("team", s.id) },
};

/** The group in the settings. @param {() => void} close leaves the settings for what is opened */
export function samples(close) {
  const said = verdict();
  const list = h("ul.samples", { "aria-label": t("Samples") });
  const add = button(t("Add samples"), () => void put(), { icon: "plus" });
  const removal = async () => void ((await removeSamples()) && add.focus()); // the button that was pressed goes
  const remove = button(t("Remove the samples"), () => void said.watch(removal, ""), { kind: "quiet danger-text" });
  const put = () => said.watch(() => call("samples.add"));
  const item = (/** @type {Sample} */ s) => {
    const way = /** @type {{icon: string, open: (s: Sample) => void}} */ (ways[s.kind]);
    const go = () => {
      close();
      way.open(s);
    };
    return h("li", button(s.name, go, { icon: way.icon, kind: "quiet" }));
  };
  const draw = (/** @type {Sample[]} */ all) => {
    list.replaceChildren(...all.filter((s) => ways[s.kind]).map(item));
    list.hidden = remove.hidden = all.length === 0;
  };
  const read = () => void call("samples.list").then(draw, () => {}); // the buttons say what is wrong
  const undo = whenChanged("samples", read);
  draw([]);
  read();
  return {
    node: group(
      t("Samples"),
      t(
        "A character with a lorebook, a persona, a conversation, ten workflows with their files, a flow and a team task. Each is marked as a sample.",
      ),
      list,
      actions(add, remove, said.node),
    ),
    close: undo,
  };
}
