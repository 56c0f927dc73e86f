import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, test } from "node:test";
import { freshFolder, reload, removeFolder, until } from "./product.js";
import { ask, come, dir, page, refused, stage } from "./stage.js";

const program = new URL("./toolserver.js", import.meta.url).pathname;
const key = "sk-canary-0123456789";

describe("the toolbox", () => {
  let files = "";

  stage();
  beforeEach(async () => {
    files = freshFolder();
    await come();
    await openSection();
  });
  afterEach(() => removeFolder(files));

  const openSection = async () => {
    await page.keyboard.press("Control+,");
    await page.getByRole("tab", { name: "Tools and servers", exact: true }).click();
    await page.locator(".box").getByText("Read a file").waitFor();
  };
  const folder = () => page.getByLabel("Folder for files");
  const server = () => page.locator('[data-server="loud"]');
  const add = () => page.getByRole("button", { name: "Connect and list tools" });
  const ids = async () => (await ask("GET", "/api/tools")).items.map((/** @type {any} */ t) => t.toolId);

  /** @param {Record<string, string>} fields by label */
  const fill = async (fields) => {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  };

  test("a folder is chosen, refused with its reason, and taken back", async () => {
    await folder().fill(join(files, "none"));
    await folder().press("Enter");
    await page.getByText("Create the folder first.").waitFor();
    await until(() => folder().getAttribute("aria-invalid"), "true");
    assert.equal((await ask("GET", "/api/tools/settings")).folder, "");

    await folder().fill(dir);
    await folder().press("Enter");
    await page.getByText("Terzetto keeps its own data in this folder").waitFor();

    await refused(422, 422);

    mkdirSync(join(files, "notes"));
    writeFileSync(join(files, "notes", "a.md"), "tea");
    await folder().fill(join(files, "notes"));
    await folder().press("Enter");
    await page.getByText("Saved", { exact: true }).waitFor();
    await until(async () => (await ask("GET", "/api/tools/settings")).folder, join(files, "notes"));

    await reload(page);
    await openSection();
    await page.waitForFunction(
      (want) => [...document.querySelectorAll("input")].some((i) => i.value === want),
      join(files, "notes"),
    );
    await folder().fill("");
    await folder().press("Enter");
    await page.getByText("Saved", { exact: true }).waitFor();
    await until(async () => (await ask("GET", "/api/tools/settings")).folder, "");
  });

  test("fetching is off until it is switched on", async () => {
    const fetching = page.getByLabel("Let tools load web pages");
    await until(() => fetching.isChecked(), false);
    await fetching.check();
    await page.getByText("Saved", { exact: true }).waitFor();
    await until(async () => (await ask("GET", "/api/tools/settings")).fetching, true);
  });

  test("hosts are allowed one by one, refused with their reason, and kept in one spelling", async () => {
    const hosts = page.getByLabel("Hosts for requests");
    await hosts.fill("127.0.0.1");
    await hosts.press("Enter");
    await page.getByText("Add the port").waitFor();
    await refused(422);
    await hosts.fill("https://API.example.com/v1, 127.0.0.1:8080");
    await hosts.press("Tab");
    await until(
      async () => (await ask("GET", "/api/tools/settings")).hosts.join(" "),
      "127.0.0.1:8080 api.example.com",
    );
    await until(() => hosts.inputValue(), "127.0.0.1:8080 api.example.com");
  });

  test("each tool says whether it asks first", async () => {
    const row = (/** @type {string} */ id) =>
      page.locator(".box > li").filter({ has: page.getByText(id, { exact: true }) });
    await until(() => row("read_file").innerText(), /runs without asking/);
    await until(() => row("write_file").innerText(), /asks first/);
  });

  test("a program is added, looked at again, and removed", async () => {
    await fill({
      Name: "loud",
      "Command, address or configuration": `${process.execPath} ${program} ${join(files, "more")}`,
      "Variables or headers": `GREETING=${key}`,
    });
    await add().click();
    await page.getByText("loud was added.").waitFor();
    await server().getByText("1 tool", { exact: true }).waitFor();
    await server().getByText("Gets GREETING.").waitFor();
    await until(() => page.getByLabel("Variables or headers").inputValue(), "");
    await server().getByText("Available tools").click();
    await server().getByText("Says a text in capitals, and was greeted.").waitFor();
    await page.locator(".box").getByText("loud__shout").waitFor();
    await until(async () => (await ids()).includes("loud__shout"), true);
    assert.doesNotMatch(await page.content(), new RegExp(key));

    writeFileSync(join(files, "more"), "");
    const again = server().getByRole("button", { name: "Reload tools of loud" });
    await again.press("Enter");
    await server().getByText("2 tools", { exact: true }).waitFor();
    await server().getByText("Offered on demand.").waitFor(); // what was unfolded still is
    await until(() => again.evaluate((node) => node === document.activeElement), true, "the focus stays");
    await page.locator(".box").getByText("loud__whisper").first().waitFor();

    await server().getByRole("button", { name: "Remove loud" }).click();
    await server().waitFor({ state: "detached" });
    await until(async () => (await ids()).includes("loud__shout"), false);
    await page.waitForFunction(() => document.activeElement?.id === "server-command");
  });

  test("a configuration of other programs fills the form, one server after the other, and one is edited", async () => {
    const one = { command: process.execPath, args: [program, join(files, "more")], env: { GREETING: key } };
    await page
      .getByLabel("Command, address or configuration", { exact: true })
      .fill(JSON.stringify({ mcpServers: { Very_Loud: one, second: { ...one, cwd: files } } }));
    await page.keyboard.press("Tab");
    await until(() => page.getByLabel("Name", { exact: true }).inputValue(), "very-loud");
    await page.getByText("Next from what you pasted: second.").waitFor();
    await add().click();
    await page.getByText("very-loud was added.").waitFor();
    await until(() => page.getByLabel("Name", { exact: true }).inputValue(), "second");
    await add().click();
    await page.getByText("second was added.").waitFor();
    const second = page.locator('[data-server="second"]');
    await second.getByText(`Runs in ${files}.`).waitFor();
    await second.getByRole("button", { name: "Edit second" }).click();
    assert.equal(await second.getByLabel("Variables or headers").inputValue(), "GREETING=••••");
    await second.getByLabel("Working folder").fill("");
    await second.getByRole("button", { name: "Save and list tools" }).click();
    await second.getByText(`Runs in ${files}.`).waitFor({ state: "hidden" });
    const kept = (await ask("GET", "/api/tools/servers")).items.map((/** @type {any} */ s) => [
      s.name,
      s.folder,
      s.variables,
    ]);
    assert.deepEqual(kept, [
      ["very-loud", "", ["GREETING"]],
      ["second", "", ["GREETING"]],
    ]);
  });

  test("a program that is no server is not kept, and what was typed stays", async () => {
    await fill({ Name: "loud", "Command, address or configuration": `${process.execPath} --version` });
    await add().click();
    await page.getByText("didn't start as an MCP server").waitFor();
    assert.match(await page.getByLabel("Command, address or configuration").inputValue(), /--version$/);
    assert.equal(await server().count(), 0);

    await refused(502);

    await fill({ "Variables or headers": "no sign of equality" });
    await add().click();
    await page.getByText("Line 1 must have the form NAME=value.").waitFor();
  });

  test("a program that never answers is stopped by hand", async () => {
    await fill({
      Name: "loud",
      "Command, address or configuration": `${process.execPath} -e 'setInterval(() => {}, 1000)'`,
    });
    await add().click();
    await page.getByText("Connecting and listing tools…").waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.getByText("Connecting and listing tools…").waitFor({ state: "detached" });
    await until(() => add().isEnabled(), true);
    await until(async () => (await ask("GET", "/api/tools/servers")).items, []);
    await refused(409);
  });
});
