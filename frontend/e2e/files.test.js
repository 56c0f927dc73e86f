// Files in a message: attached by mouse, by keys, by paste and by drop; sent whole or searched; quoted with the place.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { bare, inThemes, narrow } from "./axe.js";
import { modelServer } from "./model.js";
import { connect, reload, say, until } from "./product.js";
import { ask, come, page, refused, stage } from "./stage.js";

/** A book too long to go with a message, in which one line says when the café closed. */
const book = Array.from({ length: 3000 }, (_, i) =>
  i === 1899
    ? "The café on the pier closed in 1931 after its invoices were not paid."
    : `Row ${i + 1} of the master's book says that the wind was calm.`,
).join("\n");
const text = (/** @type {string} */ name, /** @type {string} */ words) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(words),
});

describe("files in a message", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  let id = "";

  stage({ once: true });
  before(async () => {
    model = await modelServer({
      reply: ({ messages }) => {
        const place = /\[harbour\.txt l\. \d+\]/.exec(messages.at(-1).content)?.[0] ?? "";
        return `It closed in 1931. ${place}`;
      },
    });
    await connect(ask, model);
    await ask("PUT", "/api/settings", { enable_agent: false });
    ({ id } = await ask("POST", "/api/conversations", { title: "The quay", first_mes: "Good evening." }));
  });
  after(() => model.close());

  const area = () => page.getByRole("textbox", { name: "Your message" });
  /** Asks for files by key. */
  const attach = async () => {
    await page.locator(".composer").getByRole("button", { name: "Attach and write" }).press("Enter");
    await page.getByRole("menuitem", { name: "Attach files or images" }).press("Enter");
  };
  const shelf = () => page.locator(".composer").getByRole("list", { name: "Files in this message" });
  const given = (/** @type {string} */ name) => shelf().getByRole("listitem").filter({ hasText: name });
  const last = () => JSON.stringify(model.asked.at(-1).messages.at(-1));
  const dialog = () => page.getByRole("dialog", { name: "harbour.txt" });

  test("go along by mouse, are quoted with their line, and open there", async () => {
    await come({ ...bare, conversation: id });
    await area().fill("When did the café on the pier close?");
    await page.locator(".composer input[type=file]").setInputFiles([
      text("notes.txt", "The key is under the third stone.\n"),
      text("harbour.txt", book),
      text("empty.txt", ""),
      {
        name: "secret.docx",
        mimeType: "",
        buffer: Buffer.from(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 ${[..."EncryptedPackage"].join("\0")}\0`, "latin1"),
      },
      { name: "tool.exe", mimeType: "", buffer: Buffer.from(`MZ\x90\0${"\0\x01\xfe".repeat(200)}`, "latin1") },
    ]);
    await given("notes.txt")
      .getByText(/^\d+ tokens$/)
      .waitFor();
    await given("harbour.txt")
      .getByText(/tokens, searched for matching passages$/)
      .waitFor();
    await given("empty.txt").getByText("is empty").waitFor();
    await given("secret.docx").getByText("The file has a password").waitFor();
    await given("tool.exe").getByText("Couldn't attach").waitFor();
    await refused(422);
    assert.equal(await area().inputValue(), "When did the café on the pier close?");
    assert.deepEqual(await inThemes(page, "the files of a message"), []);
    for (const name of ["empty.txt", "tool.exe", "secret.docx"])
      await given(name).getByRole("button", { name: "Remove" }).click();
    await reload(page);
    await given("harbour.txt").waitFor(); // a draft keeps what was read
    assert.equal(await area().inputValue(), "When did the café on the pier close?");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    const quoted = page.locator(".row.last").getByRole("group", { name: "Passages given to the model" });
    await quoted.waitFor();
    assert.equal(await shelf().count(), 0);
    await page.locator(".row.last .prose").getByText("It closed in 1931.").waitFor(); // so the model was asked
    assert.match(last(), /closed in 1931 after its invoices/);
    assert.match(last(), /under the third stone/);
    const sent = page.locator(".row[data-role=user]").last();
    await sent.getByRole("button", { name: /^notes\.txt \d+ tokens$/ }).waitFor();
    await quoted.getByRole("button").first().click();
    await dialog().getByText("closed in 1931").waitFor();
    assert.deepEqual(await inThemes(page, "a place of a file"), []);
    await page.keyboard.press("Escape");
    await page
      .locator(".row.last .prose")
      .getByRole("button", { name: /^\[harbour\.txt l\. \d+\]$/ })
      .click();
    await dialog().locator("mark").waitFor();
    await page.keyboard.press("Escape");
    assert.deepEqual(await inThemes(page, "a reply that was given places"), []);
    await page.setViewportSize(narrow.viewport);
    assert.deepEqual(await inThemes(page, "a reply that was given places, narrow"), []);
  });

  test("leave room for the message however many they are, and however long their names", async () => {
    const { id } = await ask("POST", "/api/conversations", { title: "The board", first_mes: "Good evening." });
    await come({ ...bare, conversation: id });
    const name = (/** @type {number} */ n) =>
      `Minutes of meeting ${n} of the harbour board that somebody gave a long name_without_any_blank_at_its_end.txt`;
    const files = Array.from({ length: 8 }, (_, n) => text(name(n), `The board met ${n} times.`));
    await page.locator(".composer input[type=file]").setInputFiles(files);
    const many = shelf().getByRole("listitem");
    await until(() => many.getByText(/^\d+ tokens$/).count(), 8, "the files are read");
    for (const width of [1280, 720, 420]) {
      await page.setViewportSize({ width, height: 800 });
      const composer = await page.locator(".composer").boundingBox();
      assert.ok(composer && composer.y > 400 && composer.y + composer.height <= 800, `at ${width}`);
      await many.last().scrollIntoViewIfNeeded();
      await many
        .last()
        .getByRole("button", { name: /^Remove / })
        .click({ trial: true });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    }
    assert.deepEqual(await inThemes(page, "many files of a message, narrow"), []);
  });

  test("are searched again for a later message, and the inspector shows what was quoted", async () => {
    await come({ ...bare, conversation: id });
    await say(page, "And why did the café close, with its invoices?");
    assert.match(last(), /not paid/);
    const [log] = await ask("GET", `/api/conversations/${id}/logs?limit=1`);
    assert.equal(log.quotes[0].label, "harbour.txt");
    await page.keyboard.press("Control+i");
    const inspector = page.getByRole("complementary", { name: "Inspector" });
    await inspector.getByText("Quoted from files").click();
    await inspector.getByText("closed in 1931").first().waitFor();
    assert.deepEqual(await inThemes(page, "what was quoted, in the inspector"), []);
    await inspector
      .getByRole("button", { name: /^harbour\.txt, line/ })
      .first()
      .click();
    await dialog().locator("mark", { hasText: "closed in 1931" }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+i");
    await say(page, "Thank you! Tell me something funny about elephants instead, please.");
    assert.doesNotMatch(last(), /harbour\.txt/);
    assert.equal(
      await page.locator(".row.last").getByRole("group", { name: "Passages given to the model" }).count(),
      0,
    );
  });

  test("go along by keys alone, by paste and by drop", async () => {
    await come({ ...bare, conversation: id });
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), attach()]);
    await chooser.setFiles([text("keys.txt", "Typed by keys.\n")]);
    await given("keys.txt")
      .getByText(/tokens$/)
      .waitFor();
    await area().focus();
    await page.keyboard.press("Shift+Tab");
    await until(
      () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""),
      /^Remove keys\.txt$/,
    );
    await page.keyboard.press("Enter");
    await shelf()
      .waitFor({ state: "detached" })
      .catch(() => shelf().waitFor({ state: "hidden" }));
    await until(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""), /^Your message$/);
    for (const type of ["paste", "drop"])
      await area().evaluate((node, kind) => {
        const data = new DataTransfer();
        data.items.add(new File([`Given by ${kind}.\n`], `${kind}.txt`, { type: "text/plain" }));
        const at = { bubbles: true, cancelable: true };
        node.dispatchEvent(
          kind === "paste"
            ? new ClipboardEvent(kind, { ...at, clipboardData: data })
            : new DragEvent(kind, { ...at, dataTransfer: data }),
        );
      }, type);
    await given("paste.txt")
      .getByText(/tokens$/)
      .waitFor();
    await given("drop.txt")
      .getByText(/tokens$/)
      .waitFor();
    await area().evaluate((node) => {
      const data = new DataTransfer();
      data.items.add(new File([""], "letters"));
      const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data });
      // What the system says of a folder; a page cannot make one.
      const items = [{ webkitGetAsEntry: () => ({ isDirectory: true, name: "letters" }) }];
      Object.defineProperty(event, "dataTransfer", { value: { items, files: data.files, types: data.types } });
      node.dispatchEvent(event);
    });
    await given("letters is a folder. Attach the files in it instead.").waitFor();
    await given("letters is a folder").getByRole("button", { name: "Remove" }).click();
    await area().evaluate((node) => {
      const data = new DataTransfer();
      data.items.add(new File([new ArrayBuffer(60 * 1024 * 1024)], "film.bin"));
      node.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
    });
    await given("film.bin is larger than 50 MB. Add a smaller file.").waitFor();
    await given("film.bin is larger").getByRole("button", { name: "Remove" }).click();
    await area().focus();
    await page.keyboard.press("Enter"); // a message may be files alone
    await page
      .locator(".row[data-role=user]")
      .last()
      .getByRole("button", { name: /^drop\.txt/ })
      .waitFor();
    await until(
      () => page.locator(".row.last .row-tools").count(),
      (n) => n > 0,
    );
    assert.match(last(), /Given by paste/);
    const mine = page
      .locator(".row[data-role=user]")
      .last()
      .getByRole("button", { name: /^drop\.txt/ });
    await mine.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "drop.txt" }).getByText("Given by drop.").waitFor();
    await page.keyboard.press("Escape");
    await until(() => mine.evaluate((node) => node === document.activeElement), true);
  });

  test("are found by the search of everything, by name and by what is in them, and open at the place", async () => {
    await come({ ...bare, conversation: id });
    const field = page.getByRole("searchbox", { name: "Search conversations" });
    await field.fill("invoices were not paid");
    const row = page.locator(".found-row").filter({ hasText: "harbour.txt" });
    await row.click();
    await dialog().locator("mark", { hasText: "closed in 1931" }).waitFor();
    await page.keyboard.press("Escape");
    await field.fill("notes.txt");
    await page.locator(".found-row").filter({ hasText: "notes.txt" }).filter({ hasText: "File" }).click();
    await page.getByRole("dialog", { name: "notes.txt" }).getByText("third stone").waitFor();
    await page.keyboard.press("Escape");
  });

  test("are found by meaning with a model that was chosen for it, and by words alone when it fails", async () => {
    const shut = /café|coffee-house/i;
    // What is about the same lies in one direction; anything else lies anywhere, as with a real model.
    /** @param {string} x */
    const vector = (x) => {
      let at = [...x].reduce((sum, c) => Math.imul(sum, 31) + c.charCodeAt(0), 7);
      return Array.from({ length: 64 }, (_, i) => {
        at = Math.imul(at, 1103515245) + 12345;
        return i === 0 ? (shut.test(x) ? 3 : 0) : (at >> 16) / 2 ** 17;
      });
    };
    model.script({ models: ["harbour-7b", "nomic-embed"], embed: vector });
    const asking = "Tell me please when exactly this coffee-house shut all doors forever?";
    await come({ ...bare, conversation: id });
    await say(page, asking);
    assert.doesNotMatch(last(), /1931/);
    await page.keyboard.press("Control+,");
    const part = page.locator("#search-in-files");
    await part.getByLabel("Search by meaning", { exact: true }).selectOption({ index: 1 });
    await part.getByLabel("Model for embeddings").selectOption("nomic-embed");
    await part.getByText(/files are prepared\.$/).waitFor();
    assert.deepEqual(await inThemes(page, "the search by meaning"), []);
    await page.keyboard.press("Escape");
    await say(page, asking);
    assert.match(last(), /closed in 1931/);
    model.script({ embed: () => [] });
    await say(page, "When did the café on the pier close, and which invoices were not paid?");
    assert.match(last(), /closed in 1931/);
    await page.keyboard.press("Control+i");
    const inspector = page.getByRole("complementary", { name: "Inspector" });
    await inspector.getByText(/searched by words alone\..*Is nomic-embed an embedding model\?/).waitFor();
    await page.keyboard.press("Control+i");
    await ask("PUT", "/api/settings", { embedding_endpoint_id: null, embedding_model: "" });
  });
});
