// Draws the pictures of the help into help/pictures. `npm run help`, or `make help-pictures`.

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { modelServer } from "./model.js";
import { asking, freshFolder, launch, quiet, removeFolder, serve, visit } from "./product.js";
import { furnish, scenes } from "./scenes.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{name: string, open: (page: Page) => Promise<unknown>, of?: string, most?: number, fresh?: boolean}} Picture of: what is drawn, where it is not the whole page; most: of its height, in pixels; fresh: at a first start */

const folder = new URL("../help/pictures/", import.meta.url).pathname;
/** Close to the width of a page of the help, so that words in a picture are as large as they were. */
const viewport = { width: 960, height: 640 };
/** What is shown around a part of the page, in pixels. */
const margin = 14;

/** The way to a scene that is drawn elsewhere too. @param {string} name */
const scene = (name) => /** @type {(typeof scenes)[number]} */ (scenes.find((s) => s.name === name)).open;

/** Opens a sample workflow. @param {Page} page @param {string} name @param {number} [step] which of its steps is opened */
async function workflow(page, name, step) {
  await page.keyboard.press("Control+e");
  await page.getByRole("tab", { name: "Workflows", exact: true }).click();
  await page.locator(".run-row", { hasText: name }).click();
  await page.locator(".ordered-head").first().waitFor();
  if (step !== undefined) await page.locator(".ordered-head").nth(step).click();
  await page
    .locator(".editor-steps-head")
    .last()
    .evaluate((head) => {
      head.scrollIntoView();
      head.closest(".runs-detail")?.scrollBy(0, -60); // below the bar that stays
    });
}

/** @type {readonly Picture[]} */
const pictures = [
  {
    name: "onboarding",
    fresh: true,
    of: ".onboarding",
    most: 440,
    open: async (page) => {
      await page.locator(".onboarding[data-found]").waitFor();
      await page.locator(".onboarding-more code").evaluate((folder) => {
        folder.textContent = "~/.local/share/terzetto"; // as a person's is called, not the one of this drawing
      });
    },
  },
  { name: "conversation", open: async () => {} },
  { name: "tools", of: "#panel", most: 560, open: (page) => page.keyboard.press("Control+j") },
  { name: "character", of: "dialog.settings", open: scene("a character") },
  {
    name: "lorebook",
    of: "dialog.settings",
    most: 600,
    open: async (page) => {
      await page.keyboard.press("Control+Shift+B");
      await page.getByRole("tab", { name: "Lorebooks" }).click();
      await page.locator(".shelf-row", { hasText: "Night Post" }).locator("summary").first().click();
      await page.getByRole("button", { name: "Open entries" }).filter({ visible: true }).click();
      await page.getByText("Try a message").click();
      await page.getByLabel("Message to try").fill("The letter has no stamp, and the train stops at Oxmoor.");
      await page.getByText(/entries match/).waitFor();
      await page.getByText("Try a message").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "attached",
    of: ".composer",
    open: async (page) => {
      const notes = "The ferry leaves at seven. In fog it waits until the bell has rung three times.\n";
      await page
        .locator(".composer input[type=file]")
        .setInputFiles({ name: "ferry.md", mimeType: "text/markdown", buffer: Buffer.from(notes) });
      await page.locator('.files-given [data-state="ready"]').waitFor();
      await page.keyboard.type("When does the ferry leave in fog?");
    },
  },
  { name: "workflow", of: "#runs", open: (page) => workflow(page, "Folder digest", 0) },
  { name: "steps", of: ".ordered-place", most: 400, open: (page) => workflow(page, "Folder digest") },
  {
    name: "approval",
    of: ".request",
    open: async (page) => {
      await scene("runs, a request")(page);
      await page.getByText("Creates ").evaluate((line) => {
        line.textContent = "Creates ~/notes/quay/log.md"; // in a person's folder, not in the one of this drawing
      });
    },
  },
  {
    name: "trigger",
    of: ".rhythm",
    most: 400,
    open: async (page) => {
      await page.keyboard.press("Control+e");
      await page.getByRole("tab", { name: "Triggers", exact: true }).click();
      await page.locator(".run-row", { hasText: "Folder digest" }).click();
      await page.locator(".rhythm-next li").nth(4).waitFor();
      await page.locator(".rhythm").evaluate((rhythm) => rhythm.scrollIntoView());
    },
  },
  {
    name: "team",
    of: "#team",
    open: async (page) => {
      await page.keyboard.press("Control+Shift+e");
      await page.locator("#team .run-row", { hasText: "How many boats" }).click();
      await page.locator(".team-made .team-card").first().waitFor();
      await page.locator(".team-scroller").evaluate((s) => s.scrollTo(0, 0));
    },
  },
  {
    name: "speech",
    of: "#panel",
    most: 620,
    open: async (page) => {
      await page.locator(".panel-button", { hasText: "Read aloud" }).click();
      await page.locator(".tts-card details").first().waitFor();
    },
  },
  {
    name: "import",
    of: "dialog.settings",
    most: 480,
    open: async (page) => {
      await scene("in and out")(page);
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Choose a file" }).click();
      await (await chooser).setFiles({
        name: "SillyTavern.zip",
        mimeType: "application/zip",
        buffer: exported(),
      });
      await page.locator(".moving-source").waitFor();
    },
  },
  {
    name: "backups",
    of: ".settings-group:has(.backups)",
    open: async (page) => {
      await scene("settings, Data")(page);
      await page.getByRole("button", { name: "Back up now" }).click();
      await page.getByText("Backup made and verified.").waitFor();
    },
  },
];

/** What another program's folder is like, as one file. */
const exported = () =>
  execFileSync(
    "git",
    ["archive", "--format=zip", "--prefix=default-user/", "HEAD:backend/story/portable/testdata/sillytavern"],
    {
      cwd: new URL("../..", import.meta.url).pathname,
    },
  );

const browser = await launch();
const model = await modelServer();
const dirs = { used: freshFolder(), fresh: freshFolder() };
const servers = { used: await serve(dirs.used), fresh: await serve(dirs.fresh) };
/** @type {string[]} */
const complaints = [];
try {
  const ask = asking(servers.used);
  const conversation = await furnish(ask, model);
  await ask("POST", "/api/samples", {});
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const picture of pictures) await draw(picture, conversation);
} finally {
  await browser.close();
  for (const server of Object.values(servers)) await server.stop();
  model.close();
  for (const dir of Object.values(dirs)) removeFolder(dir);
}
const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${pictures.length} pictures, ${Math.round(bytes / 1000)} kB, in help/pictures`);
if (complaints.length > 0) throw new Error(complaints.join("\n"));

/** @param {Picture} picture @param {string} conversation */
async function draw({ name, open, of, most = Infinity, fresh }, conversation) {
  const server = fresh ? servers.fresh : servers.used;
  const localStorage = [{ name: "conversation", value: fresh ? "" : conversation }];
  const page = await visit(browser, server, complaints, {
    viewport,
    deviceScaleFactor: 1.5,
    colorScheme: "light",
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage }] },
  });
  page.setDefaultTimeout(20_000);
  if (!fresh) await page.locator(".row.last").waitFor();
  await open(page);
  await page.evaluate(() => document.fonts.ready);
  await quiet(page);
  const box = of ? await page.locator(of).first().boundingBox() : null;
  const clip = box && around(box, most);
  const file = join(folder, `${name}.png`);
  await page.screenshot({ path: file, caret: "hide", ...(clip && { clip }) });
  await page.context().close();
  execFileSync("convert", [
    file,
    "+dither",
    "-colors",
    "48",
    "-strip",
    "-define",
    "png:compression-level=9",
    `PNG8:${file}`,
  ]);
}

/** A little more than a box, and no more than the window. @param {{x: number, y: number, width: number, height: number}} box @param {number} most */
function around(box, most) {
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const [right, bottom] = [box.x + box.width + margin, box.y + Math.min(box.height, most) + margin];
  return { x, y, width: Math.min(viewport.width, right) - x, height: Math.min(viewport.height, bottom) - y };
}
