// Package web lets tools fetch pages of the web for a model to read, send requests to hosts
// that a person allowed, and search the web with a service that a person chose.
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
//
// Promises of searching:
//
//   - Without a choice there is no tool that searches, and no service is asked.
//   - A query goes to the host of the service, or to the instance whose address a person wrote, and a redirect to
//     another host is refused. A key goes to its service alone, and is in no result and no error.
//   - Results are few, short and plain text, each with an address of the web. What comes is bounded in bytes and in time.
//   - An answer that is no list of results is a fault that names the cause.
package web
