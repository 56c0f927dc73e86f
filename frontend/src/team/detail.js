// One request to a team: its rounds, the composer under them, and the document that is looked at beside them.

import { call, sentence } from "../ipc/index.js";
import { dropPlace } from "../lib/files.js";
import { button, failure, h, keyed, t, verdict } from "../lib/index.js";
import { openLink } from "../model/links.js";
import { stateWord } from "../model/runlabels.js";
import { reading } from "../widgets/readdetail.js";
import { agentTitles } from "./agents.js";
import { teamAsks } from "./asks.js";
import { deletions } from "./deletions.js";
import { saveAll } from "./documents.js";
import { citationsOf, sourceOf, versionsOf } from "./places.js";
import { previewPane } from "./preview.js";
import { follow } from "./reading.js";
import { requestForm } from "./request.js";
import { roundsOf } from "./rounds.js";
import { roundView } from "./roundview.js";
import { hasEnded } from "./thread.js";
import { takeWantedDocument, wantedDocument } from "./wanteddocument.js";

/** Rounds that stand on the page before somebody asks for more. */
const roundsAtOnce = 10;

/**
 * @param {string} id
 * @param {{gone: () => void, previews: (open: boolean, close: () => void) => void}} act previews: hears when a document is opened beside the thread
 * @returns {import("../widgets/listdetail.js").Detail & {focus: () => void}}
 */
export function threadDetail(id, act) {
  let closed = false;
  let most = roundsAtOnce;
  /** @type {import("./thread.js").Thread | null} */
  let thread = null;
  /** @type {import("./rounds.js").Round | null} */
  let newest = null;
  /** @type {ReadonlyMap<string, string>} */
  let titles = new Map();
  /** @type {Map<number, ReturnType<typeof roundView>>} */
  const views = new Map();
  const said = verdict();
  const title = h("h2.run-title");
  const chip = h("p.visually-hidden", { role: "status" });
  const remove = button(t("Delete"), () => void deleting.all(), { kind: "quiet danger-text" });
  const showMore = () => {
    most += roundsAtOnce;
    draw();
  };
  const earlier = button(t("Show earlier rounds"), showMore, { kind: "quiet", icon: "up" });
  const list = h("div.team-rounds", reading());
  const scroller = h(
    "div.team-scroller",
    { tabindex: "0", role: "region", "aria-label": t("Rounds") },
    h("header.team-head", h("div.run-name", title, chip), remove, said.node),
    earlier,
    list,
  );
  earlier.hidden = true;
  const form = requestForm({ id, started: (w) => begun(w), stop: () => void said.watch(reader.stop, "") });
  const preview = previewPane({
    closed: () => shown(false),
    versions: (d) => versionsOf(thread?.messages ?? [], d),
    source: (c) => sourceOf(thread?.messages ?? [], c),
  });
  const asks = teamAsks(id);
  const body = h("div.team-thread", scroller, asks.node, form.node);
  const node = h("article.team-detail", { "aria-busy": "true" }, body, preview.node);
  dropPlace(node, form.give);
  const shown = (/** @type {boolean} */ open) => {
    node.dataset["preview"] = open ? "open" : "";
    act.previews(open, preview.close);
  };

  const deleting = deletions(id, {
    name: () => thread?.head?.name || t("Untitled"),
    running: () => newest !== null && !hasEnded(newest.status),
    said,
    gone: act.gone,
    less: () => scroller.focus({ preventScroll: true }),
  });
  const reader = follow(id, {
    drawn: (now) => {
      thread = now;
      draw();
    },
    gone: () => gone(t("This team was deleted.")),
    failed: (e) => {
      node.setAttribute("aria-busy", "false");
      if (thread) return said.tell(sentence(e), "error");
      list.replaceChildren(...failure(e, reader.read));
    },
  });
  const gone = (/** @type {string} */ why) => {
    list.replaceChildren(h("p.muted", { role: "alert" }, why), button(t("Back to the list"), act.gone));
    form.node.hidden = remove.hidden = true;
  };
  // A question that comes up below takes room from the rounds, and the newest line stays in sight.
  let atLast = true;
  const isAtLast = () => scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 40;
  const look = () => {
    atLast = isAtLast();
  };
  scroller.addEventListener("scroll", look, { passive: true });
  scroller.addEventListener("toggle", look, { capture: true }); // of a fold, which makes the rounds taller
  const sizes = new ResizeObserver(() => {
    if (atLast) scroller.scrollTop = scroller.scrollHeight;
  });
  sizes.observe(scroller);
  const draw = () => {
    if (!thread?.head) return;
    node.setAttribute("aria-busy", "false");
    const atEnd = isAtLast();
    const first = list.querySelector(".team-round") === null;
    if (first) list.replaceChildren();
    const { name, status } = thread.head;
    if (title.textContent !== name) title.textContent = name || t("Untitled");
    if (chip.dataset["kind"] !== status) {
      chip.dataset["kind"] = status;
      chip.textContent = stateWord(status); // for the ear; for the eye each round has its own
    }
    form.busy(!hasEnded(status));
    const all = roundsOf(thread);
    newest = all.at(-1) ?? null;
    earlier.hidden = all.length <= most;
    const items = all.slice(-most).map((round) => ({ round, newest: round === newest, titles }));
    keyed(
      list,
      items,
      (i) => i.round.n,
      create,
      (_, i) => views.get(i.round.n)?.show(i),
    );
    if (atEnd || first) scroller.scrollTop = scroller.scrollHeight;
    look();
    come();
  };
  const come = () => {
    const d = takeWantedDocument(thread?.messages);
    if (d) open(d);
  };
  /** @param {import("./roundview.js").Shown} item */
  const create = (item) => {
    const view = roundView({
      open,
      cites: (m) => citationsOf(thread?.messages ?? [], m),
      cite: (c) => open(sourceOf(thread?.messages ?? [], c), c),
      again: (r) => void again(r),
      follow: openLink,
      saveAll: (documents) => void saveAll(documents, thread?.head?.name ?? ""),
      remove: (m) => void deleting.message(m),
      detach: (m, d) => void deleting.file(m, d),
    });
    views.set(item.round.n, view);
    view.show(item);
    return view.node;
  };
  /** @param {import("../../types/api.d.ts").team.Document} d @param {import("../widgets/files/places.js").Place} [place] */
  const open = (d, place) => {
    preview.show(d, place);
    shown(true);
  };
  const begun = (/** @type {import("./thread.js").Request} */ w) => {
    scroller.scrollTop = scroller.scrollHeight;
    said.tell("", "");
    reader.began(w);
  };
  let asking = false;
  const again = async (/** @type {import("./rounds.js").Round} */ r) => {
    if (asking) return;
    asking = true;
    await said.watch(async () => {
      const listFileId = (r.request?.documents ?? []).map((d) => d.fileId);
      begun(await call("team.start", { id, prompt: r.request?.content ?? "", listFileId }));
      form.focus();
    }, "");
    asking = false;
  };
  void agentTitles().then((names) => {
    if (closed) return;
    titles = names;
    draw();
  });
  const undo = wantedDocument.watch(come); // also while the thread is open
  return {
    node,
    focus: form.focus,
    close() {
      closed = true;
      undo();
      sizes.disconnect();
      reader.close();
      preview.close();
      preview.end();
      form.close();
      asks.close();
      for (const v of views.values()) v.close();
    },
  };
}
