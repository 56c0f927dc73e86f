// Files that a person picks or drops, read for the backend.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { toast } from "./toast.js";

/** @typedef {{file: File, filename: string}} Upload */

export const cardKinds = ".png,.json,.charx,image/png,application/json";
export const jsonKinds = ".json,application/json";
export const bookKinds = ".json,.png,.charx,application/json";

/** The backend's limit, so that a huge file is not read first. */
const most = 48 * 1024 * 1024;

/** @param {File} file @returns {Upload} */
export function uploadOf(file) {
  if (file.size > most) throw new Error(t("{name} is larger than 48 MB.", { name: file.name }));
  return { file, filename: file.name };
}

/** @param {Blob} file @returns {Promise<string>} */
export const dataURL = (file) =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });

/**
 * Lets the person pick files. The input is in the page for as long as the dialog is open: one that is nowhere may be
 * collected meanwhile, and the choice is lost.
 *
 * @param {string} kinds @param {(files: File[]) => void} take @param {boolean} [several]
 */
export function pickFiles(kinds, take, several = true) {
  const input = h("input", { type: "file", accept: kinds, multiple: several, hidden: true });
  input.addEventListener("change", () => {
    input.remove();
    take([...(input.files ?? [])]);
  });
  input.addEventListener("cancel", () => input.remove());
  document.body.append(input);
  input.click();
}

/** Takes in files that are dropped on a place, and shows where they go. @param {HTMLElement} place @param {(files: File[]) => void} take */
export function dropPlace(place, take) {
  const over = (/** @type {DragEvent} */ e) => {
    if (!e.dataTransfer?.types.some((x) => x === "Files" || x === "text/uri-list")) return;
    e.preventDefault();
    e.stopPropagation(); // the page below takes pictures for the conversation
    place.dataset["drop"] = String(e.type === "dragover");
  };
  place.addEventListener("dragover", over);
  place.addEventListener("dragleave", (e) => {
    if (!place.contains(/** @type {Node | null} */ (e.relatedTarget))) over(e);
  });
  place.addEventListener("drop", (e) => {
    over(e);
    const files = [...(e.dataTransfer?.files ?? [])];
    if (files.length > 0) take(files);
  });
}

/**
 * Hands over the files of a paste, and says whether there are any. Office programs put a picture of what is copied beside
 * its text: the text is pasted then, and the picture offered. WebKitGTK leaves a picture on the clipboard out of the paste
 * and gives it when it is asked, a moment later.
 *
 * @param {ClipboardEvent} e
 * @param {(files: File[]) => void} take
 */
export function takePasted(e, take) {
  const files = [...(e.clipboardData?.files ?? [])];
  if (files.length > 0 && files.every(isPicture) && isSaying(e.clipboardData?.getData("text/plain") ?? "", files)) {
    toast(t("Pasted as text."), { action: { label: t("Attach the image too"), run: () => take(files) } });
    return false;
  }
  if (files.length > 0) {
    e.preventDefault();
    take(files);
  } else if (e.clipboardData?.types.length === 0) {
    void picturesHeld().then((pictures) => pictures.length > 0 && take(pictures), ignored);
  }
  return files.length > 0;
}

/** Whether a text beside files says something: it is neither their names and places nor an address. @param {string} text @param {readonly File[]} files */
function isSaying(text, files) {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.some((line) => line && !/^(?:https?|file):\S+$/.test(line) && !files.some((f) => line.endsWith(f.name)));
}

/** @param {File} file */
const isPicture = (file) => file.type.startsWith("image/");

/** The person, or the system, has forbidden it. */
const ignored = () => {};

/** The pictures on the clipboard. */
async function picturesHeld() {
  const items = (await navigator.clipboard?.read?.()) ?? [];
  const pictures = items.map(async (item) => {
    const type = item.types.find((x) => x.startsWith("image/"));
    return type ? [new File([await item.getType(type)], `image.${type.slice("image/".length)}`, { type })] : [];
  });
  return (await Promise.all(pictures)).flat();
}
