// Names in a text are put in when it is shown; what is stored keeps the placeholders.

import { t } from "../lib/index.js";

/** @typedef {{id: number, avatar_at?: string | null}} Persona */
/** @typedef {{user: string, char: string, nick?: string, persona?: Persona | null}} Names nick: what {{char}} gives, where that is not the name; persona: whom the person plays */

/** What placeholders stand for where no name is given: the words that the models read, in every language. @type {Names} */
export const unnamed = { user: "User", char: "Assistant" };

/** What those without a name are called where they speak. @param {Names} names @returns {Names} */
export const speakers = ({ user, char }) => ({
  user: user === unnamed.user ? t("You") : user,
  char: char === unnamed.char ? t("Assistant") : char,
});

/** @param {string} text @param {Names} names */
export const withNames = (text, names) =>
  text.includes("{{")
    ? text
        .replace(/\{\{\s*user\s*\}\}/gi, () => names.user)
        .replace(/\{\{\s*char\s*\}\}/gi, () => names.nick || names.char)
    : text;
