// Package output reads what a model wrote.
//
// A Splitter tells the text of an answer from reasoning, calls of tools and the marks of templates, in any family's form;
// WrittenCalls reads the calls that came as text; Unwrap takes prose out of a wrapping; TakeEcho takes out of prose what the
// prompt put beside the message; a LoopGuard notices that an answer repeats itself, a CountingGuard that
// a form is filled with numbers, CutTail and CutField that the end of a text repeats itself.
//
// Promises. No network and no state but that of one answer. What is told apart depends on the whole of a text alone and not
// on the sizes in which it came. No input panics. A byte costs about the same however long the answer is.
package output
