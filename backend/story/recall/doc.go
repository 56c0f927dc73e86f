// Package recall chooses what of the earlier messages of a conversation a model is reminded of.
//
// Messages are found by their words, and by what they mean where somebody else ranks them so. A message is searched together
// with the one before it on its path, because an answer seldom repeats the words of what it answers. What is found is ranked
// by both and by the message alone; reciprocal ranks join the rankings, so that their scores need not be comparable.
//
// Promises: nothing here reads a file or a clock, and the same values give the same choice. A quote is a piece of the text of
// its message, byte for byte, so that it can be told later whether the message still says it.
package recall
