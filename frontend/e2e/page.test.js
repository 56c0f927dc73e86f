import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { describe, test } from "node:test";
import { inspect } from "node:util";
import { halfway, modelServer } from "./model.js";
import { answer, connect, holding, quiet, say, until } from "./product.js";
import { ask, browser, come, dir, page, refused, restart, server, stage } from "./stage.js";

stage();

const rows = () => page.locator(".row");
const last = () => rows().last();
/** @param {import("playwright-core").Locator} what */
const count = (what) => () => what.count();
/** @param {string} name */
const item = (name) => page.getByRole("menuitem", { name });

/** Puts a text into the last reply. @param {string} content */
async function write(content) {
  const [c] = await ask("GET", "/api/conversations");
  const all = await ask("GET", `/api/conversations/${c.id}/messages`);
  await ask("POST", `/api/conversations/${c.id}/messages/${all.at(-1).id}/edit`, { content });
}

describe("the page", () => {
  test("opens the menu of a row by right click and by key, copies, bookmarks and finds the bookmark again", async () => {
    await come();
    await say(page, "The lamp is lit.");
    const mine = page.locator('.row[data-role="user"]');
    await mine.click({ button: "right" });
    await item("Bookmark").click();
    await mine.locator('[data-icon="bookmark"]').waitFor();
    await until(() => mine.getAttribute("aria-label"), "You, message 1 of 2, bookmarked");
    await page.getByRole("button", { name: "Conversation menu" }).click();
    await item("Bookmarks").click();
    await page.getByRole("menuitem", { name: /The lamp is lit/ }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute("data-role") === "user");
    await page.keyboard.press("Enter");
    await item("Copy").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".row:focus").waitFor(); // the focus is back on it
    await page.keyboard.press("Shift+F10");
    await item("Remove bookmark").click();
    await mine.locator('.who [data-icon="bookmark"]').waitFor({ state: "detached" });
    await page.locator(".row:focus").waitFor();
    await page.keyboard.press("F2");
    await page.getByLabel("Edit the message").waitFor();
  });

  test("takes a press on a button of a row that is drawn again meanwhile, and leaves the Editor's changes open", async () => {
    await come();
    await say(page, "The lamp is lit.");
    const [{ id }] = await ask("GET", "/api/conversations");
    const { id: reply } = (await ask("GET", `/api/conversations/${id}/messages`)).at(-1);
    await page.getByRole("button", { name: "What the Editor changed" }).click();
    await page.getByRole("button", { name: "More" }).last().hover();
    await page.mouse.down();
    await ask("POST", `/api/conversations/${id}/messages/${reply}/bookmark`, { on: true });
    await last().locator('.who [data-icon="bookmark"]').waitFor();
    await page.mouse.up();
    await item("Remove bookmark").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: "Changes", checked: true }).waitFor();
  });

  test("clicks what was pressed, also when the page moves before the button of the mouse is let go", async () => {
    await come();
    await say(page, "One.");
    const [{ id: one }] = await ask("GET", "/api/conversations");
    await ask("POST", "/api/conversations", { title: "Two" });
    await ask("POST", "/api/conversations", { title: "Four" });
    const row = page.locator(".conversation", { hasText: "Two" });
    await row.hover();
    const box = await row.boundingBox();
    await page.mouse.down();
    await ask("PUT", `/api/conversations/${one}`, { pinned: true });
    await until(async () => (await row.boundingBox())?.y !== box?.y, true);
    await page.mouse.up();
    await page.locator(".conversation.active", { hasText: "Two" }).waitFor();
    // Whoever leaves what was pressed takes the press back.
    const other = page.locator(".conversation", { hasText: "Four" });
    await other.hover();
    await page.mouse.down();
    await page.locator(".composer-text").hover();
    await page.mouse.up();
    await quiet(page);
    await page.locator(".conversation.active", { hasText: "Two" }).waitFor();
  });

  test("takes a deletion back, and carries it out when something else is done", async () => {
    await come();
    await say(page, "One.");
    await last().getByRole("button", { name: "More" }).click();
    await item("Delete").click();
    await until(count(rows()), 1);
    await page.getByRole("button", { name: "Undo" }).click();
    await until(count(rows()), 2);
    await last().getByRole("button", { name: "More" }).click();
    await item("Delete").click();
    await answer(page, () => page.getByRole("button", { name: "Get a reply" }).click());
    await until(count(rows()), 2);
    await until(count(page.locator(".branches")), 0, "the deleted reply is no version of the new one");
  });

  test("begins a new branch at a row, and shows the way back", async () => {
    await come();
    await say(page, "One.");
    await say(page, "Two.");
    await rows().nth(1).click({ button: "right" });
    await item("Start a new branch here").click();
    await until(count(rows()), 2);
    await page.getByText("Later messages are on another branch.").waitFor();
    await say(page, "Three.");
    await page.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await page.getByRole("group", { name: "Version 2 of 2" }).getByRole("button", { name: /^2\/2/ }).click();
    await page.getByLabel("Version number, 1 to 2").fill("1");
    await page.keyboard.press("Enter");
    await page.locator(".script").getByText("Two.", { exact: true }).waitFor();
    // Of a row that has versions and is not looked at, their number is seen, and no tool.
    await page.getByLabel("Your message").focus();
    await page.mouse.move(5, 5);
    const tools = page.locator(".row:not(.last) .row-tools.branched").first();
    const seen = () => tools.evaluate((t) => [...t.children].map((e) => getComputedStyle(e).opacity).join(" "));
    await until(seen, /^1( 0)+$/);
    assert.ok(await tools.locator(".plugin-buttons").evaluate((e) => getComputedStyle(e).display !== "contents"));
  });

  test("shows what the Editor changed, and keeps the Writer's version", async () => {
    await come();
    await say(page, "I wait on the quay with a lantern.");
    const edited = await last().locator(".prose").first().innerText();
    await page.getByRole("button", { name: "What the Editor changed" }).click();
    await page.locator(".diff ins, .diff del").first().waitFor();
    await page.getByRole("radio", { name: "Draft" }).click();
    const drafted = await until(
      () => page.locator(".other-version").innerText(),
      (text) => text !== "" && text !== edited,
    );
    await page.getByRole("radio", { name: "Edited" }).click();
    const prose = () => last().locator(".prose").first().innerText();
    await until(prose, edited);
    await page.getByRole("button", { name: "Use the Writer's version" }).click();
    await until(prose, drafted);
    await page.getByRole("button", { name: "Undo" }).click();
    await until(prose, edited);
    await say(page, "And then?");
    const earlier = rows().nth(1);
    await until(count(earlier.locator(".thought")), 0, "only the last turn shows its thoughts by itself");
    await earlier.click({ button: "right" });
    await item("Show thoughts and changes").click();
    await earlier.getByText(/^The Director's thoughts, \d+ words$/).click();
    await until(
      () => earlier.locator(".thought-text").innerText(),
      (text) => text.length > 10,
    );
    await earlier.getByRole("button", { name: "What the Editor changed" }).waitFor();
  });

  test("stays where a person went while a new conversation was being made", async () => {
    await come();
    await say(page, "One.");
    const { held, release } = holding();
    await page.route("**/api/conversations", (r) =>
      r.request().method() === "POST" ? held.then(() => r.continue()) : r.continue(),
    );
    await page.keyboard.press("Control+n");
    await page.locator(".conversation", { hasText: "One." }).click();
    release();
    await until(count(page.locator(".conversation")), 2);
    await quiet(page);
    await until(count(rows()), 2);
    await page.locator(".conversation.active", { hasText: "One." }).waitFor();
  });

  test("opens the conversation that a person began while the page was starting, and no other", async () => {
    const list = holding();
    const make = holding();
    await come({
      front: (p) =>
        p.route(/\/api\/conversations(\?.*)?$/, (r) =>
          (r.request().method() === "POST" ? make : list).held.then(() => r.continue()),
        ),
    });
    assert.equal(
      await page.getByRole("button", { name: /^(Chat with|Meet)/ }).count(),
      0,
      "nothing is offered that goes away",
    );
    const asked = page.waitForRequest((r) => r.method() === "POST" && r.url().endsWith("/api/conversations"));
    await page.getByRole("button", { name: "New chat with a character" }).click();
    await page.locator(".picker-option", { hasText: "Tamsin Vane" }).click();
    await asked;
    const told = page.waitForResponse((r) => r.url().includes("/api/workflows"));
    list.release();
    await told; // it asks for them when it has opened one, or left that to the person
    make.release();
    await rows().first().waitFor();
    assert.equal((await ask("GET", "/api/conversations")).length, 1);
  });

  test("says that a conversation cannot be read, and reads it when asked again", async () => {
    await come();
    await say(page, "One.");
    await page.keyboard.press("Control+n");
    await page.locator(".conversation.active", { hasNotText: "One." }).waitFor(); // one that is open is not read again
    await quiet(page);
    const reads = "**/messages*";
    let read = 0;
    await page.route(reads, (r) => {
      read++;
      return r.fulfill({ status: 500, json: { error: { message: "The disk is asleep." } } });
    });
    await page.locator(".conversation", { hasText: "One." }).click();
    const retry = page.getByRole("button", { name: "Retry" });
    await page.locator(".trouble").waitFor();
    const before = read;
    await retry.press("Enter");
    await until(() => read > before, true);
    await quiet(page);
    await until(
      () => retry.evaluate((b) => b === document.activeElement),
      true,
      "it keeps the focus when it fails again",
    );
    await page.unroute(reads);
    await page.keyboard.press("Enter");
    await until(count(rows()), 2);
    await until(count(page.locator(".trouble")), 0);
    await refused(500);
  });

  test("opens the box that edits a message where the message is, although the page follows its end", async () => {
    await come({ viewport: { width: 420, height: 640 } });
    await say(page, "One.");
    await write("Two. ".repeat(400));
    // As high as the page, but for a little: the first message is at the top, and the page at its end.
    const over = () => page.locator(".transcript").evaluate((e) => e.scrollHeight - e.clientHeight);
    let height = 640;
    const fit = async () => {
      const now = await over();
      height += now - 10;
      await page.setViewportSize({ width: 420, height });
      return now;
    };
    await until(
      () => page.locator(".row.last .prose").textContent(),
      (t) => (t?.length ?? 0) > 1900,
    );
    await until(fit, 10);
    const end = () => page.locator(".transcript").evaluate((e) => e.scrollHeight - e.clientHeight - e.scrollTop);
    await until(end, 0);
    await page.locator('.row[data-role="user"]').focus();
    await page.keyboard.press("F2");
    const cut = () =>
      page.locator(".edit-box").evaluate((e) => {
        const view = /** @type {Element} */ (e.closest(".transcript")).getBoundingClientRect();
        return Math.max(0, view.top - e.getBoundingClientRect().top);
      });
    await until(over, (n) => n > 40);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal(await cut(), 0);
    await page.keyboard.press("Escape");
    await until(over, 10);
    await until(end, 0);
  });

  test("counts what comes while the reader is elsewhere, and comes back for what is sent", async (t) => {
    const model = await modelServer();
    t.after(model.close);
    await connect(ask, model);
    await come();
    for (const text of ["One.", "Two.", "Three.", "Four."]) await say(page, text);
    const { script, goOn } = halfway();
    model.script(script);
    await page.getByLabel("Your message").fill("Five.");
    await page.keyboard.press("Enter");
    await page.locator('.row[data-kind="reply"] .prose').waitFor();
    await page.mouse.move(700, 300);
    // A wheel that is turned while rows change their height may need a second turn.
    const top = () => page.evaluate(() => document.querySelector(".transcript")?.scrollTop);
    await until(async () => {
      if ((await top()) !== 0) await page.mouse.wheel(0, -4000);
      return top();
    }, 0);
    goOn();
    await page.getByRole("button", { name: /^\d+ new (word|message)s?$/ }).waitFor();
    await page.getByRole("button", { name: /^[12] new messages?$/ }).waitFor();
    assert.equal(await top(), 0, "nothing moved");
    await page.locator('.row[data-kind="reply"]').waitFor({ state: "detached" });
    await say(page, "Six.");
    await until(() => page.locator(".jump").isVisible(), false);
  });

  test("keeps a change that waits for the reply, and what is typed or looked at meanwhile", async (t) => {
    const model = await modelServer();
    t.after(model.close);
    await connect(ask, model);
    await come();
    await say(page, "One.");
    /** Begins a reply that stays halfway, and meanwhile saves a change of the first message. @param {string} text */
    const change = async (text) => {
      const { script, reached, goOn } = halfway();
      model.script(script);
      await page.getByLabel("Your message").fill("Go on.");
      await page.keyboard.press("Enter");
      await reached;
      await rows().nth(1).focus();
      await page.keyboard.press("F2");
      await page.getByLabel("Edit the message").fill(text);
      await page.locator(".edit-box").getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("Your change is saved. It is applied when the reply is done.").waitFor();
      return goOn;
    };
    const first = () => rows().nth(1).locator(".prose").innerText();
    // There is nothing to cancel any more, and whoever closes the box and writes on keeps the focus.
    const goOn = await change("A first change.");
    await page.locator(".edit-box").getByRole("button", { name: "Close", exact: true }).click();
    await page.getByLabel("Your message").fill("Meanwhile");
    goOn();
    await until(first, "A first change.");
    await page.keyboard.type(" more");
    await until(() => page.getByLabel("Your message").inputValue(), "Meanwhile more");
    await page.getByLabel("Your message").fill("");
    await page.locator('.row[data-kind="reply"]').waitFor({ state: "detached" });
    // What is typed after it was saved stays in its box when the change is applied.
    const again = await change("A second change.");
    await page.getByLabel("Edit the message").fill("A third change.");
    await page.locator(".edit-box").getByRole("button", { name: "Cancel", exact: true }).waitFor();
    again();
    await page.locator('.row[data-kind="reply"]').waitFor({ state: "detached" });
    const [{ id }] = await ask("GET", "/api/conversations");
    await until(async () => (await ask("GET", `/api/conversations/${id}/messages`))[1].content, "A second change.");
    assert.equal(await page.getByLabel("Edit the message").inputValue(), "A third change.");
    await page.keyboard.press("Escape");
    await until(first, "A second change.");
  });

  // A browser asks whether a file is newer than the one it kept, and would keep that of an older program.
  test("has files without a time", async () => {
    const response = await fetch(new URL("src/main.js", server.url));
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("last-modified"), null);
  });

  test("draws what joins a conversation, and nothing of it again", async () => {
    await come();
    for (const text of ["One.", "Two.", "Three."]) await say(page, text);
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    const all = await page.evaluate(() => {
      const script = /** @type {Element} */ (document.querySelector(".script"));
      for (const place of /** @type {const} */ (["prepend", "append"])) {
        const row = document.createElement("article");
        row.className = "row";
        row.append(document.createElement("p"));
        script[place](row);
        getComputedStyle(row).getPropertyValue("opacity");
        row.remove();
      }
      return document.querySelectorAll("*").length;
    });
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
    // A style that is being computed while the trace ends has no count; those of the two rows ended before it.
    const styled = traceEvents
      .filter((/** @type {any} */ e) => e.name === "UpdateLayoutTree" && e.args.elementCount !== undefined)
      .map((/** @type {any} */ e) => e.args.elementCount);
    assert.ok(styled.length >= 2 && all > 300, `${styled} of ${all}`);
    assert.ok(Math.max(...styled) <= 20, `${styled} elements of ${all} are styled for two that join`);
  });

  test("holds a reply back until it is done, when asked", async (t) => {
    const model = await modelServer();
    t.after(model.close);
    await connect(ask, model);
    await ask("PUT", "/api/settings", { hide_streaming_until_baked: true });
    await come();
    const { script, reached, goOn } = halfway();
    model.script(script);
    await page.getByLabel("Your message").fill("Tell me about the harbour.");
    await page.keyboard.press("Enter");
    await reached;
    await page.getByText("The Writer is writing.").waitFor();
    assert.equal(await page.locator('.row[data-kind="reply"] .prose').innerText(), "");
    goOn();
    await page.locator('.row[data-kind="reply"]').waitFor({ state: "detached" });
    await until(
      () => last().locator(".prose").first().innerText(),
      (text) => text.length > 20,
    );
  });

  test("shows code, formulas, tables and a very long text", async () => {
    await come();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await say(page, "Hello.");
    await write(
      "```js\nconst a = 1;\n```\n\nSo $E = mc^2$ holds.\n\n$$\\frac{a}{b}$$\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    );
    await page.locator(".code .hljs-keyword").waitFor();
    await page.getByRole("button", { name: "Copy code" }).click();
    await until(() => page.evaluate(() => navigator.clipboard.readText()), "const a = 1;\n");
    await page.locator(".math math msup").waitFor();
    await page.locator(".math-display math mfrac").waitFor();
    await page.getByRole("region", { name: "Table" }).waitFor();
    await write(`**a** ${"x".repeat(99_000)}`);
    await page.getByRole("button", { name: "Format the text" }).waitFor();
    await page.getByLabel("Your message").fill("The page is still there.");
  });

  test("shows a picture at full size", async () => {
    await come();
    const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    await say(page, "Look.");
    await write(`![a red dot](data:image/png;base64,${png}) ![another](data:image/png;base64,${png}#2)`);
    await page.getByRole("button", { name: "Show a red dot at full size" }).click();
    const layer = page.getByRole("dialog", { name: "Image at full size" });
    await layer.getByText("a red dot, 1 of 2").waitFor();
    await page.keyboard.press("ArrowRight");
    await layer.getByText("another, 2 of 2").waitFor();
    await page.keyboard.press("Escape");
    await layer.waitFor({ state: "detached" });
    await page.locator('.picture-button:focus[aria-label="Show a red dot at full size"]').waitFor();
  });

  test("opens a chat of ten thousand messages at its end, and goes to its start and back", async () => {
    const { id } = await ask("POST", "/api/conversations", { title: "Long" });
    const root = new URL("../..", import.meta.url).pathname;
    await restart("SIGTERM", () => {
      execFileSync("go", ["run", "./build/bench", "-fill", dir, "-conversation", id], { cwd: root });
    });
    await come();

    await last().getByText("Row 9999.").waitFor();
    await page.getByRole("article", { name: "Assistant, message 10,000 of 10,000" }).waitFor();
    const end = () =>
      page.evaluate(() => {
        const s = /** @type {HTMLElement} */ (document.querySelector(".transcript"));
        return s.scrollHeight - s.scrollTop - s.clientHeight;
      });
    const atItsEnd = (/** @type {number} */ rest) => rest < 4;
    await until(end, atItsEnd, "it is open at its end");

    // A program that scrolls for a person, with neither wheel nor key, is not put back at each step.
    await page.evaluate(async () => {
      const s = /** @type {HTMLElement} */ (document.querySelector(".transcript"));
      for (let i = 0; i < 60; i++) {
        s.scrollTop -= 20;
        await new Promise((done) => requestAnimationFrame(done));
      }
    });
    await until(end, (rest) => rest > 400, "it was scrolled away from its end");

    // What the reader looks at stays where it is while pages come and go.
    await page.mouse.move(700, 400);
    const seen = () =>
      page.evaluate(() => {
        const row = [...document.querySelectorAll(".row")].find((r) => r.getBoundingClientRect().top > 100);
        return [row?.getAttribute("data-id"), Math.round(row?.getBoundingClientRect().top ?? 0)];
      });
    /** What is seen when two looks that are a page's time apart see the same: nothing moves any more. */
    const still = async () => {
      let before = await seen();
      await until(async () => {
        await page.waitForTimeout(250);
        const [was, now] = [before, await seen()];
        before = now;
        return inspect(was) === inspect(now);
      }, true);
      return before;
    };
    for (let i = 0; i < 30; i++) {
      await page.mouse.wheel(0, -1500);
      await page.waitForTimeout(30); // as a hand turns it
    }
    const [row, top] = await still();
    await until(count(rows()), (n) => n <= 160);
    await page.mouse.wheel(0, -1);
    const [again, now] = await still();
    assert.equal(again, row);
    assert.ok(Math.abs(Number(now) - Number(top)) < 4, `it went from ${top} to ${now}`);

    await page.locator(".transcript").focus();
    await page.keyboard.press("Home");
    await page.getByRole("article", { name: "You, message 1 of 10,000" }).waitFor();
    await until(
      async () => {
        await page.mouse.wheel(0, 1500);
        return page.getByRole("article", { name: "You, message 1 of 10,000" }).count();
      },
      0,
      "far rows are let go",
    );
    await page.getByRole("button", { name: "Jump to latest" }).click();
    await last().getByText("Row 9999.").waitFor();
    await until(end, atItsEnd);

    // Finding looks at rows that are not held.
    await page.keyboard.press("Control+f");
    await page.keyboard.type("row 4321.");
    await page.getByText("1 of 1", { exact: true }).waitFor();
    await page.getByRole("article", { name: "Assistant, message 4,322 of 10,000" }).waitFor();
    await until(() => page.evaluate(() => CSS.highlights.get("found-here")?.size), 1);
    await page.getByLabel("Find in this conversation").fill("nowhere to be found");
    await page.getByText("No matches").waitFor();
    await page.getByLabel("Find in this conversation").fill("KETTLE");
    await page.getByText(/^[\d,]+ of 10,000$/).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await page.locator(".find").waitFor({ state: "hidden" });
  });
});
