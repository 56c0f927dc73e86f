// What is dropped on the window: a web view left to itself would show a file in the place of the page.

import { desktop } from "../ipc/index.js";
import { complain } from "../model/conversation.js";

/** WebKitGTK tells of addresses where others tell of files. @param {DragEvent} e */
const carriesFiles = (e) => e.dataTransfer?.types.some((x) => x === "Files" || x === "text/uri-list");

/**
 * Gives the page the files of a drop again, where the web view keeps them from it and the window has them.
 *
 * @param {EventTarget | null} target @param {() => Promise<{name: string, folder: boolean, read: () => Promise<File>}[]>} dropped
 */
async function dropAgain(target, dropped) {
  const all = await dropped();
  if (all.length === 0) return;
  const files = await Promise.all(
    all.map(({ name, folder, read }) => (folder ? new File([], name) : read().catch(complain))),
  );
  const items = all.map(({ name, folder }) => ({ webkitGetAsEntry: () => ({ name, isDirectory: folder }) }));
  const again = new Event("drop", { bubbles: true, cancelable: true });
  const dataTransfer = { types: ["Files"], files: files.filter((f) => f instanceof File), items };
  Object.defineProperty(again, "dataTransfer", { value: dataTransfer });
  target?.dispatchEvent(again);
}

/** Keeps the page where it is while files are dragged over it, and takes them. */
export function takeDrops() {
  for (const type of ["dragenter", "dragover", "drop"])
    globalThis.addEventListener(
      type,
      (event) => {
        const e = /** @type {DragEvent} */ (event);
        if (!carriesFiles(e)) return;
        e.preventDefault();
        const dropped = desktop()?.dropped;
        if (type === "drop" && e.isTrusted && e.dataTransfer?.files.length === 0 && dropped)
          dropAgain(e.target, dropped).catch(complain);
      },
      { capture: true },
    );
}
