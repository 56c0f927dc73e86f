// Automations are built from nothing by clicking, run, changed, scheduled, and run unattended after the program was
// killed. The short form builds some of them; TERZETTO_WHOLE=1 builds all, as `make trust` does.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { after, afterEach, before, describe, test } from "node:test";
import { arrive, automations, filled, lay, localService, token, workflowOf } from "./automations.js";
import { builder, plain } from "./builder.js";
import { modelServer } from "./model.js";
import { freshFolder, removeFolder, until } from "./product.js";
import { ask, come, complaints, dir, page, restart, stage } from "./stage.js";

const few = ["digest", "row", "rows"];
const only = process.env["TERZETTO_ONLY"]?.split(",") ?? (process.env["TERZETTO_WHOLE"] ? undefined : few);
const chosen = automations.filter((a) => !only || only.includes(a.name));

describe("automations are built by clicking", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  /** @type {Awaited<ReturnType<typeof localService>>} */
  let service;
  /** @type {import("./automations.js").World} */
  let world;
  let files = "";
  /** @type {ReturnType<typeof builder>} */
  let b;
  /** @type {any[]} */
  let tools;
  const shots = process.env["TERZETTO_SHOTS"];
  const shoot = async (/** @type {string} */ name) => {
    if (!shots) return;
    for (const [width, colorScheme] of /** @type {const} */ ([
      [1280, "light"],
      [1280, "dark"],
      [420, "light"],
    ])) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "light" });
  };
  /** The workflows that are kept, by their names. @param {string} name */
  const kept = async (name) =>
    (await ask("GET", "/api/automations")).items.find((/** @type {any} */ w) => w.name === name);
  /** The runs of a workflow, newest first. @param {string} workflowId */
  const runsOf = async (workflowId) => (await ask("GET", `/api/runs?workflowId=${workflowId}`)).items;
  const opened = async () => {
    await come();
    b = builder(page, tools);
  };
  /** One that is answered stays in sight until the run was read again. @param {{requestId: string}} request */
  const cardOf = ({ requestId }) => b.detail.locator(`.request[data-request="${requestId}"]`);
  /** Answers what the run in sight asks until it has ended. @param {import("./automations.js").Automation} a @param {string} id */
  const attend = async (a, id) => {
    for (;;) {
      const run = await until(
        () => ask("GET", `/api/runs/${id}`),
        (r) => r.requests.length > 0 || ["completed", "failed", "stopped"].includes(r.state),
      );
      if (run.requests.length === 0) {
        assert.equal(run.state, "completed", JSON.stringify(run.error));
        return run;
      }
      const [first] = run.requests;
      const card = cardOf(first);
      await card.waitFor();
      if (first.kind === "approve") {
        const forRun = card.getByRole("button", { name: "Allow for this run" });
        await ((await forRun.count()) ? forRun : card.getByRole("button", { name: "Allow once" })).click();
      } else {
        for (const [label, value] of Object.entries(a.answers ?? {}))
          if (typeof value === "boolean") await card.getByLabel(label).setChecked(value);
          else await (label ? card.getByLabel(label) : card.locator("textarea")).fill(String(value));
        await card.getByRole("button", { name: "Send answer" }).click();
      }
      await until(
        async () =>
          (await ask("GET", `/api/runs/${id}`)).requests.some(
            (/** @type {any} */ r) => r.requestId === first.requestId,
          ),
        false,
      );
    }
  };

  stage({ once: true });
  afterEach(async () => {
    if (shots) await page.screenshot({ path: `${shots}/last.png` });
  });
  before(async () => {
    files = freshFolder();
    model = await modelServer({
      tools: filled,
      models: ["m", "red", "green", "blue"],
      reply: (asked) => `${asked.model} says hello`,
    });
    service = await localService();
    lay(files);
    world = { files, service: service.url, ask };
    const endpoint = await ask("POST", "/api/endpoints", { name: "Local", url: model.url });
    await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: "m" });
    await ask("PUT", "/api/tools/settings", { folder: files, hosts: [service.host] });
    for (const a of chosen) await a.prepare?.(world);
    const all = await ask("GET", "/api/tools");
    tools = all.items ?? all;
    await opened();
  });
  after(() => {
    model.close();
    service.close();
    removeFolder(files);
  });

  for (const a of chosen)
    test(`${a.name}: built, run, changed and scheduled`, async () => {
      const w = workflowOf(a);
      const row = a.name === "rows" ? await kept("One letter") : null;
      await b.begin();
      if (a.folder) {
        await b.press("Add a trigger");
        await b.pick("A file", "How should the workflow start?");
        await b.detail.getByLabel("Folder").fill("invoices");
        await b.detail.getByLabel("Files").fill("*.pdf");
        await b.press("Create");
        await b.detail.locator(".starts-row").waitFor();
      }
      // What a person tests while building works on the values of the first run.
      await b.build({ ...w, vars: { ...w.vars, ...a.vars?.(world) } }, new Map([["ROW", "One letter"]]));
      await b.save();
      await shoot(`${a.name}-editor`);
      const template = await kept(w.name);
      const wanted = JSON.parse(
        JSON.stringify(w.instructions).replaceAll('"ROW"', JSON.stringify(row?.workflowId ?? "ROW")),
      );
      assert.equal(JSON.stringify(plain(template.instructions), null, 1), JSON.stringify(plain(wanted), null, 1));

      if (!a.folder && !a.part) {
        await b.press("Run");
        await page.getByRole("dialog").getByRole("button", { name: "Start", exact: true }).click();
        const [run] = await until(
          () => runsOf(template.workflowId),
          (all) => all.length === 1,
        );
        await attend(a, run.workflowRunId);
        await b.detail.locator(".run-chip", { hasText: "Done" }).waitFor();
        await a.done(world);
        await shoot(`${a.name}-run`);
        await b.place.getByRole("tab", { name: "Workflows", exact: true }).click();
        await b.place.locator(".run-row", { hasText: w.name }).click();
      }
      if (a.part) return;
      // Another name for the first step, and all that names it follows.
      await b.detail.locator(".ordered-head").first().click();
      await b.form.getByLabel("Step name").fill("begin_here");
      await b.form.getByLabel("Step name").press("Enter");
      await b.save();
      const text = JSON.stringify((await kept(w.name)).instructions);
      const was = w.instructions[0]?.["id"];
      assert.match(text, /"id":"begin_here"/);
      assert.ok(!text.includes(`steps.${was}.`) && !text.includes(`"step":"${was}"`), text);

      if (!a.folder) {
        await b.press("Add a trigger");
        await b.pick("A time", "How should the workflow start?");
        await b.detail.getByLabel("How often").selectOption({ label: "Every day" });
        await b.press("Schedule");
      }
      await b.place.locator(".run-row", { hasText: w.name }).first().waitFor();
      await shoot(`${a.name}-trigger`);
    });

  test("all of them run unattended after the program was killed, once a person has allowed what they write", async () => {
    const begun = chosen.filter((a) => !a.part);
    /** @type {Map<string, string>} */
    const ids = new Map();
    for (const a of begun) ids.set(a.name, (await kept(workflowOf(a).name)).workflowId);
    const newest = async (/** @type {string} */ name) => (await runsOf(ids.get(name) ?? ""))[0];
    /** Their time comes while the program is not there. @param {string} file */
    const due = async (file) => {
      await restart("SIGKILL", () => {
        const hour = (Date.now() - 3_600_000) * 1000;
        execFileSync("sqlite3", [
          join(dir, "terzetto.db"),
          `UPDATE triggers SET next_at = ${hour} WHERE next_at IS NOT NULL`,
        ]);
      });
      complaints.splice(0);
      if (begun.some((a) => a.folder)) arrive(files, `invoices/${file}`);
      await opened();
      await page.keyboard.press("Control+e");
    };
    /** @param {import("./automations.js").Automation} a @param {number} n @param {boolean} first */
    const through = async (a, n, first) => {
      const runs = await until(
        () => runsOf(ids.get(a.name) ?? ""),
        (all) => all.length >= n,
      );
      const id = runs[0].workflowRunId;
      for (;;) {
        const run = await until(
          () => ask("GET", `/api/runs/${id}`),
          (r) => r.requests.length > 0 || ["completed", "failed", "stopped"].includes(r.state),
        );
        if (run.requests.length === 0)
          return assert.equal(run.state, "completed", `${a.name}: ${JSON.stringify(run.error)}`);
        await b.place.getByRole("tab", { name: "Runs", exact: true }).click();
        await b.place
          .locator(".run-row", { hasText: workflowOf(a).name })
          .first()
          .click();
        const [request] = run.requests;
        if (request.kind !== "approve") {
          await attend(a, id);
          continue;
        }
        assert.ok(first, `${a.name} asks again: ${JSON.stringify(request)}`);
        const card = cardOf(request);
        await card.getByRole("button", { name: "Always allow…" }).click();
        await card.locator(".rule-form").waitFor(); // what it proposes fits the next run too
        await shoot(`${a.name}-allow`);
        await card.getByRole("button", { name: "Always allow", exact: true }).click();
        await until(
          async () =>
            (await ask("GET", `/api/runs/${id}`)).requests.some(
              (/** @type {any} */ r) => r.requestId === request.requestId,
            ),
          false,
        );
      }
    };
    const before = new Map();
    for (const a of begun) before.set(a.name, (await runsOf(ids.get(a.name) ?? "")).length);
    await due("a.pdf");
    for (const a of begun) await through(a, before.get(a.name) + 1, true);
    await due("b.pdf");
    for (const a of begun) await through(a, before.get(a.name) + 2, false);
    for (const a of begun) await a.done(world);
    for (const a of begun) assert.ok((await newest(a.name)).triggerId, `${a.name} was begun by its trigger`);
    if (ids.has("service"))
      assert.ok(
        !JSON.stringify(await ask("GET", `/api/runs/${(await newest("service")).workflowRunId}`)).includes(token),
      );
  });
});
