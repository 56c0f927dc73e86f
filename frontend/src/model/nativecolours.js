// Gives the parts of a native window that the system draws the colours of the page: the menu bar, its menus, and the
// lists that fields open.

import { desktop } from "../ipc/index.js";

/** The colour under the pointer, as the page's own menus have it. */
const hover = "color-mix(in oklab, var(--color-text) 10%, var(--color-raised))";

/** @type {Record<string, string>} */
const wanted = {
  ground: "var(--color-sunk)",
  raised: "var(--color-raised)",
  text: "var(--color-text)",
  muted: "var(--color-muted)",
  hover,
  line: "color-mix(in oklab, var(--color-text) 16%, var(--color-raised))",
};

let told = "";

/** @param {boolean} system whether the person lets the system choose between light and dark */
export function dressWindow(system) {
  const window = desktop();
  if (!window) return;
  const probe = document.createElement("i");
  document.documentElement.append(probe);
  const colours = Object.entries(wanted).map(([name, value]) => {
    probe.style.color = value;
    return [name, hexOf(getComputedStyle(probe).color)];
  });
  probe.remove();
  const scheme = system ? "" : getComputedStyle(document.documentElement).colorScheme;
  const look = { scheme, ...Object.fromEntries(colours) };
  const text = JSON.stringify(look);
  if (text === told) return;
  told = text;
  window.dress(look);
}

/** A colour of any kind as #rrggbb: a canvas knows them all. @param {string} colour */
function hexOf(colour) {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext("2d");
  if (!pen) return "";
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[r, g, b].map((n) => n.toString(16).padStart(2, "0")).join("")}`;
}
