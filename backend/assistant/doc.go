// Package assistant answers as an assistant: a model that may call tools, over what was said
// in a conversation (local-workflow-runs.md, assistants and their runner; flows.md, A.1, A.5).
//
// An Assistant is a value that a person keeps: its name, its prompt, its model, and which
// tools it may call. A Runner lets it answer one message. That is a flow of one step, so
// streaming, the loop of tool calls with its limits, and questions to a person are those of
// package flow and are not written twice.
//
// Promises:
//
//   - There is always one: Default stands in until a person changes it.
//   - What an assistant sees of a conversation begins after the last /clear, is bounded, and
//     never has two messages of one side in a row.
//   - With Relevant tools it sees those that have to do with the message, and no others; a
//     small model is confused by a long list.
//   - A tool that writes or executes is called only when a person allows it.
package assistant
