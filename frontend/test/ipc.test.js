import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Fault } from "../src/ipc/fault.js";
import { fileName, httpTransport } from "../src/ipc/http.js";
import { send } from "../src/ipc/index.js";
import { operations } from "../src/ipc/operations.js";
import { wailsTransport } from "../src/ipc/wails.js";

const problem = JSON.stringify({
  error: { code: "not_found", message: "Conversation not found.", details: { id: 1 } },
});
const pushes = [{ type: "changed", what: "settings", id: "" }];

/** The window's door over a fake runtime. */
function windowDoor() {
  /** @type {any[]} */
  const asked = [];
  /** @type {Record<string, (data: any) => void>} */
  const hears = {};
  const page = {
    go: {
      app: {
        Messages: {
          List: async (/** @type {any} */ args) => {
            asked.push(args);
            return [{ id: 1 }];
          },
          SwitchBranch: async () => {
            throw new Error(problem);
          },
        },
      },
    },
    runtime: {
      EventsOn: (/** @type {string} */ name, /** @type {any} */ fn) => {
        hears[name] = fn;
        return () => delete hears[name];
      },
    },
  };
  return { transport: wailsTransport(page), asked, speak: () => hears["push"]?.(pushes) };
}

/** The loopback door over a fake fetch. */
function loopbackDoor() {
  /** @type {any[]} */
  const asked = [];
  /** @type {ReadableStreamDefaultController<Uint8Array> | undefined} */
  let events;
  /** @param {ReadableStreamDefaultController<Uint8Array>} c */
  const keep = (c) => {
    events = c;
  };
  const fetch = /** @type {any} */ (
    async (/** @type {string} */ url, /** @type {any} */ init) => {
      if (String(url).startsWith("/api/events")) {
        return new Response(new ReadableStream({ start: keep }), { status: 200 });
      }
      assert.equal(init.headers.Authorization, "Bearer secret");
      if (String(url).includes("switch-branch")) return new Response(problem, { status: 404 });
      const at = new URL(String(url), "http://x");
      asked.push({ cid: at.pathname.split("/")[3], ...Object.fromEntries(at.searchParams) });
      return new Response('[{"id":1}]', { status: 200, headers: { "Content-Type": "application/json" } });
    }
  );
  return {
    transport: httpTransport({ token: "secret", fetch, wait: async () => new Promise(() => {}) }),
    asked,
    speak: () => events?.enqueue(new TextEncoder().encode(`event: push\ndata: ${JSON.stringify(pushes)}\n\n`)),
  };
}

for (const [name, make] of /** @type {[string, () => any][]} */ ([
  ["the window", windowDoor],
  ["the loopback", loopbackDoor],
])) {
  describe(`the door of ${name}`, () => {
    test("carries a call and its answer", async () => {
      const { transport, asked } = make();
      assert.deepEqual(await transport.call("messages.list", { cid: "c 1" }), [{ id: 1 }]);
      assert.equal(decodeURIComponent(asked[0].cid), "c 1");
    });
    test("rejects with the fault of the other side", async () => {
      const { transport } = make();
      await assert.rejects(
        transport.call("messages.switchBranch", { cid: "c", mid: 1 }),
        (/** @type {any} */ e) =>
          e instanceof Fault &&
          e.code === "not_found" &&
          e.message === "Conversation not found." &&
          e.details["id"] === 1,
      );
    });
    test("rejects what is no operation", async () => {
      await assert.rejects(make().transport.call("nothing.here", {}));
    });
    test("hears pushes one by one", async () => {
      const { transport, speak } = make();
      const heard = new Promise((done) => transport.listen(done));
      await new Promise((done) => setImmediate(done));
      speak();
      assert.deepEqual(await heard, pushes[0]);
    });
  });
}

for (const [what, answer] of /** @type {[string, () => Response][]} */ ([
  ["pushes are followed", () => new Response(new ReadableStream(), { status: 200 })],
  [
    "it is known that they can't be",
    () => {
      throw new TypeError("no connection");
    },
  ],
]))
  test(`nothing is read before ${what}, so that no change falls between`, async () => {
    /** @type {string[]} */
    const asked = [];
    let open = () => {};
    const opened = new Promise((done) => {
      open = () => done(null);
    });
    const fetch = /** @type {any} */ (
      async (/** @type {string} */ url) => {
        asked.push(url);
        if (url === "/api/events") return opened.then(answer);
        return new Response("[]", { status: 200, headers: { "Content-Type": "application/json" } });
      }
    );
    const transport = httpTransport({ token: "secret", fetch, wait: () => new Promise(() => {}) });
    const read = transport.call("conversations.list"); // although it is asked for before anything listens
    transport.listen(() => {});
    await new Promise((done) => setImmediate(done));
    assert.deepEqual(asked, ["/api/events"]);
    open();
    assert.deepEqual(await read, []);
    assert.deepEqual(asked, ["/api/events", "/api/conversations"]);
  });

test("every operation has a way", () => {
  assert.ok(Object.keys(operations).length > 60);
  for (const [name, { method, path }] of Object.entries(operations)) {
    assert.match(name, /^[a-z]\w*\.[a-z]\w*$/i);
    assert.match(method, /^(GET|POST|PUT|DELETE)$/);
    assert.match(path, /^\/api\//);
  }
});

test("a file that is not there is told to be unreadable, though it has the size of an empty one", async () => {
  // The web view of Linux gives such a file for a name that a person types into the system's dialog.
  const missing = Object.assign(new Blob([]), {
    arrayBuffer: () => Promise.reject(new DOMException("", "NotFoundError")),
    slice: () => new Blob([]),
  });
  await assert.rejects(send(/** @type {any} */ (missing), "gone.txt"), /^Error: Couldn't read gone\.txt\./);
});

test("a file keeps the name that it is sent with", () => {
  assert.equal(fileName("attachment; filename=tide.md"), "tide.md");
  assert.equal(fileName('attachment; filename="The tide.md"'), "The tide.md");
  assert.equal(fileName("attachment; filename*=utf-8''Tide%20-%20T%C3%BCr.md"), "Tide - Tür.md");
  assert.equal(fileName(""), "conversation");
});
