// The button with which a person chooses the tools that the model may use in this conversation, and the dialog it opens.

import {
  button,
  dialog,
  effect,
  h,
  icon,
  joinWithDots,
  keyedRows,
  link,
  locale,
  muted,
  navigate,
  t,
  verdict,
} from "../lib/index.js";
import {
  chatTools,
  chooseTools,
  countOn,
  followChatTools,
  groupName,
  missingWords,
  toolsByLevel,
} from "../model/chattools.js";
import { currentFolders } from "../model/folders.js";
import { modelName } from "../model/modelname.js";
import { activeId, current } from "../model/state.js";

/** @typedef {import("../model/chattools.js").ChatTools} ChatTools */
/** @typedef {import("../model/chattools.js").ToolGroup} ToolGroup */

/** The button. @param {() => void} write what a person goes on with */
export function toolsButton(write) {
  const count = h("span.tools-count");
  const node = h(
    "button.tools-button",
    { "aria-haspopup": "dialog", hidden: true, onclick: () => openTools(write) },
    icon("tools"),
    h("span.tools-word", t("Tools")),
    " ",
    count,
  );
  effect([activeId, chatTools], (id, now) => {
    node.hidden = id === null;
    const on = countOn(now);
    const wrong = on > 0 && now?.offer === "none";
    count.textContent = on > 0 ? String(on) : "";
    node.dataset["state"] = wrong ? "wrong" : on > 0 ? "on" : "off";
    const said =
      on > 0
        ? t("{n, plural, one {# group of tools is on} other {# groups of tools are on}}", { n: on })
        : t("No tools are on");
    node.title = joinWithDots(said, wrong && offerWords(now));
    node.setAttribute("aria-label", `${[t("Tools"), count.textContent].filter(Boolean).join(" ")}: ${node.title}`);
  });
  followChatTools();
  return node;
}

/** What the model makes of tools, where that is not as one expects. @param {ChatTools | null} now */
function offerWords(now) {
  const model = now?.model ? modelName(now.model) : t("This model");
  if (now?.offer === "none") return t("{model} can't call tools. Choose another model.", { model });
  if (now?.offer === "words")
    return t("{model} isn't built for tools. The model is asked in words, and may ignore them.", { model });
  return "";
}

/** @param {readonly string[]} names */
const listed = (names) => new Intl.ListFormat(locale(), { type: "unit" }).format(names);

/** @param {() => void} write */
function openTools(write) {
  const said = verdict();
  const list = h("ul.tool-groups", { "aria-label": t("Groups of tools") });
  const offer = h("p.tools-offer", { role: "status" });
  const news = h("div.tools-news");
  const size = h("p.muted.tools-size", { role: "status" });
  const reset = h("div.tools-folder");
  /** One choice is made after the other, or the one before could be the one that stays. */
  let chosen = Promise.resolve(true);
  /** @param {() => readonly string[] | null} groups asked when it is its turn */
  const choose = (groups) => {
    chosen = chosen.then(() => said.watch(() => chooseTools(groups()), ""));
    return chosen;
  };
  /** @param {string} id @param {boolean} on */
  const set = (id, on) =>
    choose(() => {
      const others = (chatTools.get()?.on ?? []).filter((x) => x !== id);
      return on ? [...others, id] : others;
    });
  const settings = () => {
    shown.close();
    navigate("settings", "toolbox");
  };
  const again = () => void choose(() => chatTools.get()?.on ?? []).then(() => list.querySelector("input")?.focus());
  let focused = false;
  /** Gives the focus to the first group, once the dialog and the groups are there. */
  const focusFirst = () => {
    const first = body.isConnected && !focused && list.querySelector("input");
    if (!first) return;
    focused = true;
    first.focus();
  };
  const draw = (/** @type {ChatTools | null} */ now) => {
    const words = offerWords(now);
    if (offer.textContent !== words) offer.textContent = words;
    keyedRows(
      list,
      (now?.groups ?? []).map((g) => ({ ...g, on: now?.on.includes(g.id) ?? false })),
      (g) => g.id,
      (g) => groupRow(g, set, settings),
    );
    news.replaceChildren(...(now && countOn(now) > 0 ? newsOf(now, again) : []));
    size.textContent = now ? sizeOf(now) : "";
    const theirs = now && folderNode(now, () => void choose(() => null));
    reset.replaceChildren(...(theirs ? [theirs] : []));
    focusFirst();
  };
  const body = h(
    "div.tools-body",
    muted(
      t(
        "Choose what the model may use in this conversation, from your next message on. Tools marked “asks first” wait for you.",
      ),
    ),
    offer,
    list,
    news,
    size,
    reset,
    said.node,
  );
  const shown = dialog(t("Tools in this conversation"), body, { class: "tools-dialog" });
  shown.node.dataset["help"] = "tools";
  const undo = effect([chatTools, current], draw);
  void shown.closed.then(undo).then(write);
}

/** @param {ChatTools} now */
function sizeOf(now) {
  if (now.tools === 0) return t("No tools are on");
  return joinWithDots(
    t("{n, plural, one {# tool} other {# tools}}, about {tokens} tokens of each prompt", {
      n: now.tools,
      tokens: now.tokens,
    }),
    now.unfit > 0 &&
      t("{n, plural, one {# tool doesn't fit and is left out} other {# tools don't fit and are left out}}", {
        n: now.unfit,
      }),
  );
}

/**
 * What the tools that are on offer now, of which the model is not told yet.
 * @param {ChatTools} now @param {() => void} again
 */
function newsOf({ added, changed, removed }, again) {
  /** @type {[readonly string[], (n: number) => string][]} */
  const kinds = [
    [added, (n) => t("{n, plural, one {# new tool} other {# new tools}}", { n })],
    [changed, (n) => t("{n, plural, one {# changed tool} other {# changed tools}}", { n })],
    [removed, (n) => t("{n, plural, one {# removed tool} other {# removed tools}}", { n })],
  ];
  const parts = kinds.filter(([all]) => all.length > 0);
  if (parts.length === 0) return [];
  return [
    h(
      "div.tools-new",
      ...parts.map(([all, words]) => h("p", `${words(all.length)}: ${listed(all)}`)),
      button(t("Use from here on"), again),
    ),
  ];
}

/** Whether the folder says what is on, and the way back to that. @param {ChatTools} now @param {() => void} choose */
function folderNode(now, choose) {
  if (now.inherited) return muted(t("As the folder of this conversation says."));
  const folder = currentFolders().findLast((f) => f.tool_groups.length > 0);
  const story = current.get()?.character_name || current.get()?.cast.length;
  return folder && !story ? link(t("Use what the folder “{name}” says", { name: folder.name }), choose) : null;
}

let last = 0;

/**
 * @param {ToolGroup & {on: boolean}} first @param {(id: string, on: boolean) => Promise<boolean>} set @param {() => void} settings
 */
function groupRow(first, set, settings) {
  const id = `tool-group-${++last}`;
  const box = h("input", { type: "checkbox", id, "aria-describedby": `${id}-about` });
  const name = h("label", { for: id });
  const about = h("div.tool-group-about", { id: `${id}-about` });
  const node = h("li.tool-group", { dataset: { group: first.id } }, box, name, about);
  let held = first;
  box.addEventListener("change", async () => {
    if (!(await set(held.id, box.checked))) box.checked = held.on;
  });
  const show = (/** @type {typeof first} */ g) => {
    held = g;
    box.checked = g.on;
    const missing = missingWords(g);
    box.disabled = missing !== "" && !g.on;
    name.textContent = groupName(g);
    const { free, asking } = toolsByLevel(g);
    const focused = about.contains(document.activeElement);
    about.replaceChildren(
      ...(free.length > 0 ? [h("p", listed(free))] : []),
      ...(asking.length > 0 ? [h("p", h("span.badge.plain", t("asks first")), " ", listed(asking))] : []),
      ...(missing ? [h("p.tool-group-missing", `${missing} `, link(t("Tools and servers"), settings))] : []),
    );
    if (focused) about.querySelector("button")?.focus();
  };
  show(first);
  return { node, show };
}
