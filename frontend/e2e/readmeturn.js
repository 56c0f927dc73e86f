// Draws the README's pictures of a turn with a real model, in Paper and in Lamp, into .github/pictures. The model's server
// has to run: `MODEL=http://127.0.0.1:8080/v1 npm run readme-turn`, or `make readme-turn MODEL=…`.

import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { asking, freshFolder, launch, quiet, removeFolder, say, serve, visit } from "./product.js";

const folder = new URL("../../.github/pictures/", import.meta.url).pathname;
const question = process.env["QUESTION"] ?? "Write three short sentences about the sea at night.";
const url = process.env["MODEL"];
if (!url) throw new Error("MODEL has to be the address of a running model server.");

const browser = await launch();
const dir = freshFolder();
const server = await serve(dir);
/** @type {string[]} */
const complaints = [];
try {
  const ask = asking(server);
  await ask("PUT", "/api/settings", { helpers_without_character: false, titles: false });
  const endpoint = await ask("POST", "/api/endpoints", { name: "llama.cpp", url });
  /** @type {{data: {id: string}[]}} */
  const served = await (await fetch(`${url}/models`)).json();
  await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: served.data[0]?.id });
  for (const title of ["Letters from the night train", "A recipe for two", "Questions about the lease"])
    await ask("POST", "/api/conversations", { title });
  const { id } = await ask("POST", "/api/conversations", { title: "The sea at night" });
  const page = await visit(browser, server, complaints, {
    viewport: { width: 1200, height: 560 },
    colorScheme: "light",
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(server.url).origin, localStorage: [{ name: "conversation", value: id }] }],
    },
  });
  await say(page, question);
  await page.keyboard.press("Control+i");
  await quiet(page);
  for (const [theme, colorScheme] of /** @type {const} */ ([
    ["paper", "light"],
    ["lamp", "dark"],
  ])) {
    await page.emulateMedia({ colorScheme });
    await page.mouse.move(0, 0);
    await quiet(page);
    const file = join(folder, `turn-${theme}.png`);
    await page.screenshot({ path: file });
    execFileSync("convert", [file, "+dither", "-colors", "128", "-strip", `PNG8:${file}`]);
    console.log(`turn-${theme}.png: ${Math.round(statSync(file).size / 1000)} kB`);
  }
} finally {
  await browser.close();
  await server.stop();
  removeFolder(dir);
}
if (complaints.length > 0) throw new Error(complaints.join("\n"));
