// Package stream reads the answers of model servers as they come, and gives each in the one form that go-openai reads.
//
// Events reads event streams as the HTML standard says, and one JSON object in their place; Lines reads answers of which each line
// is one JSON value. Neither waits for more than it needs, whatever the sizes in which an answer comes, and no bytes make them fail.
// How much is read is bounded by what they read from.
package stream
