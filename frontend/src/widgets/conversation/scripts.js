// The regex scripts of the open conversation: those that act, and those of its card that wait for a person.

import { call, whenChanged } from "../../ipc/index.js";
import { button, h, link, navigate, newest, sentence, t } from "../../lib/index.js";
import { complain } from "../../model/conversation.js";
import { actsOn } from "../../model/scriptwords.js";

/** @typedef {import("../../../types/api.d.ts").scripts.Script} Script */

/** @param {string} cid */
export function scriptList(cid) {
  const node = h("div");
  const reading = newest();
  const read = () =>
    reading.ask(
      () => call("scripts.inUse", { cid }),
      (all) => node.replaceChildren(...show(all ?? [])),
      (e) => node.replaceChildren(h("p.error", sentence(e))),
    );
  void read();
  const deaf = whenChanged("scripts", read);
  return {
    node,
    close() {
      reading.drop();
      deaf();
    },
  };
}

/** @param {readonly Script[]} all */
function show(all) {
  const waiting = all.filter((s) => !s.allowed);
  const owner = waiting[0]?.character_id;
  /** @param {boolean} allowed */
  const allow = (allowed) =>
    void call(
      "scripts.allow",
      /** @type {any} */ ({ character_id: owner ?? "", preset_id: waiting[0]?.preset_id ?? 0, allowed }),
    ).catch(complain);
  return [
    all.length === 0 ? h("p.muted", t("No scripts act here.")) : "",
    h(
      "ul.script-lines",
      { "aria-label": t("Scripts in use"), hidden: all.length === 0 },
      ...all.map((s) =>
        h(
          "li",
          h("strong", s.name || t("Untitled")),
          " ",
          h("span.badge.plain", { hidden: s.allowed && !s.disabled }, s.allowed ? t("Off") : t("Waits for you")),
          h("br"),
          h("code", s.find),
          h("br"),
          h("span.muted", actsOn(s)),
        ),
      ),
    ),
    waiting.length > 0
      ? h(
          "div.script-decision",
          h(
            "p",
            t(
              "{n, plural, one {# script of the character} other {# scripts of the character}} won't act until you allow it.",
              { n: waiting.length },
            ),
          ),
          button(t("Let them act"), () => allow(true)),
        )
      : "",
    h(
      "p",
      link(t("All scripts"), () => void navigate("library", "scripts")),
    ),
  ];
}
