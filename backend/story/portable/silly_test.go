package portable_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/story/portable"
)

const sillyChat = `{"user_name":"Anna","character_name":"Ines","create_date":"2024-11-9 @14h 05m 33s 12ms","chat_metadata":{"integrity":"a-b-c","note_prompt":"Slowly.","timedWorldInfo":{}},"unknown":7}
{"name":"Ines","is_user":false,"is_system":false,"send_date":"November 9, 2024 2:05pm","mes":"Come in.","extra":{"api":"x"},"swipe_id":1,"swipes":["Go away.","Come in.","Who is it?"],"swipe_info":[{"send_date":"November 9, 2024 2:04pm","extra":{"model":"m"}},{"send_date":"November 9, 2024 2:05pm","extra":{"api":"x"}},{"send_date":1731161160000,"gen_started":"2024-11-09T14:06:00.000Z","extra":{}}]}
{"name":"Anna","is_user":true,"is_system":false,"send_date":"2024-11-09T14:07:00.000Z","mes":"I stay.","extra":{"isSmallSys":false},"force_avatar":"User Avatars/a.png"}
this is no line
{"name":"Ines","is_user":false,"send_date":"2024-11-9@14h08m01s","mes":"Good.\n\n*She smiles.*","title":"","extra":{"reasoning":"hm","token_count":12}}
`

func readTalk(t *testing.T, text string) *portable.Transcript {
	t.Helper()
	talk, err := portable.ReadTranscript(t.Context(), "chats/Ines/Ines - 2024-11-9 @14h 05m 33s 12ms.jsonl", strings.NewReader(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	return talk
}

func TestASillyTavernChatIsReadWithItsSwipes(t *testing.T) {
	talk := readTalk(t, sillyChat)
	type row struct {
		Parent int
		Role   chat.Role
		Text   string
		At     string
	}
	var got []row
	for _, r := range talk.Rows {
		got = append(got, row{r.Parent, r.Role, r.Text, r.At.Format(time.RFC3339)})
	}
	want := []row{
		{-1, chat.Assistant, "Go away.", "2024-11-09T14:04:00Z"},
		{-1, chat.Assistant, "Come in.", "2024-11-09T14:05:00Z"},
		{-1, chat.Assistant, "Who is it?", "2024-11-09T14:06:00Z"},
		{1, chat.User, "I stay.", "2024-11-09T14:07:00Z"},
		{3, chat.Assistant, "Good.\n\n*She smiles.*", "2024-11-09T14:08:01Z"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if talk.Leaf != 4 || talk.Char != "Ines" || talk.User != "Anna" || len(talk.Problems) != 1 || !strings.Contains(fault.Sentence(talk.Problems[0]), "Line 4") {
		t.Errorf("%+v", talk)
	}
}

// values reads lines of JSON, without what this program adds to them.
func values(t *testing.T, text string) (all []any) {
	t.Helper()
	for line := range strings.Lines(text) {
		var v map[string]any
		if json.Unmarshal([]byte(line), &v) != nil {
			continue
		}
		strip(v)
		all = append(all, v)
	}
	return all
}

func strip(v any) {
	switch v := v.(type) {
	case map[string]any:
		delete(v, "terzetto")
		for _, inner := range v {
			strip(inner)
		}
	case []any:
		for _, inner := range v {
			strip(inner)
		}
	}
}

func TestASillyTavernChatComesOutAsItCameIn(t *testing.T) {
	var out bytes.Buffer
	if err := portable.WriteTranscript(t.Context(), &out, readTalk(t, sillyChat), true); err != nil {
		t.Fatal(err)
	}
	want := values(t, sillyChat)
	want[3].(map[string]any)["is_system"] = false // what every line has there
	if diff := cmp.Diff(want, values(t, out.String())); diff != "" {
		t.Error(diff)
	}
	again := readTalk(t, out.String())
	before := readTalk(t, sillyChat)
	before.Problems = nil
	if diff := cmp.Diff(before, again, cmpopts.IgnoreFields(portable.Transcript{}, "Origin", "Tally"), asJSON); diff != "" {
		t.Errorf("the second reading (-first +second):\n%s", diff)
	}
}

// asJSON compares raw values by what they say.
var asJSON = cmp.Comparer(func(a, b json.RawMessage) bool { return said(a) == said(b) })

func said(raw json.RawMessage) string {
	var v any
	if json.Unmarshal(raw, &v) != nil {
		return string(raw)
	}
	text, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// branched is a conversation with everything that a line of SillyTavern has no place for.
func branched() *portable.Transcript {
	at := func(minute int) time.Time { return time.Date(2026, 3, 2, 9, minute, 0, 1000, time.UTC) }
	note := "A wave"
	return &portable.Transcript{
		Origin: "terzetto:1", Title: "The tide", Card: "c", Char: "Ines", User: "You", Scenario: "A pier.", Seed: "s",
		Created: at(0), Updated: at(9), Pinned: true, State: json.RawMessage(`{"tts":{"a":1}}`), Leaf: 4,
		Rest: json.RawMessage(`{"source":{"odd":[1,2]}}`),
		Rows: []portable.Row{
			{Parent: -1, Role: chat.Assistant, Text: "One", At: at(1), Turn: 0},
			{Parent: -1, Role: chat.Assistant, Text: "Two", At: at(2), Turn: 0, Interrupted: true},
			{Parent: 0, Role: chat.User, Text: "On the first", At: at(3), Turn: 1, Rest: json.RawMessage(`{"chatgpt":{"x":1}}`)},
			{Parent: 1, Role: chat.User, Text: "On the second", At: at(4), Turn: 1, Images: []portable.Image{{Mime: "image/png", Filename: "map.png", Blob: portable.Bytes([]byte("png"))}}},
			{Parent: 3, Role: chat.Assistant, Text: "The leaf", At: at(5), Turn: 2, State: json.RawMessage(`{"w":{"v":2}}`), Artifacts: []portable.Artifact{
				{
					Plugin: "tts", Mime: "audio/wav", Filename: "a.wav", At: at(5), Parent: -1, Active: 1,
					Annotation: &note, Recoverable: true, Blob: portable.Bytes([]byte("wav")),
				},
				{Plugin: "tts", Mime: "audio/wav", Filename: "b.wav", At: at(6), Parent: 0, Active: -1, Blob: portable.Blob{Size: 9}},
			}},
			{Parent: 3, Role: chat.Assistant, Text: "Beside the leaf", At: at(6), Turn: 2},
			{Parent: 5, Role: chat.User, Text: "Below that", At: at(7), Turn: 3},
			{Parent: 4, Role: chat.User, Text: "Below the leaf", At: at(8), Turn: 3},
			{Parent: -1, Role: chat.User, Text: "A root of the person", At: at(9), Turn: 1},
		},
	}
}

// byPlace sorts rows as a walk down the tree meets them, so that two orders of one tree are equal.
func byPlace(talk *portable.Transcript) []string {
	var lines []string
	var down func(parent int, indent string)
	down = func(parent int, indent string) {
		for i, r := range talk.Rows {
			if r.Parent != parent {
				continue
			}
			mark := ""
			if i == talk.Leaf {
				mark = " <- leaf"
			}
			r.Parent, r.Images, r.Artifacts = 0, slices.Clone(r.Images), slices.Clone(r.Artifacts)
			for k := range r.Images {
				r.Images[k].Blob.Read = nil
			}
			for k := range r.Artifacts {
				r.Artifacts[k].Blob.Read = nil
			}
			text, _ := json.Marshal(r)
			lines = append(lines, indent+string(r.Role)+" "+r.Text+" "+string(text)+" "+said(r.Rest)+mark)
			down(i, indent+"  ")
		}
	}
	down(-1, "")
	return lines
}

func TestEveryBranchAndFieldSurvivesALineOfSillyTavern(t *testing.T) {
	for _, c := range []struct {
		name string
		leaf int
	}{{"the leaf of the second greeting", 4}, {"a leaf on another branch", 6}, {"no row is shown", -1}, {"a leaf with rows below it", 3}, {"a root of the person", 8}} {
		t.Run(c.name, func(t *testing.T) {
			talk := branched()
			talk.Leaf = c.leaf
			var out bytes.Buffer
			if err := portable.WriteTranscript(t.Context(), &out, talk, true); err != nil {
				t.Fatal(err)
			}
			again := readTalk(t, out.String())
			if diff := cmp.Diff(byPlace(talk), byPlace(again)); diff != "" {
				t.Error(diff)
			}
			ignore := cmpopts.IgnoreFields(portable.Transcript{}, "Rows", "Leaf")
			if diff := cmp.Diff(talk, again, ignore, asJSON); diff != "" {
				t.Error(diff)
			}
			if c.leaf == 4 {
				image := again.Rows
				for _, r := range image {
					for _, i := range r.Images {
						if data, err := i.Blob.Read(t.Context()); err != nil || string(data) != "png" {
							t.Errorf("the picture reads %q, %v", data, err)
						}
					}
				}
			}
		})
	}
}

func TestBadChatsAreToldApart(t *testing.T) {
	for _, c := range []struct {
		name, text string
		code       fault.Code
	}{
		{"nothing", "", fault.Invalid},
		{"no lines of JSON", "a\nb\n", fault.Invalid},
		{"a header alone has no message", `{"user_name":"a","character_name":"b"}`, fault.Invalid},
		{"a header of ours alone is an empty chat", `{"user_name":"a","character_name":"b","chat_metadata":{"terzetto":{"title":"t"}}}`, ""},
		{"a message without a header is a chat", `{"mes":"a","is_user":true}`, ""},
		{"a message of three megabytes", `{"mes":"` + strings.Repeat("a", 3<<20) + `"}`, fault.TooLarge},
		{"branches in a circle", `{"user_name":"a","chat_metadata":{"terzetto":{"title":"t","below":[{"up":1,"role":"user","text":"a"},{"up":0,"role":"user","text":"b"}]}}}`, fault.Invalid},
		{"swipes of the wrong kind", `{"mes":"a","swipes":7,"swipe_id":"x","swipe_info":{}}`, ""},
		{"a swipe that is out of reach", `{"mes":"a","swipes":["b"],"swipe_id":99}`, ""},
		{"notes of ours that are broken", `{"mes":"a","extra":{"terzetto":{"at":7}}}`, ""},
		{"a picture that is no base64", `{"mes":"a","extra":{"terzetto":{"images":[{"file":{"data":"%%"}}]}}}`, ""},
	} {
		_, err := portable.ReadTranscript(t.Context(), "x.jsonl", strings.NewReader(c.text), nil)
		if (err != nil || c.code != "") && fault.CodeOf(err) != c.code {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestTheDatesOfEveryYear(t *testing.T) {
	for _, text := range []string{
		`"2024-11-9 @14h 05m 33s 12ms"`, `"2024-11-09@14h05m33s"`, `"2024-11-9 @14h 5m 33s"`, `"2024-11-09T14:05:33.000Z"`, `1731161133`, `1731161133000`, `"1731161133000"`,
		`1731161133.25`, `"2024-11-09T15:05:33+01:00"`,
	} {
		talk := readTalk(t, `{"mes":"a","send_date":`+text+`}`)
		if got := talk.Rows[0].At.Truncate(time.Second); !got.Equal(time.Date(2024, 11, 9, 14, 5, 33, 0, time.UTC)) {
			t.Errorf("%s is %s", text, got)
		}
	}
}
