// Tries the flow in the editor with an input, and shows what each call answers while it arrives.

import { call, listen } from "../../ipc/index.js";
import { pickFiles } from "../../lib/files.js";
import {
  actions,
  button,
  failure,
  failureNodes,
  fieldNodes,
  h,
  icon,
  joinWithDots,
  keyedItems,
  muted,
  t,
} from "../../lib/index.js";
import { lasted, shapeOf, stepWord } from "../../model/runlabels.js";
import { tokenAmount } from "../../model/tokenwords.js";
import { imagePicker, kinds } from "../../widgets/imagepicker.js";
import { valueView } from "../widgets/value.js";
import { applyEvent, nothingYet } from "./flowlive.js";

/** As much of a call's words as is shown while it speaks: its end, in characters. */
const tail = 4000;
/** Calls that are shown; a longer flow shows its newest. */
const most = 40;

/**
 * @param {() => import("../../../types/api.d.ts").flow.Definition} definition as it is in the editor now
 * @param {import("../../lib/page.js").Show<import("../../lib/router.js").AutomationTab>} go
 */
export function tryFlow(definition, go) {
  let asked = { input: "", keep: false };
  let live = nothingYet;
  let task = "";
  /** What runs is kept, so that it continues when the editor is closed. */
  let kept = false;
  let frame = 0;
  const images = imagePicker();
  /** Images that the flow that was begun last was given. @type {readonly import("../../widgets/imagepicker.js").Picked[]} */
  let given = [];
  const attach = button(t("Attach images"), () => pickFiles(kinds.join(), (files) => void images.add(files)), {
    icon: "clip",
    kind: "quiet",
  });
  const fields = fieldNodes(
    [
      { name: "input", kind: "text", label: t("Input"), rows: 3 },
      {
        name: "keep",
        kind: "switch",
        label: t("Run and keep"),
        hint: t("A kept run is listed under Runs, continues after a restart, and asks before tools make changes."),
      },
    ],
    asked,
    (form) => {
      asked = { ...asked, ...form };
    },
  );
  const list = h("ol.live-nodes", { "aria-label": t("Output of each call") });
  const word = h("div.try-out", { role: "status" });
  const begins = button(t("Test flow"), () => void begin(), { icon: "play" });
  const stop = button(t("Stop"), () => void call("flows.stop", { task }).catch(() => {}), {
    icon: "stop",
    hidden: true,
  });

  const draw = () => {
    frame = 0;
    keyedItems(list, live.nodes.slice(-most), (n) => n.id, fill);
  };
  /** @param {HTMLElement} li @param {import("./flowlive.js").Node} n */
  const fill = (li, n) => {
    li.dataset["state"] = n.state;
    li.replaceChildren(
      h(
        "p",
        icon(shapeOf(n.state)),
        h("strong", t("Step {n}", { n: n.id })),
        h(
          "span.muted",
          joinWithDots(n.model, stepWord(n.state), n.tokens > 0 && tokenAmount(n.tokens, !n.guessed), ...n.calls),
        ),
      ),
      // The first step is given them, in each of its branches.
      /^1(\.|$)/.test(n.id) && given.length > 0
        ? h("div.live-images", ...given.map((p) => h("img", { src: p.preview, alt: p.filename })))
        : "",
      h("div.live-text", n.text.slice(-tail)),
      ...(n.error ? failureNodes(n.error, "p.error") : []),
    );
  };
  /** @param {boolean} now @param {...(Node | string)} shown */
  const working = (now, ...shown) => {
    begins.disabled = now;
    stop.hidden = !now;
    word.replaceChildren(...shown);
  };
  /** All that the calls took. */
  const tokens = () => live.nodes.reduce((n, node) => n + node.tokens, 0);
  const openRun = () =>
    kept && live.run ? button(t("Open run"), () => go("runs", live.run), { kind: "quiet", icon: "right" }) : "";
  const atWork = () => working(true, h("p.progress", t("The flow is running…")), openRun());
  const end = () =>
    live.error
      ? working(false, ...failureNodes(live.error, "p.error"), openRun())
      : working(
          false,
          openRun(),
          muted(
            joinWithDots(
              t("Time: {time}.", { time: lasted(live.ms) }),
              tokens() > 0 && tokenAmount(tokens(), !live.nodes.some((n) => n.guessed)),
            ),
          ),
          valueView(t("Result"), live.output, { none: t("No output.") }),
        );
  const begin = async () => {
    task = crypto.randomUUID();
    live = nothingYet;
    const { input, keep } = asked;
    kept = keep;
    given = images.take();
    images.put([...given]); // they are there for the next test
    atWork();
    draw();
    await call("flows.run", {
      definition: definition(),
      input: { input, attachments: given.map((p) => ({ url: "", content: p.b64, mimeType: p.mime })) },
      task,
      ...(keep && { keep }),
    }).catch((e) => working(false, ...failure(e)));
  };
  const undo = listen((/** @type {any} */ push) => {
    if (push.type !== "flow" || push.conversation_id !== `flow:${task}`) return;
    const was = live.run;
    for (const e of push.events) live = applyEvent(live, e);
    if (live.run !== was) atWork();
    frame ||= requestAnimationFrame(draw);
    if (live.ended) end();
  });
  return {
    node: h(
      "section.runs-form.try-flow",
      h("h3", t("Test")),
      ...fields,
      images.shelf,
      actions(begins, stop, attach),
      word,
      list,
    ),
    close: () => {
      undo();
      cancelAnimationFrame(frame);
      if (!stop.hidden && !kept) void call("flows.stop", { task }).catch(() => {});
    },
  };
}
