package store_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/store/secrets"
	"terzetto/backend/tool"
)

const toolKey = "sk-tool-abcd1234"

func TestNothingIsAllowedToToolsUntilItIsChosen(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	db := open(t, dir)
	if s := must(db.Settings.ToolSettings(t.Context()))(t); !reflect.DeepEqual(s, tool.Settings{Hosts: []string{}}) {
		t.Errorf("%+v", s)
	}
	for _, step := range []struct {
		patch string
		want  tool.Settings
	}{
		{`{"folder":"/tmp/notes"}`, tool.Settings{Folder: "/tmp/notes", Hosts: []string{}}},
		{`{"hosts":["127.0.0.1:80"]}`, tool.Settings{Folder: "/tmp/notes", Hosts: []string{"127.0.0.1:80"}}},
		{`{"fetching":true,"hosts":null}`, tool.Settings{Folder: "/tmp/notes", Fetching: true, Hosts: []string{}}},
		{`{"folder":"","hosts":["a.example","b.example:8443"]}`, tool.Settings{Fetching: true, Hosts: []string{"a.example", "b.example:8443"}}},
		{`{}`, tool.Settings{Fetching: true, Hosts: []string{"a.example", "b.example:8443"}}},
	} {
		if s := must(db.Settings.UpdateToolSettings(t.Context(), json.RawMessage(step.patch)))(t); !reflect.DeepEqual(s, step.want) {
			t.Errorf("%s: %+v", step.patch, s)
		}
	}
	for _, patch := range []string{`{"fetching":"yes"}`, `{"folder":7}`, `{"folder":null}`, `{"folder":"` + strings.Repeat("x", 5000) + `"}`, `[]`} {
		if _, err := db.Settings.UpdateToolSettings(t.Context(), json.RawMessage(patch)); !fault.Is(err, fault.Invalid) && !fault.Is(err, fault.Malformed) {
			t.Errorf("%.50s: %v", patch, err)
		}
	}
	ok(t, db.Close())
	if s := must(open(t, dir).Settings.ToolSettings(t.Context()))(t); !reflect.DeepEqual(s, tool.Settings{Fetching: true, Hosts: []string{"a.example", "b.example:8443"}}) {
		t.Errorf("after a start: %+v", s)
	}
}

func TestAToolServerIsKeptAsThePersonSawIt(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	db := open(t, dir)
	offers := []tool.Offer{{ToolID: "words__upper", Name: "upper", Description: "U.", Input: json.RawMessage(`{"type":"object"}`), ReadOnly: true}}
	s := must(db.Secrets.AddToolServer(t.Context(), secrets.ToolServerInput{
		Name: "words", Command: "npx", Args: []string{"-y", "words"}, Variables: map[string]string{"KEY": toolKey, "A": "b"},
	}, offers))(t)
	want := tool.Server{ID: s.ID, Name: "words", Command: "npx", Args: []string{"-y", "words"}, Variables: []string{"A", "KEY"}, Offers: offers}
	if diff := cmp.Diff(want, s); diff != "" {
		t.Error(diff)
	}
	if got := must(db.Secrets.ToolVariables(t.Context(), s.ID))(t); got["KEY"] != toolKey || len(got) != 2 {
		t.Errorf("%v", got)
	}
	want.Offers = append(want.Offers, tool.Offer{Name: "odd", Trouble: "It is odd."})
	want.Offers[1].Input = json.RawMessage("null")
	if s := must(db.Secrets.SetOffers(t.Context(), s.ID, want.Offers))(t); cmp.Diff(want, s) != "" {
		t.Error(cmp.Diff(want, s))
	}
	bare := must(db.Secrets.AddToolServer(t.Context(), secrets.ToolServerInput{Name: "bare", Command: "bare"}, nil))(t)
	if bare.Args == nil || bare.Variables == nil || bare.Offers == nil {
		t.Errorf("an empty list would be null on the wire: %+v", bare)
	}
	if got := must(db.Secrets.ToolVariables(t.Context(), bare.ID))(t); len(got) != 0 {
		t.Errorf("%v", got)
	}
	ok(t, db.Close())
	for _, f := range must(os.ReadDir(dir))(t) {
		if data, err := os.ReadFile(filepath.Join(dir, f.Name())); err == nil && strings.Contains(string(data), toolKey) {
			t.Errorf("the key stands in %s", f.Name())
		}
	}
	db = open(t, dir)
	if all := must(db.Secrets.ToolServers(t.Context()))(t); len(all) != 2 || cmp.Diff(want, all[0]) != "" {
		t.Errorf("%+v", all)
	}
	if got := must(db.Secrets.ToolVariables(t.Context(), s.ID))(t); got["KEY"] != toolKey {
		t.Errorf("%v", got)
	}
}

func TestWhatIsRefusedOfAToolServer(t *testing.T) {
	db := fresh(t)
	add := func(in secrets.ToolServerInput) func() error {
		return func() error { _, err := db.Secrets.AddToolServer(t.Context(), in, nil); return err }
	}
	ok(t, add(secrets.ToolServerInput{Name: "words", Command: "words"})())
	for _, c := range []struct {
		name string
		do   func() error
		want fault.Code
	}{
		{"no name", add(secrets.ToolServerInput{Command: "x"}), fault.Invalid},
		{"no program", add(secrets.ToolServerInput{Name: "x", Command: " "}), fault.Invalid},
		{"a name that is taken", add(secrets.ToolServerInput{Name: "words", Command: "x"}), fault.Invalid},
		{"an argument without end", add(secrets.ToolServerInput{Name: "x", Command: "x", Args: []string{strings.Repeat("x", 20_000)}}), fault.Invalid},
		{"a value without end", add(secrets.ToolServerInput{Name: "x", Command: "x", Variables: map[string]string{"A": strings.Repeat("x", 20_000)}}), fault.Invalid},
		{"offers of one that is not there", func() error { _, err := db.Secrets.SetOffers(t.Context(), 99, nil); return err }, fault.NotFound},
		{"variables of one that is not there", func() error { _, err := db.Secrets.ToolVariables(t.Context(), 99); return err }, fault.NotFound},
		{"deleting one that is not there", func() error { return db.Secrets.DeleteToolServer(t.Context(), 99) }, fault.NotFound},
	} {
		if err := c.do(); !fault.Is(err, c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	all := must(db.Secrets.ToolServers(t.Context()))(t)
	if len(all) != 1 {
		t.Errorf("what was refused left its mark: %+v", all)
	}
	ok(t, db.Secrets.DeleteToolServer(t.Context(), all[0].ID))
	if all := must(db.Secrets.ToolServers(t.Context()))(t); len(all) != 0 {
		t.Errorf("%+v", all)
	}
}
