// Package web lets a tool fetch a page of the web for a model to read.
//
// Promises:
//
//   - Nothing is fetched until a person allows fetching.
//   - The address that is dialled is the one that is checked, at each redirect too: nothing
//     of this computer, of its network, or of no single host is ever reached (Public), and
//     no proxy is used.
//   - What comes is bounded in bytes and in time, and is text: HTML becomes Markdown, other
//     text is decoded from its charset, everything else is refused.
package web
