// Package plugintest lets a plug-in's author test hooks without a model, a database or a
// turn.
//
// A Recorder calls the Pre and Post hooks of one plug-in and records what they do through
// their outputs. What the hooks ask the model for is answered with values that the author
// scripts; state is kept in memory, as JSON, as the program keeps it.
//
// Promises: a hook runs under the locks that the host holds around it in a turn, and what a
// turn drops is dropped here, with a line in Dropped that says what and why.
package plugintest
