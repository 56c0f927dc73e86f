import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, describe, test } from "node:test";
import { until } from "./product.js";
import { ask, come, page, refused, stage } from "./stage.js";

const key = "canary-search-key-1a2b";

describe("the choice of a search", () => {
  /** @type {import("node:http").Server} */
  let instance;
  let address = "";

  before(async () => {
    instance = createServer((request, response) => {
      const query = new URL(request.url ?? "", "http://localhost").searchParams.get("q") ?? "";
      if (query === "forbidden") return response.writeHead(403).end("<h1>Forbidden</h1>");
      const results = [
        {
          title: "Tide <b>tables</b>",
          url: "https://a.example/tides",
          content: `Asked: ${query}`,
          publishedDate: "2026-11-28T08:00:00",
        },
        { title: "Port", url: "https://b.example/", content: "" },
      ];
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ results: query === "nothing" ? [] : results }));
    });
    await new Promise((done) => instance.listen(0, "127.0.0.1", () => done(null)));
    address = `127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (instance.address()).port}`;
  });
  after(() => instance.close());

  stage();

  const openSection = async () => {
    await come();
    await page.keyboard.press("Control+,");
    await page.getByRole("tab", { name: "Tools and servers", exact: true }).click();
    await page.getByText("Web search is off.").waitFor();
  };
  const service = (/** @type {string} */ name) => page.getByRole("radio", { name, exact: true });
  const offered = async () =>
    (await ask("GET", "/api/tools")).items.some((/** @type {any} */ x) => x.toolId === "web_search");
  const trial = () => page.getByRole("button", { name: "Test search" });

  test("an instance is chosen by keys, tried, and shown among the hosts", async () => {
    await openSection();
    assert.equal(await offered(), false);
    await service("Off").focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText("Enter an address to turn on web search.").waitFor();
    await page.getByLabel("SearXNG address").fill(`${address}/search?q=a`);
    await page.keyboard.press("Enter");
    await page.getByText(`Searches are sent to ${address}.`).waitFor();
    await until(offered, true);
    await until(() => page.locator(".box").getByText("web_search", { exact: true }).count(), 1);

    await page.getByLabel("Query", { exact: true }).fill("spring tides");
    await page.keyboard.press("Enter");
    const found = page.getByRole("list", { name: "Results" });
    await found.getByText("Asked: spring tides").waitFor();
    assert.match(await found.innerText(), /Tide tables\s+a\.example · 2026-11-28/);
    await page.getByLabel("Query", { exact: true }).fill("nothing");
    await trial().click();
    await page.getByText("No results for “nothing”.").waitFor();
    await page.getByLabel("Query", { exact: true }).fill("forbidden");
    await trial().click();
    await page.getByText(`${address} refuses to answer as JSON. Add json to search.formats`).waitFor();
    await refused(403);

    await page.getByRole("tab", { name: "Privacy", exact: true }).click();
    await page.locator(".host-list li").filter({ hasText: address }).getByText("a web search by a tool").waitFor();
  });

  test("a key is stored, hinted at, and deleted", async () => {
    await openSection();
    await service("Kagi").check();
    await page.getByText("Enter a key to turn on web search.").waitFor();
    await page.getByLabel("Key of Kagi").fill(key);
    await page.keyboard.press("Enter");
    await page.getByText("Searches are sent to kagi.com.").waitFor();
    await page.getByText("Set · …1a2b.").waitFor();
    assert.equal(await page.getByLabel("Key of Kagi").inputValue(), "");
    assert.doesNotMatch(await page.content(), new RegExp(key));
    await service("Brave").check();
    await page.getByText("Enter a key to turn on web search.").waitFor();
    await service("Kagi").check();
    await page.getByRole("button", { name: "Delete key" }).click();
    await page.getByText("Enter a key to turn on web search.").waitFor();
    await until(offered, false);
  });

  test("a tool of a server answers with its text", async () => {
    const program = new URL("./toolserver.js", import.meta.url).pathname;
    await ask("POST", "/api/tools/servers", {
      name: "loud",
      command: process.execPath,
      args: [program],
      variables: { GREETING: "Hello" },
    });
    await openSection();
    await service("Tool server").check();
    await page.getByText("Choose a tool to turn on web search.").waitFor();
    await page.getByLabel("Search tool").selectOption({ index: 1 });
    await page.getByText("Searches are sent to your tool server.").waitFor();
    await page.getByLabel("Query", { exact: true }).fill("tides");
    await trial().click();
    await page.locator(".trial-text").getByText("TIDES").waitFor();
  });
});
