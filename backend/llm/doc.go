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
//   - What an endpoint sends is bounded in bytes, line length and time, is only ever
//     text, and holds no control characters when it leaves here.
//   - ForceTool tries the tool modes in order and remembers the one that worked.
//
// The Ledger keeps, for each call, what the server said it reused, and beside it
// what it could have reused.
package llm
