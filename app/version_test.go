package app

import (
	"os"
	"regexp"
	"runtime/debug"
	"strings"
	"testing"
)

func TestTheVersionIsThatOfTheProjectsFile(t *testing.T) {
	project, err := os.ReadFile("../wails.json")
	if err != nil {
		t.Fatal(err)
	}
	got := versionOf(project)
	number, _, _ := strings.Cut(got, "+")
	if !regexp.MustCompile(`^\d+\.\d+\.\d+$`).MatchString(number) || !strings.Contains(string(project), `"productVersion": "`+number+`"`) {
		t.Errorf("it is %s", got)
	}
	changes, err := os.ReadFile("../.github/CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	newest := regexp.MustCompile(`(?m)^## \[(.*)\] - (\d{4}-\d\d-\d\d)$`).FindSubmatch(changes)
	if newest == nil || string(newest[1]) != number {
		t.Errorf("the newest release of the changelog is %q", newest)
	}
	if got := versionOf([]byte("{")); got != "dev" {
		t.Errorf("without the file it is %s", got)
	}
}

func TestTheRevisionIsWhatGoWroteDown(t *testing.T) {
	at := debug.BuildSetting{Key: "vcs.revision", Value: "584e21de0f1e2d3c4b5a69788796a5b4c3d2e1f0"}
	for want, settings := range map[string][]debug.BuildSetting{
		"":               nil,
		"584e21de":       {at, {Key: "vcs.modified", Value: "false"}},
		"584e21de-dirty": {at, {Key: "vcs.modified", Value: "true"}},
	} {
		if got := revisionIn(settings); got != want {
			t.Errorf("%v is %q", settings, got)
		}
	}
}
