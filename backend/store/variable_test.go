package store_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/store"
	"terzetto/backend/tool"
)

const canary = "sk-canary-4711-wxyz"

func text(s string) json.RawMessage {
	b, err := json.Marshal(s)
	if err != nil {
		panic(err)
	}
	return b
}

func keep(t testing.TB, db *store.DB, v tool.PersistentVar) tool.PersistentVar {
	t.Helper()
	return must(db.Secrets.CreatePersistentVar(t.Context(), v))(t)
}

func patched(t testing.TB, db *store.DB, id, patch string) tool.PersistentVar {
	t.Helper()
	return must(db.Secrets.UpdatePersistentVar(t.Context(), id, json.RawMessage(patch)))(t)
}

// reads is what a tool gets of a variable.
func reads(t testing.TB, db *store.DB, name, by string) string {
	t.Helper()
	got, err := db.Secrets.Variable(t.Context(), name, by)
	if err != nil {
		return string(fault.CodeOf(err))
	}
	return got
}

func TestTheNarrowestScopeCounts(t *testing.T) {
	db := fresh(t)
	var held []tool.PersistentVar
	for _, s := range []tool.Scope{tool.User, tool.Device, tool.Group, tool.GroupUser, tool.GroupDevice} {
		held = append(held, keep(t, db, tool.PersistentVar{Name: "REGION", Scope: s, Value: text(string(s))}))
		if got := reads(t, db, "REGION", "any"); got != string(s) {
			t.Errorf("beside %s, %s counts", s, got)
		}
	}
	for i := len(held) - 1; i > 0; i-- {
		v := patched(t, db, held[i].ID, `{"value":null}`)
		if v.Set || v.Value != nil {
			t.Errorf("%s still has %s", v.Scope, v.Value)
		}
		if got := reads(t, db, "REGION", "any"); got != string(held[i-1].Scope) {
			t.Errorf("without %s, %s counts", held[i].Scope, got)
		}
	}
	ok(t, db.Secrets.DeletePersistentVar(t.Context(), held[0].ID))
	if got := reads(t, db, "REGION", "any"); got != "not_found" {
		t.Errorf("of none there is %s", got)
	}
}

// The case of peers.pvars: a default is the reader's, until somebody writes.
func TestReadingAVariableThatIsNotThereWritesNothing(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	for range 2 { // again after a restart
		db := open(t, dir)
		if got := reads(t, db, "LIMIT", "any"); got != "not_found" {
			t.Errorf("got %s", got)
		}
		if all := must(db.Secrets.PersistentVars(t.Context()))(t); len(all) != 0 {
			t.Errorf("there are %+v", all)
		}
		ok(t, db.Close())
	}
}

func TestAVariableHoldsAnyValueAndReadsAsText(t *testing.T) {
	db := fresh(t)
	v := keep(t, db, tool.PersistentVar{Name: "X", Description: "d", Value: text("a text")})
	if v.Scope != tool.Device || !v.Set || v.Hint != "" || len(v.Grants) != 0 {
		t.Errorf("%+v", v)
	}
	for value, want := range map[string]string{`5`: "5", `{"a": [1, true]}`: `{"a":[1,true]}`, `""`: "", `"two\nlines"`: "two\nlines", `false`: "false"} {
		if got := patched(t, db, v.ID, `{"value":`+value+`}`); !got.Set {
			t.Errorf("%s is not set", value)
		}
		if got := reads(t, db, "X", "any"); got != want {
			t.Errorf("%s reads %q", value, got)
		}
	}
	v = patched(t, db, v.ID, `{"description":"e","isSet":false,"hint":"no","persistentVarId":"other"}`)
	if v.Description != "e" || !v.Set || v.Hint != "" || v.ID == "other" || reads(t, db, "X", "any") == "not_found" {
		t.Errorf("%+v", v)
	}
}

func TestASecretIsReadByGrantedToolsAlone(t *testing.T) {
	db := fresh(t)
	v := keep(t, db, tool.PersistentVar{Name: "TOKEN", Scope: tool.Group, Secret: true, Value: text(" " + canary + "\n"), Grants: []string{"mail", "calendar", "mail"}})
	want := tool.PersistentVar{
		ID: v.ID, Name: "TOKEN", Scope: tool.Group, Secret: true, Set: true, Hint: "wxyz", Grants: []string{"calendar", "mail"}, ModifiedAt: v.ModifiedAt,
	}
	if diff := cmp.Diff(want, v); diff != "" {
		t.Error(diff)
	}
	keep(t, db, tool.PersistentVar{Name: "TOKEN", Scope: tool.User, Value: text("plain")})
	for by, want := range map[string]string{"mail": canary, "calendar": canary, "web": "forbidden", "": "forbidden"} {
		if got := reads(t, db, "TOKEN", by); got != want {
			t.Errorf("%q reads %s", by, got)
		}
	}
	patched(t, db, v.ID, `{"grants":["web"]}`)
	for by, want := range map[string]string{"mail": "forbidden", "web": canary} {
		if got := reads(t, db, "TOKEN", by); got != want {
			t.Errorf("afterwards %q reads %s", by, got)
		}
	}
}

func TestWhatBecomesOfASecretWhenItsVariableChanges(t *testing.T) {
	for _, c := range []struct {
		name, patch string
		want        string // what the tool reads
		secret      bool
	}{
		{"another description", `{"description":"d"}`, canary, true},
		{"the row as it was read", `{"name":"TOKEN","isSecret":true,"value":null,"grants":["t"]}`, canary, true},
		{"another name and scope", `{"name":"TOKEN","scope":"user"}`, canary, true},
		{"another secret", `{"value":"other-secret"}`, "other-secret", true},
		{"an empty text", `{"value":""}`, "not_found", true},
		{"plain, and it shows nothing", `{"isSecret":false}`, "not_found", false},
		{"plain with a value of its own", `{"isSecret":false,"value":"open"}`, "open", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			db := fresh(t)
			v := keep(t, db, tool.PersistentVar{Name: "TOKEN", Secret: true, Value: text(canary), Grants: []string{"t"}})
			v = patched(t, db, v.ID, c.patch)
			if got := reads(t, db, "TOKEN", "t"); got != c.want || v.Secret != c.secret || v.Set != (c.want != "not_found") {
				t.Errorf("it reads %s, and is %+v", got, v)
			}
			if strings.Contains(string(v.Value), canary) || c.want != canary && v.Hint == "wxyz" {
				t.Errorf("it shows %s, %s", v.Value, v.Hint)
			}
		})
	}
	db := fresh(t)
	v := keep(t, db, tool.PersistentVar{Name: "TOKEN", Value: text(canary)})
	if v = patched(t, db, v.ID, `{"isSecret":true,"grants":["t"]}`); v.Value != nil || !v.Set || reads(t, db, "TOKEN", "t") != canary || reads(t, db, "TOKEN", "u") != "forbidden" {
		t.Errorf("a plain one that became secret is %+v", v)
	}
}

func TestASecretStandsInNoFile(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	db := open(t, dir)
	v := keep(t, db, tool.PersistentVar{Name: "TOKEN", Secret: true, Value: text(canary), Grants: []string{"t"}})
	must(db.BackUpNow(t.Context()))(t)
	ok(t, db.Close())
	ok(t, filepath.WalkDir(dir, func(path string, f os.DirEntry, err error) error {
		if err != nil || f.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if strings.Contains(string(data), canary) {
			t.Errorf("it stands in %s", f.Name())
		}
		return err
	}))
	db = open(t, dir)
	if got := must(db.Secrets.PersistentVar(t.Context(), v.ID))(t); !cmp.Equal(got, v) || reads(t, db, "TOKEN", "t") != canary {
		t.Errorf("after a restart it is %+v", got)
	}
	ok(t, db.Close())
	ok(t, os.Remove(filepath.Join(dir, "secret.key")))
	db = open(t, dir)
	if got, err := db.Secrets.Variable(t.Context(), "TOKEN", "t"); !fault.Is(err, fault.Conflict) {
		t.Errorf("without its key it reads %q, %v", got, err)
	}
}

func TestWhatIsRefusedOfAVariable(t *testing.T) {
	db := fresh(t)
	v := keep(t, db, tool.PersistentVar{Name: "TOKEN", Secret: true, Value: text(canary)})
	add := func(v tool.PersistentVar) func() error {
		return func() error { _, err := db.Secrets.CreatePersistentVar(t.Context(), v); return err }
	}
	update := func(id, patch string) func() error {
		return func() error {
			_, err := db.Secrets.UpdatePersistentVar(t.Context(), id, json.RawMessage(patch))
			return err
		}
	}
	for _, c := range []struct {
		name string
		do   func() error
		want fault.Code
	}{
		{"no name", add(tool.PersistentVar{}), fault.Invalid},
		{"a name that is no word", add(tool.PersistentVar{Name: "a b"}), fault.Invalid},
		{"a scope of its own", add(tool.PersistentVar{Name: "A", Scope: "planet"}), fault.Invalid},
		{"the name and scope of another", add(tool.PersistentVar{Name: "TOKEN"}), fault.Conflict},
		{"a description without end", add(tool.PersistentVar{Name: "A", Description: strings.Repeat("x", 20_000)}), fault.Invalid},
		{"a value without end", add(tool.PersistentVar{Name: "A", Value: text(strings.Repeat("x", 70_000))}), fault.TooLarge},
		{"a secret without end", add(tool.PersistentVar{Name: "A", Secret: true, Value: text(strings.Repeat("x", 20_000))}), fault.Invalid},
		{"a secret that is no text", add(tool.PersistentVar{Name: "A", Secret: true, Value: json.RawMessage(`{"k":"` + canary + `"}`)}), fault.Invalid},
		{"a value that is no JSON", add(tool.PersistentVar{Name: "A", Value: json.RawMessage(`{`)}), fault.Invalid},
		{"a change of the wrong type", update(v.ID, `{"grants":"all"}`), fault.Invalid},
		{"no change", update(v.ID, `[]`), fault.Malformed},
		{"one that is not there", update("x", `{}`), fault.NotFound},
		{"deleting one that is not there", func() error { return db.Secrets.DeletePersistentVar(t.Context(), "x") }, fault.NotFound},
		{"reading one that is not there", func() error { _, err := db.Secrets.PersistentVar(t.Context(), "x"); return err }, fault.NotFound},
	} {
		if err := c.do(); !fault.Is(err, c.want) || strings.Contains(err.Error(), canary) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if all := must(db.Secrets.PersistentVars(t.Context()))(t); !cmp.Equal(all, []tool.PersistentVar{v}) {
		t.Errorf("what was refused left its mark: %+v", all)
	}
}
