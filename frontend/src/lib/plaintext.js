// Text as HTML spells it. Pure.

/** @param {string} s */
export const asText = (s) => s.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
