// Package api offers the backend over loopback HTTP and SSE.
//
// Operations is the one list of what clients can call: name, method, path, typed input,
// typed output. The HTTP routes here are made from it, and the window's bound methods and
// the frontend's table are generated from it, so that they cannot differ. An operation
// decodes, calls one method of a service, and encodes; it has no logic of its own.
//
// Most entries are made by op, which answers with a value as JSON. The others say what differs:
//
//   - maybe answers with nothing where there is nothing, poll with a version for clients that poll;
//   - listing answers with a page of a list (few, everyOne and partOf adapt the method that reads it), array with an
//     array of any length;
//   - file, stream and bundle answer with files to save;
//   - patch merges the input over a row, merge over the only row of its kind; crudWithArray and crudWithListing are all
//     verbs of one kind of row at once;
//   - task reports its progress and can be stopped, quiet can be stopped;
//   - startsTurn and runsFlow begin what is followed by its events;
//   - ofProgram is of the program and not of its open database; also gives an entry a second path.
//
// What an entry does is a function, or one of these around a method of a service: alone for a method that takes
// nothing, with for one that takes the input, by for one that takes its key, and asDone inside them for one that
// returns only an error. Behind it come policies: large and form for the body, desktop for what the window answers
// itself.
//
// The server listens on loopback only and trusts no client: every request under /api has
// the token, names this computer and the right port as its host, and comes from no other
// origin. Bodies are limited. Errors are sent as a code and a sentence, never as the text
// of an internal error. The only lock of this package guards how often hooks are called, and nothing is called while it is
// held.
//
// A turn's stream is made of server-sent events, each of two lines: its name and its data. It ends when
// the turn does; a client that leaves neither stops nor loses the turn.
package api
