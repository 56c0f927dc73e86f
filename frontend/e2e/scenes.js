// Every view of the window by its name, and the way to it: for the checks that look at all of them.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{name: string, open: (page: Page) => Promise<unknown>}} Scene */

import { setTimeout as pause } from "node:timers/promises";
import { lamp } from "./picture.js";
import { freshFolder, openVoices, removeFolder, settled } from "./product.js";

/** @param {Page} page @param {string} name */
const item = (page, name) => page.getByRole("menuitem", { name, exact: true });

/** On a narrow page the list lies over it. @param {Page} page */
async function list(page) {
  if (await page.evaluate(() => document.documentElement.classList.contains("sidebar-closed")))
    await page.getByRole("button", { name: "Conversations", exact: true }).click();
}

/** By how much the page is wider than its window, or a part of it wider than its own, in pixels. @param {Page} page */
export const tooWide = (page) =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll(":root, .panel-body, .settings-page, .runs-detail")].map(
        (e) => e.scrollWidth - e.clientWidth,
      ),
    ),
  );

/** Goes to a section of the settings. @param {string} name @param {string} there what is in it @returns {Scene} */
const settings = (name, there) => ({
  name: `settings, ${name}`,
  open: async (page) => {
    await page.keyboard.press("Control+,");
    await page.getByRole("tab", { name, exact: true }).click();
    await page.locator(".settings-body").getByText(there).first().waitFor();
  },
});

/** Goes to a part of the runs. @param {Page} page @param {string} name */
async function place(page, name) {
  await page.keyboard.press("Control+e");
  await page.getByRole("tab", { name, exact: true }).click();
  await page.locator(".run-row").first().waitFor();
}

/** @type {readonly Scene[]} */
const runScenes = [
  {
    name: "runs, a request",
    open: async (page) => {
      await place(page, "Runs");
      await page.locator(".run-row", { hasText: "Quay log" }).click();
      await page.locator(".request .exact").first().waitFor();
      await page.locator(".step-row").first().waitFor();
    },
  },
  {
    name: "runs, one that failed",
    open: async (page) => {
      await place(page, "Runs");
      await page.locator(".run-row", { hasText: "Days to the ferry" }).click();
      await page.locator(".step-body").first().waitFor();
    },
  },
  {
    name: "runs, a workflow",
    open: async (page) => {
      await place(page, "Workflows");
      await page.locator(".run-row", { hasText: "Quay log" }).click();
      await page.locator(".ordered-head").nth(1).click();
      await page.locator(".ordered-body .arg").first().waitFor();
    },
  },
  {
    name: "runs, a flow",
    open: async (page) => {
      await place(page, "Workflows");
      await page.locator(".run-row", { hasText: "Two readings" }).click();
      await page.locator(".ordered-head").nth(1).click();
      await page.locator(".flow-call").first().waitFor();
    },
  },
  {
    name: "runs, a tool is picked",
    open: async (page) => {
      await place(page, "Workflows");
      await page.locator(".run-row", { hasText: "Quay log" }).click();
      await page.getByRole("button", { name: "Add a step" }).click();
      await item(page, "Use a tool").click();
      await page.locator(".picker-option").first().waitFor();
    },
  },
  {
    name: "runs, a dry run",
    open: async (page) => {
      await place(page, "Workflows");
      await page.locator(".run-row", { hasText: "Quay log" }).click();
      await page.getByRole("button", { name: "Dry run" }).click();
      await page.locator(".dry-steps li").first().waitFor();
    },
  },
  {
    name: "runs, a schedule",
    open: async (page) => {
      await place(page, "Triggers");
      await page.locator(".run-row").first().click();
      await page.locator(".rhythm-next li").nth(4).waitFor();
    },
  },
  {
    name: "runs, a variable",
    open: async (page) => {
      await place(page, "Variables");
      await page.locator(".run-row", { hasText: "harbour_name" }).click();
      await page.locator(".runs-detail").getByLabel("Scope").waitFor();
    },
  },
  {
    name: "runs, an assistant",
    open: async (page) => {
      await place(page, "Assistants");
      await page.locator(".run-row").first().click();
      await page.locator(".runs-detail").getByLabel("Instructions").waitFor();
    },
  },
];

/** Goes to the team, and to what it has worked on. @param {Page} page */
async function team(page) {
  await page.keyboard.press("Control+Shift+e");
  await page.locator("#team .run-row").first().click();
  await page.locator(".team-round .team-card").first().waitFor();
}

/** @type {readonly Scene[]} */
const teamScenes = [
  {
    name: "the team, a new request",
    open: async (page) => {
      await page.keyboard.press("Control+Shift+e");
      await page.locator("#team .runs-new .button").click();
      await page.locator(".team-agents li").first().waitFor();
    },
  },
  {
    name: "the team, a round",
    open: async (page) => {
      await team(page);
      for (const fold of await page.locator(".team-fold > summary").all()) await fold.click();
      await page.locator(".team-log li").first().waitFor();
      await page.locator(".team-scroller").evaluate((s) => s.scrollTo(0, 0));
    },
  },
  {
    name: "the team, a table",
    open: async (page) => {
      await team(page);
      await page.getByRole("button", { name: "View analysis.xlsx" }).last().click();
      await page.locator(".team-table td").first().waitFor();
    },
  },
  {
    name: "the team, a picture",
    open: async (page) => {
      await team(page);
      await page.getByRole("button", { name: "View chart.svg" }).last().click();
      await page.locator("img.team-picture").waitFor();
    },
  },
];

/** Orders the list. @param {Page} page @param {string} name */
async function order(page, name) {
  await list(page);
  await page.locator(".list-order").click();
  await item(page, name).click();
}

/** The way to a conversation of the list. @param {Page} page @param {string} title */
async function conversation(page, title) {
  await list(page);
  await page.getByLabel("Search conversations").fill(title);
  await page.locator(".conversation", { hasText: title }).first().click();
  await page.locator(".page-title", { hasText: title }).waitFor();
}

/** The list where it has folders, and what is begun and done there. @type {readonly Scene[]} */
const folderScenes = [
  {
    name: "folders",
    open: async (page) => {
      await order(page, "By folder");
      await page.locator(".folder-head", { hasText: "Northern tour" }).waitFor();
    },
  },
  {
    name: "folders, one of them closed",
    open: async (page) => {
      await order(page, "By folder");
      await page.locator(".folder-head", { hasText: "Northern tour" }).focus();
      await page.keyboard.press("ArrowLeft");
      await page.locator(".conversation", { hasText: "Packing for the north" }).waitFor({ state: "detached" });
    },
  },
  {
    name: "conversations by character",
    open: async (page) => {
      await order(page, "By character");
      await page.locator(".sections section > h3").first().waitFor();
    },
  },
  {
    name: "several conversations selected",
    open: async (page) => {
      await order(page, "By time");
      await page.locator(".conversation").first().focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Shift+ArrowDown");
      await page.getByRole("toolbar", { name: "Selected conversations" }).getByText("2 selected").waitFor();
    },
  },
  {
    name: "folder settings",
    open: async (page) => {
      await order(page, "By folder");
      await page.locator(".folder-head", { hasText: "Northern tour" }).click({ button: "right" });
      await item(page, "Folder settings").click();
      await page.getByRole("dialog", { name: "Folder settings" }).getByLabel("Instructions").waitFor();
    },
  },
  {
    name: "a new chat with a character",
    open: async (page) => {
      await list(page);
      await page.getByRole("button", { name: "New chat with a character" }).click();
      await page.getByRole("dialog", { name: "New chat with" }).locator(".picker-option").first().waitFor();
    },
  },
];

/** Panels at the conversation, and replies with marks of every kind. @type {readonly Scene[]} */
const newerScenes = [
  {
    name: "the ways of the voices",
    open: async (page) => {
      await page.keyboard.press("Control+j");
      await page.getByRole("complementary", { name: "Voices" }).getByRole("heading", { name: "Details" }).waitFor();
    },
  },
  {
    name: "the reading aloud",
    open: async (page) => {
      await page.getByRole("button", { name: "Read aloud", exact: true }).first().click();
      await page.getByRole("complementary", { name: "Read aloud" }).waitFor();
    },
  },
  {
    name: "marks of every kind",
    open: async (page) => {
      await conversation(page, "Marks of every kind");
      await page.locator(".prose .footnote").first().waitFor();
    },
  },
  {
    name: "text from right to left",
    open: async (page) => {
      await conversation(page, "من اليمين");
      await page.locator(".prose table").first().waitFor();
    },
  },
];

/** What is seen in a folder without a word in it. @type {readonly Scene[]} */
export const firstScenes = [
  {
    name: "first start",
    open: (page) => page.getByRole("heading", { name: "Choose a model" }).waitFor(),
  },
  ...[
    { name: "first start, a model here", way: "here" },
    { name: "first start, a server", way: "server" },
  ].map(({ name, way }) => ({
    name,
    open: async (/** @type {Page} */ page) => {
      await page.locator(`.onboarding-choice[data-way="${way}"]`).click();
      await page.locator(".onboarding-below > *").first().waitFor();
    },
  })),
  {
    name: "the tour of the demo",
    open: async (page) => {
      await page.getByRole("button", { name: "Try the demo" }).click();
      await page.getByRole("dialog", { name: "Tour of the demo" }).getByRole("button", { name: "Next" }).waitFor();
    },
  },
];

/** @type {readonly Scene[]} */
export const scenes = [
  { name: "a conversation", open: async () => {} },
  {
    name: "the menu of a row",
    open: async (page) => {
      await page.locator(".row.last").focus();
      await page.keyboard.press("Enter");
      await item(page, "Delete").waitFor();
    },
  },
  {
    name: "a message that is edited",
    open: async (page) => {
      await page.locator('.row[data-role="user"]').last().focus();
      await page.keyboard.press("F2");
      await page.getByLabel("Edit the message").waitFor();
    },
  },
  {
    name: "what the Editor changed",
    open: async (page) => {
      await page.getByRole("button", { name: "What the Editor changed" }).last().click();
      await page.locator(".diff ins").first().waitFor();
    },
  },
  {
    name: "the find bar",
    open: async (page) => {
      await page.keyboard.press("Control+f");
      await page.keyboard.type("lamp");
      await page.getByText(/^\d+ of \d+$/).waitFor();
    },
  },
  {
    name: "the bookmarks",
    open: async (page) => {
      await page.getByRole("button", { name: "Conversation menu" }).click();
      await page.getByRole("menuitem", { name: "Bookmarks" }).click();
      await page.getByRole("menu", { name: "Bookmarks" }).waitFor();
    },
  },
  {
    name: "the list",
    open: async (page) => {
      await list(page);
      await page.locator(".conversation").first().waitFor();
    },
  },
  {
    name: "a search inside messages",
    open: async (page) => {
      await list(page);
      await page.getByLabel("Search conversations").fill("the");
      await page.locator(".found-row mark").first().waitFor();
    },
  },
  {
    name: "a search that finds nothing",
    open: async (page) => {
      await list(page);
      await page.getByLabel("Search conversations").fill("nowhere");
      await page.getByText("No conversations match").waitFor();
    },
  },
  ...["Archived", "Trash"].map((name) => ({
    name: `the list, ${name}`,
    open: async (/** @type {Page} */ page) => {
      await list(page);
      await page.getByRole("button", { name, exact: true }).click();
      await page.getByRole("heading", { name, exact: true }).waitFor();
      await page.locator(".conversation").first().waitFor();
    },
  })),
  {
    name: "a question",
    open: async (page) => {
      await list(page);
      await page.getByRole("button", { name: "Trash", exact: true }).click();
      await page.getByRole("button", { name: "Empty trash" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).waitFor();
    },
  },
  {
    name: "the palette",
    open: async (page) => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("set");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "the key sheet",
    open: async (page) => {
      await page.keyboard.press("Control+/");
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    },
  },
  {
    name: "the help",
    open: async (page) => {
      await page.keyboard.press("F1");
      await page.locator(".help h3").waitFor();
    },
  },
  {
    name: "a search in the help",
    open: async (page) => {
      await page.keyboard.press("F1");
      await page.locator(".help h3").waitFor();
      if (await page.locator(".help-all").isVisible()) await page.locator(".help-all").click();
      await page.getByLabel("Search the help").fill("backup");
      await page.locator(".help-list mark").first().waitFor();
    },
  },
  settings("Models", "in use"),
  settings("Speech", "Speech engines"),
  settings("Prompts", "System prompt for characters"),
  settings("Presets", "Quiet"),
  settings("Tools and servers", "Read a file"),
  settings("Appearance", "Night train"),
  settings("Data", "Back up now"),
  settings("Privacy", "127.0.0.1"),
  settings("About", "Show diagnostics"),
  {
    name: "a form for a server",
    open: async (page) => {
      await page.keyboard.press("Control+,");
      await page.getByRole("tab", { name: "Models", exact: true }).click();
      await page.getByRole("button", { name: "Add a server" }).click();
      await page.getByLabel("Address").waitFor();
    },
  },
  {
    name: "the voices",
    open: async (page) => {
      await openVoices(page);
      const tools = page.getByRole("complementary", { name: "Voices" });
      await tools.locator("summary", { hasText: "Moods to choose from" }).click();
      await tools.locator(".shelf-row summary").filter({ visible: true }).first().click();
      await tools.getByLabel("When to use the mood").first().waitFor();
    },
  },
  {
    name: "the library",
    open: async (page) => {
      await page.keyboard.press("Control+Shift+B");
      await page.locator(".cast-card").first().waitFor();
    },
  },
  {
    name: "a character",
    open: async (page) => {
      await page.keyboard.press("Control+Shift+B");
      await page.locator(".cast-card").first().click();
      await page.getByLabel("Example dialogue").waitFor();
    },
  },
  {
    name: "a lorebook",
    open: async (page) => {
      await page.keyboard.press("Control+Shift+B");
      await page.getByRole("tab", { name: "Lorebooks" }).click();
      await page.locator(".shelf-row summary").first().click();
      await page.getByRole("button", { name: "Open entries" }).click();
      await page.getByText("Try a message").click();
      await page.getByLabel("Message to try").waitFor();
    },
  },
  {
    name: "in and out",
    open: async (page) => {
      await page.keyboard.press("Control+Shift+B");
      await page.getByRole("tab", { name: "Import and export" }).click();
      await page.getByRole("button", { name: "Export library" }).waitFor();
    },
  },
  {
    name: "the inspector",
    open: async (page) => {
      await page.keyboard.press("Control+i");
      await page.getByRole("tab", { name: /^Director/ }).click();
      await page.locator(".bar-row").first().waitFor();
    },
  },
  {
    name: "the inspector at the Editor",
    open: async (page) => {
      await page.keyboard.press("Control+i");
      await page.getByRole("tab", { name: /^Editor/ }).click();
      await page.locator("summary", { hasText: "All calls as a table" }).click();
      await page.locator(".numbers td").first().waitFor();
    },
  },
  {
    name: "a request as it was sent",
    open: async (page) => {
      await page.keyboard.press("Control+i");
      await page.getByRole("tab", { name: /^Writer/ }).click();
      await page.getByRole("button", { name: "Request and response" }).first().click();
      await page.getByLabel("Request body").waitFor();
    },
  },
  {
    name: "a picture at full size",
    open: async (page) => {
      await page.getByRole("button", { name: "Show the pier at night at full size" }).click();
      await page.getByRole("dialog", { name: "Image at full size" }).waitFor();
    },
  },
  ...newerScenes,
  ...runScenes,
  ...teamScenes,
  ...folderScenes,
];

/**
 * Fills an empty data folder with a little of everything that a view can show.
 *
 * @param {ReturnType<typeof import("./product.js").asking>} ask
 * @param {{url: string}} model a scripted one
 */
export async function furnish(ask, model) {
  await work(ask);
  const endpoint = await ask("POST", "/api/endpoints", { name: "Harbour", url: model.url });
  await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: "harbour-7b" });
  const persona = await ask("POST", "/api/user-personas", {
    name: "Mara",
    description: "A lamplighter, late as ever.",
  });
  await ask("PUT", "/api/settings", { active_persona_id: persona.id });
  await ask("POST", "/api/presets", { name: "Quiet" });
  /** @param {string} title @param {string} [first] */
  const begin = (title, first) =>
    ask("POST", "/api/conversations", { title, character_name: "Ines Vael", ...(first && { first_mes: first }) });
  const [archived, trashed, pinned] = [
    await begin("The lighthouse ledger"),
    await begin("A draft that went nowhere"),
    await begin("Letters from the night train", "The sleeping car smells of oranges. You have the lower berth."),
  ];
  await ask("PUT", `/api/conversations/${archived.id}`, { archived: true });
  await ask("DELETE", `/api/conversations/${trashed.id}`);
  await ask("PUT", `/api/conversations/${pinned.id}`, { pinned: true });
  await begin("What the tide left", "Three bottles, none of them empty.");
  const main = await begin(
    "The long road to the quay",
    "The bell rings twice. *The fog has come in, and it is early.*",
  );
  const path = `/api/conversations/${main.id}`;
  for (const content of [
    "I put the lamp down between us.\n\n> Who rang the bell?",
    "“Then let them come by the short one,” I say, and light the second lamp.",
  ]) {
    await ask("POST", `${path}/send`, { content });
    await settled(ask, main.id);
  }
  const rows = await ask("GET", `${path}/messages`);
  const first = rows.find((/** @type {any} */ m) => m.role === "assistant" && m.parent_id !== null);
  const table = "| bell | meaning |\n|---|---|\n| two | fog |\n| three | the ferry |";
  const code = "```js\nconst wait = (bells) => bells * 7;\n```";
  const picture = `![the pier at night](data:image/png;base64,${lamp(300, 150)})`;
  await ask("POST", `${path}/messages/${first.id}/edit`, {
    content: `She turns the sheet round so that you can read it.\n\n${table}\n\n${code}\n\nThe wait is $t = 7n$ minutes.\n\n${picture}`,
  });
  await ask("POST", `${path}/messages/${first.id}/bookmark`, { on: true });
  await plan(ask);
  return main.id;
}

/** A reply with what Markdown has beside paragraphs. */
const marks = [
  "“I *saw* the `lamp` go out,” she says, “and **nobody** lit it again.”[^1]",
  "- [x] trim the wick\n- [ ] fill the tank\n- [ ] ask **Ines** about the key",
  "| bell | minutes | meaning |\n|:---|---:|:---:|\n| two | 14 | fog |\n| three | 21 | the ferry, late as ever |",
  "灯台の**「霧の鐘」**は二度鳴る。",
  '```svg\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#246"/><circle cx="60" cy="20" r="12" fill="#fc6"/></svg>\n```',
  "[^1]: The day book says otherwise, on its fourth page.",
].join("\n\n");

/** A reply in a script that runs from right to left, with Latin in it. */
const fromTheRight = [
  "الضباب كثيف هذا المساء، و**الفنار** لم يُضأ بعد. قالت: «من هناك؟»",
  "1. افتح الباب\n2. أشعل المصباح (`lamp on`)\n3. اقرأ day-book.txt",
  "| الجرس | المعنى |\n|---|---|\n| مرتان | ضباب |\n| ثلاث | العبّارة |",
].join("\n\n");

/**
 * Adds what only pictures and looks at every view ask for: folders with a colour and without, one within another, and
 * conversations with marks of every kind.
 *
 * @param {ReturnType<typeof import("./product.js").asking>} ask
 */
export async function furnishMore(ask) {
  const folder = (/** @type {object} */ f) => ask("POST", "/api/folders", f);
  const begin = (/** @type {object} */ c) => ask("POST", "/api/conversations", c);
  const tour = await folder({ name: "Northern tour", color: "blue" });
  const times = await folder({ name: "Timetables", parent_id: tour.id, color: "green" });
  await folder({ name: "A folder with a name that is much longer than the list is wide" });
  await begin({ title: "Packing for the north", folder_id: tour.id });
  await begin({ title: "When the boat leaves", folder_id: times.id });
  await begin({ title: "Marks of every kind", character_name: "Ines Vael", first_mes: marks });
  await begin({ title: "من اليمين", character_name: "Ines Vael", first_mes: fromTheRight });
}

/** What the demo's team makes of a table. @param {ReturnType<typeof import("./product.js").asking>} ask */
async function work(ask) {
  await ask("POST", "/api/endpoints/demo/use", {});
  const table = "day,boats\nMonday,12\nTuesday,31\nWednesday,9\nThursday,22\n";
  const file = await ask("POST", "/api/files", { filename: "boats.csv", b64: Buffer.from(table).toString("base64") });
  const { id } = await ask("POST", "/api/workflows/start", {
    prompt: "How many boats came each day? Make analysis.xlsx, chart.svg and report.pdf.",
    listFileId: [file.fileId],
  });
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(50))
    if ((await ask("GET", `/api/workflows/${id}/status`)).status === "completed") return;
  throw new Error("the team does not finish");
}

/** Something that waits, something that failed, something that is planned. @param {ReturnType<typeof import("./product.js").asking>} ask */
async function plan(ask) {
  /** @param {object} t */
  const keep = (t) => ask("POST", "/api/automations", { kind: "instructions", description: "", ...t });
  // A person is asked about a file in the chosen folder; without one the run would fail at once.
  const folder = freshFolder();
  process.once("exit", () => removeFolder(folder));
  await ask("PUT", "/api/tools/settings", { folder });
  const log = await keep({
    name: "Quay log",
    description: "Writes down what the day at the quay was like.",
    instructions: [
      { directCallToolId: "current_time", args: {}, saveAs: "now" },
      {
        directCallToolId: "write_file",
        args: {
          path: "quay/log.md",
          content: "{{lastOutput}}",
        },
      },
      { markdown: "Say in one line what the fog was like." },
    ],
  });
  const days = await keep({
    name: "Days to the ferry",
    instructions: [
      { directCallToolId: "current_time", args: {} },
      { directCallToolId: "days_between", args: { from: "2026-01-01", to: "the day of the ferry" } },
    ],
  });
  await ask("POST", "/api/automations", {
    kind: "flow",
    name: "Two readings",
    description: "",
    flow: {
      version: 1,
      steps: [
        { type: "step", config: { prompt: "Sum up: {{input}}" } },
        { type: "parallel", configs: [{ prompt: "Praise it." }, { prompt: "Doubt it.", temperature: 0.2 }] },
      ],
    },
  });
  await ask("POST", `/api/automations/${days.workflowId}/run`, {});
  const run = await ask("POST", `/api/automations/${log.workflowId}/run`, {});
  await ask("POST", "/api/schedules", {
    workflowId: log.workflowId,
    cron: "30 7 * * 1,3",
    at: null,
    timeZone: "",
    missed: "once",
    enabled: true,
    vars: {},
  });
  await ask("POST", "/api/variables", {
    name: "harbour_name",
    scope: "user",
    description: "",
    isSecret: false,
    value: "North Pier",
    grants: [],
  });
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(20))
    if ((await ask("GET", `/api/runs/${run.workflowRunId}`)).state === "waiting") return;
  throw new Error("the run does not wait for anybody");
}
