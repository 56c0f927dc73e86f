package output_test

import (
	"strings"
	"testing"

	"terzetto/backend/model/output"
)

func TestAReplyKeepsNothingThatThePromptPutBesideTheMessage(t *testing.T) {
	const said = "She nods.\n\n\"You came back,\" she says."
	prose := &output.Prose{Person: "Alex", Cast: []string{"Mara"}, Labels: []string{"So far", "Next", "Props in view"}}
	for _, c := range []struct {
		name, reply, want string // want is empty where the reply is none but for echoes
		found             int
	}{
		{"a block up to its rule", "**Scene Direction** So far: rain.\n\nNext: she nods.\n\n___\n\n" + said, said, 1},
		{"two blocks up to their rules", "___\n\n**Lorebook**\n\nThe quay is old.\n\n___\n\n**Scene Direction**\n\nNext: rain.\n\n___\n\n" + said, said, 3},
		{"decisions without a rule", "**Scene Direction**\n\nSo far: rain.\n\n**Next:** she nods.\n\nProps in view:\n- a kettle\n- a lamp\n\n" + said, said, 6},
		{"decisions behind the text", said + "\n\n**Scene Direction**\n\nNext: rain.\n\nMood [tense]: Short sentences.", said, 3},
		{"a heading alone", "**Scene Direction** " + said, said, 1},
		{"a heading of Markdown", "## Scene Direction\n\n" + said, said, 1},
		{"nothing but decisions", "**Scene Direction**\n\nNext: rain.", "", 2},
		{"a rule", "She nods.\n\n___\n\nShe waits.", "She nods.\n\nShe waits.", 1},
		{"a tag with what it holds", "<direction>\nNext: rain.\nIt is late.\n</direction>\n\n" + said, said, 1},
		{"a tag in one line", "<direction>Next: rain.</direction>\n" + said, said, 1},
		{"a tag that never closes", "<direction>\nNext: rain.\n\n" + said, said, 2},
		{"a closing tag", said + "\n</direction>", said, 1},
		{"a request", "[Out of character. The story is paused.]\n\n" + said, said, 1},
		{"a request before the text in its line", "[Out of character: set your last reply aside and answer again.] " + said, said, 1},
		{"the order to call no tool", "**Answer with the text of the reply itself. Call no tool.**\n\n" + said, said, 1},
		{"the order without bold letters", said + "\n\nAnswer with the text of the reply itself. Call no tool.", said, 1},
		{"a limit", "**Keep this reply to at most 80 words and 2 paragraphs.**\n" + said, said, 1},
		{"who speaks", "**Mara speaks now. Write only what Mara says and does, without the name in front.**\n\n" + said, said, 1},
		{"a mood", said + "\n\nMood: [tense]", said, 1},
		{"a mood in bold", "**Mood:** [tense, wistful]\n\n" + said, said, 1},
		{"a mood that ended", said + "\nDeactivated [tense]: Let sentences lengthen again.", said, 1},
		{"a note", said + "\n\n[Note: The scene direction was followed.]", said, 1},
		{"a preamble", "Sure! Here is the reply:\n\n" + said, said, 1},
		{"a preamble in its line", "Certainly! Here's my response: " + said, said, 1},
		{"a preamble of a version", "Here is a rewritten version of the scene:\n" + said, said, 1},
		{"a preamble with a name", "Of course. Here’s the reply as Mara Quist:\n\n" + said, said, 1},
		{"a preamble in another language", "Natürlich! Hier ist die Antwort:\n\n" + said, said, 1},
		{"a preamble before a block", "Here is the reply:\n\n**Scene Direction**\n\nNext: rain.\n\n" + said, said, 3},
		{"a count of words", said + " (Word count: 34)", said, 1},
		{"a count of words in a line", said + "\n\n**Word count: 34**", said, 1},
		{"a count of words in brackets", said + "\n\n(34 words)\n", said, 1},
		{"an answer in tags", "<answer>" + said + "</answer>", said, 2},
		{"an answer in tags on lines", "<answer>\n" + said + "\n</answer>\n", said, 2},
		{"several at once", "Sure! Here is the reply:\n___\n<answer>\n" + said + "\n</answer>\nMood: [tense]\n(Word count: 34)", said, 6},
		{"the beginning of a piece that goes on", " and nods.\n\nMood: [tense]", " and nods.", 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got, found := prose.TakeEcho(c.reply); got != c.want || found != c.found {
				t.Errorf("got %q with %d, want %d", got, found, c.found)
			}
		})
	}
}

func TestProseThatResemblesAnEchoStays(t *testing.T) {
	prose := &output.Prose{Person: "Alex", Cast: []string{"Mara"}, Labels: []string{"So far", "Next"}}
	for _, reply := range []string{
		"", " \n\n", " and nods. ", "She nods.\n\n\nShe waits.\n",
		"The scene direction says: rain.", "She reads **Scene Direction** aloud.", "**Lorebook**\n\nA lorebook holds entries.",
		"Next: a cup of tea.", "So far: good.", "Her mood: [she hesitates] fair.", "Mood: tense.", "Mood [tense].",
		"Name: ___", "____________", "---", "***", "She wrote ___ on the wall.",
		"[Out of breath. She waits.]", "[Out of character: shall we go on?]", "\"[Out of character. The story is paused.]\" is what it says.",
		"[Note: the door is locked.]", "Answer with the text of the letter.", "Call no tool a friend.", "**Keep this.**", "**Mara speaks now.**",
		"Here is the answer: you never came.", "Here is the reply: none.", "Here is the key.\n\nShe nods.", "Sure! Here is the list:\n- tea", "Sure! Here is the reply:",
		"Here is the letter:\n\nDear Alex", "Here is a response you could send:\n\nDear Sir", "Sure, here is the thing: I know.", "She nods. Sure! Here is the reply:\nNo.",
		"It was short (34 words)", "Word count: 34 is what she said.", "(Word count: 34)", "The word count: 34", "(Word count: 34)\n\nShe nods.",
		"The tag <answer> opens.", "Write <direction>north</direction> there.", "`<answer>`", "The <answer> and </answer> tags.",
		"```\n___\nMood: [tense]\n<answer>\n(Word count: 34)\n```", "~~~~\n~~~\n**Scene Direction**\n~~~~", "````\n```\n___\n````", "```\n(Word count: 34)",
		"> ___\n> Mood: [tense]", "- Mood: [tense]",
	} {
		if got, found := prose.TakeEcho(reply); got != reply || found != 0 {
			t.Errorf("%q becomes %q with %d", reply, got, found)
		}
	}
}

func FuzzAnEchoLeavesNoOtherEcho(f *testing.F) {
	for _, s := range []string{
		"**Scene Direction**\n\nNext: rain.\n\n___\n\nShe nods.", "Sure! Here is the reply:\n<answer>a</answer>", "<direction>\na\n</direction>b\n```\n___\n```", "a (Word count: 3)",
	} {
		f.Add(s)
	}
	prose := &output.Prose{Labels: []string{"Next"}}
	f.Fuzz(func(t *testing.T, reply string) {
		got, found := prose.TakeEcho(reply)
		if found == 0 && got != reply || found > 0 && len(got) >= len(reply) {
			t.Errorf("%d found in %q, left %q", found, reply, got)
		}
		for line := range strings.SplitSeq(got, "\n") {
			if line == "___" && !strings.ContainsAny(got, "`~") {
				t.Errorf("%q is left of %q", got, reply)
			}
		}
	})
}
