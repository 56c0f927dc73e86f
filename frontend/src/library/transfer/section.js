// The section of the library where things come in from elsewhere and leave as a whole.

import { call, door, save, upload } from "../../ipc/index.js";
import { dropPlace, pickFiles } from "../../lib/files.js";
import { actions, button, failure, h, muted, t, verdict } from "../../lib/index.js";
import { keptOf, result } from "../../model/transfer.js";
import { group } from "../../widgets/bound.js";
import { begin, watchTask, working } from "../../widgets/task.js";
import { fateParts, problems, review } from "./review.js";

/** What a person stopped, with what it answered. */
class Stopped {
  /** @param {unknown} said */
  constructor(said) {
    this.said = said;
  }
}

/** @typedef {{id: string, name: string}} Imported */

/** What is opened in the section when the library is to be saved; no copy has this name. */
const archive = "archive";

/**
 * @param {HTMLElement} el
 * @param {{open?: string}} room open is the name of a copy that is to be merged, or the archive
 * @returns {() => void}
 */
export function mountTransfer(el, { open = "" } = {}) {
  const place = h("div.moving-place", { "aria-live": "polite" });
  /** @type {(() => void) | null} */
  let stop = null;
  /** @type {Imported | null} */
  let waiting = null;

  const forget = () => {
    if (waiting) void call("moving.forget", { id: waiting.id }).catch(() => {}); // it goes with the process in any case
    waiting = null;
  };
  const ready = (/** @type {(Node | null)[]} */ ...said) => {
    stop = null;
    place.replaceChildren(...said.filter((n) => n !== null), ways());
  };
  const refuse = (/** @type {unknown} */ err) => ready(...failure(err));

  /** Runs an operation on what waits, with its progress. @param {string} op @param {Record<string, unknown>} args @param {string} doing */
  const run = async (op, args, doing) => {
    const job = begin(op, args, (steps) => {
      const line = place.querySelector(".progress");
      const n = steps.at(-1)?.sentence;
      if (line && n) line.textContent = t("{doing} {n} so far.", { doing, n });
    });
    stop = job.stop;
    place.replaceChildren(working(doing, job.stop));
    try {
      return await job.answer;
    } catch (err) {
      throw job.stopped() ? new Stopped(err) : err;
    }
  };

  /** @param {() => Promise<Imported | null>} bring */
  const take = async (bring) => {
    forget();
    try {
      const got = await bring();
      if (!got?.id) return ready();
      waiting = got;
      const move = await run("moving.look", { id: got.id }, t("Reading the contents…"));
      const shown = review(got.name, move, (kinds) => void keep(got, kinds), leave);
      place.replaceChildren(shown);
      /** @type {HTMLElement | null} */ (shown.querySelector(".moving-source"))?.focus();
    } catch (err) {
      forget();
      if (err instanceof Stopped) return ready(muted(t("Stopped. Nothing was saved.")));
      refuse(err);
    }
  };
  const leave = () => {
    forget();
    ready();
  };

  /** @param {Imported} got @param {string[]} kinds */
  const keep = async (got, kinds) => {
    try {
      const move = await run("moving.keep", { id: got.id, kinds }, t("Importing…"));
      forget();
      ready(h("p.moving-done", { role: "status" }, result(move)), undo(got), ...fateParts(move), problems(move));
    } catch (err) {
      if (!(err instanceof Stopped)) return refuse(err);
      forget();
      ready(muted(keptOf(err.said)), undo(got));
    }
  };

  /** Takes back what an import added, all of it. @param {Imported} got */
  const undo = (got) =>
    actions(
      button(
        t("Undo import"),
        async () => {
          try {
            await call("moving.undo", { id: got.id });
            ready(muted(t("The import was undone. Its conversations are in the trash.")));
          } catch (err) {
            refuse(err);
          }
        },
        { kind: "quiet" },
      ),
    );

  const ways = () => {
    const choose = (/** @type {string} */ what) => () => void take(() => call("moving.choose", { what }));
    const file =
      door() === "window"
        ? choose("file")
        : () => pickFiles("", (files) => files[0] && void take(() => send(/** @type {File} */ (files[0]))), false);
    return actions(
      button(t("Choose a file"), file),
      door() === "window" ? button(t("Choose a folder"), choose("folder")) : null,
    );
  };

  /** @param {File} file @returns {Promise<Imported | null>} */
  const send = async (file) => {
    const gone = new AbortController();
    stop = () => gone.abort();
    place.replaceChildren(working(t("Uploading {name}…", { name: file.name }), stop));
    try {
      return await upload("/api/moving/upload", file, gone.signal);
    } catch (err) {
      throw gone.signal.aborted ? new Stopped(err) : err;
    }
  };

  const coming = group(
    t("Import"),
    door() === "window"
      ? t(
          "A SillyTavern folder, an export of ChatGPT, Claude or another chat app, an Orb database, or a Terzetto library.",
        )
      : t(
          "A SillyTavern ZIP, an export of ChatGPT, Claude or another chat app, an Orb database, or a Terzetto library. You can drop a file here.",
        ),
    place,
  );
  if (door() === "serve")
    dropPlace(coming, (files) => files[0] && void take(() => send(/** @type {File} */ (files[0]))));
  el.append(coming, leaving());
  if (open && open !== archive) void take(() => call("moving.backup", { file: open }));
  else ready();
  if (open === archive) /** @type {HTMLElement | null} */ (el.querySelector(".moving-archive"))?.focus();
  return () => {
    stop?.();
    forget();
  };
}

/** The whole library in one file. */
function leaving() {
  const said = verdict();
  const busy = h("div", { "aria-live": "polite" });
  const exporting = (/** @type {string} */ label, /** @type {string} */ op) => {
    const go = button(label, async () => {
      go.disabled = true;
      const job = begin(op, {}, undefined, /** @type {any} */ (save));
      const saved = (/** @type {string} */ where) => where && said.tell(t("Saved as {where}.", { where }), "");
      await watchTask(busy, said, t("Packing…"), job, saved, t("Stopped. The file was not kept."));
      go.disabled = false;
      if (document.activeElement === document.body) go.focus(); // a button that is disabled loses the focus
    });
    return go;
  };
  const go = exporting(t("Export library"), "moving.archive");
  go.classList.add("moving-archive");
  const silly = exporting(t("Export for SillyTavern"), "moving.silly");
  return group(
    t("Export"),
    t(
      "One ZIP file that other programs can read, with your conversations, characters, lorebooks, workflows, teams and settings. Keys and secret values are left out. To export a single conversation, use its ⋯ menu.",
    ),
    actions(go, silly, said.node),
    busy,
  );
}
