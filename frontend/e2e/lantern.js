// A plug-in that only a test has: its manifest entry, its module and its routes, answered in front of the product.

import { lamp } from "./picture.js";

/** @typedef {import("../types/api.d.ts").chat.Artifact} Artifact */

const paths = {
  "workflows.config": ["GET", "/api/workflows/{wid}/config"],
  "workflows.setConfig": ["PUT", "/api/workflows/{wid}/config"],
  "workflows.trigger": ["POST", "/api/conversations/{cid}/workflows/{wid}/trigger"],
  ...Object.fromEntries(
    Object.entries({
      regenerate: "regenerate",
      reroll: "reroll-gen",
      rehydrate: "rehydrate",
      activate: "activate",
      delete: "delete",
    }).map(([verb, tail]) => [
      `artifacts.${verb}`,
      ["POST", `/api/conversations/{cid}/messages/{mid}/workflow-attachments/{aid}/${tail}`],
    ]),
  ),
  "artifacts.access": ["POST", "/api/conversations/{cid}/workflow-attachments/access"],
};

const schema = {
  type: "object",
  required: ["glass"],
  properties: {
    glass: {
      type: "string",
      title: "Glass",
      enum: ["clear", "amber", "smoked"],
      description: "What the light falls through.",
    },
    brightness: { type: "number", title: "Brightness", minimum: 0, maximum: 10 },
    swings: { type: "boolean", title: "It swings", description: "The picture is slightly blurred." },
    key: { type: "string", title: "Key of the picture server", format: "password" },
    words: { type: "array", items: { type: "string" }, title: "Words that light it" },
    frame: {
      type: "object",
      title: "Frame",
      description: "What the picture stands in.",
      properties: { width: { type: "integer", title: "Width", minimum: 0, maximum: 40 } },
    },
    curve: { type: "array", title: "Curve", description: "Points of the dimmer.", items: { type: "object" } },
  },
};

const defaults = {
  glass: "clear",
  brightness: 5,
  swings: false,
  words: ["lamp", "night"],
  frame: { width: 4 },
  curve: [],
};

export const module = `
export default (host) => {
  host.addStyles("look.css");
  host.registerToolsPanelCard(() => host.h("p", null, "Paints a lantern for each reply."));
  host.registerInspectorCard(() => host.h("p", null, "Three lanterns hang here."));
  host.registerMessageButton((m) => m.role === "assistant" &&
    host.h("button", { type: "button", class: "icon-button", "aria-label": "Light it", onclick: () => host.trigger({ mid: m.id }) }, "\u2600"));
  host.registerEventHandler("lantern_lit", (data) => { document.title = "lit " + data.n; });
  host.registerPipeline({ label: "Lantern", passes: [{ id: "lantern:plan", label: "Plan" }, { id: "lantern:paint", label: "Paint" }] });
  host.registerAttachmentRenderer(({ att, buttons, defaultNode }) => {
    if (!att.consumption_metadata) return defaultNode();
    return host.h("figure", { class: "lantern" }, host.h("figcaption", null, att.consumption_metadata.caption), defaultNode());
  });
};`;

/** A low hum, as a WAV of 8 kHz. @param {number} seconds */
function hum(seconds) {
  const data = Buffer.from(Array.from({ length: 8000 * seconds }, (_, i) => 128 + 40 * Math.sin(i / 9)));
  const head = Buffer.from("RIFF....WAVEfmt ....................data....", "latin1");
  head.writeUInt32LE(36 + data.length, 4);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

/**
 * What the routes hold, and what was asked of them.
 * @param {Partial<Artifact>[]} artifacts of the newest reply; id and the rest may be left out
 */
export function lantern(artifacts) {
  let last = 0;
  /** @param {Partial<Artifact>} a @returns {any} */
  const row = (a) => ({
    workflow_id: "lantern",
    mime_type: "image/png",
    filename: "lantern.png",
    created_at: "2026-01-01T00:00:00Z",
    parent_attachment_id: null,
    annotation: null,
    seed: "5eed",
    generation_metadata: {},
    consumption_metadata: null,
    active_sibling_id: null,
    size: 48_213,
    data_b64: null,
    ...a,
    id: a.id ?? ++last + 100,
  });
  const state = {
    artifacts: artifacts.map(row),
    /** @type {any} */ config: defaults,
    /** @type {{what: string, body: any}[]} */ asked: [],
    /** @type {((what: string) => {status: number, code: string, message?: string, details?: object} | null)} */
    refuse: () => null,
    /** @type {any[]} */ rejected: [],
  };

  /** @param {string} verb @param {number} aid @param {any} body */
  function act(verb, aid, body) {
    const att = state.artifacts.find((a) => a.id === aid);
    const root = att?.parent_attachment_id ?? aid;
    const head = () => state.artifacts.find((a) => a.id === root);
    const add = () => {
      const made = row({ ...att, id: undefined, parent_attachment_id: root, active_sibling_id: null, data_b64: null });
      state.artifacts.push(made);
      head().active_sibling_id = made.id;
      return made.id;
    };
    if (verb === "regenerate")
      return state.rejected.length > 0
        ? { attachments: [], rejected_workflow_atts: state.rejected }
        : { attachments: [add()], rejected_workflow_atts: [] };
    if (verb === "reroll-gen") return { attachment_id: add(), rejected_workflow_atts: [] };
    if (verb === "rehydrate") {
      att.data_b64 = null;
      return { attachment_id: aid };
    }
    if (verb === "activate") {
      head().active_sibling_id = body.sibling_id;
      return { active_sibling_id: body.sibling_id };
    }
    const gone = state.artifacts.filter((a) =>
      body.scope === "group" ? a.id === root || a.parent_attachment_id === root : a.id === aid,
    );
    state.artifacts = state.artifacts.filter((a) => !gone.includes(a));
    const rest = state.artifacts.filter((a) => a.id === root || a.parent_attachment_id === root);
    const now = rest.find((a) => a.id === root) ?? rest[0];
    for (const a of rest) a.parent_attachment_id = a === now ? null : now.id;
    return { deleted_ids: gone.map((a) => a.id), group_empty: !now, root_id: now?.id ?? null, active_sibling_id: null };
  }

  /** Puts the routes in front of a page. @param {import("playwright-core").Page} page */
  const serve = async (page) => {
    /** @param {import("playwright-core").Route} route @param {string} what @param {() => any} answer */
    const reply = async (route, what, answer) => {
      const text = route.request().postData();
      state.asked.push({ what, body: text ? JSON.parse(text) : null });
      const no = state.refuse(what);
      if (!no) return route.fulfill({ json: answer() });
      const error = { code: no.code, message: no.message ?? "The lantern is out.", details: no.details ?? {} };
      await route.fulfill({ status: no.status, json: { error } });
    };
    await page.route("**/src/ipc/operations.js", async (route) => {
      const response = await route.fetch();
      let text = await response.text();
      const rows = Object.entries(paths).filter(([op]) => !text.includes(`"${op}"`));
      const lines = rows.map(([op, [method, path]]) => `"${op}": ${JSON.stringify({ method, path })},\n`);
      text = text.replace(/\n\};/, `\n${lines.join("")}};`);
      await route.fulfill({ response, body: text });
    });
    await page.route("**/plugins/lantern/index.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: module }),
    );
    await page.route("**/plugins/lantern/look.css", (route) =>
      route.fulfill({
        contentType: "text/css",
        body: "@layer plugins { .lantern figcaption { font-style: italic; } }",
      }),
    );
    await page.route("**/api/workflows", async (route) => {
      const all = await (await route.fetch()).json();
      const entry = { id: "lantern", display_name: "Lantern", config_schema: schema, config_defaults: defaults };
      await route.fulfill({ json: [...all, { ...entry, hooks: ["post", "on_demand", "regenerate", "reroll"] }] });
    });
    await page.route("**/api/workflows/lantern/config", (route) =>
      route.request().method() === "GET"
        ? route.fulfill({ json: { config: state.config } })
        : reply(route, "config", () => {
            const { config } = route.request().postDataJSON();
            state.config = Object.keys(config).length > 0 ? config : defaults;
            return { config: state.config };
          }),
    );
    await page.route("**/api/workflows/lantern/enabled", (route) =>
      reply(route, "enabled", () => ({ workflow_enabled: { lantern: route.request().postDataJSON().enabled } })),
    );
    await page.route("**/workflows/lantern/trigger", (route) => reply(route, "trigger", () => ({ ok: true })));
    await page.route("**/workflow-attachments/access", (route) =>
      reply(route, "access", () => ({ ok: true, recorded: 1 })),
    );
    await page.route(/\/messages(\?.*)?$/, async (route) => {
      const response = await route.fetch();
      const rows = await response.json();
      const newest = rows.findLast((/** @type {any} */ m) => m.role === "assistant");
      if (newest)
        newest.workflow_attachments = state.artifacts.map((a) => ({
          ...a,
          message_id: newest.id,
          url: `/api/conversations/${newest.conversation_id}/messages/${newest.id}/workflow-attachments/${a.id}/data`,
        }));
      await route.fulfill({ response, json: rows });
    });
    await page.route(/\/workflow-attachments\/\d+\/\w[\w-]*$/, async (route) => {
      const [, aid, verb] = /(\d+)\/([\w-]+)$/.exec(route.request().url()) ?? [];
      const att = state.artifacts.find((a) => a.id === Number(aid));
      if (verb === "data")
        return route.fulfill({
          contentType: att?.mime_type,
          body:
            att?.mime_type === "audio/wav" ? hum(3) : Buffer.from(lamp(360 + (Number(aid) % 3) * 60, 220), "base64"),
        });
      await reply(route, String(verb), () => act(String(verb), Number(aid), route.request().postDataJSON()));
    });
  };
  return { state, serve };
}
