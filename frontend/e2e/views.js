// The views that the test of the words opens, each with the folder under src that draws it. A view looks
// at one part of the page after the other; it finds its way by shapes and keys, never by words.

import { quiet } from "./product.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @typedef {object} View
 * @property {string} folder
 * @property {string} name
 * @property {boolean} [fresh] at a first start, before a word was said
 * @property {(page: Page, look: (within: string, but?: But) => Promise<void>) => Promise<void>} open
 */

/** @typedef {{others?: string, named?: string}} But others draw these parts; these are named by what people wrote */

/** What people, models and the backend wrote, names, numbers and code; nothing in it is said by the window. */
export const content = [
  ".prose, .thought-text, .diff, .other-version, .paste-name, .paste-text, textarea, time, kbd, code, pre, mark",
  ".conversation .title, .conversation .preview, .page-title, .brand h1",
  '.menu button:has([data-icon="person"]) span, .palette-row:has([data-icon="chat"]) .palette-label',
  ".log-step", // a step by its path, which holds its id
  ".segments [data-system]", // names of systems
  // the settings
  ".answerer-name, .model-name, .served-name, .config-name, .card-address, .host-name, .folder > :first-child, .licences",
  ".specimen, .preset-name, .backup-at, .backup-size, .card.endpoint:not(.demo) h4, .about-head strong",
  '.option:has([value="enter"]), .option:has([value="mod-enter"])', // names of keys
  '.option:has([value="de"], [value="en"], [value="es"], [value="fr"])', // languages, each by its own name
  '.option:has([value="searxng"], [value="brave"], [value="tavily"], [value="kagi"])', // names of services
  'option[value="UTC"], option[value*="/"]', // names of time zones
  ".facts dd:not(.folder)", // how the keys are kept, as the backend says it
  ".plugin > :first-child label, .artifact-label", // names of plug-ins
  ".offer-name, .offer-about", // tools, by their own names
  ".engine-name, .engine-trouble, .tts-trouble", // names of speech engines, and what the backend says of them
  '.tts-form .option:has([value="espeak"], [value="piper"], [value="system"])',
  // the library: what people call their characters, personas and lorebooks
  ".tag-bar span, .portrait-letter, .cast-name, .cast-about, .library-name, .library option:not([value=''])",
  // the tools and the inspector
  ".shelf-name, .shelf-about, .notes strong, .notes p, .call-model, .fields, .items, .changes, .thoughts, .told",
  // the runs
  ".run-row-title, .run-row-about, .run-row-when, .run-title, .child-name, .step-title, .picker-name, .picker-about",
  ".step-id, .chip-in, .chip-layer, .chip-one, .value-now, .try-step label, .condition .chip-one",
  ".schedule h2, .several-options span, .step-uses strong, .step-main > .hint, .arg .hint, .rhythm-next, .run-facts",
  ".arg label, .arg .label, .log-text, .log-rest, .step-lines, .dry-steps, .runs-dialog > header h2, .form-detail > h2",
  'datalist, .ordered-body .fold option:not([value=""]), .editor-words option:not([value=""])',
  '[data-workflows] option:not([value=""])', // names of workflows
  ".runs-dialog .switch-row .hint", // the title of a conversation
  // the team: what people, agents and the log say, and how files and agents are called
  ".team-words, .team-what, .team-why, .team-card-name, .files-name, .team-speaker, .team-doing, .team-agents li",
  ".team-preview-title, .team-text, .team-table, .team-item > h3, .team-when",
  ".inspector blockquote, .chip, .turns .muted",
  ".findings .muted, .findings blockquote, .proof-scope option:is([value^='model'], [value^='month'])", // reasons, as the backend says them
].join(", ");

/** What is said in the midst of content. */
export const said = ".draft, .placeholder, .code-head button";

/** @param {Page} page @param {string} shape */
const shaped = (page, shape) => page.locator(`button:has(> [data-icon="${shape}"]):visible`);

/** @param {Page} page */
async function openSidebar(page) {
  if (await page.locator("html.sidebar-closed").count()) await page.locator(".page-head > button").first().click();
  await page.locator("#sidebar .conversation").first().waitFor();
}

/** @param {Page} page @param {string} within */
const unfold = (page, within) =>
  page.evaluate((w) => {
    for (const d of document.querySelectorAll(`${w} details`)) /** @type {HTMLDetailsElement} */ (d).open = true;
  }, within);

/** The page's own parts; what else is on it is drawn by others. */
const others = ".onboarding, .advice, .composer, .page-tools [aria-pressed]";

/** @param {Page} page */
const turn = (page) => page.locator('.row.last[data-role="assistant"]');

/** @type {readonly View[]} */
export const views = [
  {
    folder: "onboarding",
    name: "the first start and each of its ways",
    fresh: true,
    async open(page, look) {
      await page.locator(".onboarding").waitFor();
      await look(".onboarding");
      for (const way of ["here", "server"]) {
        await page.locator(`.onboarding-choice[data-way="${way}"]`).click();
        await page.locator(".onboarding-below > *").first().waitFor();
        await look(".onboarding");
      }
    },
  },
  {
    folder: "chat",
    name: "the page before the first word",
    fresh: true,
    async open(page, look) {
      await page.locator(".cast .button").first().waitFor();
      await look("#page", { others });
    },
  },
  {
    folder: "chat",
    name: "a conversation with one turn",
    async open(page, look) {
      await turn(page).hover();
      await look("#page", { others });
      await turn(page).locator("summary").first().click();
      await shaped(page, "diff").click();
      await look("#page", { others });
      await page.locator(".choices .choice").nth(1).click();
      await look("#page", { others });
    },
  },
  {
    folder: "chat",
    name: "the menu of a row, its bookmark and its removal",
    async open(page, look) {
      const more = turn(page).locator('[aria-haspopup="menu"]');
      await more.click();
      await look(".menu");
      await page.locator('.menu button:has([data-icon="bookmark"])').click();
      await turn(page).locator('.who [data-icon="bookmark"]').waitFor();
      await look(".script");
      await page.locator(".title-menu").click();
      await page.locator('.menu button:has([data-icon="bookmark"])').click();
      await page.locator(".menu").waitFor();
      await look(".menu", { others: ".menu span" });
      await page.keyboard.press("Escape");
      await more.click();
      await page.locator('.menu button:has([data-icon="bookmark"])').click();
      await page.locator(".who [data-icon]").waitFor({ state: "detached" });
      await page.locator(".title-menu").click();
      await page.locator('.menu button:has([data-icon="bookmark"])').click();
      await page.locator(".toast").waitFor();
      await look(".toasts");
      await more.click();
      await page.locator('.menu button:has([data-icon="trash"])').click();
      await turn(page).waitFor({ state: "detached" });
      await look(".toasts");
      await look("#page", { others });
      await page.locator(".toast .button").last().click();
      await turn(page).waitFor();
    },
  },
  {
    folder: "chat",
    name: "the boxes in a row, and the bar that finds",
    async open(page, look) {
      await turn(page).hover();
      await shaped(page, "edit").last().click();
      await look(".edit-box");
      await page.keyboard.press("Escape");
      await page.locator('.row[data-role="user"]').hover();
      await page.locator('.row[data-role="user"] button:has([data-icon="edit"])').click();
      await look(".edit-box");
      await page.keyboard.press("Escape");
      await turn(page).locator('[aria-haspopup="menu"]').click();
      await page.locator('.menu button:has([data-icon="wand"])').click();
      await look(".edit-box");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+f");
      await page.keyboard.type("the");
      await page.locator(".find-count:not(:empty)").waitFor();
      await look(".find");
      await page.keyboard.type("qqq");
      await page.locator(".find button:disabled").first().waitFor();
      await look(".find");
    },
  },
  {
    folder: "sidebar",
    name: "the list, the menu of a row and the new conversation's",
    async open(page, look) {
      await openSidebar(page);
      await look("#sidebar");
      await page.locator(".conversation").first().click({ button: "right" });
      await look(".menu", { named: ".menu" });
      await page.keyboard.press("Escape");
      await page.locator("#sidebar .new-others").click();
      await page.locator(".character-list").waitFor();
      await look("dialog[open]", { named: ".character-list *" });
      await page.keyboard.press("Escape");
      await page.locator(".conversation.active").focus();
      await page.keyboard.press("F2");
      await page.locator(".rename").waitFor();
      await look("#sidebar");
      await page.keyboard.press("Escape");
      await page.locator("#sidebar input").fill("qqq");
      await page.locator(".found-none").waitFor();
      await look("#sidebar");
    },
  },
  {
    folder: "sidebar",
    name: "the archive and the trash",
    async open(page, look) {
      await openSidebar(page);
      for (const place of ["archive", "trash"]) {
        await page.locator(`.side-foot [data-icon="${place}"]`).click();
        await page.locator("#sidebar .conversation").first().waitFor();
        await look("#sidebar");
        await page.locator("#sidebar .conversation").first().click({ button: "right" });
        await page.locator(".menu").waitFor();
        await look(".menu", { named: ".menu" });
        if (place === "trash") {
          await page.locator(".menu .danger").click();
          await page.locator("dialog[open]").waitFor();
          await look("dialog[open]");
          await page.keyboard.press("Escape");
          await page.locator("dialog[open]").waitFor({ state: "hidden" });
          await page.locator(".side-place .button").click();
          await page.locator("dialog[open]").waitFor();
          await look("dialog[open]");
        }
        await page.keyboard.press("Escape");
        await page.locator(".menu, dialog[open]").waitFor({ state: "hidden" });
        await page.locator("#sidebar input").fill("qqq");
        await page.locator(".found-none").waitFor();
        await look("#sidebar");
        await page.locator("#sidebar input").fill("");
        await page.locator(".found-none").waitFor({ state: "hidden" });
        await page.locator(".side-place .icon-button").click();
      }
    },
  },
  {
    folder: "sidebar",
    name: "a place that is empty",
    fresh: true,
    async open(page, look) {
      await openSidebar(page);
      for (const place of ["archive", "trash"]) {
        await page.locator(`.side-foot [data-icon="${place}"]`).click();
        await page.locator(".found-none").waitFor();
        await look("#sidebar");
        await page.locator(".side-place .icon-button").click();
      }
    },
  },
  {
    folder: "composer",
    name: "what one writes in, with a long text beside it",
    async open(page, look) {
      await look(".composer");
      await page.locator(".composer-text").focus();
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      }, "A long text. ".repeat(400));
      await page.locator(".paste").last().waitFor(); // a draft may have one of another visit
      await look(".composer");
      await page.locator(".paste-open").last().click();
      await look("dialog[open]");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+h");
      await look(".menu", { others: ".menu span" });
    },
  },
  {
    folder: "palette",
    name: "the palette",
    async open(page, look) {
      await page.keyboard.press("Control+k");
      await page.locator('.palette-row[data-icon="person"]').first().waitFor();
      await look(".palette", {
        others: '.palette-row:is([data-icon="settings"], [data-icon="chat"])', // the latter are called as people called them
      });
      await page.keyboard.type("qqq");
      await look(".palette");
    },
  },
  {
    folder: "lib",
    name: "the sheet of all keys",
    async open(page, look) {
      await page.keyboard.press("Control+/");
      await page.locator(".key-sheet").waitFor();
      await look("dialog[open]");
    },
  },
  {
    folder: "settings",
    name: "the sections, and their names in the palette",
    async open(page, look) {
      await page.keyboard.press("Control+,");
      const tabs = page.locator(".settings-nav [role=tab]");
      await tabs.first().waitFor();
      const names = await tabs.allTextContents();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      // The palette lists its best rows only, so each section is sought by its name.
      for (const name of names) {
        await page.locator(".palette input").fill(name.replace(/[^\p{L} ]/gu, ""));
        await page.locator('.palette-row[data-icon="settings"]').first().waitFor();
        await look('.palette-row[data-icon="settings"]');
      }
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+,");
      for (let i = 0; i < (await tabs.count()); i++) {
        await tabs.nth(i).click();
        await quiet(page); // what a section fetches comes in its own time
        await unfold(page, ".settings-body");
        await quiet(page);
        await look("dialog.settings");
      }
    },
  },
  {
    folder: "library",
    name: "the characters, one of them, and each other part",
    async open(page, look) {
      await page.keyboard.press("Control+Shift+b");
      await page.locator(".cast-card").first().waitFor();
      await look("dialog.library");
      await page.locator(".cast-card").first().click();
      await page.locator(".library-back").waitFor();
      await unfold(page, "dialog.library");
      await look("dialog.library");
      const tabs = page.locator("dialog.library [role=tab]");
      for (let i = 1; i < (await tabs.count()); i++) {
        await tabs.nth(i).click();
        await quiet(page);
        await unfold(page, "dialog.library");
        await look("dialog.library");
      }
    },
  },
  {
    folder: "help",
    name: "its pages, and a search in them",
    async open(page, look) {
      await page.keyboard.press("F1");
      await page.locator(".help h3").waitFor();
      await look(".help", { others: ".help-page, .help-list" });
      if (await page.locator(".help-all").isVisible()) await page.locator(".help-all").click();
      await page.locator(".help input").fill("qqq");
      await quiet(page);
      await look(".help", { others: ".help-page, .help-list" });
    },
  },
  {
    folder: "voices",
    name: "the panel, and its button",
    async open(page, look) {
      await look('.page-tools [aria-pressed]:has([data-icon="voices"])');
      await page.keyboard.press("Control+j");
      await page.locator("#panel .voices-panel details").first().waitFor();
      await unfold(page, "#panel");
      await quiet(page); // what is in the folds is fetched
      await look("#panel");
    },
  },
  {
    folder: "inspector",
    name: "the panel with each voice and the turns, and its button",
    async open(page, look) {
      await look('.page-tools [aria-pressed]:has([data-icon="inspector"])');
      await page.keyboard.press("Control+i");
      const steps = page.locator("#panel .step");
      await steps.first().waitFor();
      for (let i = 0; i < (await steps.count()); i++) {
        await steps.nth(i).click();
        await unfold(page, "#panel");
        await look("#panel");
      }
      await page.locator("#panel .turn-name").click();
      await look("#panel");
    },
  },
  {
    folder: "team",
    name: "the team before anything was asked, and what cannot be asked",
    fresh: true,
    async open(page, look) {
      await page.keyboard.press("Control+Shift+e");
      await page.locator("#team .run-list-word p:not(.progress)").waitFor();
      await look("#team");
      await page.locator("#team .runs-new .button").click();
      await page.locator(".team-agents li").first().waitFor();
      await page.locator("#team textarea").press("Enter");
      await page.locator(".team-told:not(:empty)").waitFor();
      await look("#team");
    },
  },
  {
    folder: "team",
    name: "a round, its documents, and the question before it goes",
    async open(page, look) {
      await page.keyboard.press("Control+Shift+e");
      await page.locator("#team .runs-new .button").click();
      await page.locator("#team input[type=file]").setInputFiles({
        name: "sales.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("month,sold\nJan,3\nFeb,5\n"),
      });
      await page.locator('.team-shelf li[data-state="ready"]').waitFor();
      await look("#team");
      await page.locator("#team textarea").fill("analysis.xlsx and chart.svg");
      await page.keyboard.press("Enter");
      await page.locator('.team-round .run-chip[data-kind="completed"]').waitFor();
      await unfold(page, "#team");
      await page.locator(".team-log li").first().waitFor();
      await look("#team", { others: ".team-messages .prose" });
      await page.locator(".team-made .team-card-open").first().click();
      await page.locator(".team-table td").first().waitFor();
      await look(".team-preview");
      await page.keyboard.press("Escape");
      await page.locator(".team-head .button").click();
      await look(".dialog");
      await page.keyboard.press("Escape");
    },
  },
  {
    folder: "runs",
    name: "the parts of the runs while nothing is in them",
    async open(page, look) {
      await page.keyboard.press("Control+e");
      for (let i = 0; i < 5; i++) {
        await page.locator(".runs-tab").nth(i).click();
        await page.locator(".run-list-word p:not(.progress), .run-row").first().waitFor();
        await look("#runs");
      }
    },
  },
  {
    folder: "runs",
    name: "a workflow, its steps, what it would do, and its run",
    async open(page, look) {
      await page.keyboard.press("Control+e");
      await page.locator(".runs-tab").nth(1).click();
      await page.locator(".runs-search .button").click();
      await look(".menu");
      await page.locator('.menu button:has([data-icon="runs"])').click();
      await page.locator(".editor-words input").waitFor();
      /** @param {string} shape */
      const add = async (shape) => {
        await page.locator(".editor > .actions .button").last().click();
        await look(".menu");
        await page.locator(`.menu button:has([data-icon="${shape}"])`).click();
      };
      await add("tools");
      await page.locator(".picker-option").first().waitFor();
      await look(".picker-dialog");
      await page.keyboard.type("days_between");
      await page.keyboard.press("Enter");
      await page.locator(".arg textarea").first().fill("{{vars.ferry}}");
      await unfold(page, ".ordered-body");
      await look(".editor");
      await add("chat");
      await page.locator(".step-main .chip-text textarea").waitFor();
      await look(".editor", { others: ".config-fault" }); // what the backend says of the empty step may be there by now
      await page.locator(".step-main .chip-text textarea").fill("Count them.");
      await page.locator(".editor-words input").fill("Ferry");
      await page.locator(".editor-bar .button").nth(1).click();
      await page.locator(".dry-steps li").first().waitFor();
      await look(".runs-dialog");
      await page.keyboard.press("Escape");
      await page.locator(".editor-bar .button").nth(0).click();
      await page.locator(".runs-dialog .vars").waitFor();
      await look(".runs-dialog");
      await page.locator(".runs-dialog .button.primary").click();
      await page.locator(".step-head").first().waitFor();
      await page.locator(".run-error:not(:empty)").waitFor();
      await unfold(page, ".run");
      await look("#runs", { others: ".run-error p" });
    },
  },
  {
    folder: "runs",
    name: "the steps that decide how a run goes on, a form each",
    async open(page, look) {
      await page.keyboard.press("Control+e");
      await page.locator(".runs-tab").nth(1).click();
      await page.locator(".runs-search .button").click();
      await page.locator('.menu button:has([data-icon="runs"])').click();
      await page.locator(".editor-words input").waitFor();
      for (const shape of ["branch", "repeat", "beside", "clock", "person", "stop", "warning"]) {
        await page.locator(".editor > .actions .button").last().click();
        await page.locator(`.menu button:has([data-icon="${shape}"])`).click();
        await page.locator(".ordered-body .step-called").waitFor();
        await unfold(page, ".ordered-body");
        if (shape === "person") await page.locator('.ask-form .button:has([data-icon="plus"])').click();
        if (shape === "clock") await page.locator(".ordered-body select").first().selectOption("until");
        await look(".editor");
      }
      await page.locator(".ordered-body .condition-acts .button").first().click();
      await page.locator(".picker-option").first().waitFor();
      await look(".picker-dialog");
      await page.locator(".picker-option").first().click();
      await page.locator(".condition-row select").waitFor();
      await look(".editor");
      await page.locator(".ordered-body .condition-acts .link").first().click();
      await look(".editor");
    },
  },
  {
    folder: "runs",
    name: "a flow, a schedule, a variable and an assistant",
    async open(page, look) {
      await page.keyboard.press("Control+e");
      await page.locator(".runs-tab").nth(1).click();
      await page.locator(".runs-search .button").click();
      await page.locator('.menu button:has([data-icon="beside"])').click();
      await page.locator(".ordered-head").first().click();
      await page.locator('.flow-form > .button:has([data-icon="beside"])').click();
      await unfold(page, ".ordered-body");
      // What is under a bar that stays in sight can be scrolled out from under it.
      await page.evaluate(() => {
        for (const bar of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#runs *")))
          if (getComputedStyle(bar).position === "sticky") bar.style.position = "static";
      });
      const said = { others: "p.error" }; // what the program says of a flow without a prompt
      await look(".editor", said);
      await page.locator(".editor-bar .icon-button").click();
      await look(".menu");
      await page.keyboard.press("Escape");
      await page.locator(".starts .editor-steps-head .button").click();
      await look(".picker");
      await page.locator(".picker-option").first().click(); // a schedule
      await page.locator(".rhythm-next li").nth(4).waitFor();
      await look("#runs", said);
      for (const every of ["weekly", "monthly", "hourly", "fields"]) {
        await page.locator(".rhythm select").first().selectOption(every);
        await look(".schedule");
      }
      for (const part of [3, 4]) {
        await page.locator(".runs-tab").nth(part).click();
        await page.locator(".runs-new .button").click();
        await page.locator(".form-detail input").first().waitFor();
        await look("#runs");
      }
    },
  },
];
