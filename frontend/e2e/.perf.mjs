import { asking, freshFolder, launch, removeFolder, serve } from "./product.js";

const dir = freshFolder();
const server = await serve(dir, { program: "/work/wt/folders/build/bin/terzetto-plain" });
const ask = asking(server);
const folders = [];
for (let i = 0; i < 400; i++)
  folders.push(
    (await ask("POST", "/api/folders", { name: `Folder ${i}`, parent_id: i % 4 === 3 ? folders[i - 1] : "" })).id,
  );
const ids = [];
for (let i = 0; i < 5000; i++)
  ids.push((await ask("POST", "/api/conversations", { title: `Talk ${i}`, folder_id: folders[i % 400] })).id);
const time = async (name, f) => {
  const t = performance.now();
  await f();
  console.log(name, Math.round(performance.now() - t) + " ms");
};
for (const q of [
  "",
  "?limit=100",
  "?limit=100&group=folder",
  `?limit=100&group=folder&before=${(await ask("GET", "/api/conversations?limit=2500&group=folder")).at(-1).id}`,
  "?limit=100&group=character",
  "?limit=100&sort=title",
  "?limit=100&tag=x",
])
  await time("GET list " + q.slice(0, 60), () => ask("GET", "/api/conversations" + q));
await time("GET folders", () => ask("GET", "/api/folders"));
await time("move 5000", () =>
  ask("POST", "/api/conversations/change", { changes: [{ ids, folder_id: folders[0] }] }).then(async (r) => {
    console.log(r.changed, r.undo.length);
    await time(" undo", () => ask("POST", "/api/conversations/change", { changes: r.undo }));
  }),
);
await time("tag 5000", () => ask("POST", "/api/conversations/change", { changes: [{ ids, add_tags: ["x"] }] }));
await time("trash 5000", () =>
  ask("POST", "/api/conversations/change", { changes: [{ ids, trashed: true }] }).then((r) =>
    ask("POST", "/api/conversations/change", { changes: r.undo }),
  ),
);
const browser = await launch();
const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
page.on("console", (m) => m.type() === "error" && console.log("CONSOLE", m.text()));
await page.addInitScript(() => localStorage.setItem("list", JSON.stringify({ group: "folder" })));
await page.goto(`${server.url}#token=${server.token}`);
await page.locator(".folder-head").first().waitFor();
await page.waitForTimeout(1500);
await time("close a folder", async () => {
  await page.locator(".folder-head").first().click();
  await page.waitForFunction(() => document.querySelector(".folder-head")?.getAttribute("aria-expanded") === "false");
});
await time("select all (Ctrl+A)", async () => {
  await page.locator(".conversation").first().focus();
  await page.keyboard.press("Control+a");
  await page.getByText(/\d\d\d\d selected/).waitFor();
});
console.log(
  await page.locator(".selected-count").textContent(),
  await page.locator(".folder-head").count(),
  await page.locator(".conversation").count(),
);
await time("choose a folder for all and move", async () => {
  await page.keyboard.press("Control+Shift+M");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.type("Folder 399");
  await page.keyboard.press("Enter");
  await page.locator(".toast").waitFor();
});
await time("scroll to the end", async () => {
  for (let i = 0; i < 30; i++) {
    await page.evaluate(() => {
      const n = document.querySelector(".conversations");
      n.scrollTop = n.scrollHeight;
    });
    await page.waitForTimeout(100);
  }
});
console.log(await page.locator(".folder-head").count(), await page.locator(".conversation").count());
await browser.close();
await server.stop();
removeFolder(dir);
