// Regex scripts and quick replies as a person meets them: what is shown, a field to try a script, a line of buttons.

import assert from "node:assert/strict";
import { test } from "node:test";
import { modelServer } from "./model.js";
import { connect, until } from "./product.js";
import { ask, come, page, refused, stage } from "./stage.js";

stage({ once: true });

/** Where pictures of what is shown go, for who looks at them. */
const shots = process.env["SHOTS"];
const shot = async (/** @type {string} */ name) =>
  void (shots && (await page.screenshot({ path: `${shots}/${name}.png` })));

/** @type {Awaited<ReturnType<typeof modelServer>>} */
let model;

test("a script of what is shown leaves what is stored and sent", async (t) => {
  /** @type {() => void} */
  let goOn = () => {};
  const held = new Promise((go) => {
    goOn = () => go(undefined);
  });
  model = await modelServer({
    reply: () => "The lamp is red. <t>hm</t> Come in.",
    pace: 1,
    sent: (piece) => (piece.includes("Come") ? held : undefined),
  });
  t.after(() => model.close());
  await connect(ask, model);
  await ask("PUT", "/api/settings", { enable_agent: false });
  await ask("POST", "/api/scripts", {
    name: "Hide thoughts",
    find: "/ ?<t>.*?<.t>/g",
    replace: "",
    trim: [],
    on: ["reply"],
    shown: true,
    allowed: true,
  });
  const { id } = await ask("POST", "/api/conversations", { title: "Harbor" });
  await come();
  await page.getByLabel("Your message").fill("Light?");
  await page.keyboard.press("Enter");
  const growing = () => page.locator('.row[data-role="assistant"] .prose').last().innerText();
  await until(async () => (await growing()).trim(), "The lamp is red. Come"); // while it is written
  goOn();
  const said = () => page.locator('.row[data-role="assistant"][data-kind="message"] .prose').first().innerText();
  await until(said, "The lamp is red. Come in.");
  const [, reply] = await ask("GET", `/api/conversations/${id}/messages`);
  assert.equal(reply.content, "The lamp is red. <t>hm</t> Come in.");
  assert.equal(reply.shown, "The lamp is red. Come in.");
});

test("a script is written and tried in the library by keys alone", async () => {
  await page.getByRole("button", { name: "Library" }).click();
  await page
    .getByRole("tab", { name: "Scripts" })
    .or(page.getByRole("button", { name: "Scripts", exact: true }))
    .first()
    .click();
  await page.getByRole("list", { name: "list of scripts" }).waitFor();
  await page.getByLabel("Name of the script").fill("Cats");
  await page.keyboard.press("Enter");
  const row = page.locator(".shelf-row").filter({ hasText: "Cats" });
  await row.getByLabel("Find", { exact: true }).fill("/dog/g");
  await page.keyboard.press("Tab");
  await row.getByLabel("Replace with").fill("cat");
  await page.keyboard.press("Tab");
  await until(async () => (await ask("GET", "/api/scripts")).at(-1).replace, "cat");
  await row.getByText("Try a text").click();
  await row.getByLabel("Text to try").fill("a dog, a dog");
  await shot("trial");
  await until(() => row.getByLabel("Result").innerText(), "a cat, a cat");
  await shot("script-form");
  await page.keyboard.press("Escape");
});

test("scripts of a card wait in the sheet until they are allowed", async () => {
  const card = {
    spec: "chara_card_v2",
    spec_version: "2.0",
    data: {
      name: "Mara",
      first_mes: "A dog.",
      extensions: {
        regex_scripts: [
          { scriptName: "Birds", findRegex: "/dog/g", replaceString: "bird", placement: [2], markdownOnly: true },
        ],
      },
    },
  };
  const data = Buffer.from(JSON.stringify(card)).toString("base64");
  const made = await ask("POST", "/api/characters/import/save", { b64: data, filename: "mara.json" });
  const { id } = await ask("POST", "/api/conversations", { character_card_id: made.id });
  await come({ conversation: id });
  const said = () => page.locator('.row[data-role="assistant"] .prose').first().innerText();
  await until(said, "A cat.");
  await page.keyboard.press("Control+K");
  await page.keyboard.type("This conversation");
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "This conversation" });
  await sheet.getByText("Regex scripts").click();
  await page.getByText("Waits for you").waitFor();
  await shot("sheet");
  await page.getByRole("button", { name: "Let them act" }).click();
  await page.keyboard.press("Escape");
  await until(said, "A cat.");
  await until(
    async () => (await ask("GET", `/api/conversations/${id}/scripts`)).every((/** @type {any} */ s) => s.allowed),
    true,
  );
});

test("a quick reply above the message box writes and asks, and names what it doesn't understand", async () => {
  await ask("POST", "/api/quick-replies", {
    name: "Tools",
    enabled: true,
    replies: [
      { label: "Fill", title: "", message: "/setvar key=mood calm | /setinput I am {{getvar::mood}}.", hidden: false },
      { label: "Odd one", title: "", message: "/bg beach | /echo Here we are", hidden: false },
      { label: "Hello", title: "Says hello", message: "Hello there", hidden: false },
    ],
  });
  const bar = page.getByRole("toolbar", { name: "Quick replies" });
  await bar.getByRole("button", { name: "Fill" }).click();
  const box = page.getByLabel("Your message");
  await until(() => box.inputValue(), "I am calm.");
  await shot("bar");
  refused(422);
  await bar.getByRole("button", { name: "Odd one" }).click();
  await page.getByText("Terzetto doesn't understand these commands: /bg. Nothing was done.").waitFor();
  await page.getByRole("button", { name: "Run without them" }).click();
  await page.getByText("Here we are").waitFor();
  await box.fill("/Hello");
  await page.keyboard.press("Enter");
  await page.locator('.row[data-role="user"] .prose').filter({ hasText: "Hello there" }).waitFor();
  await page.setViewportSize({ width: 420, height: 800 });
  await shot("bar-420");
});
