// Package formatconsistency keeps the marks of a conversation's prose the same from reply
// to reply: quotes around speech, asterisks around narration, or neither.
//
// It is the smallest plug-in, a single Post hook, and the first example for
// authors. It runs before the others (priority -10), so that what they make of the
// prose, such as speech, is made of the corrected text. It asks no model.
package formatconsistency
