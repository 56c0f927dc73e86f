// Package localmodel runs models on this computer for a person who has no model server: it installs the program that runs
// them, which the window calls the engine, downloads models, and starts, watches and ends one local server for answers and a
// small one for search by meaning.
//
// To everything else the local server is an ordinary endpoint with the address URL, whose requests Transport answers: it
// starts the server that a request needs, waits until the model is loaded or downloaded, and sends the request on.
//
// Promises:
//
//   - Nothing is downloaded, and no program of the computer is run, before a person asked for it: Install, Add, Find and
//     Start are what a person presses, and a request is what a person sends.
//   - At most one server for answers and one for meaning run at a time. For another model the one before is ended, once its
//     requests are over.
//   - Every request that had a model is answered or refused with a fault. A server that ended by itself is started again
//     after 1, 5 and 30 seconds; after three ends in ten minutes, or two at the same request, it is not.
//   - A model that doesn't fit is tried once more with half the context and a smaller cache, and that is told.
//   - A server that nobody uses is ended after the time that a person chose, never while anything works.
//   - Close ends both servers and pauses every download; the next start goes on with what was running.
//   - Models of other programs are read where they are, and never written, moved or deleted.
//
// Every change is announced as "engine", at most four times a second.
//
// Locks: engines, downloads, each runner and the Service have one of their own, and nobody holds two of them. None is held
// while a server starts, or while more than a note or the choices are read or written. engines.finding is held while programs
// are asked which build they are, before engines.mu.
package localmodel
