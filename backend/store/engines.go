package store

import (
	"terzetto/backend/core/run"
	"terzetto/backend/core/team"
)

// RunStore is the store of runs: their own tables, and those of what begins them.
func (db *DB) RunStore() run.Store {
	return struct {
		run.Runs
		run.Queue
		run.Results
		run.FlowResults
		run.Workflows
		run.Schedules
		run.Events
	}{db.Runs, db.Runs, db.Runs, db.Runs, db.Workflows, db.Triggers, db.Triggers}
}

// TeamStore is the store of teams: their own tables, the files and their passages.
func (db *DB) TeamStore() team.Store {
	return struct {
		team.Requests
		team.Files
		team.Passages
	}{db.Teams, db.Files, db.Searcher}
}
