// Automations are built from nothing by clicking, run, changed, scheduled, and run unattended after the program was
// killed. The short form builds some of them; TERZETTO_WHOLE=1 builds all, as `make trust` does, and TERZETTO_HOUR=1 lets them run for an hour
// in the end.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { after, afterEach, before, describe, test } from "node:test";
import { setTimeout } from "node:timers/promises";
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
          if (typeof value === "boolean") await card.getByRole("switch", { name: label }).setChecked(value);
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

  /** The tokens of the calls that begin a workflow. @type {Map<string, string>} */
  const calls = new Map();
  /** How often a person clicked or filled in a field until one was built and saved. @type {Map<string, number>} */
  const actions = new Map();
  /** Begins to count them, which the page gives as its actions. */
  const count = () =>
    page.evaluate(() => {
      const told = /** @type {Window & {actions?: number}} */ (window);
      const fresh = told.actions === undefined;
      told.actions = 0;
      if (!fresh) return;
      /** The field that is typed into. @type {EventTarget | null} */
      let field = null;
      const one = () => {
        told.actions = (told.actions ?? 0) + 1;
      };
      const clicked = (/** @type {MouseEvent} */ e) => e.detail > 0 && one(); // a key on a button is a click without a number
      const typed = (/** @type {Event} */ e) => {
        if (e.target !== field) one();
        field = e.target;
      };
      const left = () => {
        field = null;
      };
      document.addEventListener("click", clicked, true);
      document.addEventListener("input", typed, true);
      document.addEventListener("focusin", left, true);
    });
  const counted = () => page.evaluate(() => /** @type {Window & {actions?: number}} */ (window).actions ?? 0);
  /** Sends a form with a file, as a script of another person does. @param {import("./automations.js").Automation} a */
  const callOf = async (a) => {
    const { workflowId } = await kept(workflowOf(a).name).then((w) => w ?? kept("New workflow"));
    const [hook] = (await ask("GET", `/api/automations/${workflowId}/triggers`)).items;
    const form = new FormData();
    form.set("name", "Björn");
    form.set("letter", new Blob(["The boat leaks."], { type: "text/plain" }), "letter.txt");
    const answer = await fetch(`${new URL(page.url()).origin}/api/hooks/${hook.triggerId}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${calls.get(a.name)}` },
      body: form,
    });
    assert.equal(answer.status, 202, await answer.text());
  };
  /** What is stored of a model that was chosen; undefined: there is none of this name. @param {string} name */
  const modelOf = async (name) => {
    const [endpoint] = await ask("GET", "/api/endpoints");
    const configs = await ask("GET", `/api/endpoints/${endpoint.id}/models`);
    const one = configs.find((/** @type {any} */ c) => c.model_name === name);
    return one && `model:${one.id}:${name}`;
  };
  /** A text in which the ids of what has a name stand. @param {string} text @param {Record<string, string>} [names] */
  const withIds = async (text, names = {}) => {
    for (const [mark, name] of Object.entries(names)) {
      const id = (await kept(name))?.workflowId ?? (await modelOf(name));
      const talks = await ask("GET", "/api/conversations");
      text = text.replaceAll(
        `"${mark}"`,
        JSON.stringify(id ?? talks.find((/** @type {any} */ c) => c.title === name).id),
      );
    }
    return text;
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
    world = { files, service: service.url, ask: (...said) => ask(...said) }; // of the server that runs then
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
      await count();
      await b.begin();
      if (a.folder || a.called) {
        await b.press("Add a trigger");
        await b.pick(a.folder ? "A file" : "A call from another program", "How should the workflow start?");
        if (a.folder) {
          await b.detail.getByLabel("Folder", { exact: true }).fill(a.folder);
          await b.detail.getByLabel("Files").fill("*.pdf");
        }
        await b.press("Create");
        await b.detail.locator(".starts-row").waitFor();
      }
      if (a.called) {
        calls.set(a.name, (await b.detail.locator(".hook-token code").textContent()) ?? "");
        // The first one shows what a call brings.
        const learned = page.waitForResponse(
          async (r) => r.url().endsWith("/values") && (await r.text()).includes("letter.txt"),
        );
        await callOf(a);
        await learned;
      }
      // What a person tests while building works on the values of the first run.
      await b.build({ ...w, vars: { ...w.vars, ...a.vars?.(world) } }, new Map(Object.entries(a.names ?? {})));
      await b.save();
      actions.set(a.name, await counted());
      await shoot(`${a.name}-editor`);
      const template = await kept(w.name);
      const wanted = JSON.parse(await withIds(JSON.stringify(w.instructions), a.names));
      assert.equal(JSON.stringify(plain(template.instructions), null, 1), JSON.stringify(plain(wanted), null, 1));

      if (!a.folder && !a.called && !a.part) {
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

      if (!a.folder && !a.called) {
        await b.press("Add a trigger");
        await b.pick("A time", "How should the workflow start?");
        await b.detail.getByLabel("How often").selectOption({ label: "Every day" });
        await b.press("Schedule");
      }
      await b.place.locator(".run-row", { hasText: w.name }).first().waitFor();
      await shoot(`${a.name}-trigger`);
    });

  test("all of them run unattended after the program was killed, once a person has allowed what they write", async (t) => {
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
      for (const { folder } of begun) if (folder) arrive(files, `${folder}/${file}`);
      await opened();
      for (const a of begun) if (a.called) await callOf(a);
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
    t.diagnostic(`clicks and fields until it was saved: ${[...actions].map(([name, n]) => `${name} ${n}`).join(", ")}`);
    if (ids.has("service"))
      assert.ok(
        !JSON.stringify(await ask("GET", `/api/runs/${(await newest("service")).workflowRunId}`)).includes(token),
      );
  });

  // Time itself is what is tried here, so it is waited for.
  test("those that ask a person nothing run through an hour by the clock", {
    skip: !process.env["TERZETTO_HOUR"],
  }, async (t) => {
    const alone = await Promise.all(
      chosen
        .filter((a) => !a.part && !a.answers)
        .map(async (a) => ({ a, id: (await kept(workflowOf(a).name)).workflowId })),
    );
    for (const { id } of alone)
      for (const { kind, triggerId } of (await ask("GET", `/api/automations/${id}/triggers`)).items)
        if (kind === "schedule") await ask("PUT", `/api/triggers/${triggerId}`, { cron: "*/5 * * * *" });
    const before = new Map();
    for (const { id } of alone) before.set(id, (await runsOf(id)).length);
    for (let minute = 1; minute <= 60; minute++) {
      await setTimeout(60_000);
      if (minute === 30) {
        await restart("SIGKILL");
        await opened();
      }
      if (minute % 5 !== 2) continue;
      for (const { a } of alone) {
        if (a.folder) arrive(files, `${a.folder}/${minute}.pdf`);
        if (a.called) await callOf(a);
      }
    }
    const wrong = [];
    for (const { a, id } of alone) {
      const since = (await runsOf(id)).slice(0, -before.get(id) || undefined);
      const done = since.filter((/** @type {any} */ r) => r.state === "completed").length;
      t.diagnostic(`${a.name}: ${done} of ${since.length} runs are done`);
      if (done < 11 || done < since.length) wrong.push(`${a.name}: ${JSON.stringify(since.slice(0, 3))}`);
      await a.done(world);
    }
    assert.deepEqual(wrong, []);
  });
});
