// Package api offers the backend over loopback HTTP and SSE.
//
// Operations is the one list of what a door can do: name, method, path, typed input,
// typed output. The HTTP door here is made from it, the window's bound methods call
// the same entries by name, and the frontend's table is generated from it, so the
// two doors cannot drift apart. An operation decodes, calls one use case, and
// encodes; it holds no logic of its own.
//
// The door listens on loopback only and trusts nobody: every request under /api
// carries the token, comes to a host name of this computer at the right port, and
// from no foreign origin. Bodies are limited. Errors travel as code and sentence and
// never as the text of an internal error.
//
// A turn's stream speaks exactly the frames of turn-stream.md section 2. It ends when
// the turn does; a client that leaves neither stops nor loses the turn.
package api
