// Package tool holds tools with their schemas and permission levels.
//
// A Tool is a value: what it is called, what it takes and gives as JSON Schema, how far
// it may reach, and what it does. A Registry is made once from an explicit list, says
// everything that is wrong with the list at once, and never changes.
//
// Promises of a call:
//
//   - A tool sees only arguments that fit its schema. What does not fit is said by JSON
//     pointer, in words that a model or a person can act on, as fault.Invalid.
//   - A panic is an error. A tool that takes longer than it may, or whose caller is gone,
//     is left at once, whether or not it heeds its context; Wait waits for those.
//   - What a person is shown before a call is allowed holds what follows from the arguments as
//     well (Show). Files come from and go to the shelf of whoever called, if there is one.
//   - A result fits the tool's own schema, and what a model reads of it is bounded.
//   - A tool reads a variable only if it said so in Secrets, and only if whoever calls it
//     was granted to (Variable). A Masker keeps the values out of what is stored.
//
// Whether a person allows a call is asked by whoever runs the tool (security.md):
// Level says whether there is something to ask.
package tool
