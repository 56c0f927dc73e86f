// The library as a person uses it: bring in, look, change, talk, take away.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, describe, test } from "node:test";
import { say, until } from "./product.js";
import { ask, come, page, refused, stage } from "./stage.js";

const card = {
  spec: "chara_card_v3",
  spec_version: "3.0",
  odd: { kept: 1 },
  data: {
    name: "Ines Calloway",
    description: "{{char}} is a smuggler.",
    first_mes: "The rope creaks, {{user}}.",
    alternate_greetings: ["She looks up.", "The tide is out."],
    tags: ["sea", "night"],
    extensions: { "some/program": [1, 2] },
    nickname: "Nes",
    character_book: {
      name: "The harbour",
      entries: [
        {
          keys: ["pier"],
          secondary_keys: ["storm"],
          selective: true,
          content: "The old pier is rotting.",
          name: "The old pier",
          extensions: { odd: true },
          enabled: true,
          insertion_order: 10,
        },
        { keys: [], constant: true, content: "There is no magic.", name: "Law", enabled: true, insertion_order: 1 },
      ],
    },
  },
};
const file = { name: "ines.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(card)) };

describe("the library", () => {
  stage();
  beforeEach(async () => {
    await come();
    await page.getByRole("button", { name: "Library" }).click();
    await page.locator(".cast-card").first().waitFor();
  });

  /** @param {{name: string, mimeType: string, buffer: Buffer}} what @param {string} [button] */
  async function choose(what, button = "Import") {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: button, exact: true }).click(),
    ]);
    await chooser.setFiles(what);
  }
  const names = async () => (await ask("GET", "/api/characters")).map((/** @type {any} */ c) => c.name);
  /** Those in the library, once they are these. @param {...string} want */
  const has = (...want) => until(names, want);
  const bring = async () => {
    await choose(file);
    await page.getByRole("button", { name: "Add to the library" }).click();
    await page.getByRole("heading", { name: "Ines Calloway", exact: true }).waitFor();
  };

  test("a card is shown first, saved when the person says so, and begins a conversation with its variants", async () => {
    await choose(file);
    await page.getByText("The card includes the lorebook “The harbour” with 2 entries.").waitFor();
    assert.deepEqual(await names(), ["Tamsin Vane"], "a preview saves nothing");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.locator(".preview-dialog").waitFor({ state: "detached" });
    assert.deepEqual(await names(), ["Tamsin Vane"]);
    await bring();
    await has("Ines Calloway", "Tamsin Vane");
    await page.getByRole("button", { name: "Start a conversation" }).click();
    await page.getByRole("article").getByText("The rope creaks, User.").waitFor();
    await page.locator("dialog.library").waitFor({ state: "detached" });
    const [talk] = await ask("GET", "/api/conversations");
    const [row] = await ask("GET", `/api/conversations/${talk.id}/messages`);
    assert.equal(row.branch_count, 3);
  });

  test("what goes out is what came in, and comes in again beside the first or in its place", async () => {
    await bring();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("button", { name: "Export" })
        .click()
        .then(() => page.getByRole("menuitem", { name: "JSON without the picture" }).click()),
    ]);
    assert.equal(download.suggestedFilename(), "Ines Calloway.json");
    const buffer = readFileSync(await download.path());
    const back = JSON.parse(buffer.toString());
    assert.deepEqual(back.odd, card.odd);
    assert.equal(back.data.nickname, "Nes");
    assert.deepEqual(back.data.extensions["some/program"], [1, 2]);
    assert.equal(back.data.character_book.entries[0].extensions.odd, true);
    await page.getByRole("button", { name: "All characters" }).click();
    await choose({ ...file, buffer });
    await page.getByText("“Ines Calloway” in your library is the same character.", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Keep both" }).click();
    await page.getByRole("heading", { name: "Ines Calloway", exact: true }).waitFor();
    await has("Ines Calloway", "Ines Calloway", "Tamsin Vane");
    assert.equal((await ask("GET", "/api/worlds")).length, 2, "the same lorebook is there once");
  });

  test("a bad file says why and leaves everything as it was", async () => {
    await choose({ name: "no.json", mimeType: "application/json", buffer: Buffer.from("{") });
    await page.getByRole("alert").filter({ hasText: "no.json" }).waitFor();
    assert.equal(await page.locator(".preview-dialog").count(), 0);
    await refused(422, 422); // as a card, and as anything else
    assert.deepEqual(await names(), ["Tamsin Vane"]);
  });

  test("dropping a card on the window shows it", async () => {
    await page.keyboard.press("Escape");
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "ines.json", { type: "application/json" }));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }, JSON.stringify(card));
    await page.getByRole("heading", { name: "Import “Ines Calloway”?" }).waitFor();
  });

  test("search, tags and the keyboard lead to a character, and its fields save themselves", async () => {
    const cards = () => page.locator(".cast-card").count();
    await bring();
    await page.getByRole("button", { name: "All characters" }).click();
    await page.getByRole("button", { name: /^night/ }).click();
    await until(cards, 1);
    await page.getByRole("button", { name: /^night/ }).click();
    await until(cards, 2);
    await page.getByLabel("Search characters").fill("calloway");
    await until(cards, 1);
    await page.getByLabel("Search characters").fill("");
    await until(cards, 2);
    await page.locator(".cast-card").first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await page.locator(".cast-card:focus").first().waitFor();
    await page.keyboard.press("Enter");
    await page.getByLabel("Personality").fill("Dry.");
    await page.getByRole("textbox", { name: "Tags" }).fill("sea, storm");
    await page.getByRole("textbox", { name: "Tags" }).blur();
    await page.getByText("Saved", { exact: true }).first().waitFor();
    // Each field saves itself in its own time.
    await until(
      async () => {
        const [ines] = await ask("GET", "/api/characters");
        return { personality: ines.personality, tags: ines.tags };
      },
      { personality: "Dry.", tags: ["sea", "storm"] },
    );
    await until(() => page.locator(".verdict[data-kind=error]").count(), 0);
  });

  test("a picture is cut and becomes the character's", async () => {
    await bring();
    await page.getByRole("button", { name: "Picture of Ines Calloway" }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("menuitem", { name: "Choose picture" }).click(),
    ]);
    await chooser.setFiles({ name: "p.png", mimeType: "image/png", buffer: await page.screenshot() });
    await page.getByRole("img", { name: /^Portrait crop/ }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("+");
    await page.getByRole("button", { name: "Use this picture" }).click();
    await page.locator(".face img").waitFor();
    await until(async () => (await ask("GET", "/api/characters"))[0].avatar_mime, "image/png");
  });

  test("a persona's picture is seen in the list and beside what the person said, and goes again", async () => {
    const robin = await ask("POST", "/api/user-personas", { name: "Mara", description: "Asks too much." });
    await ask("PUT", "/api/settings", { active_persona_id: robin.id });
    await page.keyboard.press("Escape");
    await say(page, "Is anyone there?");
    const mine = page.locator('.row[data-role="user"] .who');
    assert.equal(await mine.locator(".portrait").count(), 0);
    await page.keyboard.press("Control+Shift+B");
    await page.getByRole("tab", { name: "Personas" }).click();
    await page.locator(".shelf-row summary").filter({ hasText: "Mara" }).click();
    await page.getByRole("button", { name: "Picture of Mara" }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("menuitem", { name: "Choose picture" }).click(),
    ]);
    await chooser.setFiles({ name: "p.png", mimeType: "image/png", buffer: await page.screenshot() });
    await page.getByRole("button", { name: "Use this picture" }).click();
    await page.locator(".face img").waitFor();
    await page.locator(".shelf-face img").waitFor();
    await mine.locator("img").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Picture of Mara" }).click();
    await page.getByRole("menuitem", { name: "Remove picture" }).click();
    await mine.locator(".portrait").waitFor({ state: "detached" });
  });

  test("a message is tried on a lorebook, and a lock says who is played", async () => {
    await bring();
    await page.getByRole("tab", { name: "Lorebooks" }).click();
    await page.locator(".shelf-row summary").filter({ hasText: "The harbour" }).click();
    await page.getByRole("button", { name: "Open entries" }).click();
    await page.getByText("Try a message").click();
    await page.getByLabel("Message to try").fill("A storm over the pier");
    await page.getByText("mentions “pier” and “storm”").waitFor();
    await page.getByText("always, in the unchanging part").waitFor();
    await choose({ ...file, buffer: Buffer.from(JSON.stringify(card.data.character_book)) });
    await page.getByRole("button", { name: "Add to “The harbour”" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".library .shelf-row").length > 3);
    await page.getByRole("tab", { name: "Characters" }).click();
    await page.locator(".cast-card").filter({ hasText: "Ines" }).click();
    await page.getByRole("button", { name: "Start a conversation" }).click();
    await page.getByRole("article").getByText("The rope creaks, User.").waitFor();
    await page.locator("dialog.library").waitFor({ state: "detached" });
    await page.keyboard.press("Control+Shift+B");
    await page.getByRole("tab", { name: "Personas" }).click();
    await page.getByLabel("In “Ines Calloway”").selectOption("Robin");
    await page.getByRole("article").getByText("The rope creaks, Robin.").waitFor({ state: "attached" });
  });
});
