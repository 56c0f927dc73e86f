// What every view is built with: one import gives it the elements, fields, words and dialogs of the window.

export * from "./cell.js";
export * from "./dom.js";
export * from "./field.js";
export * from "./filled.js";
export * from "./i18n.js";
export * from "./keys.js";
export * from "./menu.js";
export * from "./overlay.js";
export * from "./pieces.js";
export * from "./size.js";
export * from "./time.js";
