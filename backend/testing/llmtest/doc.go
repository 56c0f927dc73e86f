// Package llmtest is a model that says what a test told it to.
//
// A Server speaks the OpenAI protocol over real HTTP on the loopback. It answers
// requests in the order of its script, and fails the test when a request does not
// fit the step that is due, when a request comes that was not expected, and when
// the test ends with steps left over. What was asked is kept, byte for byte.
package llmtest
