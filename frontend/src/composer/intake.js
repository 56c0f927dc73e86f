// What is picked, pasted into the composer or dropped on the page: pictures as pictures, other files as files, a long
// text as a card, everything else as the browser would have it.

import { takePasted } from "../lib/files.js";
import { groups, h, on, shortcut, t } from "../lib/index.js";
import { kinds } from "../widgets/imagepicker.js";
import { isLong } from "./pastes.js";

/** @typedef {{add: (files: File[]) => unknown}} Taker */

/**
 * @param {HTMLTextAreaElement} area
 * @param {Taker} images
 * @param {Taker & {failed: (name: string, why: string) => void}} files
 * @param {{add: (text: string) => void}} pastes
 * @returns {{input: HTMLElement, pick: () => void}} pick: asks for files
 */
export function takeIn(area, images, files, pastes) {
  /** @param {readonly File[]} all */
  const take = (all) => {
    const pictures = all.filter((f) => kinds.includes(f.type));
    const others = all.filter((f) => !kinds.includes(f.type));
    if (pictures.length > 0) void images.add(pictures);
    if (others.length > 0) files.add(others);
  };
  on(area, "paste", (/** @type {ClipboardEvent} */ e) => {
    if (takePasted(e, take)) return;
    const text = e.clipboardData?.getData("text/plain") ?? "";
    if (!isLong(text)) return;
    e.preventDefault();
    pastes.add(text);
  });
  on(document, "drop", (/** @type {DragEvent} */ e) => {
    const folders = foldersIn(e.dataTransfer);
    for (const name of folders) files.failed(name, t("{name} is a folder. Attach the files in it instead.", { name }));
    take([...(e.dataTransfer?.files ?? [])].filter((f) => !folders.includes(f.name)));
  });
  const input = h("input", { type: "file", multiple: true, hidden: true });
  shortcut({
    slash: "attach",
    label: t("Attach files or images"),
    also: t("upload picture photo document PDF add"),
    group: groups.write,
    run: () => input.click(),
  });
  input.addEventListener("click", (e) => e.stopPropagation());
  input.addEventListener("change", () => {
    take([...(input.files ?? [])]);
    input.value = "";
    area.focus(); // what is written next is about them
  });
  return { input, pick: () => input.click() };
}

/** The names of folders among what is dropped; they look like files that cannot be read. @param {DataTransfer | null} dropped */
function foldersIn(dropped) {
  return [...(dropped?.items ?? [])].flatMap((item) => {
    const entry = item.webkitGetAsEntry?.();
    return entry?.isDirectory ? [entry.name] : [];
  });
}
