package store_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
)

func TestPromptsAreKeptUnderNamesThatCanBeTyped(t *testing.T) {
	db := fresh(t)
	put := func(patch string) error {
		_, err := db.Settings.UpdateSettings(t.Context(), json.RawMessage(patch))
		return err
	}
	ok(t, put(`{"prompts":[{"name":"summary","text":"Sum up:"},{"name":"日本-2","text":""}]}`))
	ok(t, put(`{"user_name":"Ann"}`))
	ok(t, db.Settings.ResetSettings(t.Context()))
	for what, c := range map[string]struct {
		prompts string
		want    fault.Code
	}{
		"two words":          {`[{"name":"sum up","text":"x"}]`, fault.Invalid},
		"no name":            {`[{"name":"","text":"x"}]`, fault.Invalid},
		"a name of 65":       {`[{"name":"` + strings.Repeat("é", 65) + `","text":"x"}]`, fault.Invalid},
		"a slash":            {`[{"name":"/sum","text":"x"}]`, fault.Invalid},
		"one name for two":   {`[{"name":"sum","text":"x"},{"name":"Sum","text":"y"}]`, fault.Conflict},
		"what is no list":    {`"sum"`, fault.Invalid},
		"what is no prompt":  {`["sum"]`, fault.Invalid},
		"a text that is big": {`[{"name":"sum","text":"` + strings.Repeat("x", 2<<20) + `"}]`, fault.Invalid},
	} {
		if err := put(`{"prompts":` + c.prompts + `}`); fault.CodeOf(err) != c.want {
			t.Errorf("%s: %v", what, err)
		}
	}
	want := []chat.Prompt{{Name: "summary", Text: "Sum up:"}, {Name: "日本-2"}}
	if diff := cmp.Diff(want, must(db.Settings.Settings(t.Context()))(t).Prompts); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	ok(t, put(`{"prompts":null}`))
	if got := must(db.Settings.Settings(t.Context()))(t).Prompts; got == nil || len(got) > 0 {
		t.Errorf("without prompts they are %v", got)
	}
}
