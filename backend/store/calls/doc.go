// Package calls keeps the calls of tools that models make in conversations, and what they may use there.
//
// Promises: a call is on disk before its tool begins, and again with its result before the model reads it. What the model reads
// of a call never changes afterwards. A call goes with the message that it hangs on, and one that only one version of a reply
// read goes with that version.
//
// Why calls know messages only by number: messages show their calls, and are above this package.
package calls
