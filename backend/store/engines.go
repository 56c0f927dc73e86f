package store

import (
	"terzetto/backend/core/run"
	"terzetto/backend/core/team"
	"terzetto/backend/store/files"
	"terzetto/backend/store/index"
	"terzetto/backend/store/runs"
	"terzetto/backend/store/teams"
	"terzetto/backend/store/triggers"
	"terzetto/backend/store/workflows"
)

type (
	runTables      = runs.DB
	triggerTables  = triggers.DB
	workflowTables = workflows.DB
	teamTables     = teams.DB
	fileTables     = files.DB
)

type runStore struct {
	*runTables
	*triggerTables
	*workflowTables
}

// RunStore is the store of runs: their own tables, and those of what begins them.
func (db *DB) RunStore() run.Store { return runStore{db.Runs, db.Triggers, db.Workflows} }

type teamStore struct {
	*teamTables
	*fileTables
	*index.Searcher
}

// TeamStore is the store of teams: their own tables, the files and their passages.
func (db *DB) TeamStore() team.Store { return teamStore{db.Teams, db.Files, db.Searcher} }
