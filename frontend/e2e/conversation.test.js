// The sheet of one conversation: what is set in it is sent, also by keys alone, and is there in another window and after a start.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { bare, inThemes } from "./axe.js";
import { modelServer } from "./model.js";
import { connect, say, settled, until, visit } from "./product.js";
import { ask, browser, come, complaints, page, restart, server, stage } from "./stage.js";

stage({ once: true });

const shots = process.env["SHOTS"];
const shot = async (/** @type {string} */ name) => {
  if (shots) await page.screenshot({ path: `${shots}/conversation-${name}.png` });
};
const sheet = () => page.getByRole("dialog", { name: "This conversation" });
const part = (/** @type {string} */ name) => sheet().locator("summary").filter({ hasText: name });
/** @type {Awaited<ReturnType<typeof modelServer>>} */
let model;
let cid = "";

/** Plays a turn, and gives what the model was asked. @param {string} words */
async function turn(words) {
  const before = model.asked.length;
  await say(page, words);
  await until(() => model.asked.length > before, true, "the model is asked");
  await settled(ask, cid);
  return /** @type {{messages: {role: string, content: string}[], temperature?: number}} */ (model.asked[before]);
}

after(() => model.close());

test("what is set in the sheet is sent", async () => {
  const replies = [
    "The lamp turns.",
    "Nobody lit it; it burns by itself.",
    "She walks ahead, one hand on the wall.",
    "Below, a boat knocks against the steps.",
  ];
  let n = 0;
  model = await modelServer({ reply: () => replies[n++ % replies.length] ?? "" });
  await connect(ask, model);
  await ask("PUT", "/api/settings", { enable_agent: false });
  const book = await ask("POST", "/api/worlds", { name: "Quay" });
  await ask("PUT", `/api/worlds/${book.id}`, { enabled: true });
  await ask("POST", `/api/worlds/${book.id}/entries`, {
    name: "Keeper",
    keywords: ["lamp"],
    content: "Ines keeps the lamp.",
    enabled: true,
  });
  const card = await ask("POST", "/api/characters", {
    name: "Ada",
    first_mes: "Ada nods.",
    description: "Ada mends nets.",
    scenario: "A quay.",
  });
  cid = (await ask("POST", "/api/conversations", { character_card_id: card.id })).id;
  await come({ ...bare, conversation: cid, viewport: { width: 1280, height: 800 } });
  await page.getByRole("button", { name: "Ada", exact: true }).click();
  await sheet().getByText("Character and persona").waitFor();
  await shot("fill");
  assert.deepEqual(await inThemes(page, "the sheet of a conversation"), []);

  await part("Author's note").click();
  await sheet().getByLabel("Note to the model").fill("Rain falls on {{char}}.");
  await sheet().getByLabel("Depth").fill("2");
  await page.keyboard.press("Tab");
  await sheet().getByText("the model reads the last 2 messages again").waitFor();
  await part("Scenario and instructions").click();
  await sheet().getByLabel("Scenario").fill("A lighthouse at night.");
  await sheet().getByLabel("System prompt").fill("Keep it short.\n\n{{original}}");
  await sheet().getByLabel("Additional instructions").fill("End with a question.");
  await part("Model and samplers").click();
  await sheet().getByLabel("Temperature", { exact: true }).fill("0.3");
  await page.keyboard.press("Tab");
  await until(
    async () => (await ask("GET", `/api/conversations/${cid}`)).settings.samplers.temperature,
    0.3,
    "all is saved",
  );
  await shot("set");
  await page.keyboard.press("Escape");
  await turn("What now?");
  const asked = await turn("Is the lamp lit?");
  const system = asked.messages[0]?.content ?? "";
  assert.match(system, /^Keep it short\./);
  assert.match(system, /A lighthouse at night\./);
  assert.doesNotMatch(system, /A quay\./);
  assert.equal(asked.temperature, 0.3);
  assert.match(asked.messages.at(-1)?.content ?? "", /End with a question\./);
  assert.match(asked.messages.at(-3)?.content ?? "", /Rain falls on Ada\./, "two messages come after the note");
});

test("a direction that a person writes is read from then on, and can be taken back", async () => {
  await page.getByLabel("Your message").fill("/direction ");
  await page.keyboard.press("Enter");
  await sheet().getByLabel("New direction").fill("Ada limps.");
  await sheet().getByRole("button", { name: "Add direction" }).click();
  await sheet().getByRole("button", { name: "Remove “Direction”" }).waitFor();
  await page.keyboard.press("Escape");
  assert.match((await turn("Walk with me.")).messages.at(-1)?.content ?? "", /Ada limps\./);
  await page.getByLabel("Your message").fill("/direction ");
  await page.keyboard.press("Enter");
  await sheet().getByRole("button", { name: "Remove “Direction”" }).click();
  await sheet().getByText("None yet.").waitFor();
  await page.keyboard.press("Escape");
  assert.doesNotMatch(JSON.stringify((await turn("And now?")).messages), /Ada limps\./);
});

test("the sheet says which entries the last reply read, and why", async () => {
  await page.getByRole("button", { name: "Ada", exact: true }).click();
  await part("Persona, characters and lorebooks").click();
  await sheet().getByText("Quay").waitFor();
  await sheet()
    .getByText(/mentions “lamp”/)
    .waitFor();
  await shot("books");
});

test("a second window sees what the first changes, and keeps what is being typed", async (t) => {
  const other = await visit(browser, server, complaints, { ...bare, viewport: { width: 900, height: 800 } });
  t.after(() => other.context().close());
  await other.getByRole("button", { name: "Ada", exact: true }).click();
  const there = other.getByRole("dialog", { name: "This conversation" });
  await there.locator("summary").filter({ hasText: "Author's note" }).click();
  await there.getByLabel("Note to the model").waitFor();
  if (!(await sheet().isVisible())) await page.getByRole("button", { name: "Ada", exact: true }).click();
  await part("Author's note").click();
  await sheet().getByLabel("Note to the model").fill("Snow falls.");
  await page.keyboard.press("Tab");
  await until(() => there.getByLabel("Note to the model").inputValue(), "Snow falls.", "the other window shows it");
  await there.getByLabel("Note to the model").fill("Snow and");
  await sheet().getByLabel("Depth").fill("0");
  await page.keyboard.press("Tab");
  await until(() => there.getByLabel("Depth").inputValue(), "0", "the depth is shown there");
  assert.equal(await there.getByLabel("Note to the model").inputValue(), "Snow and");
  await page.keyboard.press("Escape");
});

test("the sheet survives a start, a persona that was deleted and a model that is gone", async () => {
  const persona = await ask("POST", "/api/user-personas", { name: "Bo", description: "A pilot." });
  await ask("PUT", `/api/conversations/${cid}`, { persona_lock_id: persona.id });
  await restart();
  await ask("DELETE", `/api/user-personas/${persona.id}`);
  const endpoints = await ask("GET", "/api/endpoints");
  for (const e of endpoints.items ?? endpoints) await ask("DELETE", `/api/endpoints/${e.id}`);
  await come({ ...bare, conversation: cid, viewport: { width: 420, height: 800 } });
  await page.getByRole("button", { name: "Ada", exact: true }).click();
  await part("Model and samplers").click();
  await sheet().getByText("1 sampler is set here, for a model that takes them.").waitFor();
  await sheet().getByRole("button", { name: "Use the model's samplers" }).click();
  await until(
    async () => (await ask("GET", `/api/conversations/${cid}`)).settings.samplers.temperature,
    null,
    "it is reset",
  );
  await part("Persona, characters and lorebooks").click();
  assert.equal(await sheet().getByLabel("Persona", { exact: true }).inputValue(), "");
  await shot("small");
  assert.deepEqual(await inThemes(page, "the sheet of a conversation at 420 px"), []);
});
