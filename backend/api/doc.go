// Package api offers the backend over loopback HTTP and SSE.
//
// Operations is the one list of what clients can call: name, method, path, typed input,
// typed output. The HTTP routes here are made from it, and the window's bound methods and
// the frontend's table are generated from it, so that they cannot differ. An operation
// decodes, calls one method of a service, and encodes; it has no logic of its own.
//
// The server listens on loopback only and trusts no client: every request under /api has
// the token, names this computer and the right port as its host, and comes from no other
// origin. Bodies are limited. Errors are sent as a code and a sentence, never as the text
// of an internal error.
//
// A turn's stream speaks exactly the frames of turn-stream.md section 2. It ends when
// the turn does; a client that leaves neither stops nor loses the turn.
package api
