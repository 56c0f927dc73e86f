// The head of the list: how it is ordered, the tag that it is narrowed to, and the way to a new folder.

import { call } from "../ipc/index.js";
import { h, icon, iconButton, menu, picker, t, watchAll } from "../lib/index.js";
import { complain } from "../model/conversation.js";
import { look, lookAt } from "../model/conversations.js";
import { newFolder } from "../widgets/folder/choose.js";

/** @type {readonly {id: import("../model/order.js").Grouping, name: string}[]} */
const groupings = [
  { id: "", name: t("By time") },
  { id: "character", name: t("By character") },
  { id: "folder", name: t("By folder") },
];

/** @type {readonly {id: import("../model/order.js").Sorting, name: string}[]} */
const sortings = [
  { id: "", name: t("Last used first") },
  { id: "title", name: t("Sort by name") },
  { id: "created", name: t("Newest first") },
];

export function listHead() {
  const name = h("span");
  const order = h(
    "button.button.quiet.list-order",
    { "aria-haspopup": "menu", onclick: () => open() },
    name,
    icon("down"),
  );
  const fresh = iconButton("folder", t("New folder"), () => void make(), { title: t("New folder") });
  const tag = h("span", { dir: "auto" });
  const away = iconButton("close", t("Show all tags"), () => void lookAt({ tag: "" }).catch(complain), { title: null });
  const only = h("p.list-tag", { hidden: true }, icon("tag"), tag, away);
  const make = async () => {
    if (await newFolder()) await lookAt({ group: "folder" }).catch(complain);
  };
  const open = () => {
    const { group = "", sort = "" } = look.get();
    /** @param {boolean} is */
    const chosen = (is) => ({ icon: is ? "check" : "blank" });
    menu(
      order,
      [
        ...groupings.map(({ id, name: label }) => ({
          label,
          ...chosen(id === group),
          run: () => void lookAt({ group: id }).catch(complain),
        })),
        ...sortings.map(({ id, name: label }) => ({
          label,
          ...chosen(id === sort),
          run: () => void lookAt({ sort: id }).catch(complain),
        })),
        { label: t("Only with a tag"), icon: "tag", run: () => void chooseTag() },
      ],
      t("Order of the conversations"),
    );
  };
  const draw = () => {
    const { view, group = "", tag: chosen = "" } = look.get();
    node.hidden = view === "trash";
    name.textContent = groupings.find((g) => g.id === group)?.name ?? "";
    order.setAttribute("aria-label", `${t("Order of the conversations")}: ${name.textContent}`);
    only.hidden = chosen === "";
    tag.textContent = chosen;
  };
  const node = h("div.list-head", h("div", order, fresh), only);
  watchAll([look], draw);
  draw();
  return node;
}

async function chooseTag() {
  const all = await call("conversations.tags").catch(() => []);
  picker({
    title: t("Only with a tag"),
    options: all.map((c) => ({
      id: c.tag,
      name: c.tag,
      about: t("{n, plural, one {# conversation} other {# conversations}}", { n: c.count }),
    })),
    none: t("No conversation has a tag yet."),
    picked: (tag) => void lookAt({ tag }).catch(complain),
  });
}
