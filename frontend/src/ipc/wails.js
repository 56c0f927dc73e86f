// The door of the window: bound Go methods and pushed events. The only file that knows Wails.

import { t } from "../lib/index.js";
import { answerOf, Fault, faultOf } from "./fault.js";
import { operations } from "./operations.js";

/** @typedef {import("./transport.js").Transport} Transport */

/**
 * @param {any} window with what Wails puts there: go, runtime
 * @returns {Transport}
 */
export function wailsTransport(window) {
  /** @param {string} op @param {Record<string, unknown>} args */
  const call = async (op, args = {}) => {
    const method = operations[op] && methodOf(window, op);
    if (!method) throw new Fault("internal", t("There is no operation {op}.", { op }));
    try {
      return (await method(args)) ?? null;
    } catch (err) {
      throw faultOf(err instanceof Error ? err.message : err, t("That action failed. The log has the details."));
    }
  };
  return {
    door: "window",
    call,
    // The method asks for the place itself: a page in a window cannot.
    save: async (op, args) => (await call(op, args)).path,
    listen(handler) {
      return window.runtime.EventsOn("push", (/** @type {import("./transport.js").Push[]} */ pushes) => {
        for (const push of pushes) handler(push);
      });
    },
    async send(url, body, signal) {
      const response = await window.fetch(url, { method: "POST", body, signal });
      return answerOf(response, t("Couldn't send the file."));
    },
    // The asset handler answers the same path, and the page is of its origin.
    bytes: (url) => Promise.resolve(url),
    desktop: {
      onCommand: (perform) => window.runtime.EventsOn("command", perform),
      onClosing: (ask) => window.runtime.EventsOn("closing", ask),
      onFile: (take) => {
        window.runtime.EventsOn("file", (/** @type {{address: string, filename: string}} */ { address, filename }) =>
          take(filename, () => fileAt(window, address, filename)),
        );
        window.runtime.EventsEmit("files"); // from now on somebody takes them
      },
      dropped: async () => {
        const response = await window.fetch("/api/dropped");
        const all = /** @type {{address: string, filename: string, folder: boolean}[]} */ (
          await answerOf(response, t("Couldn't read what was dropped."))
        );
        return all.map(({ address, filename: name, folder }) => ({
          name,
          folder,
          read: () => fileAt(window, address, name),
        }));
      },
      close: (answer) => window.runtime.EventsEmit("close", answer),
      unsaved: (now) => window.runtime.EventsEmit("unsaved", now),
      nameMenus: (labels) => window.runtime.EventsEmit("menus", labels),
      dress: (look) => window.runtime.EventsEmit("look", look),
    },
    nameWindow: (title) => window.runtime.WindowSetTitle(title),
  };
}

/** @param {any} window @param {string} address @param {string} name @returns {Promise<File>} */
async function fileAt(window, address, name) {
  const response = await window.fetch(address);
  if (!response.ok)
    await answerOf(
      response,
      t("Couldn't read {name}. The file may have been moved or deleted, or is a folder.", { name }),
    );
  const content = await response.blob();
  return new File([content], name, { type: content.type });
}

/** conversations.list is go.app.Conversations.List. @param {any} window @param {string} op */
function methodOf(window, op) {
  const [noun = "", verb = ""] = op.split(".").map((w) => w.charAt(0).toUpperCase() + w.slice(1));
  return window.go?.app?.[noun]?.[verb];
}
