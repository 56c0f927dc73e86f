import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, afterEach, before, describe, test } from "node:test";
import { answer, freshFolder, launch, removeFolder, say, serve, visit } from "../product.js";

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {import("playwright-core").Page} */
let page;
let dir = "";
/** @type {string[]} */
const complaints = [];

before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** @param {() => Promise<void>} [prepare] */
async function start(prepare) {
  dir = freshFolder();
  await prepare?.();
  server = await serve(dir);
  page = await visit(browser, server, complaints);
}
afterEach(async () => {
  await page?.close();
  assert.equal(await server?.stop(), 0);
  removeFolder(dir);
  assert.deepEqual(complaints.splice(0), []);
});

const replies = () => page.locator('.row[data-role="assistant"] .prose');
const rows = () => page.locator(".row");

describe("a person", () => {
  test("starts, writes, and watches three voices answer", async () => {
    await start();
    await page.getByRole("heading", { name: "Who shall answer?" }).waitFor();
    await page.getByText("It is not an AI").waitFor();
    assert.equal(new URL(page.url()).hash, "", "the token does not stay in the address");
    await page.getByLabel("Your message").fill("I wait on the quay with a lantern.");
    await page.keyboard.press("Enter");
    const pill = page.locator(".phase-name");
    for (const voice of ["Directing", "Writing", "Editing"])
      await page.waitForFunction((v) => document.querySelector(".phase-name")?.textContent === v, voice, {
        timeout: 30_000,
      });
    assert.ok(await pill.isVisible());
    await page.locator('.row[data-kind="reply"]').waitFor({ state: "detached", timeout: 60_000 });
    assert.match((await replies().last().textContent()) ?? "", /demo/i);
    await page.getByRole("button", { name: "What the Editor changed" }).click();
    assert.ok((await page.locator(".diff ins, .diff del").count()) > 0);
    await page.keyboard.press("Control+i");
    for (const voice of ["Director", "Writer", "Editor"])
      await page.getByRole("tab", { name: new RegExp(voice) }).click();
    await page.getByText("mended", { exact: false }).first().waitFor();
  });

  test("stops, keeps what was written, and goes on", async () => {
    await start();
    await page.getByLabel("Your message").fill("Tell me about the harbour.");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      () => (document.querySelector('.row[data-kind="reply"] .prose')?.textContent?.length ?? 0) > 20,
      null,
      { timeout: 30_000 },
    );
    await page.keyboard.press("Escape");
    await page.getByText("Cut short").waitFor();
    assert.ok(((await replies().last().textContent()) ?? "").length > 20);
    await say(page, "Go on, please.");
    assert.equal(await rows().count(), 4);
  });

  test("asks again, steps through the versions, and finds them all", async () => {
    await start();
    await say(page, "Say something about rain.");
    const first = await replies().last().textContent();
    await answer(page, () => page.getByRole("button", { name: "Write it again" }).click());
    const second = await replies().last().textContent();
    assert.notEqual(first, second);
    await page.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await page.getByRole("button", { name: "Version before" }).click();
    await page.getByRole("group", { name: "Version 1 of 2" }).waitFor();
    assert.equal(await replies().last().textContent(), first);
    await page.getByLabel("Your message").focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    assert.equal(await replies().last().textContent(), second);
  });

  test("takes another turn with a reply, and says how to write it", async () => {
    await start();
    await say(page, "Say something about rain.");
    await page.getByRole("button", { name: "More" }).last().click();
    await answer(page, () => page.getByRole("menuitem", { name: "Take another turn with it" }).click());
    await page.getByRole("button", { name: "More" }).last().click();
    await page.getByRole("menuitem", { name: "Say how to write it instead" }).click();
    await page.getByLabel("How it should be written instead").fill("shorter, and about snow");
    await answer(page, () => page.keyboard.press("Enter"));
    await page.getByRole("group", { name: "Version 3 of 3" }).waitFor();
  });

  test("edits in place, edits and answers again, and deletes", async () => {
    await start();
    await say(page, "Helo there.");
    await page.locator('.row[data-role="user"]').hover();
    await page.locator('.row[data-role="user"]').getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Edit the message").fill("Hello there.");
    await page.getByRole("button", { name: "Save only" }).click();
    await page.locator('.row[data-role="user"]').getByText("Hello there.").waitFor();
    assert.equal(await rows().count(), 2);
    await page.locator('.row[data-role="user"]').hover();
    await page.locator('.row[data-role="user"]').getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Edit the message").fill("Good evening.");
    await answer(page, () => page.getByRole("button", { name: "Save and answer again" }).click());
    await page.locator('.row[data-role="user"]').getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await page.getByRole("button", { name: "More" }).last().click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".row").length === 1);
    await answer(page, () => page.getByRole("button", { name: "Answer this" }).click());
    assert.equal(await rows().count(), 2);
  });

  test("reloads in the middle of a turn and loses nothing of it", async () => {
    await start();
    await page.getByLabel("Your message").fill("Tell me about the lighthouse.");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      () => (document.querySelector('.row[data-kind="reply"] .prose')?.textContent?.length ?? 0) > 10,
      null,
      { timeout: 30_000 },
    );
    await page.reload();
    await page.locator('.row[data-kind="reply"]').waitFor();
    assert.ok(((await page.locator('.row[data-kind="reply"] .prose').textContent()) ?? "").length >= 10);
    await page.locator('.row[data-kind="reply"]').waitFor({ state: "detached", timeout: 60_000 });
    assert.equal(await rows().count(), 2);
    const text = await replies().last().textContent();
    await page.reload();
    await rows().nth(1).waitFor();
    assert.equal(await replies().last().textContent(), text);
  });

  test("closes, comes back, and finds everything again", async () => {
    await start();
    await page.getByRole("button", { name: /^Talk to/ }).click();
    await rows().first().waitFor();
    await say(page, "I take the lamp.");
    const before = await page.locator(".script").innerText();
    const title = await page.locator(".page-title").textContent();
    await page.close();
    assert.equal(await server.stop(), 0);
    server = await serve(dir);
    page = await visit(browser, server, complaints);
    await page
      .getByRole("button", { name: new RegExp(title ?? "-") })
      .first()
      .click();
    await rows().nth(2).waitFor();
    assert.equal((await page.locator(".script").innerText()).replace(/\s/g, ""), before.replace(/\s/g, ""));
  });

  test("leaves a running turn for another conversation and is told when it is done", async () => {
    await start();
    await page.getByLabel("Your message").fill("A long story, please.");
    await page.keyboard.press("Enter");
    await page.locator('.row[data-kind="reply"]').waitFor();
    await page.getByRole("button", { name: "New", exact: true }).click();
    await page.getByRole("menuitem", { name: "Nobody in particular" }).click();
    await page.locator(".conversation.running").waitFor();
    await page.locator(".conversation.unread").waitFor({ timeout: 60_000 });
    await page.locator(".conversation.unread").click();
    await rows().nth(1).waitFor();
  });

  test("throws a conversation away and takes it back", async () => {
    await start();
    await say(page, "Remember the third bollard.");
    await page.locator(".conversation").first().click({ button: "right" });
    await page.getByRole("menuitem", { name: "Move to the trash" }).click();
    await page.getByRole("button", { name: "Put it back" }).click();
    await page.locator(".script").getByText("Remember the third bollard.").waitFor();
  });

  test("writes what would be a script elsewhere, and sees it as text", async () => {
    await start();
    await say(
      page,
      '<img src=x onerror="document.title=1"> <script>document.title=2</script> [x](javascript:document.title=3) ![y](https://evil.example/p.png)',
    );
    assert.match(await page.title(), /Terzetto/);
    assert.equal(await page.locator(".script img, .script script, .script a").count(), 0);
    await page.getByText("image at evil.example, not loaded").first().waitFor();
  });

  test("finds a server on this computer and has an answer after three clicks", async () => {
    const model = createServer((request, response) => {
      if (request.url === "/v1/models") {
        response.setHeader("Content-Type", "application/json");
        response.end('{"object":"list","data":[{"id":"harbour-7b"}]}');
        return;
      }
      if (request.url !== "/v1/chat/completions") {
        response.statusCode = 404;
        response.end();
        return;
      }
      let body = "";
      request.on("data", (d) => {
        body += d;
      });
      request.on("end", () => {
        const choice = JSON.parse(body).tool_choice?.function?.name;
        const delta = choice
          ? {
              tool_calls: [
                { index: 0, id: "1", type: "function", function: { name: choice, arguments: '{"weather":"rain"}' } },
              ],
            }
          : { content: "The gulls are asleep." };
        response.setHeader("Content-Type", "text/event-stream");
        response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
        response.end('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
      });
    });
    // One of the known ports that hardly anybody uses.
    await new Promise((done) => model.listen(13305, "127.0.0.1", () => done(null)));
    try {
      await start();
      await page.getByRole("button", { name: /Use/ }).first().click(); // one
      await page.getByText("The demo is answering").waitFor({ state: "hidden" });
      await page.getByLabel("Your message").click(); // two
      await page.keyboard.type("Is anyone awake?");
      await page.getByRole("button", { name: "Send" }).click(); // three
      await page.locator(".script").getByText("The gulls are asleep.").waitFor({ timeout: 30_000 });
    } finally {
      model.closeAllConnections();
      model.close();
    }
  });

  test("is told plainly when the server is down, and keeps the words", async () => {
    await start();
    await page.evaluate(async () => {
      const headers = {
        Authorization: `Bearer ${sessionStorage.getItem("token")}`,
        "Content-Type": "application/json",
      };
      const e = await (
        await fetch("/api/endpoints", {
          method: "POST",
          headers,
          body: JSON.stringify({ name: "Gone", url: "http://127.0.0.1:9" }),
        })
      ).json();
      await fetch(`/api/endpoints/${e.id}/use`, { method: "POST", headers, body: JSON.stringify({ model_name: "m" }) });
    });
    await page.getByLabel("Your message").fill("Hello?");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("Nothing answers at http://127.0.0.1:9").waitFor({ timeout: 30_000 });
    await page.locator('.row[data-role="user"]').getByText("Hello?").waitFor();
    await page.getByRole("button", { name: "Answer this" }).waitFor();
  });

  test("does a whole turn with the keyboard alone", async () => {
    await start();
    await page.keyboard.press("Control+n");
    await page.locator(".conversation").nth(1).waitFor();
    await page.keyboard.type("By keyboard.");
    await answer(page, () => page.keyboard.press("Enter"));
    await answer(page, () => page.keyboard.press("Control+Enter"));
    await page.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await page.keyboard.press("Control+/");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowUp");
    await page.getByLabel("Edit the message").waitFor();
    await page.keyboard.press("Escape");
  });
});
