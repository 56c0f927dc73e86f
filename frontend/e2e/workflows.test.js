import { after, before, beforeEach, describe, test } from "node:test";
import { modelServer } from "./model.js";
import { connect, openVoices, quiet, reload, say, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

describe("workflows", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;

  const last = () => page.locator('.row[data-role="assistant"]').last().locator(".prose");

  const marked = () => last().locator("em").allTextContents();

  stage();
  before(async () => {
    model = await modelServer({ reply: () => 'The ferry docks. "Two tickets."' });
  });
  after(() => model.close());
  beforeEach(async () => {
    await connect(ask, model);
    await ask("PUT", "/api/settings", { enable_agent: false });
    await ask("POST", "/api/conversations", { title: "Ferry", first_mes: '*She waves from the quay.* "Come in."' });
    await come();
  });

  test("keep the marks of the replies before, until one is switched off", async () => {
    await say(page, "I buy two tickets.");
    await until(marked, ["The ferry docks."]);
    await openVoices(page);
    const tools = page.getByRole("complementary", { name: "Voices" });
    const own = tools.getByRole("switch", { name: "Format consistency" });
    await tools.getByText("Keeps quotation marks around speech").waitFor();
    await own.click();
    await tools.getByText("Keeps quotation marks around speech").waitFor({ state: "hidden" });
    await say(page, "And two more.");
    await until(marked, [], "the model's words stand as they came");
    await reload(page);
    await openVoices(page);
    await until(() => own.isChecked(), false, "the switch is kept");
    await own.click();
    await quiet(page); // what the other plug-ins ask for is refused once they are off
    await tools.getByRole("switch", { name: "Use plug-ins" }).click();
    await own.waitFor({ state: "hidden" });
    await say(page, "And two again.");
    await until(marked, [], "the master switch holds for all");
  });
});
