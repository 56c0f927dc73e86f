import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freshPage } from "./page.js";

const window = freshPage();
for (const name of ["HTMLDialogElement", "MouseEvent", "FileReader", "Blob", "File", "DOMException"])
  Object.defineProperty(globalThis, name, {
    value: /** @type {any} */ (window)[name],
    configurable: true,
    writable: true,
  });
Object.defineProperty(globalThis, "innerWidth", { value: 1280, configurable: true });
Object.defineProperty(globalThis, "innerHeight", { value: 800, configurable: true });
/** @type {string[]} */
let urls = [];
URL.createObjectURL = () => {
  urls.push(`blob:${urls.length}`);
  return /** @type {string} */ (urls.at(-1));
};
URL.revokeObjectURL = (u) => {
  urls = urls.filter((x) => x !== u);
};
const { Fault, useTransport, listen } = await import("../src/ipc/index.js");
const { draftOf, forget, give } = await import("../src/team/drafts.js");
const { threadDetail } = await import("../src/team/detail.js");
const { previewPane } = await import("../src/team/preview.js");
const { requestForm } = await import("../src/team/request.js");
const { tableView } = await import("../src/widgets/files/table.js");

/** @type {{op: string, args: any}[]} */
let asked = [];
/** @type {Record<string, (args: any) => any>} */
let answers = {};
/** @type {(p: any) => void} */
let push = () => {};
beforeEach(() => {
  asked = [];
  answers = {};
  urls = [];
  document.body.replaceChildren();
  forget("");
  forget("w1");
  useTransport({
    door: "serve",
    call: async (op, args = {}) => {
      asked.push({ op, args });
      return answers[op]?.(args) ?? null;
    },
    listen: (fn) => {
      push = fn;
      return () => {};
    },
    save: async (op, args) => {
      asked.push({ op, args });
      return "x";
    },
    send: async (url, body) => {
      asked.push({ op: "send", args: { url, body } });
      return { id: "u1" };
    },
    bytes: async (url) => url,
  });
  listen(() => {});
});
const settle = () => pause(40);
const calls = (/** @type {string} */ op) => asked.filter((a) => a.op === op);
/** @param {Element} el @param {string} text */
const button = (el, text) => {
  const found = [...el.querySelectorAll("button")].find(
    (b) => (b.textContent?.trim() || b.ariaLabel) === text || b.getAttribute("aria-label") === text,
  );
  assert.ok(found, `there is no button ${text}`);
  return /** @type {HTMLButtonElement} */ (found);
};
/** @param {Element} form @param {string} text */
const write = (form, text) => {
  const area = /** @type {HTMLTextAreaElement} */ (form.querySelector("textarea"));
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
  return area;
};
const submit = (/** @type {Element} */ form) =>
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
const file = (name = "a.txt", text = "hello") => /** @type {any} */ (new window.File([text], name));
const head = (w = {}) => ({
  id: "w1",
  name: "Make report.docx",
  startedAt: "2026-01-01T10:00:00Z",
  lastActivity: "2026-01-01T10:00:00Z",
  status: "running",
  currentRound: 1,
  error: "",
  messageIds: ["msg_1"],
  ...w,
});
const first = (m = {}) => ({
  id: "msg_1",
  workflowId: "w1",
  role: "user",
  agentName: "",
  content: "Make report.docx",
  documents: [
    { id: "doc_1", fileId: 7, name: "notes", ext: "md", size: 5, hash: "", promised: false, version: 1, citations: [] },
  ],
  timestamp: "2026-01-01T10:00:00Z",
  sequenceNo: 1,
  round: 1,
  status: "first",
  ...m,
});
const line = (/** @type {string} */ id, /** @type {string} */ message, progress = 0) => ({
  id,
  workflowId: "w1",
  message,
  progress,
  type: "info",
  timestamp: "2026-01-01T10:00:00Z",
  agentName: "",
  status: "running",
  round: 1,
});

describe("the composer of the team", () => {
  const mounted = (id = "", started = () => {}) => {
    const form = requestForm({ id, started });
    document.body.append(form.node);
    return form;
  };
  test("says that there is nothing to do, and asks nobody", () => {
    const form = mounted();
    submit(form.node);
    assert.match(form.node.querySelector(".team-told")?.textContent ?? "", /Write a request/);
    assert.equal(asked.length, 0);
  });
  test("starts once however often it is sent", async () => {
    const form = mounted();
    write(form.node, "Make a.txt");
    answers["team.start"] = () => pause(10).then(() => head());
    submit(form.node);
    submit(form.node);
    await settle();
    assert.equal(calls("team.start").length, 1);
    assert.equal(form.node.querySelector("textarea")?.value, "");
  });
  test("keeps the words and the files when it is refused, and says why", async () => {
    const form = mounted("w1");
    write(form.node, "Resume");
    answers["files.add"] = () => ({ fileId: 99, name: "a.txt", warnings: [] });
    give(draftOf("w1"), [file()]);
    await settle();
    answers["team.start"] = () => {
      throw new Fault("malformed", "There is no file with the id 99.");
    };
    submit(form.node);
    await settle();
    assert.deepEqual(calls("team.start")[0]?.args, { id: "w1", prompt: "Resume", listFileId: [99] });
    assert.equal(form.node.querySelector(".team-told")?.textContent, "There is no file with the id 99.");
    assert.equal(form.node.querySelector("textarea")?.value, "Resume");
    assert.equal(form.node.querySelectorAll(".team-shelf li").length, 1);
  });
  test("what is typed while it is sent stays", async () => {
    const form = mounted("w1");
    const area = write(form.node, "One");
    answers["team.start"] = () => pause(10).then(() => head());
    submit(form.node);
    write(form.node, "One and more");
    await settle();
    assert.equal(area.value, "One and more");
  });
  test("a draft waits where it was left", () => {
    write(mounted("w1").node, "later");
    assert.equal(mounted("w1").node.querySelector("textarea")?.value, "later");
    assert.equal(mounted("").node.querySelector("textarea")?.value, "");
  });
  test("refuses what cannot go along, in words, and lets it be taken out", async () => {
    const form = mounted();
    give(draftOf(""), [
      /** @type {any} */ ({ name: "big.iso", size: 60_000_000, slice: () => assert.fail("it was read") }),
    ]);
    assert.match(form.node.textContent ?? "", /big\.iso is larger than 50 MB/);
    button(form.node, "Remove big.iso").click();
    assert.equal(form.node.querySelectorAll(".team-shelf li").length, 0);
    assert.equal(calls("files.add").length, 0);
  });
  test("sends a file under its bare name, whole across its parts", async () => {
    const text = "é€".repeat(1_000_000);
    answers["files.add"] = () => ({ fileId: 3, name: "long.txt", warnings: [] });
    give(draftOf(""), [file("../x/long.txt", text)]);
    for (let i = 0; i < 100 && calls("files.add").length === 0; i++) await settle();
    const { filename: name, upload: id } = calls("files.add")[0]?.args ?? {};
    assert.deepEqual([name, id], ["long.txt", "u1"]);
    const parts = calls("send").map((c) => c.args);
    assert.deepEqual(
      parts.map((p) => p.url),
      ["/api/uploads?name=long.txt", "/api/uploads?id=u1"],
    );
    assert.equal(Buffer.concat(parts.map((p) => Buffer.from(p.body))).toString(), text);
  });
  test("a file that is taken out while it is read is not kept", async () => {
    const form = mounted();
    give(draftOf(""), [file("x.txt", "y".repeat(2_000_000))]);
    button(form.node, "Remove x.txt").click();
    await pause(200);
    assert.equal(calls("files.add").length, 0);
  });
});

describe("the thread", () => {
  /** @type {import("../src/widgets/listdetail.js").Detail | null} */
  let detail = null;
  const opened = async (gone = () => {}) => {
    answers["agents.list"] ??= () => [];
    detail = threadDetail("w1", { gone, previews: () => {} });
    document.body.append(detail.node);
    await settle();
    return detail.node;
  };
  const closed = () => detail?.close?.();
  const page = (/** @type {unknown[]} */ items) => ({ items, hasMore: false });
  const running = () => {
    answers = {
      "team.get": () => head(),
      "team.messages": () => page([first()]),
      "team.logs": () => page([line("log_1", "Workflow initialized")]),
      "agents.list": () => [{ name: "analyst", title: "Analyst", description: "", makes: [], own: false }],
    };
  };
  test("shows the request with its files, and the newest line as the work goes on", async () => {
    running();
    const node = await opened();
    assert.match(node.querySelector(".team-request")?.textContent ?? "", /Make report\.docx.*notes\.md/);
    push({
      type: "team",
      conversation_id: "team:w1",
      events: [{ event: "log", data: line("log_2", "Analyzing request and planning work", 10) }],
    });
    push({
      type: "team",
      conversation_id: "team:other",
      events: [{ event: "log", data: line("log_3", "Not ours", 20) }],
    });
    await settle();
    assert.equal(node.querySelector(".team-doing")?.textContent, "Analyzing request and planning work");
    assert.equal(node.querySelector(".team-bar")?.getAttribute("aria-valuenow"), "10");
    closed();
  });
  test("stops in the view before the call comes back", async () => {
    running();
    const node = await opened();
    /** @type {(v?: unknown) => void} */
    let done = () => {};
    answers["team.stop"] = () => new Promise((go) => (done = go));
    button(node, "Stop").click();
    await settle();
    assert.equal(node.querySelector(".run-chip")?.textContent, "Stopped");
    assert.equal(button(node, "Stop").hidden, true);
    assert.ok(button(node, "Retry"));
    done();
    closed();
  });
  test("a stop that is refused says why and shows what is true", async () => {
    running();
    const node = await opened();
    answers["team.stop"] = () => {
      throw new Fault("conflict", "The team has already finished this request.");
    };
    answers["team.get"] = () => head({ status: "completed" });
    button(node, "Stop").click();
    await pause(400);
    assert.match(node.textContent ?? "", /already finished this request/);
    assert.equal(node.querySelector(".run-chip")?.textContent, "Done");
    closed();
  });
  test("trying again asks for the same with the same files", async () => {
    running();
    answers["team.get"] = () => head({ status: "failed", error: "No valid plan." });
    const node = await opened();
    assert.match(node.querySelector(".run-error")?.textContent ?? "", /No valid plan/);
    answers["team.start"] = () => head({ currentRound: 2 });
    button(node, "Retry").click();
    await settle();
    assert.deepEqual(calls("team.start")[0]?.args, { id: "w1", prompt: "Make report.docx", listFileId: [7] });
    closed();
  });
  test("after an interruption asks from the last row on that was read without a gap", async () => {
    running();
    await opened();
    push({ type: "team", conversation_id: "team:w1", events: [{ event: "log", data: line("log_9", "Late", 50) }] });
    await pause(350);
    push({ type: "reset" });
    await settle();
    assert.equal(calls("team.logs").at(-1)?.args.id, "log_1");
    assert.equal(calls("team.messages").at(-1)?.args.id, "msg_1");
    closed();
  });
  test("deletes one message and takes out one file when that is confirmed, and shows what is left", async () => {
    running();
    const both = [
      first(),
      first({
        id: "msg_2",
        role: "assistant",
        agentName: "analyst",
        sequenceNo: 2,
        status: "step",
        content: "Counted.",
      }),
    ];
    answers["team.get"] = () => head({ status: "completed", messageIds: ["msg_1", "msg_2"] });
    answers["team.messages"] = () => page(both);
    const node = await opened();
    /** @param {string} label @param {string} yes */
    const agree = async (label, yes) => {
      /** @type {HTMLElement | null} */ (node.querySelector(`[aria-label="${label}"]`))?.click();
      button(/** @type {Element} */ (document.querySelector("dialog")), yes).click();
      await settle();
    };
    await agree("Remove notes.md", "Remove");
    assert.deepEqual(calls("team.detachFile")[0]?.args, { workflowId: "w1", messageId: "msg_1", fileId: 7 });
    answers["team.messages"] = () => page([first({ documents: [] }), ...both.slice(1)]);
    push({ type: "changed", what: "team", id: "w1" });
    await pause(350);
    assert.equal(node.querySelectorAll(".team-request .team-card").length, 0);
    assert.equal(calls("team.messages").at(-1)?.args.id, undefined, "an older message is read again");

    /** @type {HTMLElement | null} */ (node.querySelector('.team-message [aria-label="Delete this message"]'))?.click();
    button(/** @type {Element} */ (document.querySelector("dialog")), "Delete").click();
    await settle();
    assert.deepEqual(calls("team.deleteMessage")[0]?.args, { workflowId: "w1", messageId: "msg_2" });
    answers["team.get"] = () => head({ status: "completed", messageIds: ["msg_1"] });
    answers["team.messages"] = () => page([first({ documents: [] })]);
    push({ type: "changed", what: "team", id: "w1" });
    await pause(350);
    assert.equal(node.querySelectorAll(".team-message[data-place=step]").length, 0);
    closed();
  });
  test("reads a log of many pages to its end", async () => {
    running();
    answers["team.logs"] = ({ id }) =>
      id ? page([line("log_1", "one"), line("log_2", "two")]) : { items: [line("log_1", "one")], hasMore: true };
    const node = await opened();
    assert.equal(calls("team.logs").length, 2);
    assert.match(node.textContent ?? "", /2 lines/);
    closed();
  });
  test("asks before it deletes what is at work, and goes", async () => {
    running();
    let gone = 0;
    const node = await opened(() => gone++);
    button(node, "Delete").click();
    const asking = document.querySelector("dialog");
    assert.match(asking?.textContent ?? "", /still working. Deleting it stops the work/);
    assert.equal(calls("team.delete").length, 0);
    button(/** @type {Element} */ (asking), "Delete").click();
    await settle();
    assert.equal(calls("team.delete").length, 1);
    assert.equal(gone, 1);
    closed();
  });
  test("says that it is not here any more", async () => {
    answers["team.get"] = () => {
      throw new Fault("not_found", "This team was deleted.");
    };
    const node = await opened();
    assert.match(node.querySelector('[role="alert"]')?.textContent ?? "", /was deleted/);
    assert.equal(/** @type {HTMLElement} */ (node.querySelector("form")).hidden, true);
    closed();
  });
  test("says when it cannot be read, and reads it when asked again", async () => {
    answers["team.get"] = () => {
      throw new Fault("unreachable", "Terzetto does not answer.");
    };
    const node = await opened();
    assert.match(node.textContent ?? "", /does not answer/);
    running();
    button(node, "Retry").click();
    await pause(400);
    assert.equal(node.querySelector("h2")?.textContent, "Make report.docx");
    closed();
  });
  test("shows the newest ten of many rounds, and earlier ones when asked", async () => {
    running();
    answers["team.get"] = () => head({ currentRound: 25, messageIds: [], status: "completed" });
    answers["team.messages"] = () =>
      page(Array.from({ length: 25 }, (_, i) => first({ id: `msg_${i + 10}`, round: i + 1, sequenceNo: i + 1 })));
    const node = await opened();
    assert.equal(node.querySelectorAll(".team-round").length, 10);
    button(node, "Show earlier rounds").click();
    assert.equal(node.querySelectorAll(".team-round").length, 20);
    closed();
  });
});

describe("the preview", () => {
  const item = (/** @type {object} */ i) => ({
    sequenceNr: 1,
    name: "x",
    ext: "",
    contentType: "text/plain",
    data: "",
    metadata: { isText: true },
    ...i,
  });
  const open = async (/** @type {string} */ ext, /** @type {object[]} */ contents, more = {}) => {
    answers["files.contents"] = () => ({
      id: 1,
      label: `a.${ext}`,
      mime: "",
      size: 3,
      warnings: [],
      contents,
      ...more,
    });
    const pane = previewPane({ closed: () => {} });
    document.body.append(pane.node);
    pane.show({ id: "d", fileId: 1, name: "a", ext, size: 3, hash: "", promised: true, version: 1, citations: [] });
    await settle();
    return pane;
  };
  test("a drawing is a picture and never part of the page", async () => {
    const { node } = await open("svg", [
      item({ data: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' }),
    ]);
    assert.equal(node.querySelector(".team-preview-body svg"), null);
    assert.equal(node.querySelector("script"), null);
    assert.match(node.querySelector("img")?.src ?? "", /^blob:/);
  });
  test("what it made addresses of is let go when it closes", async () => {
    const pane = await open("png", [item({ contentType: "image/png", data: "AAAA", metadata: { isText: false } })]);
    assert.equal(urls.length, 1);
    pane.close();
    assert.equal(urls.length, 0);
    assert.equal(pane.node.hidden, true);
  });
  test("the words of a document run nothing", async () => {
    const { node } = await open("md", [
      item({ contentType: "text/markdown", data: "# Hi\n<img src=x onerror=alert(1)>" }),
    ]);
    assert.equal(node.querySelector(".prose h3")?.textContent, "Hi");
    assert.equal(node.querySelector("img"), null);
  });
  test("the pages of a PDF are named, a dozen at a time", async () => {
    const { node } = await open(
      "pdf",
      Array.from({ length: 30 }, (_, i) => item({ data: `text ${i}`, metadata: { isText: true, page: i + 1 } })),
    );
    assert.equal(node.querySelectorAll(".team-item").length, 12);
    button(node, "Next part").click();
    assert.equal(node.querySelector(".team-item > h3")?.textContent, "Page 13");
  });
  test("what cannot be shown says so, with what was found wrong in it", async () => {
    const { node } = await open("zip", [], { warnings: ["a.zip is an archive."] });
    assert.match(node.textContent ?? "", /a\.zip is an archive.*can't show this document/);
  });
  test("a slow answer for a document that is not looked at any more is left", async () => {
    const pane = await open("txt", [item({ data: "one" })]);
    answers["files.contents"] = ({ fileId }) =>
      pause(fileId === 2 ? 30 : 0).then(() => ({ contents: [item({ data: `file ${fileId}` })] }));
    pane.show({
      id: "d2",
      fileId: 2,
      name: "b",
      ext: "txt",
      size: 3,
      hash: "",
      promised: true,
      version: 1,
      citations: [],
    });
    pane.show({
      id: "d3",
      fileId: 3,
      name: "c",
      ext: "txt",
      size: 3,
      hash: "",
      promised: true,
      version: 1,
      citations: [],
    });
    await settle();
    assert.match(pane.node.textContent ?? "", /file 3/);
    assert.doesNotMatch(pane.node.textContent ?? "", /file 2/);
  });
  test("a long table is drawn a hundred rows at a time", () => {
    const text = `n,square\n${Array.from({ length: 50_000 }, (_, i) => `${i},${i * i}`).join("\n")}`;
    const node = tableView(text, "numbers");
    assert.equal(node.querySelectorAll("tbody tr").length, 100);
    assert.match(node.textContent ?? "", /1–100 of/);
    button(node, "Next part").click();
    assert.equal(node.querySelector("tbody td")?.textContent, "100");
  });
});
