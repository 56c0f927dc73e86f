// Shows why something failed: a sentence for the person, and behind Details what a server or a program said itself.

import { h } from "./dom.js";
import { plainly } from "./exact.js";
import { heard } from "./heard.js";
import { t } from "./i18n.js";

/** What a server or a program said itself, behind Details, to read and to copy; nothing where it said nothing. @param {string} [raw] */
export const rawOf = (raw) => (raw ? [h("details.raw", h("summary", t("Details")), h("pre", raw))] : []);

/**
 * Why something failed, as the program tells it: a paragraph in the person's language, and what a server said itself.
 *
 * @param {string} english @param {string} [shape] of the paragraph
 */
export const whyOf = (english, shape = "p") => {
  const { text, raw } = heard(english);
  return [h(shape, plainly(text)), ...rawOf(raw && plainly(raw))];
};
