// Package prose audits the prose of a draft against the replies before it, and gives it their markup.
//
// Audit finds banned phrases, monotonous openers, sentences and messages that are built alike, contrasts, repeated phrases
// and questions that echo the user, and reports them in words that a model can act on. Consistent writes speech and
// narration with the marks that the conversation uses.
//
// Promises. Every function is pure, no input panics, and work grows about linearly with the text, as in package text, which
// reads the sentences and the speech. A reported sentence is a substring of the draft.
package prose
