import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { halfway, modelServer, prose, usual } from "./model.js";
import { answer, connect, holding, listen, reload, say, until } from "./product.js";
import { ask, come, complaints, dir, page, restart, stage } from "./stage.js";

// Slow enough that each voice is seen.
stage({ env: () => ({ TERZETTO_DEMO_PACE: "3ms" }) });

/** A picture of one point. */
const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const replies = () => page.locator('.row[data-role="assistant"] .prose');
const rows = () => page.locator(".row");
const written = () => page.locator('.row[data-kind="reply"] .prose');
const last = () => replies().last().textContent();
/** @param {import("playwright-core").Locator} what */
const count = (what) => () => what.count();

/** Whether one thing on the page lies over another. @param {string[]} names */
const overlaps = (...names) =>
  page.evaluate((two) => {
    const [a, b] = two.map((name) => /** @type {Element} */ (document.querySelector(name)).getBoundingClientRect());
    return a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }, names);

/** Begins a turn that stays in the midst of its prose until it is let go on. @param {import("node:test").TestContext} t */
async function begun(t) {
  const model = await modelServer();
  t.after(model.close);
  await connect(ask, model);
  await come();
  const { script, goOn } = halfway();
  model.script(script);
  await page.getByLabel("Your message").fill("A long story, please.");
  await page.keyboard.press("Enter");
  await written().waitFor();
  await until(last, /before the third bell/);
  return { model, goOn };
}

describe("a person", () => {
  test("starts, writes, and watches three voices answer", async () => {
    await come({ newcomer: true });
    await page.getByRole("heading", { name: "Choose a model" }).waitFor();
    await page.getByText("You're talking to a scripted demo, not an AI.").waitFor();
    assert.equal(new URL(page.url()).hash, "", "the token does not stay in the address");
    const phases = await listen(page, ".phase-name");
    await say(page, "I wait on the quay with a lantern.");
    const voices = ["Directing", "Writing", "Editing"];
    assert.deepEqual(
      (await phases()).filter((p) => voices.includes(p)),
      voices,
    );
    await until(last, /demo/i);
    await page.getByRole("button", { name: "What the Editor changed" }).click();
    await page.locator(".diff ins, .diff del").first().waitFor();
    await page.getByRole("button", { name: "Open the inspector" }).click();
    await page.getByText("See what each voice did").waitFor({ state: "detached" });
    for (const voice of ["Director", "Writer", "Editor"])
      await page.getByRole("tab", { name: new RegExp(voice) }).click();
    await page.getByText("fixed", { exact: false }).first().waitFor();
  });

  test("stops, keeps what was written, and goes on", async (t) => {
    const { model } = await begun(t);
    await page.keyboard.press("Escape");
    await page.getByText("Stopped early").waitFor();
    await until(last, /before the third bell/);
    model.script({ pace: 0, sent: () => {}, reply: () => "and the rest of it." });
    await page.locator(".cut-short").getByRole("button", { name: "Continue" }).click();
    await until(last, /and the rest of it\.\s*$/);
    await until(last, /before the third bell/);
    await page.getByText("Stopped early").waitFor({ state: "detached" });
    await until(count(rows()), 2);
    await page.getByRole("button", { name: "Send" }).waitFor(); // not before all is said does Enter send
    await say(page, "Go on, please.");
    await until(count(rows()), 4);
  });

  test("deletes a message while it is answered, without waiting for the reply, and takes that back", async (t) => {
    await begun(t);
    const gone = async () => {
      await page.locator('.row[data-role="user"]').hover();
      await page.locator('.row[data-role="user"]').getByRole("button", { name: "More" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await until(count(rows()), 0);
    };
    await gone();
    await page.getByText("This also deletes the message below.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await until(count(rows()), 2);
    await until(last, /before the third bell/);
    await page.getByText("Stopped early").waitFor();
    await gone();
    await reload(page); // ends the offer to take it back
    const [{ id }] = await ask("GET", "/api/conversations");
    await until(async () => (await ask("GET", `/api/conversations/${id}/messages`)).length, 0);
  });

  test("hears that a model stopped at its limit, and that one said nothing, which can be asked again", async (t) => {
    const model = await modelServer({ tools: {}, finish: "length" });
    t.after(model.close);
    await connect(ask, model);
    await come();
    await say(page, "A long story, please.");
    await page.getByText("Stopped at the model's length limit").waitFor();
    model.script({ reply: () => "", finish: "stop" });
    await page.getByLabel("Your message").fill("Go on, please.");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "The model sent an empty reply twice." }).waitFor();
    model.script({ reply: () => "She should wait.\n</think>\n\nThe ferry is late." });
    await page.getByRole("button", { name: "Retry" }).click();
    await until(last, /^The ferry is late\.\s*$/);
    await until(count(rows()), 4);
  });

  test("still reads after a reload and a new start why the last turn failed, and asks for the same again", async (t) => {
    const model = await modelServer({ tools: {}, reply: () => "" });
    t.after(model.close);
    await connect(ask, model);
    await come();
    const failed = () => page.locator(".failure-line").filter({ hasText: "The model sent an empty reply twice." });
    const retry = () => failed().getByRole("button", { name: "Retry" }).click();
    await page.getByLabel("Your message").fill("Is the ferry late?");
    await page.keyboard.press("Enter");
    await failed().waitFor();
    await reload(page);
    await page.locator(".row.last .failure-line").waitFor();
    await restart("SIGKILL");
    const [{ id }] = await ask("GET", "/api/conversations");
    await come({ conversation: id });
    await failed().waitFor();
    model.script({ reply: () => "The ferry is late." });
    await retry();
    await until(last, /^The ferry is late\.\s*$/);
    await failed().waitFor({ state: "detached" });
    await reload(page);
    await until(last, /^The ferry is late\.\s*$/);
    await until(() => failed().count(), 0);

    model.script({ reply: () => "" });
    await page.getByRole("button", { name: "More" }).last().click();
    await page.getByRole("menuitem", { name: "Rewrite with instructions" }).click();
    await page.getByLabel("Instructions for the rewrite").fill("Send it at dawn.");
    await page.keyboard.press("Enter");
    await failed().waitFor();
    await reload(page);
    await failed().waitFor();
    model.script({ reply: () => "At dawn the ferry came." });
    await retry();
    await until(last, /^At dawn the ferry came\.\s*$/);
    await failed().waitFor({ state: "detached" });
    assert.match(JSON.stringify(model.asked.at(-1).messages.at(-1)), /Send it at dawn\./);
  });

  test("gets a message back when the server's key is lost, enters the key, and sends it", async (t) => {
    const model = await modelServer({ tools: {}, reply: () => "The ferry is late." });
    t.after(model.close);
    const { id } = await ask("POST", "/api/endpoints", { name: "Harbour", url: model.url, api_key: "sk-old" });
    await ask("POST", `/api/endpoints/${id}/use`, { model_name: "harbour-7b" });
    await restart("SIGTERM", () => rmSync(join(dir, "secret.key")));
    await come();
    const area = page.getByLabel("Your message");
    await area.fill("Is the ferry late?");
    await page.keyboard.press("Enter");
    const failed = page.locator(".failure-line").filter({ hasText: "Couldn't decrypt the saved key" }).last();
    await failed.waitFor();
    await until(() => area.inputValue(), "Is the ferry late?");
    await failed.getByRole("button", { name: "Enter the key" }).click();
    await page.keyboard.type("sk-new"); // the field has the focus
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("key lost").first().waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
    await answer(page, () => failed.getByRole("button", { name: "Retry" }).click());
    await until(last, /^The ferry is late\.\s*$/);
    assert.equal(await area.inputValue(), "");
    assert.equal(model.keys.at(-1), "Bearer sk-new");
  });

  test("continues a reply that stopped at its limit, and takes that back", async (t) => {
    const model = await modelServer({ tools: {}, finish: "length", reply: () => "The ferry was late, and the" });
    t.after(model.close);
    await connect(ask, model);
    await come();
    await say(page, "A long story, please.");
    model.script({ reply: () => "and the lamps went out.", finish: "stop" });
    await page.locator(".cut-short").getByRole("button", { name: "Continue" }).click();
    const ended = () => page.locator('.row[data-kind="reply"]').waitFor({ state: "detached" }); // and a key begins the next
    await until(last, /^The ferry was late, and the lamps went out\.\s*$/);
    await until(count(rows()), 2);
    await page.locator(".toast").waitFor();
    await page.locator(".row.last").getByRole("button", { name: "Copy" }).click();
    await page.locator(".toast", { hasText: "Copied" }).waitFor();
    assert.equal(await page.locator(".toast").count(), 2);
    for (const place of [".row .prose", ".row.last .row-tools", ".composer"])
      assert.equal(await overlaps(".toasts", place), false, `the notes cover ${place}`);
    await page.locator(".toast", { hasText: "Copied" }).getByRole("button", { name: "Dismiss" }).click();
    await page.getByRole("button", { name: "Undo" }).click(); // uncovered
    await until(last, /^The ferry was late, and the\s*$/);
    await page.getByLabel("Your message").focus();
    await page.keyboard.press("Alt+Enter");
    await until(last, /lamps went out\.\s*$/);
    await ended();
    await until(count(rows()), 2);

    model.script({ reply: () => "The ferry was late, and the lamps went out. Nobody came." });
    await page.keyboard.press("Alt+Enter");
    await until(last, /^The ferry was late, and the lamps went out\. Nobody came\.\s*$/); // a server that repeats it all
    await ended();
    model.script({ reply: () => "A boat on" });
    const buffer = Buffer.from(dot, "base64");
    await page.locator(".composer input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
    await page.locator(".composer .picked img").waitFor();
    await say(page, "What do you see?");
    model.script({ reply: () => "a grey lake." });
    await page.keyboard.press("Alt+Enter");
    await until(last, /^A boat on a grey lake\.\s*$/);
    await until(count(rows()), 4);
  });

  test("picks the model that answers beside the message box, for all conversations or for this one", async (t) => {
    const [harbour, quay] = [await modelServer({ models: ["harbour-7b", "harbour-70b"] }), await modelServer()];
    t.after(harbour.close);
    t.after(quay.close);
    await connect(ask, harbour);
    const second = await ask("POST", "/api/endpoints", { name: "Quay", url: quay.url });
    await ask("POST", "/api/presets", { name: "Short" });
    await come();
    const button = page.locator(".answerer");
    const dialog = page.getByRole("dialog", { name: "Choose a model" });
    await until(() => button.textContent(), /harbour-7b/);
    await until(() => page.evaluate(() => document.activeElement?.tagName), "TEXTAREA"); // where a start leads
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("70b");
    await until(() => dialog.locator(".picker-name").allTextContents(), ["harbour-70b"]);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await until(() => button.textContent(), /harbour-70b/);
    await say(page, "Who is on the pier?");
    assert.equal(harbour.asked.at(-1).model, "harbour-70b");

    await button.click();
    await dialog.getByLabel("Only in this conversation").check();
    await dialog.getByRole("button", { name: /harbour-7b.*Quay/ }).click();
    await dialog.waitFor({ state: "detached" });
    await until(() => button.getAttribute("aria-label"), /harbour-7b on Quay replies/);
    await button.click();
    await dialog.getByLabel("Preset in this conversation").selectOption("Short");
    await dialog.getByText("Saved").waitFor();
    await dialog.getByRole("button", { name: "Test this model" }).click();
    await dialog.locator(".steps li").nth(2).waitFor();
    await page.keyboard.press("Escape");
    await until(() => page.evaluate(() => document.activeElement?.tagName), "TEXTAREA");
    await page.keyboard.type("And"); // in the message box, although the button was pressed
    await until(() => page.getByLabel("Your message").inputValue(), "And");
    await say(page, "And in the boat?");
    assert.ok(quay.asked.some((a) => JSON.stringify(a).includes("And in the boat?")));
    const [row] = await ask("GET", "/api/conversations");
    assert.ok(row.model_config_id > 0 && row.preset_id > 0);
    assert.notEqual((await ask("GET", "/api/settings")).active_endpoint_id, second.id, "others go on as before");

    quay.close();
    await button.click();
    await dialog.getByText("Couldn't reach Quay.").waitFor();
    await dialog.getByLabel("Only in this conversation").uncheck();
    await until(() => button.getAttribute("aria-label"), /harbour-7b on Quay replies/);
    await dialog.getByRole("button", { name: /^harbour-7b.*Harbour/ }).click();
    await until(() => button.getAttribute("aria-label"), /harbour-7b on Harbour replies/);
    complaints.splice(0); // the browser's words for the server that was asked in vain
  });

  test("skips a Director that takes too long, and has its reply", async (t) => {
    const model = await modelServer({ pace: 60_000 });
    t.after(model.close);
    await connect(ask, model);
    await come();
    await page.getByLabel("Your message").fill("Is anyone awake?");
    await answer(page, async () => {
      await page.keyboard.press("Enter");
      const skip = page.getByRole("button", { name: "Skip", exact: true });
      await skip.waitFor();
      await until(() => model.asked.length, 1);
      model.script({ pace: 0 }); // the Director waits nevertheless
      await skip.click();
    });
    await until(last, /before the third bell/);
    const [{ id }] = await ask("GET", "/api/conversations");
    const [log] = await ask("GET", `/api/conversations/${id}/logs?limit=1`);
    assert.match(log.skipped.join(" "), /The Director couldn't run.* You skipped the step\./);
  });

  test("reads on while a reply ends: nothing moves, and its speed is there after a reload", async (t) => {
    /** @type {(() => void)[]} */
    const gates = [];
    const words = prose.split(/(?<= )/).length;
    const bells = ["third", "fourth", "fifth", "sixth"]; // no reply is like another one, and all are as long
    const model = await modelServer({
      reply: ({ messages }) =>
        prose.replace(
          "third",
          bells[messages.filter((/** @type {any} */ m) => m.role === "assistant").length] ?? "last",
        ),
      tools: { ...usual, editor_apply_patch: { patches: [{ search: "a mix of dread", replace: "a bit of dread" }] } },
      finish: "length",
      pace: 1,
      sent: (_, i) => i === words - 1 && new Promise((done) => gates.push(() => done(null))),
    });
    t.after(model.close);
    await connect(ask, model);
    await come({ newcomer: true });
    /** @type {string[]} */
    const late = []; // typefaces that the page asks for after a reply has begun, and that would move its words
    page.on("request", (request) => request.url().includes("/fonts/") && late.push(request.url()));
    const end = async () => {
      await until(() => gates.length, 1);
      gates.pop()?.();
      await written().waitFor({ state: "detached" });
    };
    /** Where everything is on the screen: the transcript follows its end before each frame, not with each word. */
    const places = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        return [...document.querySelectorAll(".row, .row .prose, .composer")].map((node) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          return [node.className, x, y, width, height].join(" ");
        });
      });
    const area = page.getByLabel("Your message");
    for (const text of ["A long story, please.", "And then?", "Was she alone?", "On a phone, too?"]) {
      if (text.startsWith("On a phone")) await page.setViewportSize({ width: 420, height: 800 });
      await area.fill(text);
      await page.keyboard.press("Enter");
      const sent = page.locator('.row[data-role="user"]').last();
      await sent.getByText(text).waitFor();
      await sent.getByRole("button", { name: "Copy" }).waitFor({ state: "attached" });
      await until(last, /two fingers/);
      await until(() => gates.length, 1);
      const before = await places();
      const moved = await page.evaluateHandle(() => {
        const all = /** @type {string[]} */ ([]);
        new PerformanceObserver((list) => {
          for (const { value, sources } of /** @type {any[]} */ (list.getEntries())) {
            const parts = sources.map(
              (/** @type {any} */ { node, previousRect: was, currentRect: is }) =>
                `${node?.localName}.${node?.className} from ${was.x}, ${was.y}, ${was.width} × ${was.height} to ${is.x}, ${is.y}, ${is.width} × ${is.height}`,
            );
            all.push(`${value}: ${parts.join("; ")}`);
          }
        }).observe({ type: "layout-shift" });
        return all;
      });
      await end();
      await page.getByText("Stopped at the model's length limit").last().waitFor();
      await page.locator(".row.last").getByRole("button", { name: "What the Editor changed" }).waitFor();
      assert.deepEqual(await places(), before);
      assert.deepEqual(await moved.jsonValue(), []);
      const tip = page.getByText("See what each voice did");
      if (text.startsWith("A long"))
        await tip.waitFor(); // below the first reply, and gone with the next message
      else assert.equal(await tip.count(), 0);
    }
    assert.deepEqual(late, []);
    await page.setViewportSize({ width: 1280, height: 800 });
    await reload(page);
    const speed = page.getByLabel(/^[\d.,\s]+ tokens per second\. The first token came after /);
    await speed.waitFor();
    assert.equal(await speed.count(), 1);
    await ask("PUT", "/api/settings", { appearance: { speed: false } });
    await reload(page);
    await page.getByText("Stopped at the model's length limit").last().waitFor();
    assert.equal(await speed.count(), 0);
  });

  test("asks again, steps through the versions, and finds them all", async () => {
    await come();
    await say(page, "Say something about rain.");
    const first = await last();
    await answer(page, () => page.getByRole("button", { name: "Regenerate" }).click());
    await page.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    const second = await until(last, (text) => text !== first);
    await page.getByRole("button", { name: "Previous version" }).click();
    await page.getByRole("group", { name: "Version 1 of 2" }).waitFor();
    await until(last, first);
    await page.getByLabel("Your message").focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await until(last, second);
  });

  test("takes another turn with a reply, and says how to write it", async () => {
    await come();
    await say(page, "Say something about rain.");
    await page.getByRole("button", { name: "More" }).last().click();
    await answer(page, () => page.getByRole("menuitem", { name: "Try a different approach" }).click());
    await page.getByRole("button", { name: "More" }).last().click();
    await page.getByRole("menuitem", { name: "Rewrite with instructions" }).click();
    await page.getByLabel("Instructions for the rewrite").fill("shorter, and about snow");
    await answer(page, () => page.keyboard.press("Enter"));
    await page.getByRole("group", { name: "Version 3 of 3" }).waitFor();
  });

  test("edits in place, edits and answers again, and deletes", async () => {
    await come();
    await say(page, "Helo there.");
    await page.locator('.row[data-role="user"]').hover();
    await page.locator('.row[data-role="user"]').getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Edit the message").fill("Hello there.");
    await page.getByRole("button", { name: "Save only" }).click();
    await page.locator('.row[data-role="user"]').getByText("Hello there.").waitFor();
    await until(count(rows()), 2);
    await page.locator('.row[data-role="user"]').hover();
    await page.locator('.row[data-role="user"]').getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Edit the message").fill("Good evening.");
    await answer(page, () => page.getByRole("button", { name: "Save and regenerate" }).click());
    await page.locator('.row[data-role="user"]').getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await page.getByRole("button", { name: "More" }).last().click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await until(count(rows()), 1);
    await answer(page, () => page.getByRole("button", { name: "Get a reply" }).click());
    await until(count(rows()), 2);
  });

  test("reloads in the middle of a turn and loses nothing of it", async (t) => {
    const { goOn, model } = await begun(t);
    await reload(page);
    await written().waitFor();
    await until(last, /before the third bell/);
    model.script({ models: ["harbour-9b"] }); // the one that answers is on offer no more
    await page.locator(".answerer").click();
    await page.getByRole("dialog", { name: "Choose a model" }).getByText("harbour-9b").waitFor();
    await page.keyboard.press("Escape");
    goOn();
    await written().waitFor({ state: "detached" });
    await until(count(rows()), 2);
    const text = await until(last, /between two fingers\.\s*$/);
    await reload(page);
    await until(last, text);
  });

  test("leaves the choice of a conversation to a person who is faster than the start", async () => {
    await come();
    const { held, release } = holding();
    await page.route("**/api/status", (route) => held.then(() => route.continue()));
    await page.reload({ waitUntil: "commit" });
    await page.getByRole("button", { name: "New chat with a character" }).click();
    await page.locator(".picker-option", { hasText: "Tamsin Vane" }).click();
    await rows().first().waitFor();
    const started = page.waitForRequest("**/api/workflows");
    release();
    await started; // which the start asks for last
    await until(count(rows()), 1);
    await page.locator(".conversation.active").waitFor();
  });

  test("closes, comes back, and finds everything again", async () => {
    await come();
    await page.getByRole("button", { name: /^Meet Tamsin/ }).click();
    await rows().first().waitFor();
    await say(page, "I take the lamp.");
    const text = async () => (await page.locator(".script").innerText()).replace(/\s/g, "");
    const before = await text();
    const title = await page.locator(".page-title").textContent();
    await restart();
    await come();
    await page.locator(".conversation", { hasText: title ?? "-" }).click();
    await until(text, before);
  });

  test("leaves a running turn for another conversation and is told when it is done", async (t) => {
    const { goOn } = await begun(t);
    await page.getByRole("button", { name: "New chat", exact: true }).click();
    await page.locator(".conversation.running:not(.active)").waitFor();
    goOn();
    await page.locator(".conversation.unread").click();
    await until(count(rows()), 2);
  });

  test("throws a conversation away and takes it back", async () => {
    await come();
    await say(page, "Remember the third bollard.");
    await page.locator(".conversation").first().click({ button: "right" });
    await page.getByRole("menuitem", { name: "Move to trash" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".script").getByText("Remember the third bollard.").waitFor();
  });

  test("writes what would be a script elsewhere, and sees it as text", async () => {
    await come();
    await say(
      page,
      '<img src=x onerror="document.title=1"> <script>document.title=2</script> [x](javascript:document.title=3) ![y](https://evil.example/p.png)',
    );
    await page.getByText("image from evil.example, not loaded").first().waitFor();
    assert.match(await page.title(), /Terzetto/);
    assert.equal(await page.locator(".script img, .script script, .script a").count(), 0);
  });

  test("finds a server on this computer and has an answer after three clicks", async (t) => {
    const model = await modelServer({ reply: () => "The gulls are asleep." });
    t.after(model.close);
    await restart("SIGTERM", undefined, { TERZETTO_PORTS: String(model.port) });
    await come();
    await page.locator('.onboarding-choice[data-way="server"]').click(); // one
    const found = page.locator(".found-server", { hasText: `127.0.0.1:${model.port}` });
    // A look around ends after a second, found or not; whoever comes back to the window looks again.
    await until(async () => {
      if (!(await found.isVisible())) await page.evaluate(() => globalThis.window.dispatchEvent(new Event("focus")));
      return found.isVisible();
    }, true);
    await found.getByRole("button", { name: /Use/ }).click(); // two
    await page.getByText("talking to a scripted demo").waitFor({ state: "hidden" });
    await until(() => page.evaluate(() => document.activeElement?.className), /composer-text/);
    await page.keyboard.type("Is anyone awake?");
    await page.getByRole("button", { name: "Send" }).click(); // three
    await page.locator(".script").getByText("The gulls are asleep.").waitFor();
  });

  test("is told plainly when the server is down, and keeps the words", async () => {
    await come();
    await connect(ask, { url: "http://127.0.0.1:9" });
    await page.getByLabel("Your message").fill("Hello?");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("Couldn't reach http://127.0.0.1:9").waitFor();
    await page.locator('.row[data-role="user"]').getByText("Hello?").waitFor();
    await page.getByRole("button", { name: "Get a reply" }).waitFor();
  });

  test("does a whole turn with the keyboard alone", async () => {
    await come();
    const active = () => page.locator(".conversations li:has(.conversation.active)").getAttribute("data-id");
    const first = await active();
    await page.keyboard.press("Control+n");
    await until(count(page.locator(".conversation")), 2);
    await until(active, (id) => id !== first); // it may be in the list before it is open
    await page.locator(".composer-text:focus").waitFor();
    await page.keyboard.type("By keyboard.");
    await answer(page, () => page.keyboard.press("Enter"));
    await answer(page, () => page.keyboard.press("Control+Enter"));
    await page.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await page.keyboard.press("Control+/");
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await sheet.waitFor();
    await page.keyboard.type("reply");
    await until(
      () => sheet.locator("dl > div:visible dt").allTextContents(),
      (all) => all.includes("Stop the reply"),
    );
    assert.equal(await sheet.getByText("Zoom in").isVisible(), false);
    await page.keyboard.press("Escape"); // empties the field
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await page.locator(".composer-text:focus").waitFor();
    await page.keyboard.type("And"); // the caret is back, too
    await until(() => page.getByLabel("Your message").inputValue(), "And");
    await page.getByLabel("Your message").fill("");
    await page.keyboard.press("ArrowUp");
    await page.getByLabel("Edit the message").waitFor();
    await page.keyboard.press("Escape");
  });
});
