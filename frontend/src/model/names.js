// Names in a text are put in when it is shown; what is stored keeps the placeholders.

/** @typedef {{user: string, char: string}} Names */

/** @param {string} text @param {Names} names */
export const withNames = (text, names) =>
  text.includes("{{")
    ? text.replace(/\{\{user\}\}/gi, () => names.user).replace(/\{\{char\}\}/gi, () => names.char)
    : text;
