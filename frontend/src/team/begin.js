// The beginning of a request to a team: what it is for, who is in the team, and the composer.

import { whenChanged } from "../ipc/index.js";
import { dropPlace } from "../lib/files.js";
import { h, link, navigate, newest, t, undoAll } from "../lib/index.js";
import { status } from "../model/state.js";
import { allAgents } from "./agents.js";
import { requestForm } from "./request.js";

/** @param {{started: (id: string) => void}} act @returns {import("../widgets/listdetail.js").Detail & {focus: () => void}} */
export function beginning({ started }) {
  const members = h("ul.team-agents");
  const demo = h(
    "p.muted",
    `${t("No model is connected. The demo plays the team and makes plain documents.")} `,
    link(t("Connect a model"), () => navigate("settings", "models")),
  );
  const draw = () => {
    demo.hidden = !status.get()?.demo;
  };
  draw();
  const form = requestForm({ id: "", started: (w) => started(w.id) });
  const reading = newest();
  /** @param {readonly import("./agents.js").Agent[]} all */
  const show = (all) =>
    members.replaceChildren(...all.map((a) => h("li", h("strong", a.title || a.name), h("span.muted", a.description))));
  const read = () => void reading.ask(allAgents, show, () => {}); // a request can be written without them
  const undo = undoAll([status.watch(draw), whenChanged("agents", read), reading.drop, form.close]);
  const node = h(
    "article.team-detail.team-begin",
    h(
      "div.team-thread",
      h(
        "div.team-scroller",
        { tabindex: "0", role: "region", "aria-label": t("What a team can do") },
        h("h2.run-title", t("A team that answers with documents")),
        h(
          "p",
          t(
            "Ask for documents, such as report.docx or chart.svg, and add files to work from. A project manager plans the work, agents do it, and you get the documents.",
          ),
        ),
        members,
        demo,
      ),
      form.node,
    ),
  );
  dropPlace(node, form.give);
  read();
  return { node, focus: form.focus, close: undo };
}
