// What the window is called: how many answers wait, and which conversation is shown. Pure.

/** @param {number} count @param {string} name of the shown conversation */
export const windowTitle = (count, name) =>
  [count > 0 && `(${count})`, name && `${name} –`, "Terzetto"].filter(Boolean).join(" ");
