package output_test

import (
	"testing"

	"terzetto/backend/model/output"
)

func TestAWrappedReplyIsUnwrapped(t *testing.T) {
	const prose = "The rain taps. \"You came back,\" she says."
	for _, c := range []struct{ name, reply, want string }{
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
