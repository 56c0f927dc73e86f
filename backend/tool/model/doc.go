// Package model lets a step ask a language model.
//
// Promises: the model is asked as a chat without history, so the answer depends on the arguments
// alone. An answer without text is an error and never a result. With a schema the answer is JSON
// that fits it, or an error that says what does not fit. What the answer cost is told.
package model
