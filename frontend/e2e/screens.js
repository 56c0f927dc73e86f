// Draws every scene of the window, by day and by night, and the main ones where there is little room, into
// test/screens, for whoever wants to see what a change has changed. `npm run screens`, or `make screens`.

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { modelServer } from "./model.js";
import { asking, freshFolder, launch, quiet, removeFolder, serve, visit } from "./product.js";
import { firstScenes, furnish, furnishMore, scenes } from "./scenes.js";

const folder = new URL("../test/screens/", import.meta.url).pathname;
const wide = { width: 1280, height: 800 };
const small = { width: 360, height: 740 };
/** What is looked at where there is little room. */
const main = [
  "first start",
  "a conversation",
  "the menu of a row",
  "the list",
  "folders",
  "several conversations selected",
  "the ways of the voices",
  "the reading aloud",
  "marks of every kind",
  "the palette",
  "settings, Models",
  "settings, Appearance",
  "the tools",
  "the inspector",
  "runs, a request",
  "runs, a workflow",
  "the team, a new request",
  "the team, a round",
  "the team, a table",
];

/** @typedef {import("playwright-core").Page} Page */

const browser = await launch();
const model = await modelServer();
const dirs = { used: freshFolder(), fresh: freshFolder() };
const servers = { used: await serve(dirs.used), fresh: await serve(dirs.fresh) };
/** @type {string[]} */
const complaints = [];
try {
  const conversation = await furnish(asking(servers.used), model);
  await furnishMore(asking(servers.used));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const scene of [...firstScenes, ...scenes]) {
    const server = firstScenes.includes(scene) ? servers.fresh : servers.used;
    await draw(server, conversation, scene, wide, ["paper", "lamp"], "");
    if (main.includes(scene.name)) await draw(server, conversation, scene, small, ["paper"], "-narrow");
  }
} finally {
  await browser.close();
  for (const server of Object.values(servers)) await server.stop();
  model.close();
  for (const dir of Object.values(dirs)) removeFolder(dir);
}
const names = readdirSync(folder);
const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${names.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, in test/screens`);
if (complaints.length > 0) throw new Error(complaints.join("\n"));

/**
 * @param {{url: string, token: string}} server @param {string} conversation
 * @param {import("./scenes.js").Scene} scene @param {typeof wide} viewport @param {readonly string[]} themes @param {string} mark
 */
async function draw(server, conversation, scene, viewport, themes, mark) {
  const localStorage = server === servers.used ? [{ name: "conversation", value: conversation }] : [];
  const storageState = { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage }] };
  const page = await visit(browser, server, complaints, { viewport, reducedMotion: "reduce", storageState });
  if (server === servers.used) await page.locator(".row.last").waitFor();
  await scene.open(page);
  await page.evaluate(() => document.fonts.ready);
  for (const theme of themes) {
    await page.evaluate((t) => {
      document.documentElement.dataset["theme"] = t;
    }, theme);
    await quiet(page);
    const name = scene.name.replace(/[^a-zA-Z]+/g, "-").toLowerCase();
    const file = join(folder, `${name}-${theme}${mark}.png`);
    await page.screenshot({ path: file, caret: "hide" });
    lighten(file);
  }
  await page.close();
}

/** A palette takes a third of the room; without ImageMagick a picture stays as it is. @param {string} file */
function lighten(file) {
  try {
    execFileSync("convert", [file, "+dither", "-colors", "128", "-strip", `PNG8:${file}`], { stdio: "ignore" });
  } catch {
    // Larger, and right all the same.
  }
}
