// What the model writes for the person: the next message in the message box, the first words of a reply, and another reply
// with a hint.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { modelServer } from "./model.js";
import { answer, connect, holding, listen, quiet, say, settled, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

stage();

/** @type {Awaited<ReturnType<typeof modelServer>>} */
let model;
let cid = "";

/** The words that are written for the person, in pieces. */
const mine = "I take the oar and push us off. “Hold the lamp higher,” I say.";

/** What a request asks for. @param {any} asked */
const asksForMine = ({ messages }) =>
  /next message/.test(JSON.stringify(messages.filter((/** @type {any} */ m) => m.role === "user").slice(-2)));

beforeEach(async (t) => {
  model = await modelServer({ reply: (asked) => (asksForMine(asked) ? mine : "She nods.") });
  /** @type {import("node:test").TestContext} */ (t).after?.(() => model.close());
  await connect(ask, model);
  await ask("PUT", "/api/settings", { enable_agent: false, user_name: "Tom" });
  const card = await ask("POST", "/api/characters", { name: "Mara Vale", description: "A ferrywoman." });
  cid = (await ask("POST", "/api/conversations", { character_card_id: card.id, title: "Ferry" })).id;
  await come();
  await say(page, "Is it far?");
});

const box = () => page.getByLabel("Your message");
const text = () => box().inputValue();
const rows = async () =>
  (await ask("GET", `/api/conversations/${cid}/messages`)).map((/** @type {any} */ m) => m.content);
/** @param {string} name */
const command = async (name) => {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
};
/** A model that stops in the middle of its words until it is let go on. */
const halfway = () => {
  const { held, release } = holding();
  model.script({ pace: 1, sent: (/** @type {string} */ _, /** @type {number} */ i) => (i === 5 ? held : null) });
  return release;
};

test("the next message streams into the box, is not sent, and can be undone", async () => {
  const heard = await listen(page, ".composer > [role=status]");
  await box().fill("");
  const goOn = halfway();
  await command("Write my next line");
  await until(text, /^I take the oar/);
  assert.equal(await box().evaluate((el) => /** @type {HTMLTextAreaElement} */ (el).readOnly), true);
  await page.keyboard.press("Enter"); // sends nothing
  assert.deepEqual(await rows(), ["Is it far?", "She nods."]);
  goOn();
  await until(text, mine);
  await page.getByText("Your next message is in the message box.").waitFor();
  assert.deepEqual(await heard(), ["Writing your next message. Press Esc to stop."]);
  await page.keyboard.press("Control+z");
  await until(text, "");
  await page.keyboard.press("Control+y");
  await until(text, mine);
  await page.getByRole("button", { name: "Undo" }).click();
  await until(text, "");
  assert.deepEqual(await rows(), ["Is it far?", "She nods."]);
});

test("Esc and Stop give the box back as it was", async () => {
  for (const stop of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Stop", exact: true }).click(),
  ]) {
    await box().fill("I take");
    const goOn = halfway();
    model.script({ reply: () => "the oar and push us off into the dark. I say nothing." });
    await page.getByRole("button", { name: "Attach and write" }).click();
    await page.getByRole("menuitem", { name: "Write my next line" }).click();
    await until(text, /^I take the oar/);
    const left = model.left();
    await stop();
    await until(text, "I take");
    await left;
    goOn();
    await page.getByRole("button", { name: "Send" }).waitFor();
    await page.getByRole("button", { name: "Use what was written" }).last().click();
    await until(text, /^I take the oar and push/);
  }
});

test("an error leaves the box as it was and says why", async () => {
  await box().fill("I take");
  model.script({ reply: () => "Mara: No." });
  await command("Write my next line");
  await page.getByText("The model wrote no message for you.").waitFor();
  assert.equal(await text(), "I take");
  await box().fill("/impersonate he is tired");
  await page.keyboard.press("Enter");
  await until(text, "/impersonate he is tired");
  await until(() => JSON.stringify(model.asked.at(-1)), /he is tired/);
});

test("a message belongs to the conversation that it was asked for in", async () => {
  const other = (await ask("POST", "/api/conversations", { title: "Elsewhere" })).id;
  await box().fill("");
  const goOn = halfway();
  await box().fill("/impersonate");
  await page.keyboard.press("Enter");
  await until(text, /^I take the oar/);
  await page.locator(".conversation, .side-row, [data-id]").filter({ hasText: "Elsewhere" }).first().click();
  await until(
    () => page.getByRole("heading", { name: "Elsewhere" }).count(),
    (n) => n > 0,
  );
  await until(text, "");
  await box().fill("Mine.");
  goOn();
  await until(async () => (await ask("GET", `/api/conversations/${cid}/draft`)).text, mine);
  assert.equal(await text(), "Mine.");
  await until(async () => (await ask("GET", `/api/conversations/${other}/draft`)).text, "Mine.");
});

test("two windows do not write in one conversation at once", async () => {
  const goOn = halfway();
  const first = page;
  await box().fill("");
  await command("Write my next line");
  await until(text, /^I take the oar/);
  const second = await come({ conversation: cid });
  assert.equal(await second.getByLabel("Your message").inputValue(), "");
  await second.getByRole("button", { name: "Attach and write" }).click();
  await second.getByRole("menuitem", { name: "Write my next line" }).click();
  await second.getByText("Your message is already being written in this conversation.").waitFor();
  goOn();
  await until(() => first.getByLabel("Your message").inputValue(), mine);
  const { complaints } = await import("./stage.js");
  complaints.splice(0); // the browser's own words for the refusal
});

test("while a reply is written the menu says why it can't", async () => {
  const goOn = halfway();
  model.script({ reply: () => "One two three four five six seven eight." });
  await box().fill("Count.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
  await page.getByRole("button", { name: "Attach and write" }).click();
  const item = page.getByRole("menuitem", { name: "Write my next line" });
  assert.match(await item.innerText(), /A reply is still being written/);
  assert.equal(await item.getAttribute("aria-disabled"), "true");
  await page.keyboard.press("Escape");
  goOn();
  await settled(ask, cid);
});

test("a reply starts with the person's words, and so does its next version", async () => {
  await box().fill('/start {{char}} looks up. "Well');
  await page.keyboard.press("Escape"); // the list of macros
  await page.keyboard.press("Enter");
  await until(() => page.getByLabel("The reply starts with").inputValue(), '{{char}} looks up. "Well');
  model.script({ reply: () => ', it is far."' });
  await say(page, "How far?");
  assert.equal((await rows()).at(-1), 'Mara Vale looks up. "Well, it is far."');
  assert.equal(await page.getByLabel("The reply starts with").isVisible(), false);
  model.script({ reply: () => ', not so far."' });
  await answer(page, () => page.keyboard.press("Control+Enter"));
  assert.equal((await rows()).at(-1), 'Mara Vale looks up. "Well, not so far."');
  await page.getByRole("button", { name: "Attach and write" }).click();
  await page.getByRole("menuitem", { name: "Start the reply with…" }).click();
  await page.keyboard.type("Hush");
  await page.keyboard.press("Enter");
  await quiet(page);
  model.script({ reply: () => "" });
  await box().fill("Still?");
  await page.keyboard.press("Enter");
  await page.getByText("The model added nothing to its reply.").first().waitFor();
  assert.equal(await page.getByLabel("The reply starts with").inputValue(), "Hush");
  model.script({ reply: () => "…" });
  await answer(page, () => page.getByRole("button", { name: "Retry" }).click());
  assert.equal((await rows()).at(-1), "Hush…");
});

test("another reply takes a hint, from the menu and by name", async () => {
  await page.locator(".row.last").hover();
  await page.locator(".row.last").getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Regenerate with a hint" }).click();
  model.script({ reply: () => "Yes." });
  await answer(page, () => page.getByRole("menuitem", { name: "Shorter" }).click());
  assert.match(JSON.stringify(model.asked.at(-1).messages.at(-1)), /Tell the same in about half the words/);
  for (const [line, sent] of [
    ["/again less drama", "with less drama"],
    ["/again in French", "in French"],
  ]) {
    model.script({ reply: () => `Oui ${line}.` });
    await box().fill(/** @type {string} */ (line));
    await answer(page, () => page.keyboard.press("Enter"));
    assert.match(JSON.stringify(model.asked.at(-1).messages.at(-1)), new RegExp(/** @type {string} */ (sent)));
  }
  await box().focus();
  const shown = () => page.locator(".row.last .branches .count").innerText();
  await until(shown, "4/4");
  await page.keyboard.press("Alt+ArrowLeft");
  await until(shown, "3/4");
  await page.keyboard.press("Alt+ArrowRight");
  await until(shown, "4/4");
  await box().fill("/previous");
  await page.keyboard.press("Enter");
  await until(shown, "3/4");
});

test("a slash lists every command with a line about it", async () => {
  await box().fill("");
  await box().pressSequentially("/");
  const list = page.getByRole("listbox", { name: "Commands" });
  for (const [name, about] of [
    ["impersonate", "Write my next line"],
    ["start", "Start the reply with"],
    ["again", "Regenerate the last reply"],
    ["continue", "Continue the last reply"],
    ["previous", "Previous version"],
    ["next", "Next version"],
  ])
    await list.getByRole("option", { name: new RegExp(`^/${name}\\b.*${about}`) }).waitFor();
  await page.keyboard.press("Escape");
});
