import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { say, until } from "./product.js";
import { come as arrive, ask, page, stage } from "./stage.js";

/** A plug-in in the place of one that the backend knows. It writes down what it is told, and gives its host to the test. */
const plugin = `export default (host) => {
  window.host = host;
  window.told = [];
  const tell = (id) => (seg, msgId) => { window.told.push([id, seg.word, seg.sentenceText, msgId, seg.role].join("|")); };
  host.registerTextEffect({ id: "read" });
  host.registerClickHandler({ id: "low", label: "Look it up", claims: (s) => s.word === "ferry", onClick: tell("low") });
  host.registerClickHandler({ id: "high", label: "Speak from here", priority: 5, onClick: tell("high") });
  host.registerClickHandler({ id: "bad", claims: () => { throw new Error("no"); }, onClick: tell("bad") });
};`;

const greeting = [
  'The fer*ry* docks. "Two tickets," she says.',
  "```js\nconst ferry = 1;\n```",
  "| Time | Quay |\n|---|---|\n| 12 | West |",
  "[the ferry](https://ferry.example) waits $x^2$",
].join("\n\n");

describe("the words of a message", () => {
  stage({ brought: /click handler bad/ }); // one of the handlers throws, and the page says so
  beforeEach(async () => {
    await ask("POST", "/api/conversations", { title: "Ferry", first_mes: greeting });
  });

  /** @param {import("playwright-core").BrowserContextOptions} [options] */
  const come = async (options) => {
    await arrive({
      ...options,
      front: (p) =>
        p.route("**/plugins/format_consistency/index.js", (route) =>
          route.fulfill({ contentType: "text/javascript", body: plugin }),
        ),
    });
    await page.locator(".seg-multi").first().waitFor();
  };
  /** @param {string} word */
  const seg = (word) => page.locator(".seg").filter({ hasText: new RegExp(`^${word}$`) });
  /** Waits until the handlers were told this and nothing else, and forgets it. @param {(string | RegExp)[]} want */
  const hear = async (want) => {
    await until(
      () => page.evaluate(() => /** @type {any} */ (window).told),
      (/** @type {string[]} */ told) =>
        told.length === want.length &&
        want.every((w, i) => (typeof w === "string" ? told[i] === w : w.test(told[i] ?? ""))),
      `the handlers were told ${want.join()}`,
    );
    await page.evaluate(() => /** @type {any} */ (window).told.splice(0));
  };
  /** What the focus is on. */
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  const chooser = () => page.getByRole("menu", { name: "Actions for" });

  test("have numbers, and go to the first in rank at a click", async () => {
    await come();
    const id = Number(await page.locator(".row").first().getAttribute("data-id"));
    const all = () => page.evaluate((n) => /** @type {any} */ (window).host.messageSegments(n), id);
    await until(
      async () => (await all()).map((/** @type {any} */ s) => `${s.wordIndex} ${s.sentIndex} ${s.word}`),
      ["0 0 The", "1 0 ferry", "2 0 docks", "3 1 Two", "4 1 tickets", "5 1 she", "6 1 says"].concat([
        "7 2 Time",
        "8 3 Quay",
        "9 4 12",
        "10 5 West",
        "11 6 the",
        "12 6 ferry",
        "13 6 waits",
      ]),
    );
    await until(() => page.locator(".code .seg, .math .seg, a .seg-clickable").count(), 0);
    await seg("fer").click();
    await seg("tickets").click();
    await hear([
      `high|ferry|The ferry docks.|${id}|assistant`,
      `high|tickets|"Two tickets," she says.|${id}|assistant`,
    ]);
    await seg("fer").hover();
    await page.getByRole("button", { name: "Choose an action for “ferry”" }).click();
    await until(() => chooser().getByRole("menuitem").allInnerTexts(), ["Speak from here", "Look it up"]);
    await chooser().getByRole("menuitem", { name: "Look it up" }).click();
    await hear([`low|ferry|The ferry docks.|${id}|assistant`]);
  });

  test("are found across their spans, and keep being so", async () => {
    await come();
    await page.keyboard.press("Control+f");
    await page.keyboard.type('docks. "two');
    await page.getByText("1 of 1").waitFor();
    const marked = () => page.evaluate(() => [...(CSS.highlights.get("found-here") ?? [])].map(String).join());
    await until(marked, 'docks. "Two');
    const before = await page.evaluateHandle(() => [...(CSS.highlights.get("found-here") ?? [])]);
    await page.evaluate(() => {
      const { host } = /** @type {any} */ (window);
      const id = Number(document.querySelector(".row")?.getAttribute("data-id"));
      const fx = host.startTextEffect({ msgId: id, effectId: "read", grain: "sentence" });
      for (const i of [0, 1, 0]) fx.markActive(i);
    });
    // The bar marks again after a pause: other ranges with the same words.
    const again = () =>
      before.evaluate((old) => ![...(CSS.highlights.get("found-here") ?? [])].some((r) => old.includes(r)));
    await until(again, true, "the bar has marked again");
    await until(marked, 'docks. "Two');
  });

  test("go by key: in, to and fro, into the menu and out", async () => {
    await come();
    const row = page.locator(".row").first();
    await row.focus();
    await page.keyboard.press("w");
    await until(focused, "The, Speak from here");
    await page.keyboard.press("ArrowRight");
    await until(focused, "ferry, Speak from here");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Enter");
    await chooser().locator(":focus").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await hear([/^high\|ferry/, /^low\|ferry\|/]);
    await until(focused, "ferry, Speak from here", "the menu gives the focus back");
    await page.keyboard.press("ArrowDown");
    await until(focused, "Two, Speak from here");
    await page.keyboard.press("End");
    await until(focused, "waits, Speak from here", "a word in a link belongs to the link");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await until(focused, "12, Speak from here");
    await page.keyboard.press("Escape");
    await until(() => row.evaluate((el) => el === document.activeElement), true);
    await until(() => page.locator('.seg[role="button"]').count(), 0, "a word that is left is a word again");
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Words…" }).click();
    await until(focused, "The, Speak from here");
  });

  test("answer a finger that rests with the menu, and not with a click too", async () => {
    await come({ hasTouch: true });
    await seg("fer").tap();
    await hear([/./]);
    const box = /** @type {{x: number, y: number, width: number, height: number}} */ (await seg("fer").boundingBox());
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touch = await page.context().newCDPSession(page);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await chooser().waitFor();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // A click would come before a touch that follows it.
    await until(() => chooser().getByRole("menuitem").count(), 2);
    await hear([]);
    await chooser().getByRole("menuitem", { name: "Look it up" }).tap();
    await hear([/^low\|ferry/]);
  });

  test("go back to plain text when their plug-in is switched off, and come again", async () => {
    await come();
    const before = await page.locator(".prose").first().innerText();
    await ask("POST", "/api/workflows/format_consistency/enabled", { enabled: false });
    await page.locator(".seg").first().waitFor({ state: "detached" });
    await until(() => page.locator(".prose").first().innerText(), before);
    await ask("POST", "/api/workflows/format_consistency/enabled", { enabled: true });
    await page.locator(".seg-multi").first().waitFor();
    await page.getByRole("button", { name: "Edit" }).first().click();
    await page.getByLabel("Edit the message").fill("The ferry leaves.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await seg("leaves").waitFor();
    await until(() => page.locator(".seg").count(), 3);
    await say(page, "And when?");
    await page.locator('.row[data-role="assistant"]').last().locator(".seg").first().waitFor();
  });

  test("hold still for whoever wants no motion", async () => {
    const motion = async (/** @type {"reduce" | "no-preference"} */ reducedMotion) => {
      await come({ reducedMotion });
      await page.evaluate(() => {
        const id = Number(document.querySelector(".row")?.getAttribute("data-id"));
        /** @type {any} */ (window).host
          .startTextEffect({ msgId: id, effectId: "read", variant: "pulse" })
          .markActive(0);
      });
      return page.locator(".fx-pulse").evaluate((word) => getComputedStyle(word).animationName);
    };
    assert.equal(await motion("no-preference"), "fx-pulse");
    await page.context().close();
    assert.equal(await motion("reduce"), "none");
  });
});
