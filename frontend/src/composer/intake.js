// What is pasted into the composer or dropped on the page: pictures beside the text, a
// long text as a card, everything else as the browser would have it.

import { on } from "../lib/index.js";
import { isLong } from "./pastes.js";

/**
 * @param {HTMLTextAreaElement} area
 * @param {{add: (files: File[]) => Promise<unknown>}} images
 * @param {{add: (text: string) => void}} pastes
 */
export function takeIn(area, images, pastes) {
  on(area, "paste", (/** @type {ClipboardEvent} */ e) => {
    const files = [...(e.clipboardData?.files ?? [])];
    const text = e.clipboardData?.getData("text/plain") ?? "";
    if (files.length > 0) void images.add(files);
    else if (isLong(text)) pastes.add(text);
    else return;
    e.preventDefault();
  });
  on(document, "dragover", (e) => e.preventDefault());
  on(document, "drop", (/** @type {DragEvent} */ e) => {
    e.preventDefault();
    void images.add([...(e.dataTransfer?.files ?? [])]);
  });
}
