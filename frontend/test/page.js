// A page for tests that need one.

import { JSDOM } from "jsdom";

/** Puts a fresh document in the place of the browser's. */
export function freshPage() {
  const { window } = new JSDOM("<!doctype html><body></body>", { url: "http://127.0.0.1/", pretendToBeVisual: true });
  for (const name of [
    "document",
    "Node",
    "Element",
    "HTMLElement",
    "Text",
    "DocumentFragment",
    "NodeFilter",
    "Event",
    "KeyboardEvent",
    "DOMParser",
    "XMLSerializer",
  ]) {
    Object.defineProperty(globalThis, name, {
      value: /** @type {any} */ (window)[name],
      configurable: true,
      writable: true,
    });
  }
  // Its dialogs don't open.
  Object.assign(window.HTMLDialogElement.prototype, {
    /** @this {HTMLDialogElement} */
    showModal() {
      this.setAttribute("open", "");
    },
    /** @this {HTMLDialogElement} */
    close() {
      this.removeAttribute("open");
      this.dispatchEvent(new window.Event("close"));
    },
  });
  // Nothing has a size here, so nothing changes it.
  const ResizeObserver = class {
    observe() {}
    disconnect() {}
  };
  Object.defineProperty(globalThis, "ResizeObserver", { value: ResizeObserver, configurable: true });
  Object.defineProperty(globalThis, "window", { value: window, configurable: true, writable: true });
  Object.defineProperty(globalThis, "requestAnimationFrame", {
    value: window.requestAnimationFrame.bind(window),
    configurable: true,
  });
  Object.defineProperty(globalThis, "cancelAnimationFrame", {
    value: window.cancelAnimationFrame.bind(window),
    configurable: true,
  });
  return window;
}
