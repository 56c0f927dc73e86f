// Package teams keeps the requests of teams with their messages, plans and lines, and the agents and limits that a person
// set; with files and passages it is team.Store.
//
// Promises: what one event changes is written together, and the messages are numbered in the order of their writing. A file
// goes with the last message that has it. Whoever polls a request sees by its version that something changed.
package teams
