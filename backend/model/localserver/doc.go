// Package localserver finds, installs, starts, watches and ends the program that runs models on this computer: llama.cpp's
// llama-server, which the window calls the engine.
//
// A Build is such a program, looked at before it is used. Find lists those of this computer, Install fetches the one that
// this version of Terzetto pins. Start runs a Build with one model as a child, a Server, to which only its own Transport has
// the address and the key.
//
// Promises:
//
//   - A downloaded archive is unpacked, and a program in it run, only after its SHA-256 is that of the table in the source,
//     or, for a newer release that a person asked for, that of the release itself.
//   - A Server ends with this process, however that ends, and what a killed process left is ended by Strays.End at the next
//     start: only the process of the note, and no other program's.
//   - A Server listens on a socket in a folder of its own, or under Windows at a port of this computer; it wants a key that
//     is new at each start and stands in no command line; it has no page, and answers no web page.
//   - It gets no variable of Terzetto's environment that would change what it does or holds a token. It works in the
//     folder of its program, because it loads libraries from where it works.
//   - Waiting for a model ends: when it is loaded, when the program ends, when it shows no progress for two minutes, or after
//     fifteen minutes.
//   - What went wrong is told by a Kind, one sentence, and the last lines of the program.
//
// Locks: a Server has one for its state and one for its output. Who holds the first may take the second, and calls nothing else.
//
// Why a child for each model and not the program's own router: a broken model then ends nothing but its own server, and
// nothing is left when it ends. Why a hard end is enough: the program keeps no state.
package localserver
