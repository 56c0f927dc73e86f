package chatapps_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/story/chatapps"
)

func TestTurnsOfKoboldAreToldByTagsInTheText(t *testing.T) {
	for name, text := range map[string]string{
		"tags of the settings": `"\n### In:\nA bird?","\n### Out:\nHeron."`,
		"what stands for them": `"\n{{[INPUT]}}\nA bird?","\n{{[OUTPUT]}}\nHeron."`,
	} {
		o := rawjson.ObjectOf(json.RawMessage(`{"gamestarted":true,"prompt":"","memory":"","actions":[` + text + `],
			"savedsettings":{"opmode":4,"instruct_starttag":"\\n### In:\\n","instruct_endtag":"\\n### Out:\\n","placeholder_tags":true}}`))
		app, content := chatapps.Read("a", o)
		var got []string
		for _, c := range content.Conversations {
			for _, m := range c.Messages {
				got = append(got, string(m.Role)+": "+m.Text)
			}
		}
		if diff := cmp.Diff([]string{"user: A bird?", "assistant: Heron."}, got); diff != "" || app != chatapps.KoboldAI {
			t.Errorf("%s: %s %s", name, app, diff)
		}
	}
}
