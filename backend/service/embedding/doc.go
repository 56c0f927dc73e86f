// Package embedding finds passages of files, earlier messages and facts by what they mean, with the vectors of a model that a
// person has chosen for that. The search by words works without it.
//
// Promises:
//
//   - Nothing is sent to a server before a person has chosen a model for embeddings, and then only
//     the passages of files that were attached to messages, and the messages and facts of conversations.
//   - The vectors are made in the background, a few passages at a time, and never while a reply is
//     being written: a server often has one place to work in.
//   - A message waits for at most QueryTime. A server that fails, or that gives vectors of another
//     kind than before, costs the message nothing but what would have been found by meaning, and the
//     error says so. For a while after that it is not asked again.
//   - A question is sent once, and not again for a few minutes: the pages of a search, and files, messages and facts that a
//     message is looked up in, share its vector.
//   - Vectors belong to a content and to a model. Those of another model give way to them.
//
// The vectors are in the index beside the main file, because they can be made again.
package embedding
