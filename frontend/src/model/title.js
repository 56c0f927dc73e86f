// How a conversation's title is shown. Pure.

import { t } from "../lib/index.js";

/** What the backend calls a conversation until it has a title. */
const untitled = "New conversation";

/** One that has no title yet is named in the window's language. @param {string} title */
export const titleShown = (title) => (title === untitled ? t("New conversation") : title);
