package api_test

import (
	"reflect"
	"testing"

	"terzetto/backend/api"
)

// short are the answers that are one array in memory, and why they can't be long.
var short = map[string]string{
	"folds.versions":            "the earlier texts of a fold are bounded",
	"memory.carry":              "no longer than what was sent",
	"endpoints.list":            "a person enters each by hand, and every turn reads them all",
	"endpoints.discover":        "one for each port that is looked at",
	"endpoints.servedModels":    "what a server answers is bounded",
	"models.list":               "a person enters each by hand",
	"moods.order":               "no longer than what was sent",
	"moods.restore":             "those that a person made, as every turn reads them",
	"directorFragments.order":   "no longer than what was sent",
	"directorFragments.restore": "those that a person made, as every turn reads them",
	"phrases.restore":           "those that a person made, as every turn reads them",
	"scripts.order":             "those that a person added, as every turn reads them",
	"scripts.inUse":             "those that a person added, as every turn reads them",
	"quickReplies.order":        "a person adds each, and the line of buttons shows them",
	"quickReplies.check":        "one text has only so many commands",
	"folders.list":              "a person makes each by hand, and the list shows them all",
	"folders.order":             "a person makes each by hand, and the list shows them all",
	"conversations.tags":        "a person thinks of each",
	"samples.list":              "the program ships them",
	"samples.add":               "the program ships them",
	"voices.costs":              "one for each way to reply",
	"workflows.list":            "the program ships them",
	"workflows.work":            "what is at work in one conversation",
	"audio.channels":            "the program has them",
	"speech.engines":            "the program has them",
	"speech.voices":             "what an engine answers is bounded",
	"speech.servers":            "a person enters each by hand",
	"speech.discover":           "one for each port that is looked at",
	"app.backups":               "only so many are kept",
	"app.hosts":                 "only so many are kept",
	"app.fonts":                 "those of the system",
}

func TestEveryArrayIsStreamedOrShortByNature(t *testing.T) {
	for _, o := range api.Operations() {
		if o.Out.Kind() == reflect.Slice && short[o.Name] == "" {
			t.Errorf("%s answers with an array that may be long: stream it, or answer in pages", o.Name)
		}
	}
	for name := range short {
		found := false
		for _, o := range api.Operations() {
			found = found || o.Name == name && o.Out.Kind() == reflect.Slice
		}
		if !found {
			t.Errorf("%s answers with no array", name)
		}
	}
}
