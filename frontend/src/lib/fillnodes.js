// Puts nodes into a sentence: a name in bold, an address in type of its own. Pure.

/**
 * Cuts a sentence at its holes, such as "Saved as {address}.", and puts something into each. The sentence stays whole
 * for translators, who may change the order of its holes.
 *
 * @template T
 * @param {string} sentence as say gives it, with every hole still open
 * @param {Readonly<Record<string, T>>} holes
 * @returns {(string | T)[]} the parts in order, for h() and replaceChildren()
 */
export const fillNodes = (sentence, holes) =>
  sentence
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 === 0 ? part : (holes[part] ?? `{${part}}`)))
    .filter((part) => part !== "");
