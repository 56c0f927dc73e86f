// The help: a list of pages with a search over them, and the page that is read. A narrow window shows one of the two at
// a time. It lies over everything, so that it can be asked for from a dialog too, and leaves what is below as it is.

import { call } from "../ipc/index.js";
import {
  button,
  claim,
  closeBeside,
  failure,
  h,
  iconButton,
  locale,
  markText,
  renderMarkdown,
  t,
} from "../lib/index.js";
import { walkByKey } from "../lib/roving.js";
import { featureTable } from "../model/features.js";
import { openLink } from "../model/links.js";
import { markIn } from "./marks.js";
import { find, marksOf, pageOf, readPages, wordsOf } from "./pages.js";
import { closeAll, lead } from "./ways.js";

/** @typedef {import("./pages.js").Name} Name */
/** @typedef {import("./pages.js").Page} Page */

/** @type {Promise<Page[]> | null} */
let reading = null;

/** The pages are read once; after a failure they are read again. */
function pages() {
  const language = (locale().split("-")[0] ?? "").toLowerCase();
  reading ??= readPages(language)
    .then(withTable)
    .catch((err) => {
      reading = null;
      throw err;
    });
  return reading;
}

/** Where a page has the table of what an import brings, which the program makes of its readers. */
const tableMark = "{{features}}";

/** @param {Page[]} all */
const withTable = (all) =>
  Promise.all(
    all.map(async (page) => {
      if (!page.text.includes(tableMark)) return page;
      const apps = (await call("moving.features").catch(() => null))?.items ?? [];
      return pageOf(page.name, page.text.replace(tableMark, apps.length > 0 ? featureTable(apps) : ""));
    }),
  );

/** Opens the help at a page. While the help is open, its search gets the focus. @param {Name} name */
export function openHelp(name) {
  const search = /** @type {HTMLElement | null} */ (document.querySelector("dialog.help input"));
  if (search) search.focus();
  else build(name);
}

/** @param {Name} first */
function build(first) {
  /** @type {{name: Name, top: number}[]} */
  const past = [];
  /** @type {readonly Page[]} */
  let all = [];
  let shown = first;

  const search = h("input", {
    type: "search",
    placeholder: t("Search"),
    "aria-label": t("Search the help"),
    "aria-controls": "help-list",
    autofocus: true,
    oninput: () => list(),
  });
  const items = h("ul.help-list", { id: "help-list" });
  const told = h("p.help-told", { role: "status" });
  const back = iconButton("left", t("Back"), () => goBack(), { hidden: true });
  const toList = button(t("All pages"), () => toSearch(), { icon: "menu", kind: "quiet help-all" });
  const article = h("article.prose.help-text");
  const scroller = h("div.help-page", { tabindex: "0", role: "region", "aria-label": t("Help page") }, article);
  const close = iconButton("close", t("Close the help"), () => dialog.close(), {
    title: t("Close (Esc)"),
    kind: "settings-close",
  });
  const dialog = h(
    "dialog.settings.help",
    { "aria-labelledby": "help-title", dataset: { showing: "page" } },
    h(
      "nav.settings-side",
      { "aria-labelledby": "help-title" },
      h("h2", { id: "help-title" }, t("Help")),
      search,
      told,
      items,
    ),
    h("div.help-main", h("div.help-bar", back, toList), scroller),
    close,
  );
  walkByKey(items, "button");

  const toSearch = () => {
    dialog.dataset["showing"] = "list";
    search.focus();
  };

  /** The list of pages, or of those that were found. */
  const list = () => {
    const words = wordsOf(search.value);
    const hits = find(all, search.value);
    const found = words.length > 0;
    items.replaceChildren(
      ...(found
        ? hits.map(({ page, line, marks }) =>
            item(page, markText(page.title, marksOf(page.title, words)), () => go(page.name, words), [
              line.heading && line.heading !== line.text && h("span.help-where", line.heading),
              line.text !== page.title && h("span.help-line", ...markText(line.text, marks)),
            ]),
          )
        : all.map((page) => item(page, [page.title], () => go(page.name)))),
    );
    told.textContent = !found
      ? ""
      : hits.length === 0
        ? t("No help pages match.")
        : t("{n, plural, one {# page found} other {# pages found}}", { n: hits.length });
  };

  /** @param {Page} page @param {(Node | string)[]} title @param {() => void} run @param {import("../lib/dom.js").Child[]} [more] */
  const item = (page, title, run, more = []) =>
    h(
      "li",
      h(
        "button.settings-tab",
        { "aria-current": page.name === shown ? "page" : null, dataset: { page: page.name }, onclick: run },
        h("span", ...title),
        more,
      ),
    );

  /** @param {Name} name @param {readonly string[]} [words] what is marked in it @param {number} [top] */
  const draw = async (name, words = [], top = 0) => {
    const page = all.find((p) => p.name === name);
    if (!page) return;
    shown = name;
    article.replaceChildren(renderMarkdown(page.text, { onLink: openLink, own: { follow, picture } }));
    article.querySelector("h3")?.setAttribute("tabindex", "-1");
    const hit = words.length > 0 ? markIn(article, words) : undefined;
    for (const button of items.querySelectorAll("button"))
      if (button.dataset["page"] === name) button.setAttribute("aria-current", "page");
      else button.removeAttribute("aria-current");
    back.hidden = past.length === 0;
    dialog.dataset["showing"] = "page";
    scroller.scrollTop = top;
    if (!hit && top === 0) return;
    // Pictures above would push the place away once they are there.
    await Promise.all([...article.querySelectorAll("img")].map((img) => img.decode().catch(() => {})));
    if (shown !== name || !article.isConnected) return;
    if (hit) hit.scrollIntoView({ block: "center" });
    else scroller.scrollTop = top;
  };

  /** @param {Name} name @param {readonly string[]} [words] */
  const go = (name, words) => {
    if (name !== shown) past.push({ name: shown, top: scroller.scrollTop });
    void draw(name, words);
    toTitle();
  };
  const goBack = () => {
    const last = past.pop();
    if (!last) return;
    void draw(last.name, [], last.top);
    toTitle();
  };
  /** A screen reader goes on at the page. */
  const toTitle = () => article.querySelector("h3")?.focus({ preventScroll: true });

  /** Goes to another page, or to a place in the window, for which the help makes room. @param {string} address */
  const follow = (address) => {
    const page = all.find((p) => `${p.name}.md` === address);
    if (page) return go(page.name);
    void closeAll().then(() => lead(address));
  };

  search.addEventListener("keydown", (e) => {
    if (e.key === "Escape" && search.value) {
      search.value = "";
      list();
    } else if (e.key === "Enter" || e.key === "ArrowDown") {
      const firstItem = items.querySelector("button");
      if (e.key === "Enter" && search.value) firstItem?.click();
      else firstItem?.focus();
    } else return;
    claim(e);
  });
  dialog.addEventListener("keydown", (e) => {
    if (!(e.altKey && e.key === "ArrowLeft") || past.length === 0) return;
    claim(e);
    goBack();
  });
  closeBeside(dialog);
  dialog.addEventListener("close", () => dialog.remove());

  const load = async () => {
    try {
      all = await pages();
    } catch (err) {
      article.replaceChildren(...failure(err, load));
      return;
    }
    list();
    void draw(first);
    if (!search.checkVisibility()) toTitle();
  };
  document.body.append(dialog);
  dialog.showModal();
  void load();
}

/** @param {string} address */
const picture = (address) => address.replace(/^\.\./, "/help");
