// Package web lets tools fetch pages of the web for a model to read, and send requests to hosts
// that a person allowed.
//
// Promises of fetching:
//
//   - Nothing is fetched until a person allows fetching.
//   - The address that is dialled is the one that is checked, at each redirect too: nothing
//     of this computer, of its network, or of no single host is ever reached (Public), and
//     no proxy is used.
//   - What comes is bounded in bytes and in time, and is text: HTML becomes Markdown, other
//     text is decoded from its charset, everything else is refused.
//
// Promises of requests:
//
//   - Only a host that a person named is reached, at each redirect too. One of this computer or
//     its network is reached only when it was named with its port; a name without one is dialled
//     only at public addresses, whatever it resolves to.
//   - To another host a redirect carries no header, no body and no address of before, because
//     they may hold a key.
//   - GET and HEAD carry no body and are done by themselves. Every other method asks first.
//   - What comes is bounded in bytes and in time. Text and JSON are told, other bytes are counted.
package web
