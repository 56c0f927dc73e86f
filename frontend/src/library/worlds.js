// The lorebooks; one of them opens to its entries and to what a text would bring in.

import { call, whenChanged } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { bookKinds, dropPlace, pickFiles } from "../lib/files.js";
import {
  button,
  fold,
  h,
  integerFault,
  joinWithDots,
  menuButton,
  newest,
  t,
  textField,
  toggle,
  undoAll,
} from "../lib/index.js";
import { exportFile } from "../model/conversation.js";
import { editList } from "../widgets/editlist/editlist.js";
import { text } from "../widgets/editlist/forms.js";
import { entries } from "./entries.js";
import { tokensOf } from "./entryrules.js";
import { bringIn } from "./intake.js";
import { scanForm } from "./scan.js";

/** @typedef {import("../widgets/editlist/editlist.js").Row} Row */
/** @typedef {import("../../types/api.d.ts").chat.WorldUse} Use */

/** @param {HTMLElement} el @param {import("../lib/sections.js").Room} room @returns {() => void} */
export function mountWorlds(el, room) {
  /** @type {{node: HTMLElement, close: () => void} | null} */
  let opened = null;
  /** The lorebook that is open takes what is dropped, if the person wants that. @type {Row | undefined} */
  let shown;
  let wanted = room.open ?? "";
  /** @type {ReadonlyMap<number, Use>} */
  let uses = new Map();
  const reading = newest();
  const readUses = () =>
    reading.ask(
      () => callAll("worlds.uses"),
      (all) => {
        uses = new Map(all.map((u) => [u.world_id, u]));
        list.draw();
      },
      () => {}, // the list itself says why nothing could be read
    );
  const list = editList({
    ops: "worlds",
    what: "worlds",
    title: t("lorebook list"),
    none: t("No lorebooks yet. Import or add a lorebook."),
    switched: true,
    name: (/** @type {Row} */ r) => r["name"],
    switchName: t("In every conversation"),
    about: (/** @type {Row} */ r) => useOf(uses.get(r["id"])),
    first: {
      label: t("Name of the lorebook"),
      placeholder: t("Example: The harbor"),
      add: t("Add a lorebook"),
    },
    create: (/** @type {string} */ name) => ({ name, enabled: true }),
    form: (/** @type {Row} */ r, save) => [text(r, save, "name", t("Name"), "", { limit: 200, must: true })],
    acts: (/** @type {Row} */ r) => [button(t("Open entries"), () => open(r), { icon: "book" }), exporter(r)],
    seen: (rows) => {
      const row = rows.find((r) => String(r["id"]) === wanted);
      wanted = "";
      if (row) open(row);
    },
  });
  const browse = h(
    "div.settings-body",
    h(
      "div.library-bar",
      button(t("Import"), () => pickFiles(bookKinds, (files) => void bringIn(files, "book")), { icon: "download" }),
    ),
    list.node,
  );
  /** @param {Row} world */
  const open = (world) => {
    opened?.close();
    shown = world;
    opened = book(world, back);
    browse.hidden = true;
    room.alone(true);
    el.append(opened.node);
    /** @type {HTMLElement | null} */ (opened.node.querySelector(".library-back"))?.focus();
  };
  const back = () => {
    opened?.close();
    opened = null;
    shown = undefined;
    browse.hidden = false;
    room.alone(false);
    /** @type {HTMLElement | null} */ (browse.querySelector("summary[tabindex='0']"))?.focus();
  };
  el.append(browse);
  dropPlace(el, (files) => void bringIn(files, "book", shown));
  void readUses();
  const deaf = undoAll(["worlds", "characters", "folders", "conversations"].map((what) => whenChanged(what, readUses)));
  return () => {
    reading.drop();
    deaf();
    opened?.close();
    list.close();
  };
}

/** Says which characters and folders have a lorebook, and how many conversations it is read in. @param {Use | undefined} use */
function useOf(use) {
  if (!use) return "";
  const { characters, folders, conversations } = use;
  if (characters.length + folders.length === 0) return t("Used by no character or folder");
  return joinWithDots(
    t("Used by: {names}", { names: [...characters, ...folders].join(", ") }),
    conversations > 0 ? t("{n, plural, one {# conversation} other {# conversations}}", { n: conversations }) : "",
  );
}

/** @param {Row} world */
function exporter(world) {
  /** @param {import("../../types/api.d.ts").card.Dialect} format */
  const to = (format) => void exportFile("worlds.export", { id: world["id"], format });
  return menuButton("upload", t("Export"), () => [
    { label: t("World info for SillyTavern"), run: () => to("world_info") },
    { label: t("Character book for V2 and V3 cards"), run: () => to("character_book") },
  ]);
}

/** What holds for all entries of a lorebook. @param {Row} world */
function bookRules(world) {
  const rules = world["rules"] ?? {};
  /** @param {Row} patch */
  const put = async (patch) => {
    world["rules"] = { ...world["rules"], ...patch };
    await call("worlds.update", { id: world["id"], rules: patch });
  };
  return fold(
    h("span", t("Rules of this lorebook")),
    () => [
      h(
        "div.side-by-side",
        textField({
          label: t("Messages to search"),
          hint: t("Counted from the newest."),
          placeholder: "6",
          value: rules.scan_depth == null ? "" : String(rules.scan_depth),
          check: (v) => (v.trim() ? integerFault(v, 0, 1000) : ""),
          save: (v) => put({ scan_depth: v.trim() ? Number(v) : null }),
        }).node,
        textField({
          label: t("Token budget"),
          hint: t("The most that its entries take together. Empty: no limit of its own."),
          value: rules.token_budget ? String(rules.token_budget) : "",
          check: (v) => (v.trim() ? integerFault(v, 0, 10_000_000) : ""),
          save: (v) => put({ token_budget: Number(v) }),
        }).node,
      ),
      toggle({
        label: t("Entries call each other"),
        hint: t("The texts of used entries are searched for keys, too."),
        value: rules.recursive === true,
        save: (recursive) => put({ recursive }),
      }).node,
      toggle({
        label: t("Names count as text"),
        hint: t("Keys are also found in the name of who speaks."),
        value: rules.names === true,
        save: (names) => put({ names }),
      }).node,
      toggle({
        label: t("Place entries as SillyTavern does"),
        hint: t("The model then reads everything after an entry again, which takes time in each turn."),
        value: rules.as_placed === true,
        save: (as_placed) => put({ as_placed }),
      }).node,
    ],
    { open: Object.values(rules).some(Boolean) },
  );
}

/** @param {Row} world @param {() => void} back */
function book(world, back) {
  const size = h("p.muted", { role: "status" });
  const list = editList(
    entries(world["id"], (rows) => {
      const n = rows.filter((r) => r["enabled"]).reduce((sum, r) => sum + tokensOf(r), 0);
      size.textContent = t("{n, plural, one {# entry} other {# entries}}, about {tokens} tokens if all are used", {
        n: rows.length,
        tokens: n,
      });
    }),
  );
  const node = h(
    "article.settings-body",
    h(
      "div.library-top",
      button(t("All lorebooks"), back, { kind: "quiet library-back", icon: "left" }),
      h(
        "div.library-tools",
        button(t("Import"), () => pickFiles(bookKinds, (files) => void bringIn(files, "book", world)), {
          icon: "download",
        }),
        exporter(world),
      ),
    ),
    h("h2.library-name", world["name"]),
    size,
    bookRules(world),
    scanForm(() => world["id"]),
    list.node,
  );
  return {
    node,
    close() {
      list.close();
      node.remove();
    },
  };
}
