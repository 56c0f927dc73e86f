// Package mcp lets programs of others offer tools over their standard input and output, in
// the Model Context Protocol.
//
// Promises:
//
//   - A program runs only from the first call on that needs it until Close, or until it ends
//     by itself; then the next call starts it again, later each time it fails.
//   - It gets the variables that a person granted to it, and of the program's own
//     environment only what a program needs to find its files (see environment).
//   - Its tools wait for a person like every tool that executes: what it says of them
//     itself, that they only read for instance, allows nothing.
//   - What it sends is bounded, and what it was granted is masked in all of it. What it
//     sends when it was not asked, is not heard.
//   - Close ends the program, politely for a moment and then at once with everything that it
//     started, and waits for it.
//
// The tools that a program offers are listed when a person looks and kept as they were then,
// so that a program cannot change a tool's description under the same name.
package mcp
