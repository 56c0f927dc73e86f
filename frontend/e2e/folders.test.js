import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { halfway, modelServer } from "./model.js";
import { connect, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

stage();
beforeEach(async () => {
  await come();
  await page.locator(".conversation.active").waitFor();
});

/** @param {object} given */
const make = async (given) => (await ask("POST", "/api/conversations", given)).id;
/** @param {string} name @param {string} [parent_id] */
const folder = async (name, parent_id = "") => (await ask("POST", "/api/folders", { name, parent_id })).id;
/** @param {string} title */
const row = (title) => page.locator(".conversation", { has: page.getByText(title, { exact: true }) });
/** @param {string} name */
const head = (name) => page.locator(".folder-head", { hasText: name });
/** The list as one reads it: folders in brackets with their number, other groups too, titles below them. */
const listed = () =>
  page.evaluate(() =>
    [...document.querySelectorAll(".sections .folder-row, .sections section > h3, .sections .title")]
      .map((n) => {
        if (n.classList.contains("title")) return n.textContent;
        const name = n.querySelector(".folder-label")?.textContent ?? n.textContent;
        const count = n.querySelector(".folder-count")?.textContent ?? "";
        const nested = n instanceof HTMLElement && n.dataset["nested"] === "true" ? "-" : "";
        return `[${nested}${name}${count && ` ${count}`}]`;
      })
      .join(" "),
  );
/** @param {string} want */
const lists = (want) => until(listed, want);
/** @param {string} name */
const order = async (name) => {
  await page.locator(".list-order").click();
  await page.getByRole("menuitem", { name, exact: true }).click();
};
/** @param {import("playwright-core").Locator} from @param {import("playwright-core").Locator} to @param {number} [part] how far down its height it is dropped */
async function drag(from, to, part = 0.5) {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  assert.ok(start && end);
  await page.mouse.move(start.x + 60, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 70, start.y + start.height / 2 + 10, { steps: 3 });
  await page.mouse.move(end.x + 60, end.y + end.height * part, { steps: 5 });
  await page.mouse.up();
}
const toast = () => page.locator(".toast").last();
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");

describe("folders", () => {
  test("are made, filled by a drag and by keys, folded, and remembered", async () => {
    await make({ title: "One" });
    await make({ title: "Two" });
    await row("Two").waitFor();
    await page.getByRole("button", { name: "New folder" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Tour");
    await page.keyboard.press("Enter");
    await lists("[Tour 0] [In no folder] Two One New conversation");
    await drag(row("One"), head("Tour"));
    await lists("[Tour 1] One [In no folder] Two New conversation");
    await toast().getByText("1 conversation was moved to “Tour”.").waitFor();
    await row("Two").focus();
    await page.keyboard.press("Control+Shift+M");
    await page.getByRole("dialog", { name: "Move to folder" }).waitFor();
    await page.keyboard.type("tour");
    await page.keyboard.press("Enter");
    await lists("[Tour 2] Two One [In no folder] New conversation");
    await toast().getByRole("button", { name: "Undo" }).click();
    await lists("[Tour 1] One [In no folder] Two New conversation");
    await head("Tour").focus();
    await page.keyboard.press("ArrowLeft");
    await lists("[Tour 1] [In no folder] Two New conversation");
    await page.reload();
    await lists("[Tour 1] [In no folder] Two New conversation");
    await head("Tour").click();
    await lists("[Tour 1] One [In no folder] Two New conversation");
  });

  test("are ordered and nested by a drag and by keys", async () => {
    for (const name of ["Work", "Play", "Home"]) await folder(name);
    await order("By folder");
    await lists("[Work 0] [Play 0] [Home 0] [In no folder] New conversation");
    await drag(head("Home"), head("Work"), 0.1);
    await lists("[Home 0] [Work 0] [Play 0] [In no folder] New conversation");
    await drag(head("Play"), head("Home"));
    await lists("[Home 0] [-Play 0] [Work 0] [In no folder] New conversation");
    await head("Work").focus();
    await page.keyboard.press("Alt+ArrowUp");
    await lists("[Work 0] [Home 0] [-Play 0] [In no folder] New conversation");
    await head("Play").focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await lists("[Work 0] [Home 0] [Play 0] [In no folder] New conversation");
    await until(focused, (text) => text.startsWith("Play"));
    await page.keyboard.press("Alt+ArrowRight");
    await lists("[Work 0] [Home 0] [-Play 0] [In no folder] New conversation");
    await page.keyboard.press("F2");
    await page.getByRole("dialog").getByLabel("Name").fill("Games");
    await page.keyboard.press("Enter");
    await lists("[Work 0] [Home 0] [-Games 0] [In no folder] New conversation");
  });

  test("give a conversation what they carry, and the conversation says so", async (t) => {
    const model = await modelServer({ reply: () => "Aye." });
    t.after(model.close);
    await connect(ask, model);
    const id = await folder("Northern tour");
    await order("By folder");
    await head("Northern tour").click({ button: "right" });
    await page.getByRole("menuitem", { name: "New chat in this folder" }).click();
    await lists("[Northern tour 1] New conversation [In no folder] New conversation");
    await head("Northern tour").click({ button: "right" });
    await page.getByRole("menuitem", { name: "Folder settings" }).click();
    const settings = page.getByRole("dialog", { name: "Folder settings" });
    await settings.getByLabel("Instructions").fill("Speak of the north.");
    const chooser = page.waitForEvent("filechooser");
    await settings.getByRole("button", { name: "Add files" }).click();
    await (await chooser).setFiles({
      name: "times.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("The boat leaves at nine."),
    });
    await settings.getByRole("button", { name: "times.txt", exact: true }).waitFor();
    await settings.getByRole("radio", { name: "Blue" }).check({ force: true });
    await until(async () => (await ask("GET", `/api/folders/${id}`)).color, "blue");
    await page.keyboard.press("Escape");
    await page.getByLabel("Your message").fill("When?");
    await page.keyboard.press("Enter");
    await until(() => model.asked.length > 0, true);
    const asked = JSON.stringify(model.asked[0].messages);
    assert.match(asked, /Speak of the north\./);
    assert.match(asked, /The boat leaves at nine\./);
    await page.locator('.row[data-kind="reply"]').waitFor({ state: "detached" });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("This conversation");
    await page.keyboard.press("Enter");
    await page.getByText("From the folder “Northern tour”: instructions and 1 file.").waitFor();
  });

  test("can be deleted while a chat in one answers, and come back", async (t) => {
    const model = await modelServer();
    t.after(model.close);
    await connect(ask, model);
    const { script, goOn } = halfway();
    model.script(script);
    const id = await folder("Tour");
    const cid = await make({ title: "At sea", folder_id: id });
    await order("By folder");
    await row("At sea").click();
    await page.getByLabel("Your message").fill("A long story, please.");
    await page.keyboard.press("Enter");
    await page.locator('.row[data-kind="reply"]').waitFor();
    await head("Tour").click({ button: "right" });
    await page.getByRole("menuitem", { name: "Delete folder" }).click();
    await until(async () => (await ask("GET", `/api/conversations/${cid}`)).folder_id, "");
    goOn();
    await page.locator('.row[data-kind="reply"]').waitFor({ state: "detached" });
    assert.equal((await ask("GET", `/api/conversations/${cid}/messages`)).at(-1).role, "assistant");
    await page.locator(".toast").getByRole("button", { name: "Undo" }).first().click();
    await until(async () => (await ask("GET", `/api/conversations/${cid}`)).folder_id, id);
    await lists("[Tour 1] At sea [In no folder] New conversation");
  });
});

describe("several conversations", () => {
  beforeEach(async () => {
    for (const title of ["One", "Two", "Three", "Four"]) await make({ title });
    await row("Four").waitFor();
  });
  const bar = () => page.getByRole("toolbar", { name: "Selected conversations" });

  test("are selected by the mouse, and moved, archived and thrown away together", async () => {
    await folder("Tour");
    await row("Four").click({ modifiers: ["Control"] });
    await row("Two").click({ modifiers: ["Shift"] });
    await bar().getByText("3 selected").waitFor();
    await bar().getByRole("button", { name: "Move to folder" }).click();
    await page.locator(".picker-option", { hasText: "Tour" }).click();
    await until(async () => (await ask("GET", "/api/folders"))[0].conversations, 3);
    await bar().waitFor({ state: "hidden" });
    await row("Four").click({ modifiers: ["Control"] });
    await row("One").click({ modifiers: ["Control"] });
    await bar().getByRole("button", { name: "Archive" }).click();
    await lists("[Today] Three Two New conversation");
    await toast().getByRole("button", { name: "Undo" }).click();
    await lists("[Today] Four Three Two One New conversation");
    await row("Four").click({ modifiers: ["Control"] });
    await row("One").click({ modifiers: ["Shift"] });
    await bar().getByRole("button", { name: "Move to trash" }).click();
    await lists("[Today] New conversation");
    await page.getByRole("button", { name: "Trash", exact: true }).click();
    await page.getByRole("button", { name: "Empty trash" }).waitFor();
    await until(() => page.locator(".sections .title").count(), 4);
  });

  test("are selected by keys, all of them too", async () => {
    await row("Four").focus();
    await page.keyboard.press("Space");
    await bar().getByText("1 selected").waitFor();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await bar().getByText("3 selected").waitFor();
    await until(focused, (text) => text.includes("Two"));
    await page.keyboard.press("Escape");
    await bar().waitFor({ state: "hidden" });
    await page.keyboard.press("Control+a");
    await bar().getByText("5 selected").waitFor();
    await bar().getByRole("button", { name: "Clear the selection" }).click();
    await bar().waitFor({ state: "hidden" });
  });

  test("get tags, by which the list is narrowed and searched", async () => {
    await row("Four").click({ modifiers: ["Control"] });
    await row("Three").click({ modifiers: ["Control"] });
    await bar().getByRole("button", { name: "Tags" }).click();
    await page.getByRole("dialog").getByRole("combobox", { name: "Add a tag" }).fill("sea");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Remove the tag sea" }).waitFor();
    await page.keyboard.press("Escape");
    await bar().getByRole("button", { name: "Clear the selection" }).click();
    await order("Only with a tag");
    await page.locator(".picker-option", { hasText: "sea" }).click();
    await lists("[Today] Four Three");
    await page.getByRole("button", { name: "Show all tags" }).click();
    await lists("[Today] Four Three Two One New conversation");
    await page.getByRole("searchbox", { name: "Search conversations" }).fill("sea");
    await lists("[Today] Four Three");
  });
});

describe("a new chat", () => {
  test("begins with one click, and with a character by the arrow beside it", async () => {
    await ask("POST", "/api/characters", { name: "Ines", first_mes: "Ahoy." });
    await page.getByRole("button", { name: "New chat", exact: true }).click();
    await until(async () => (await ask("GET", "/api/conversations")).length, 2);
    await page.getByRole("button", { name: "New chat with a character" }).click();
    await page.getByRole("dialog", { name: "New chat with" }).waitFor();
    await page.keyboard.type("ines");
    await page.keyboard.press("Enter");
    await row("Ines").waitFor();
    await page.getByText("Ahoy.").first().waitFor();
    await order("By character");
    await lists("[Ines] Ines [Without a character] New conversation New conversation");
  });
});
