import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { bare, faults, inThemes, narrow, withoutColours } from "./axe.js";
import { lantern } from "./lantern.js";
import { modelServer } from "./model.js";
import { connect, openVoices, plain, reload, say, until } from "./product.js";
import { ask, come, page, refused, stage } from "./stage.js";

describe("what a plug-in makes", () => {
  /** @type {ReturnType<typeof lantern>} */
  let light;
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;

  const asked = (/** @type {string} */ what) => light.state.asked.filter((a) => a.what === what).map((a) => a.body);
  const widget = (/** @type {number} */ root) => page.locator(`.artifact[data-root-id="${root}"]`);
  const shown = (/** @type {number} */ root) => () =>
    widget(root).locator(".workflow-widget").getAttribute("data-attachment-id");

  stage({ program: plain }); // a test below asks for modules
  before(async () => {
    model = await modelServer({ reply: () => "The lamp swings in the wind." });
  });
  after(() => model.close());
  beforeEach(async () => {
    await connect(ask, model);
    await ask("PUT", "/api/settings", { enable_agent: false });
    await ask("POST", "/api/conversations", { title: "Ferry" });
  });

  /** @param {Parameters<typeof lantern>[0]} artifacts @param {import("playwright-core").BrowserContextOptions} [options] */
  async function open(artifacts, options) {
    light = lantern(artifacts);
    await come({ ...options, front: light.serve });
    await say(page, "Light it.");
    await page.locator(".artifact").first().waitFor();
  }

  test("is chosen by mouse, key and finger, made again, folded and deleted", async () => {
    await open([{ id: 1 }, { id: 2, parent_attachment_id: 1 }, { id: 3, consumption_metadata: { caption: "A hum" } }], {
      hasTouch: true,
    });
    const prose = await page.locator(".row.last .prose").elementHandle();
    await widget(1).locator("img").waitFor();
    await page.getByText("A hum").waitFor();
    await until(() => page.locator(".lantern figcaption").evaluate((n) => getComputedStyle(n).fontStyle), "italic");
    await page.waitForFunction(() => document.querySelector(".artifact img")?.getAttribute("src")?.startsWith("blob:"));

    await widget(1).getByRole("button", { name: "Previous variant" }).click();
    await until(shown(1), "1");
    await until(() => widget(1).getByRole("button", { name: "Previous variant" }).isDisabled(), true);
    await until(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Next variant");
    await page.keyboard.press("ArrowRight");
    await until(shown(1), "2", "the focus went on to the other arrow, and the keys with it");
    const box = await widget(1).locator("img").boundingBox();
    assert.ok(box);
    const finger = await page.context().newCDPSession(page);
    const at = (/** @type {number} */ x) => [{ x: box.x + x, y: box.y + 40 }];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(40) });
    for (const x of [70, 100, 130])
      await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x) });
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await until(shown(1), "1");
    assert.equal(await page.locator("dialog[open]").count(), 0, "and the picture is not enlarged by it");
    await until(() => asked("activate").map((b) => b.sibling_id), [1, 2, 1]);
    await until(() => new Set(asked("access").flatMap((b) => b.ids)), new Set([2, 3, 1]));

    await widget(1).getByRole("button", { name: "Roll again" }).click();
    await widget(1).getByText("3/3").waitFor();
    light.state.rejected = [
      {
        filename: "huge.png",
        workflow_id: "lantern",
        mime: "image/png",
        reason: "too large",
        originating_attachment_id: 1,
      },
    ];
    await widget(1).getByRole("button", { name: "Make again" }).click();
    await widget(1).getByText("huge.png was not saved: too large.").waitFor();

    light.state.refuse = (what) => (what === "activate" ? { status: 404, code: "not_found" } : null);
    await widget(1).getByRole("button", { name: "Previous variant" }).click();
    await page.getByText("The lantern is out.").waitFor();
    await widget(1).getByText("3/3").waitFor();
    await refused(404);

    await widget(3).getByRole("button", { name: "Lantern", exact: true }).click();
    await page.getByText("A hum").waitFor({ state: "detached" });
    assert.equal(await prose?.evaluate((n) => n.isConnected), true, "the prose was not drawn again");
    await reload(page);
    await widget(3).waitFor();
    await until(() => page.getByText("A hum").count(), 0, "the fold is kept");

    await widget(1).hover();
    await widget(1).getByRole("button", { name: "Delete the result of Lantern" }).click();
    await page.getByRole("button", { name: "Delete all 3" }).click();
    await widget(1).waitFor({ state: "detached" });
    await until(() => asked("delete"), [{ scope: "group" }]);
  });

  test("is drawn apart from the prose, and brought back when its bytes were dropped", async () => {
    await open([
      { id: 1, data_b64: "[evicted]" },
      { id: 2, data_b64: "[evicted]", seed: null },
    ]);
    await page.evaluate(() => document.querySelector(".row.last .prose p")?.setAttribute("data-same", ""));
    await widget(2).waitFor();
    await until(() => widget(2).getByRole("button", { name: "Restore" }).count(), 0);
    await widget(1).getByRole("button", { name: "Restore" }).click();
    await widget(1).locator("img").waitFor();
    assert.equal(await page.locator(".row.last .prose p[data-same]").count(), 1, "the prose was not drawn again");
  });

  test("is said in the pill, in the inspector and by a button, until the plug-in is off", async () => {
    await open([{ id: 1 }]);
    await page.locator(".row.last").getByRole("button", { name: "Light it" }).click(); // the list shows what was said last, too
    await until(() => asked("trigger").length, 1);
    await widget(1).waitFor();
    await page.keyboard.press("Control+i");
    await page.getByRole("tab", { name: "Plug-ins" }).click();
    await page.getByText("Three lanterns hang here.").waitFor();
    await page.evaluate(async () => {
      const load = (/** @type {string} */ path) => import(path);
      const { dispatch } = await load("/src/main/dispatch.js");
      const { newTurn } = await load("/src/model/reduce.js");
      const { putTurn } = await load("/src/model/running.js");
      const { activeId } = await load("/src/model/state.js");
      const cid = activeId.get();
      putTurn(newTurn(cid, 99, { phase: "writing", reasoning: { "lantern:plan": "From the left." } }));
      dispatch("phase_status", { channel: "workflow:lantern", label: "Lighting the lantern" }, cid);
      dispatch("lantern_lit", '{"n": 3}', cid);
    });
    await page.getByText("From the left.").waitFor();
    await page.locator(".phase").getByText("Lighting the lantern").waitFor();
    await until(() => page.title(), "lit 3");
    await page.getByRole("tab", { name: "Paint" }).click();
    await page.getByText("The thoughts of this voice appear here.").waitFor();
    await page.evaluate(async () => {
      const load = (/** @type {string} */ path) => import(path);
      const [{ dropTurn }, { activeId }] = await Promise.all([
        load("/src/model/running.js"),
        load("/src/model/state.js"),
      ]);
      dropTurn(activeId.get());
    });
    await page.getByRole("tab", { name: "Paint" }).press("ArrowLeft");
    await page.getByText("From the left.").waitFor();

    await openVoices(page);
    await page.getByRole("switch", { name: "Lantern" }).click();
    await page.getByText("Paints a lantern for each reply.").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Light it" }).last().waitFor({ state: "detached" });
    await until(() => widget(1).getByRole("button", { name: "Roll again" }).count(), 0);
    await until(() => widget(1).locator("img").count(), 1, "what it made stays");
  });

  test("follows settings that are saved as a form", async () => {
    await open([{ id: 1 }]);
    await openVoices(page);
    const form = page.getByRole("form", { name: "Settings of Lantern" });
    await page.getByText("Settings of Lantern").click();
    await form.getByLabel("Glass").selectOption("amber");
    await form.getByLabel("Brightness").fill("99");
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText("Enter a number from 0 to 10.").waitFor();
    assert.deepEqual(asked("config"), []);
    await form.getByLabel("Brightness").fill("8");
    await form.getByLabel("Words that light it").fill("lamp\n\nharbour");
    await form.getByLabel("Width").fill("12");
    light.state.refuse = () => ({
      status: 422,
      code: "invalid",
      message: "Too wide.",
      details: { field: "frame.width" },
    });
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText("Too wide.").waitFor();
    await refused(422);
    light.state.refuse = () => null;
    await form.getByRole("button", { name: "Save" }).press("Enter");
    await form.getByText("Saved", { exact: true }).waitFor();
    await until(() => light.state.config, {
      glass: "amber",
      brightness: 8,
      swings: false,
      words: ["lamp", "harbour"],
      frame: { width: 12 },
      curve: [],
    });
    await form.getByRole("button", { name: "Restore defaults" }).click();
    await page.getByText("Lantern was reset to its defaults.").waitFor();
    await until(() => form.getByLabel("Brightness").inputValue(), "5");
  });

  test("stands in nobody's way", async () => {
    const all = [
      { id: 1 },
      { id: 2, parent_attachment_id: 1 },
      { id: 3, mime_type: "audio/wav", filename: "hum.wav" },
      { id: 4, data_b64: /** @type {const} */ ("[evicted]") },
      { id: 5, mime_type: "application/zip", filename: "all-of-it.zip" },
    ];
    await open(all, bare);
    light.state.rejected = [
      {
        filename: "huge.png",
        workflow_id: "lantern",
        mime: "image/png",
        reason: "too large",
        originating_attachment_id: 1,
      },
    ];
    await widget(1).getByRole("button", { name: "Make again" }).click();
    await widget(1).getByText("was not saved").waitFor();
    await page.keyboard.press("Control+i");
    await page.getByRole("tab", { name: "Plug-ins" }).click();
    const found = await inThemes(page, "artifacts and passes");
    await openVoices(page);
    await page.getByText("Settings of Lantern").click();
    await page.getByLabel("Brightness").fill("99");
    await page.keyboard.press("Tab");
    found.push(...(await inThemes(page, "the form")));
    await page.emulateMedia({ forcedColors: "active" });
    found.push(...(await faults(page, "the form, forced colours", withoutColours)));
    await page.emulateMedia({ forcedColors: "none" });
    await page.getByRole("button", { name: "Close Voices" }).click();
    await page.setViewportSize(narrow.viewport);
    found.push(...(await faults(page, "artifacts, narrow")));
    await until(
      () => page.evaluate(() => document.documentElement.scrollWidth),
      narrow.viewport.width,
      "nothing is cut off",
    );
    await widget(1).getByRole("button", { name: "Delete the result of Lantern" }).click();
    found.push(...(await faults(page, "deleting, narrow")));
    assert.deepEqual(found, []);
  });
});
