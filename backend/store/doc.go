// Package store keeps everything that the program stores in one SQLite file. It opens, migrates and rescues the file, and
// gives the tables: db.Runs, db.Teams, db.Chats and so on, each a package of its own.
//
// Its parts, from the ground up:
//
//	store/sqlite       the file: connections, transactions, migrations, checks, backup, salvage; knows no noun
//	store/seed         what a fresh file is filled with
//	store/index        the search, with a file of its own beside the main one
//	store/artifacts    what plug-ins make, within a budget of bytes
//	store/rows         what all tables share: transactions, rules, patches, lists
//	store/files        files and which messages have them
//	store/library      cards, lorebooks, personas, fragments, phrases
//	store/secrets      model servers, speech servers, tool servers, variables
//	store/settings     settings, presets, models, and who answers
//	store/calls        calls of tools in conversations, and what models may use there
//	store/messages     conversations and messages as rows, and paths of them
//	store/folds        the summaries of conversations
//	store/facts        what stories have established, and which exchanges were read for it
//	store/plugins      the states of plug-ins
//	store/chats        what a person does with conversations: create, edit, swipe, delete, draft
//	store/turns        what a turn reads and leaves behind
//	store/workflows    stored workflows and their drafts
//	store/runs         runs with their steps, logs and questions
//	store/triggers     schedules and triggers, what waits at them, permissions
//	store/teams        requests of teams, their agents and limits
//	store/assistants   assistants
//	store/habits       the phrases that models say again and again
//	store/archive      the library as it is exported and imported
//
// Promises: what a method wrote is on disk when it returns, all of it or none. No operation rewrites
// history: only deleting and restoring make a conversation shorter.
//
// Why the store is above core: run, team, turn and plugin each declare the few verbs that they need, so they stay free of
// SQL and the tables stay free of them. A package of tables holds those below it and none that holds it.
package store
