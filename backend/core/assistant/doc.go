// Package assistant answers as an assistant: a model that may call tools, over a conversation.
//
// An Assistant is a value that a person keeps: how it is called, what it is told of itself,
// which model it speaks with and which tools it may reach for. A Runner answers as one. Its
// answer is a flow of one step, so streaming, the loop of tools, its limits and the question to
// a person are those of every flow.
//
// Promises:
//
//   - There is always an assistant. Default exists without having been written, and speaks with
//     the model that is chosen, so everything works before anything is set up.
//   - The model is told what was said before only from the last /clear on, and of that the
//     newest part that fits.
//   - A secret that a tool gives back does not reach the model's server.
//   - Assistants that ask assistants do so a few levels deep and no further.
//   - What it does is told line by line while it works: which tools it has, which it calls.
//
// Who is to answer is decided by pure functions (FindMentioned, ReplyAssistants). What a call has to do
// with a run comes in through functions, so that the packages of runs and of assistants do not
// know each other.
package assistant
