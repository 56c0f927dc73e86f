import assert from "node:assert/strict";
import { test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { useTransport } = await import("../src/ipc/index.js");
const { now } = await import("../src/model/now.js");
const { mountListDetail } = await import("../src/widgets/listdetail.js");

test("a list says again how long ago its rows were as time goes on, until it is closed", async () => {
  useTransport(/** @type {any} */ ({ listen: () => () => {} }));
  const place = document.createElement("div");
  document.body.append(place);
  let told = 0;
  const list = mountListDetail(
    place,
    {
      label: "Requests",
      what: [],
      load: async () => ["a"],
      id: (x) => x,
      line: () => ({ title: "Report", about: "", when: `${told++} min. ago` }),
      none: () => ({ text: "None" }),
      detail: () => ({ node: document.createElement("p") }),
      blank: ["team", "Nothing"],
    },
    { id: "", chosen: () => {} },
  );
  while (!list.items().length) await new Promise((done) => setTimeout(done, 5));
  const when = () => place.querySelector(".run-row-when")?.textContent;
  assert.equal(when(), "0 min. ago");
  now.set(now.get() + 60_000);
  assert.equal(when(), "1 min. ago");
  list.close();
  now.set(now.get() + 60_000);
  assert.equal(told, 2);
});
