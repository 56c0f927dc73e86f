package store_test

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/assistant"
	"terzetto/backend/store"
)

// standing lists the assistants by name, the primary one with a star.
func standing(t testing.TB, db *store.DB) string {
	t.Helper()
	var out []string
	for _, a := range must(db.Assistants.Assistants(t.Context()))(t) {
		name := a.Name
		if a.Primary {
			name += "*"
		}
		out = append(out, name)
	}
	return strings.Join(out, " ")
}

func TestAnAssistantIsThereWithoutHavingBeenWritten(t *testing.T) {
	db := fresh(t)
	all := must(db.Assistants.Assistants(t.Context()))(t)
	if len(all) != 1 || all[0].ID != assistant.DefaultID || !all[0].Primary || all[0].CreatedAt != nil || all[0].Prompt == "" {
		t.Errorf("there are %+v", all)
	}
	if one := must(db.Assistants.Assistant(t.Context(), assistant.DefaultID))(t); !cmp.Equal(one, all[0]) {
		t.Errorf("by its id it is %+v", one)
	}
}

func TestExactlyOneAssistantIsPrimary(t *testing.T) {
	db := fresh(t)
	add := func(name string, primary bool) string {
		return must(db.Assistants.CreateAssistant(t.Context(), assistant.Assistant{Name: name, Primary: primary}))(t).ID
	}
	patch := func(id, patch string) {
		t.Helper()
		must(db.Assistants.UpdateAssistant(t.Context(), id, json.RawMessage(patch)))(t)
	}
	stands := func(want string) {
		t.Helper()
		if got := standing(t, db); got != want {
			t.Errorf("there are %s, want %s", got, want)
		}
	}
	bob := add("Bob", false)
	stands("Assistant* Bob")
	patch(bob, `{"primary":true}`)
	stands("Assistant Bob*")
	eve := add("Eve", true)
	stands("Assistant Bob Eve*")
	patch(eve, `{"primary":false}`)
	stands("Assistant* Bob Eve")
	patch(bob, `{"primary":true}`)
	ok(t, db.Assistants.DeleteAssistant(t.Context(), bob))
	stands("Assistant* Eve")
	patch(assistant.DefaultID, `{"name":"Zoe","primary":true}`)
	stands("Eve Zoe*")
	patch(eve, `{"primary":true}`)
	stands("Eve* Zoe")
	ok(t, db.Assistants.DeleteAssistant(t.Context(), assistant.DefaultID))
	stands("Assistant Eve*")
}

func TestAnAssistantIsKeptAsItWasWritten(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	db := open(t, dir)
	a := must(db.Assistants.CreateAssistant(t.Context(), assistant.Assistant{
		Name: " Mr.  O'Neil ", Description: "d", Prompt: "p", Model: " m ", Strategy: assistant.Fixed, Tools: []string{"b", "a"},
	}))(t)
	want := assistant.Assistant{
		ID: a.ID, Name: "Mr. O'Neil", Description: "d", Prompt: "p", Model: "m", Strategy: assistant.Fixed, Tools: []string{"b", "a"},
		CreatedAt: a.CreatedAt, UpdatedAt: a.UpdatedAt,
	}
	if diff := cmp.Diff(want, a); diff != "" || a.CreatedAt == nil {
		t.Errorf("%s, made at %v", diff, a.CreatedAt)
	}
	ok(t, db.Close())
	db = open(t, dir)
	if got := must(db.Assistants.Assistant(t.Context(), a.ID))(t); !cmp.Equal(got, a) {
		t.Errorf("after a restart it is %+v", got)
	}
	b := must(db.Assistants.UpdateAssistant(t.Context(), a.ID, json.RawMessage(`{"prompt":"q","tools":null,"assistantId":"x","createdAt":null}`)))(t)
	if b.ID != a.ID || b.Prompt != "q" || b.Name != a.Name || b.Tools == nil || len(b.Tools) != 0 || !b.CreatedAt.Equal(*a.CreatedAt) {
		t.Errorf("the change made %+v", b)
	}
}

func TestWhatIsRefusedOfAnAssistant(t *testing.T) {
	db := fresh(t)
	bob := must(db.Assistants.CreateAssistant(t.Context(), assistant.Assistant{Name: "Bob"}))(t)
	must(db.Assistants.UpdateAssistant(t.Context(), assistant.DefaultID, json.RawMessage(`{"name":"Zoe"}`)))(t)
	must(db.Assistants.CreateAssistant(t.Context(), assistant.Assistant{Name: "assistant"}))(t)
	add := func(a assistant.Assistant) func() error {
		return func() error { _, err := db.Assistants.CreateAssistant(t.Context(), a); return err }
	}
	update := func(id, patch string) func() error {
		return func() error {
			_, err := db.Assistants.UpdateAssistant(t.Context(), id, json.RawMessage(patch))
			return err
		}
	}
	for _, c := range []struct {
		name string
		do   func() error
		want fault.Code
	}{
		{"no name", add(assistant.Assistant{Name: " \n"}), fault.Invalid},
		{"a name without end", add(assistant.Assistant{Name: strings.Repeat("x", 200)}), fault.Invalid},
		{"a name that cannot be mentioned", add(assistant.Assistant{Name: "a@b"}), fault.Invalid},
		{"the name of another", add(assistant.Assistant{Name: "bOB"}), fault.Conflict},
		{"the name of another, by a change", update(assistant.DefaultID, `{"name":"BOB"}`), fault.Conflict},
		{"a strategy of its own", add(assistant.Assistant{Name: "A", Strategy: "All"}), fault.Invalid},
		{"a prompt without end", add(assistant.Assistant{Name: "A", Prompt: strings.Repeat("x", 20_000)}), fault.Invalid},
		{"a tool that is no id", add(assistant.Assistant{Name: "A", Tools: []string{strings.Repeat("x", 100)}}), fault.Invalid},
		{"a change of the wrong type", update(bob.ID, `{"tools":"all"}`), fault.Invalid},
		{"one that is not there", update("x", `{}`), fault.NotFound},
		{"deleting one that is not there", func() error { return db.Assistants.DeleteAssistant(t.Context(), "x") }, fault.NotFound},
		{"deleting the one whose first name is taken", func() error { return db.Assistants.DeleteAssistant(t.Context(), assistant.DefaultID) }, fault.Conflict},
		{"reading one that is not there", func() error { _, err := db.Assistants.Assistant(t.Context(), "x"); return err }, fault.NotFound},
	} {
		if err := c.do(); !fault.Is(err, c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if got := standing(t, db); got != "assistant Bob Zoe*" {
		t.Errorf("what was refused left its mark: %s", got)
	}
	if err := fresh(t).Assistants.DeleteAssistant(t.Context(), assistant.DefaultID); !fault.Is(err, fault.Conflict) {
		t.Errorf("deleting the default is %v", err)
	}
}
