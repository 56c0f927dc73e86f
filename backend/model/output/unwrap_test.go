package output_test

import (
	"strconv"
	"testing"

	"terzetto/backend/model/output"
)

func TestAWrappedReplyIsUnwrapped(t *testing.T) {
	const prose = "The rain taps. \"You came back,\" she says."
	const long = "The rain taps on the shutters. \"You came back,\" she says, and puts the kettle down."
	quoted := strconv.Quote(long)
	for _, c := range []struct{ name, reply, want string }{
		{"a long text beside a short one", `{"reply": ` + quoted + `, "mood": "tense"}`, long},
		{"a long text between short ones", `{"speaker": "Mara", "reply": ` + quoted + `, "moods": ["tense"], "pace": 2, "end": null}`, long},
		{"a long text beside a short one in a fence", "```json\n{\"mood\": \"tense\", \"reply\": " + quoted + "}\n```", ""},
		{"two long texts", `{"thought": "She wonders for a while whether he will ever come.", "reply": ` + quoted + `}`, ""},
		{"a long text beside a large list", `{"reply": ` + quoted + `, "by": "Mara", "moods": ["tense", "wistful", "hopeful", "afraid", "angry"]}`, ""},
		{"a long text that is no prose", `{"name": "x", "code": "for (i = 0; i < n; i++) { a[i] = b[i] + c[i]; } return a[n - 1]; // {done}"}`, ""},
		{"short texts alone", `{"name": "Mara", "text": "She nods and waits here."}`, ""},
		{"an object", `{"reply": "The rain taps. \"You came back,\" she says."}`, prose},
		{"an object with other fields", `{"text": "The rain taps. \"You came back,\" she says.", "mood": 3}`, prose},
		{"an object in a fence", "```json\n{\"text\": \"The rain taps. \\\"You came back,\\\" she says.\"}\n```", prose},
		{"a fence", "```\n" + prose + "\n```", prose},
		{"a named fence", "\n```markdown\n" + prose + "\n```\n", prose},
		{"prose", prose, prose},
		{"a fence of code", "```\nx := map[string]int{}\nfmt.Println(x)\n```", ""},
		{"a fence of a language", "```go\n// She nods and waits for the rain.\n```", ""},
		{"two fences", "```\n" + prose + "\n```\nand\n```\n" + prose + "\n```", ""},
		{"a fence in prose", "Look:\n```\n" + prose + "\n```", ""},
		{"two texts", `{"name": "Mara Quist of the quay", "text": "She nods and waits."}`, ""},
		{"an object without text", `{"moods": ["tense"], "plan": null}`, ""},
		{"curly prose", "{She nods, and waits.}", ""},
		{"a drawing", "```\n  /\\_/\\\n ( o.o )\n  > ^ <\n a cat. Well, it sits.\n```", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			want := c.want
			if want == "" {
				want = c.reply
			}
			if got := output.Unwrap(c.reply); got != want {
				t.Errorf("got %q", got)
			}
		})
	}
}
