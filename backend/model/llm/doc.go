// Package llm speaks to a language model.
//
// It speaks the OpenAI protocol through go-openai. An answer is an iter.Seq2 of
// deltas: breaking off or ending the context closes the connection at once, and no
// goroutine stays behind.
//
// Promises:
//
//   - All calls of a turn extend one frozen Base; its bytes are written once.
//   - A request is tried again only before the first byte of its answer.
//   - A key goes to the origin it was entered for, in one header, and appears in no
//     error, log or string of this package.
//   - What an endpoint sends is bounded in bytes, line length and time, also after it is
//     unpacked, is only ever text, and holds no control characters when it leaves here.
//   - Event streams are read as the HTML standard says, and one JSON object in their place
//     as the whole answer. A server that refuses is quoted in its own sentence; an overflow
//     of the context is told from other refusals, with its numbers (OverflowOf).
//   - The text of a Delta or Reply holds no reasoning, no calls of tools and no marks of
//     templates, in any family's form. A Splitter tells them apart, in every call, whatever
//     the sizes of the pieces. What turns out late not to be text is taken back: a Delta
//     with Replace puts its Text in the place of all text so far.
//   - An answer that repeats itself is ended, with FinishLoop as its finish.
//   - A request carries what the model's tool mode allows and nothing more: below "required" no
//     tools. Where a server refuses a form of request, the same turn goes on in another one.
//   - A picture that a model can't see reaches it as "[picture: name]": at once where that is known,
//     and in the same turn where its server refuses the picture.
//   - Before the first word a call waits as long as the person's patience, whether the server has sent
//     its headers or not; the shorter limit of silence counts from the first word on.
//   - A model that must not think is told so in the form that its server knows.
//   - What a model's template makes of the calls of a turn is found out: beforehand where its server shows it, otherwise from
//     what calls reuse. What must change for that changes with a turn's first call, never within a turn.
//   - What calls show of a model is remembered in both directions, and handed out to be kept.
//   - Neighbours of one role reach a server as one message.
//
// Locks: knowledge.learning is taken before knowledge.mu, and Options.Keep is called with learning held. Every other lock,
// such as that of a Base, of a turn's form, of a Ledger or of a watch, is taken alone.
//
// The Ledger keeps, for each call, what the server said it reused, and beside it
// what it could have reused.
package llm
