// A box for a text that is as high as the text, up to a part of the window.

/** @param {HTMLTextAreaElement} area */
export function growField(area) {
  area.style.blockSize = "auto";
  area.style.blockSize = `${Math.min(area.scrollHeight, innerHeight * 0.4)}px`;
}
