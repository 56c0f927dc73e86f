// Package fact keeps what a story has established: who is whose sister, who holds the key, what was promised.
//
// A fact belongs to the message that says it. Whether it holds is therefore a question to a path and no copy: it holds where its
// message is on the path and still says the words that prove it. Of a relation that has one value the newest on the path stands.
//
// Promises: nothing here reads a file or a clock, and the same values give the same answer. A fact that a model wrote down is
// taken in only with words that are in its message, about somebody whom the story names, and once. A value ends when another
// takes its place on the same path, and never because it was left out. Who knows a fact is who was there when it was said, or was
// told of it later on the path; to be talked about is not to be there.
package fact
