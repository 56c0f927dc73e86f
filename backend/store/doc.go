// Package store keeps the tables of the program's nouns in one SQLite file.
//
// Its parts, from the ground up:
//
//	store/sqlite     the file: connections, transactions, migrations, checks, backup, salvage; knows no noun
//	store/index      the search, with a file of its own beside the main one
//	store/artifacts  what workflows make, within a budget of bytes
//	store            the tables of the nouns, one file for each
//	store/archive    the library as it is exported and imported
//
// Promises: what a method wrote is on disk when it returns, all of it or none. Everything a
// turn reads comes from the transaction that writes its user row. No operation rewrites
// history: only deleting and restoring make a conversation shorter. The unfinished prose of
// a crash becomes a message at the next start.
//
// The names of the workflow guide (6.3) and ours, for the state of workflows:
//
//	get_ and set_workflow_..._state      WorkflowState, SetWorkflowState with a workflow.Tier
//	get_budget_bytes                     Settings, AttachmentCacheBudgetBytes
//
// Why the store is above the engines: each engine declares the few verbs that it
// needs, so the engines stay free of SQL and the tables stay free of engines.
package store
