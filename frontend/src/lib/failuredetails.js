// Shows why something failed: a sentence for the person, and behind Details what a server or a program said itself.

import { h } from "./dom.js";
import { spellInvisible } from "./exact.js";
import { t } from "./i18n.js";
import { failureDetails } from "./translatefault.js";

/** What a server or a program said itself, behind Details, to read and to copy; nothing where it said nothing. @param {string} [raw] */
export const rawDetails = (raw) => (raw ? [h("details.raw", h("summary", t("Details")), h("pre", raw))] : []);

/**
 * Why something failed, as the program tells it: a paragraph in the person's language, and what a server said itself.
 *
 * @param {string} english @param {string} [shape] of the paragraph
 */
export const failureNodes = (english, shape = "p") => {
  const { text, raw } = failureDetails(english);
  return [h(shape, spellInvisible(text)), ...rawDetails(raw && spellInvisible(raw))];
};
