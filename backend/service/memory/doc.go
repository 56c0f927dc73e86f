// Package memory offers what the story of a conversation has established: a person reads it as the shown branch has it, corrects it,
// has it forgotten, says who knows it, carries it over into another conversation, and takes it along as a file.
//
// Promises: what is listed is what the shown branch says, at one moment. Nothing of another branch is in a file. Windows hear of
// every change.
package memory
