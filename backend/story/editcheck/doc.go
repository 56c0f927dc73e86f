// Package editcheck judges whether an edit is a version of the draft that it came from.
//
// Its functions are pure: the draft, the edit and what was asked go in, the rule that
// the edit broke comes out. Promises:
//
//   - Every rule compares with the draft. What the draft has itself, such as brackets, a
//     code block or an end without a full stop, is allowed in the edit too.
//   - Words are counted in a way that works without spaces between them, and forms of
//     one word count as one, so that a good edit in an inflected language is accepted.
//   - A rule has a stable name for records and counters, and a sentence for people.
//
// A model that cannot edit often answers with a word, an apology or half a form. The
// Writer's reply is better than any of these, so an edit must prove itself before it
// takes the place of the draft.
package editcheck
