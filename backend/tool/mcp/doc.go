// Package mcp lets servers of others offer tools, in the Model Context Protocol: programs over
// their standard input and output, and addresses over streamable HTTP.
//
// Promises:
//
//   - A program runs only from the first call on that needs it until Close. When it ends by
//     itself it is started again, later each time; after five times without a call that
//     succeeded it is left until a call or a person needs it. State says what it does.
//   - A server that does not even answer a ping after a call took too long is ended at once, with
//     everything that it started, and started again in the same way.
//   - Headers of a person go to the server's own address alone, and no redirect is followed. When
//     the server forgets its session, a new one is opened and the call is made again there.
//   - It gets the variables that a person granted to it, and of the program's own
//     environment only what a program needs to find its files (see environment).
//   - Its tools wait for a person like every tool that executes: what it says of them
//     itself, that they only read for instance, allows nothing.
//   - What it sends is bounded, and what it was granted is masked in all of it. Of what it sends
//     unasked, a program is heard when its tools change, and a server at an address never.
//   - Before a call, the target says what the tool is now, as its server describes it, so that
//     what a person allowed does not hold for a tool that has changed since.
//   - Close ends the program, politely for a moment and then at once with everything that it
//     started, and waits for it.
//
// The tools of a server are listed when a person looks, when the server says that they changed, and
// before a call. Spec.Offered hears of each list that the connection asks for by itself.
//
// Lock order: the token of a connection, which is held while its server is started, then the lock of its state or of its
// listing, which are held for no call. The token is a channel, so that who waits for a start can give up.
package mcp
