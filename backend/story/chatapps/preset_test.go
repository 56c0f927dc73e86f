package chatapps_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
	"terzetto/backend/story/chatapps"
)

func TestAPresetGoesBackIntoItsFileWithWhatChanged(t *testing.T) {
	const chatFile = `{"temperature":"0.7","top_p":0.9,"odd":[1],"prompts":[{"identifier":"main","content":"A","x":1},{"identifier":"jailbreak","content":"B"},{"identifier":"chatHistory","marker":true}],
		"prompt_order":[{"character_id":100001,"order":[{"identifier":"main","enabled":true},{"identifier":"chatHistory","enabled":true},{"identifier":"jailbreak","enabled":true}]}]}`
	warm := func(p *chat.Preset) { p.Content.Model.Temperature = new(1.2) }
	words := func(p *chat.Preset) { p.Content.SharedSystemPrompt = "New" }
	for name, row := range map[string]struct {
		file   string
		change func(*chat.Preset)
		want   string // empty: the file has no place for it
	}{
		"nothing changed, so the file is as it was":      {chatFile, func(*chat.Preset) {}, chatFile},
		"a sampler alone changes":                        {`{"temperature":"0.7","top_p":0.9,"openai_max_tokens":"300"}`, warm, `{"temperature":1.2,"top_p":0.9,"openai_max_tokens":"300"}`},
		"a sampler goes":                                 {`{"temp":0.7,"rep_pen":1.1,"a":1}`, func(p *chat.Preset) { p.Content.Model.Temperature = nil }, `{"rep_pen":1.1,"a":1}`},
		"a text takes the place of the main prompt":      {chatFile, words, `{"temperature":"0.7","top_p":0.9,"odd":[1],"prompts":[{"identifier":"main","content":"New","x":1},{"identifier":"jailbreak","content":"B"},{"identifier":"chatHistory","marker":true}],"prompt_order":[{"character_id":100001,"order":[{"identifier":"main","enabled":true},{"identifier":"chatHistory","enabled":true},{"identifier":"jailbreak","enabled":false}]}]}`},
		"a system prompt stays one":                      {`{"name":"Salt","content":"A"}`, words, `{"name":"Salt","content":"New"}`},
		"a system prompt has no place for samplers":      {`{"name":"Salt","content":"A"}`, warm, ""},
		"a preset for bare text has no place for a text": {`{"temp":0.7,"rep_pen":1.1}`, words, ""},
	} {
		file := rawjson.ObjectOf(json.RawMessage(row.file))
		p := chatapps.ReadPreset("Salt", file).Preset
		row.change(&p)
		got, ok := chatapps.WritePreset(file, p)
		var want, have any
		_ = json.Unmarshal([]byte(row.want), &want)
		_ = json.Unmarshal(rawjson.Encode(got), &have)
		if ok != (row.want != "") || ok && !cmp.Equal(want, have) {
			t.Errorf("%s: %v\n%s", name, ok, cmp.Diff(want, have))
		}
	}
}

func TestAPresetMadeHereIsWrittenWhole(t *testing.T) {
	p := chat.Preset{Name: "Mine", Content: chat.PresetContent{SharedSystemPrompt: "Plainly.", Model: &chat.PresetModel{Samplers: chat.Samplers{TopK: new(40)}}}}
	again := chatapps.ReadPreset("Mine", chatapps.NewPresetFile(p))
	if again.Content.SharedSystemPrompt != "Plainly." || again.Content.Model.TopK == nil || *again.Content.Model.TopK != 40 {
		t.Errorf("%+v", again.Content)
	}
}
