package portable_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/story/portable"
)

// withVariables is a chat of two greetings and a message, with what SillyTavern says of its variables.
func withVariables(said string) string {
	return `{"user_name":"Anna","character_name":"Ines","chat_metadata":{"integrity":"a","variables":` + said + `}}
{"name":"Ines","is_user":false,"mes":"Come in.","swipe_id":0,"swipes":["Come in.","Go away."]}
{"name":"Anna","is_user":true,"mes":"I stay."}
`
}

// variablesOfRows are those of each row.
func variablesOfRows(talk *portable.Transcript) (all []string) {
	for _, r := range talk.Rows {
		all = append(all, r.Text+" "+strings.TrimPrefix(fmt.Sprint(r.Variables), "map"))
	}
	return all
}

func written(t *testing.T, talk *portable.Transcript) string {
	t.Helper()
	var out bytes.Buffer
	if err := portable.WriteTranscript(t.Context(), &out, talk, true); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestVariablesOfASillyTavernChatAreOnEachBranch(t *testing.T) {
	talk := readTalk(t, withVariables(`{"mood":"calm","coins":5,"list":"[1,2]","on":true,"gone":null,"deep":{"a":1}}`))
	const all = "[coins:5 deep:{\"a\":1} list:[1,2] mood:calm on:true]"
	if diff := cmp.Diff([]string{"Come in. " + all, "Go away. " + all, "I stay. []"}, variablesOfRows(talk)); diff != "" {
		t.Error(diff)
	}
	out := written(t, talk)
	if want := `"variables":{"coins":"5","deep":"{\"a\":1}","list":"[1,2]","mood":"calm","on":"true"}`; !strings.Contains(strings.SplitN(out, "\n", 2)[0], want) {
		t.Errorf("it is written as %s", out)
	}
	again := readTalk(t, out)
	if diff := cmp.Diff(variablesOfRows(talk), variablesOfRows(again)); diff != "" {
		t.Errorf("the second reading (-first +second):\n%s", diff)
	}
}

func TestWhatWasPlayedElsewhereIsAtTheEnd(t *testing.T) {
	talk := readTalk(t, withVariables(`{"mood":"calm"}`))
	out := written(t, talk)
	head, lines, _ := strings.Cut(out, "\n")
	out = strings.Replace(head, "calm", "grim", 1) + "\n" + lines
	if diff := cmp.Diff([]string{"Come in. [mood:calm]", "Go away. [mood:calm]", "I stay. [mood:grim]"}, variablesOfRows(readTalk(t, out))); diff != "" {
		t.Errorf("of %s:\n%s", out, diff)
	}
}

func TestVariablesThatAreNoneAreLeftWhereTheyAre(t *testing.T) {
	for _, said := range []string{`null`, `7`, `"text"`, `[]`, `{}`} {
		talk := readTalk(t, withVariables(said))
		if got := variablesOfRows(talk); strings.Join(got, "") != "Come in. []Go away. []I stay. []" || len(talk.Problems) > 0 {
			t.Errorf("%s gives %q", said, got)
		}
	}
}

func TestVariablesThatAreTooLargeAreCounted(t *testing.T) {
	talk := readTalk(t, withVariables(`{"a":"1","b":"`+strings.Repeat("x", 1<<17)+`","c":"`+strings.Repeat("y", 1<<17)+`"}`))
	if got := talk.Rows[0].Variables; len(got) != 1 || got["a"] != "1" || len(talk.Problems) != 1 || !strings.HasSuffix(fault.Sentence(talk.Problems[0]), ": 2.") {
		t.Errorf("%d variables, %v", len(got), talk.Problems)
	}
}

func TestEachBranchOfAChatCarriesItsVariables(t *testing.T) {
	talk := &portable.Transcript{Title: "T", Char: "Ines", Leaf: 2, Variables: map[string]string{"n": "2"}, Rows: []portable.Row{
		{Parent: -1, Role: chat.Assistant, Text: "Hello.", Variables: map[string]string{"n": "0"}},
		{Parent: 0, Role: chat.User, Text: "Hi."},
		{Parent: 1, Role: chat.Assistant, Text: "Shown.", Variables: map[string]string{"n": "2"}},
		{Parent: 1, Role: chat.Assistant, Text: "Swipe."},
		{Parent: 3, Role: chat.User, Text: "Below.", Variables: map[string]string{"n": "9"}},
	}}
	got := variablesOfRows(readTalk(t, written(t, talk)))
	slices.Sort(got)
	if diff := cmp.Diff([]string{"Below. [n:9]", "Hello. [n:0]", "Hi. []", "Shown. [n:2]", "Swipe. []"}, got); diff != "" {
		t.Error(diff)
	}
}
