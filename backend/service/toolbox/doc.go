// Package toolbox holds what models may call: the tools that ship, those of the servers that a person added, and what a
// person allows them: a folder, hosts, and variables.
//
// Promises:
//
//   - A registry never changes while it is used: when servers are added or removed, a new one replaces it, and callers
//     that use the old one keep it.
//   - A folder that holds the program's own data cannot be chosen.
//   - A server that cannot be started is not stored.
//   - Close stops the servers. It waits for tools that still work after their call was given up, but only for a limited
//     time.
//
// A Service has one lock, which is held while the servers are replaced. A server is closed after it is released, because
// what a server does meanwhile may take it.
package toolbox
