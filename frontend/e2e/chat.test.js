import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { halfway, modelServer } from "./model.js";
import { answer, connect, listen, say, until } from "./product.js";
import { ask, come, page, restart, stage } from "./stage.js";

stage();

const replies = () => page.locator('.row[data-role="assistant"] .prose');
const rows = () => page.locator(".row");
const written = () => page.locator('.row[data-kind="reply"] .prose');
const last = () => replies().last().textContent();
/** @param {import("playwright-core").Locator} what */
const count = (what) => () => what.count();

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

/** A model server at one of the known ports (llm.KnownPorts): the first that is free. @param {Parameters<typeof modelServer>[0]} script */
async function known(script) {
  for (const port of [13305, 12434, 30_000, 4891, 9931])
    try {
      return await modelServer(script, port);
    } catch {
      // Somebody else has it.
    }
  throw new Error("each of the known ports is taken");
}

describe("a person", () => {
  test("starts, writes, and watches three voices answer", async () => {
    await come({ newcomer: true });
    await page.getByRole("heading", { name: "Who shall answer?" }).waitFor();
    await page.getByText("It is not an AI").waitFor();
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
    await page.getByText("What each voice did").waitFor({ state: "detached" });
    for (const voice of ["Director", "Writer", "Editor"])
      await page.getByRole("tab", { name: new RegExp(voice) }).click();
    await page.getByText("mended", { exact: false }).first().waitFor();
  });

  test("stops, keeps what was written, and goes on", async (t) => {
    const { model } = await begun(t);
    await page.keyboard.press("Escape");
    await page.getByText("Cut short").waitFor();
    await until(last, /before the third bell/);
    model.script({ pace: 0, sent: () => {} });
    await say(page, "Go on, please.");
    await until(count(rows()), 4);
  });

  test("hears that a model stopped at its limit, and that one said nothing, which can be asked again", async (t) => {
    const model = await modelServer({ tools: {}, finish: "length" });
    t.after(model.close);
    await connect(ask, model);
    await come();
    await say(page, "A long story, please.");
    await page.getByText("The model stopped at its limit").waitFor();
    model.script({ reply: () => "", finish: "stop" });
    await page.getByLabel("Your message").fill("Go on, please.");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "The model sent an empty reply twice." }).waitFor();
    model.script({ reply: () => "She should wait.\n</think>\n\nThe ferry is late." });
    await page.getByRole("button", { name: "Retry" }).click();
    await until(last, /^The ferry is late\.\s*$/);
    await until(count(rows()), 4);
  });

  test("continues a reply that stopped at its limit, and takes that back", async (t) => {
    const model = await modelServer({ tools: {}, finish: "length", reply: () => "The ferry was late, and the" });
    t.after(model.close);
    await connect(ask, model);
    await come();
    await say(page, "A long story, please.");
    model.script({ reply: () => "and the lamps went out.", finish: "stop" });
    await page.locator(".cut-short").getByRole("button", { name: "Continue" }).click();
    await until(last, /^The ferry was late, and the lamps went out\.\s*$/);
    await until(count(rows()), 2);
    await page.getByRole("button", { name: "Undo" }).click();
    await until(last, /^The ferry was late, and the\s*$/);
    await page.getByLabel("Your message").focus();
    await page.keyboard.press("Alt+Enter");
    await until(last, /lamps went out\.\s*$/);
    await until(count(rows()), 2);
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
      model.script({ pace: 0 }); // the Director waits nevertheless
      await skip.click();
    });
    await until(last, /before the third bell/);
    const [{ id }] = await ask("GET", "/api/conversations");
    const [log] = await ask("GET", `/api/conversations/${id}/logs?limit=1`);
    assert.match(log.skipped.join(" "), /The Director could not run.* You skipped it\./);
  });

  test("asks again, steps through the versions, and finds them all", async () => {
    await come();
    await say(page, "Say something about rain.");
    const first = await last();
    await answer(page, () => page.getByRole("button", { name: "Write it again" }).click());
    await page.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    const second = await until(last, (text) => text !== first);
    await page.getByRole("button", { name: "Version before" }).click();
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
    await answer(page, () => page.getByRole("menuitem", { name: "Take another turn with it" }).click());
    await page.getByRole("button", { name: "More" }).last().click();
    await page.getByRole("menuitem", { name: "Say how to write it instead" }).click();
    await page.getByLabel("How it should be written instead").fill("shorter, and about snow");
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
    await answer(page, () => page.getByRole("button", { name: "Save and answer again" }).click());
    await page.locator('.row[data-role="user"]').getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await page.getByRole("button", { name: "More" }).last().click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await until(count(rows()), 1);
    await answer(page, () => page.getByRole("button", { name: "Answer this" }).click());
    await until(count(rows()), 2);
  });

  test("reloads in the middle of a turn and loses nothing of it", async (t) => {
    const { goOn } = await begun(t);
    await page.reload();
    await written().waitFor();
    await until(last, /before the third bell/);
    goOn();
    await written().waitFor({ state: "detached" });
    await until(count(rows()), 2);
    const text = await until(last, /between two fingers\.\s*$/);
    await page.reload();
    await until(last, text);
  });

  test("closes, comes back, and finds everything again", async () => {
    await come();
    await page.getByRole("button", { name: /^Talk to/ }).click();
    await rows().first().waitFor();
    await say(page, "I take the lamp.");
    const text = async () => (await page.locator(".script").innerText()).replace(/\s/g, "");
    const before = await text();
    const title = await page.locator(".page-title").textContent();
    await restart();
    await come();
    await page
      .getByRole("button", { name: new RegExp(title ?? "-") })
      .first()
      .click();
    await until(text, before);
  });

  test("leaves a running turn for another conversation and is told when it is done", async (t) => {
    const { goOn } = await begun(t);
    await page.getByRole("button", { name: "New", exact: true }).click();
    await page.getByRole("menuitem", { name: "Nobody in particular" }).click();
    await page.locator(".conversation.running:not(.active)").waitFor();
    goOn();
    await page.locator(".conversation.unread").click();
    await until(count(rows()), 2);
  });

  test("throws a conversation away and takes it back", async () => {
    await come();
    await say(page, "Remember the third bollard.");
    await page.locator(".conversation").first().click({ button: "right" });
    await page.getByRole("menuitem", { name: "Move to the trash" }).click();
    await page.getByRole("button", { name: "Put it back" }).click();
    await page.locator(".script").getByText("Remember the third bollard.").waitFor();
  });

  test("writes what would be a script elsewhere, and sees it as text", async () => {
    await come();
    await say(
      page,
      '<img src=x onerror="document.title=1"> <script>document.title=2</script> [x](javascript:document.title=3) ![y](https://evil.example/p.png)',
    );
    await page.getByText("image at evil.example, not loaded").first().waitFor();
    assert.match(await page.title(), /Terzetto/);
    assert.equal(await page.locator(".script img, .script script, .script a").count(), 0);
  });

  test("finds a server on this computer and has an answer after three clicks", async (t) => {
    const model = await known({ reply: () => "The gulls are asleep." });
    t.after(model.close);
    await come();
    const found = page.locator(".found-server", { hasText: `127.0.0.1:${model.port}` });
    // A look around ends after a second, found or not; whoever comes back to the window looks again.
    await until(async () => {
      if (!(await found.isVisible())) await page.evaluate(() => globalThis.window.dispatchEvent(new Event("focus")));
      return found.isVisible();
    }, true);
    await found.getByRole("button", { name: /Use/ }).click(); // one
    await page.getByText("The demo is answering").waitFor({ state: "hidden" });
    await page.getByLabel("Your message").click(); // two
    await page.keyboard.type("Is anyone awake?");
    await page.getByRole("button", { name: "Send" }).click(); // three
    await page.locator(".script").getByText("The gulls are asleep.").waitFor();
  });

  test("is told plainly when the server is down, and keeps the words", async () => {
    await come();
    await connect(ask, { url: "http://127.0.0.1:9" });
    await page.getByLabel("Your message").fill("Hello?");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("Nothing answers at http://127.0.0.1:9").waitFor();
    await page.locator('.row[data-role="user"]').getByText("Hello?").waitFor();
    await page.getByRole("button", { name: "Answer this" }).waitFor();
  });

  test("does a whole turn with the keyboard alone", async () => {
    await come();
    await page.locator(".conversation.active").waitFor();
    await page.keyboard.press("Control+n");
    await until(count(page.locator(".conversation")), 2);
    await page.locator(".composer-text:focus").waitFor();
    await page.keyboard.type("By keyboard.");
    await answer(page, () => page.keyboard.press("Enter"));
    await answer(page, () => page.keyboard.press("Control+Enter"));
    await page.getByRole("group", { name: "Version 2 of 2" }).waitFor();
    await page.keyboard.press("Control+/");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".composer-text:focus").waitFor();
    await page.keyboard.press("ArrowUp");
    await page.getByLabel("Edit the message").waitFor();
    await page.keyboard.press("Escape");
  });
});
