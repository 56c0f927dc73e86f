// Draws the pictures of the README into .github/pictures: a turn as it goes on, and what the Editor changed.
// `npm run readme`, or `make readme-pictures`.

import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { modelServer } from "./model.js";
import { asking, freshFolder, launch, quiet, removeFolder, serve, settled, visit } from "./product.js";

/** @typedef {import("playwright-core").Page} Page */

const folder = new URL("../../.github/pictures/", import.meta.url).pathname;
const viewport = { width: 960, height: 600 };
/** Milliseconds between the words of the moving picture. */
const pace = 45;
/** And between its frames, beside what drawing one takes. */
const frame = 60;
/** How long its last frame stands, in hundredths of a second. */
const rest = 350;

const draft = [
  "She looks up from the ledger, and her voice is barely above a whisper. The bell has rung twice.",
  "“The ferry won't come before the third bell,” she says. She feels a mix of dread and hope. “Sit down. There's tea.”",
].join("\n\n");

const patches = [
  { search: "and her voice is barely above a whisper", replace: "and does not raise her voice" },
  { search: "She feels a mix of dread and hope.", replace: "She counts the lamps again." },
];

/** @param {import("playwright-core").Browser} browser @param {{url: string, token: string}} server @param {string} conversation @param {string[]} complaints */
async function come(browser, server, conversation, complaints) {
  const localStorage = [{ name: "conversation", value: conversation }];
  const page = await visit(browser, server, complaints, {
    viewport,
    colorScheme: "light",
    storageState: { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage }] },
  });
  await page.locator(".row.last").waitFor();
  await page.evaluate(() => document.fonts.ready);
  await quiet(page);
  return page;
}

/** Draws the page until something is done, and gives the frames with the time that each of them stood. @param {Page} page @param {Promise<unknown>} done */
async function filmed(page, done) {
  let over = false;
  void done.finally(() => {
    over = true;
  });
  /** @type {{file: string, at: number}[]} */
  const frames = [];
  for (let last = false; !last; ) {
    last = over;
    const file = join(folder, `frame-${String(frames.length).padStart(3, "0")}.png`);
    frames.push({ file, at: performance.now() });
    await page.screenshot({ path: file });
    await pause(frame);
  }
  await done;
  return frames.map(({ file, at }, i) => ({ file, stood: Math.round(((frames[i + 1]?.at ?? at) - at) / 10) || rest }));
}

const browser = await launch();
const dir = freshFolder();
const server = await serve(dir);
const model = await modelServer({ reply: () => draft });
/** @type {string[]} */
const complaints = [];
try {
  const ask = asking(server);
  const endpoint = await ask("POST", "/api/endpoints", { name: "Harbour", url: model.url });
  await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: "harbour-7b" });
  for (const title of ["Letters from the night train", "A recipe for two", "Questions about the lease"])
    await ask("POST", "/api/conversations", { title });
  const { id } = await ask("POST", "/api/conversations", {
    title: "The long road to the quay",
    character_name: "Ines Vael",
    first_mes: "The bell rings twice. The fog has come in, and it is early. “You took the long road,” she says.",
  });
  model.script({
    pace,
    tools: {
      note_weather: { weather: "rain" },
      direct_scene: { moods: [], plot_summary: "The fog keeps the ferry away, and two people share one bench." },
      editor_apply_patch: { patches },
    },
  });
  mkdirSync(folder, { recursive: true });
  const page = await come(browser, server, id, complaints);
  await page.keyboard.type("I put the lamp down between us. “When does it come?”");
  const turn = (async () => {
    await page.keyboard.press("Enter");
    await page.locator(".row.last .editor-diff").waitFor();
    await settled(ask, id);
  })();
  const frames = await filmed(page, turn);
  await quiet(page);
  await page.getByRole("button", { name: "What the Editor changed" }).click();
  await page.locator(".row.last ins").first().waitFor();
  await quiet(page);
  await page.locator(".row.last").screenshot({ path: join(folder, "editor.png") });

  const timed = frames.flatMap(({ file, stood }) => ["-delay", String(stood), file]);
  const small = ["-fuzz", "3%", "+dither", "-layers", "optimize", "-colors", "64"];
  execFileSync("convert", [...timed, "-loop", "0", ...small, join(folder, "turn.gif")]);
  for (const { file } of frames) rmSync(file);
  const changes = join(folder, "editor.png");
  execFileSync("convert", [changes, "+dither", "-colors", "64", "-strip", `PNG8:${changes}`]);
} finally {
  await browser.close();
  await server.stop();
  model.close();
  removeFolder(dir);
}
for (const name of ["turn.gif", "editor.png"])
  console.log(`${name}: ${Math.round(statSync(join(folder, name)).size / 1000)} kB`);
if (complaints.length > 0) throw new Error(complaints.join("\n"));
