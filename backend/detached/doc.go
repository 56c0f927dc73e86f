// Package detached carries out work that its caller may leave behind.
//
// Promises:
//
//   - Call returns as soon as the work is done or its context has ended, whichever comes first.
//   - Work that was left goes on, and its result is dropped. The code that starts its goroutine waits for it.
//   - A panic of the work is an error of the call.
//
// Agents, tools and keyrings are code of others, which may ignore a context. The program
// must stay responsive all the same.
package detached
