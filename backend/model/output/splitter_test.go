package output_test

import (
	"strings"
	"testing"

	"terzetto/backend/model/output"
)

var syntax = output.Syntax{Tools: []string{"direct_scene", "editor_rewrite"}, Prose: &output.Prose{Person: "Alex", Cast: []string{"Mara", "Human"}}}

type reading struct{ text, reasoning, call string }

// pieces splits a text as it arrives in pieces, and puts together what a reader sees.
func pieces(s output.Syntax, parts ...string) (got reading) {
	split := output.NewSplitter(s)
	take := func(p output.Pieces) {
		if p.Retract {
			got.text = ""
		}
		got.text += p.Text
		got.reasoning += p.Reasoning
		got.call += p.Call
	}
	for _, part := range parts {
		take(split.Push(part))
	}
	take(split.End())
	return got
}

func TestTextIsToldFromReasoningCallsAndMarks(t *testing.T) {
	for _, c := range []struct {
		name, content         string
		text, reasoning, call string
	}{
		{"plain", "She nods.", "She nods.", "", ""},
		{"leading space stays", " and nods.", " and nods.", "", ""},
		{"white space only", " \n\n\t ", "", "", ""},

		{"reasoning first", "<think>\nplan\n</think>\n\nShe nods.", "She nods.", "\nplan\n", ""},
		{"white space before it", "\n<think>plan</think> She nods.", "She nods.", "plan", ""},
		{"capitals", "<Think>plan</THINK>She nods.", "She nods.", "plan", ""},
		{"attributes", "She nods. <think type=\"plan\" n=2>plan</think> She waits.", "She nods. She waits.", "plan", ""},
		{"no attributes", "Try to <think harder> than <think 4 < 5>.", "Try to <think harder> than <think 4 < 5>.", "", ""},
		{"brackets", "[THINK]plan[/THINK]She nods.", "She nods.", "plan", ""},
		{"triangles", "◁think▷plan◁/think▷She — “nods”.", "She — “nods”.", "plan", ""},
		{"a reflection", "She nods.\n<reflection>plan</reflection>\nShe waits.", "She nods.\nShe waits.", "plan", ""},
		{"families mixed", "<think>plan</thinking>She nods.", "She nods.", "plan", ""},
		{"never closed", "<think>plan", "", "plan", ""},
		{"in the middle", "She nods.\n\n<think>plan</think>\n\nShe waits.", "She nods.\n\nShe waits.", "plan", ""},
		{"in a line", "She <think>plan</think> nods.", "She nods.", "plan", ""},
		{"two blocks", "<think>a</think><think>b</think>She nods.", "She nods.", "ab", ""},
		{"nothing before the closing tag", "</think>\nShe nods.", "She nods.", "", ""},
		{"closing tag alone", "plan\n</think>\n\nShe nods.", "She nods.", "plan\n", ""},
		{"closing tag at the end proves nothing", "She nods.</think>\n", "She nods.", "", ""},
		{"closing tag inside reasoning", "<think>no </think> yet</think>She nods.", "She nods.", "no yet", ""},
		{"a label in unmarked reasoning", "Plan:\nUser: tea.\nthen rain\n</think>\nShe nods.", "She nods.", "Plan:\n", ""},
		{"behind a backtick", "Write `<think>` there.", "Write `<think>` there.", "", ""},
		{"half a tag at the end", "She nods. <thi", "She nods. <thi", "", ""},
		{"comparison", "a < b, <b>c</b>, [x] and ◁ left", "a < b, <b>c</b>, [x] and ◁ left", "", ""},

		{"in a block of code", "So:\n```html\n<think>x</think>\n```\nDone.", "So:\n```html\n<think>x</think>\n```\nDone.", "", ""},
		{"in tildes", "~~~\n</s> User: x\n~~~", "~~~\n</s> User: x\n~~~", "", ""},
		{"a fence in a fence", "````\n```\n<think>\n```\n````\n<think>a</think>b", "````\n```\n<think>\n```\n````\nb", "a", ""},
		{"a fence with a mark behind", "```\nx\n```<|im_end|>", "```\nx\n```", "", ""},
		{"inline code is no fence", "```x``` <think>a</think>b", "```x``` b", "a", ""},
		{"a call in a block of code", "```\n<tool_call>{}</tool_call>\n```", "```\n<tool_call>{}</tool_call>\n```", "", ""},

		{"harmony", "<|channel|>analysis<|message|>plan<|end|><|start|>assistant<|channel|>final<|message|>She nods.<|return|>", "She nods.", "plan", ""},
		{"harmony without the end", "<|start|>assistant<|channel|>analysis<|message|>plan<|start|>assistant<|channel|>final<|message|>She nods.", "She nods.", "plan", ""},
		{"harmony calls a tool", "<|channel|>commentary to=functions.direct_scene <|constrain|>json<|message|>{}<|call|>", "", "", "<|channel|>commentary to=functions.direct_scene <|constrain|>json<|message|>{}"},
		{"harmony without its marks", "analysisWe need tea.assistantfinalShe nods.", "She nods.", "We need tea.", ""},
		{"an analysis", "Analysis of the tide: it rises.", "Analysis of the tide: it rises.", "", ""},
		{"harmony header cut off", "<|channel|>anal", "", "", ""},

		{"a call after the text", "She nods.\n\n<tool_call>\n{}\n</tool_call>", "She nods.\n\n", "", "<tool_call>\n{}\n</tool_call>\n"},
		{"a call before the text", "<tool_call>{}</tool_call>\nShe nods.", "She nods.", "", "<tool_call>{}</tool_call>\n"},
		{"a call never closed", "<function=direct_scene>\n{", "", "", "<function=direct_scene>\n{"},
		{"a call behind a mark", "She nods. [TOOL_CALLS][{}]", "She nods. ", "", "[TOOL_CALLS][{}]"},
		{"a call by name", "She nods.\n[direct_scene(moods=[\"a)\"])]\n", "She nods.\n", "", "[direct_scene(moods=[\"a)\"])]\n"},
		{"a call as JSON", "{\"name\": \"direct_scene\", \"arguments\": {}}", "", "", "{\"name\": \"direct_scene\", \"arguments\": {}}\n"},
		{"a call in a sentence", "direct_scene() sets the mood.", "direct_scene() sets the mood.", "", ""},
		{"a call of an unknown tool", "[sighs(softly)] She nods.", "[sighs(softly)] She nods.", "", ""},
		{"other JSON", "{\"name\": \"Mara\"}", "{\"name\": \"Mara\"}", "", ""},
		{"a call behind a stray tag", "plan</think><tool_call>{}</tool_call>", "", "plan", "<tool_call>{}</tool_call>\n"},

		{"end of a turn", "She nods.<|im_end|>", "She nods.", "", ""},
		{"the next turn", "She nods.<|im_end|>\n<|im_start|>user\nI drink.", "She nods.", "", ""},
		{"the model's own turn", "<|im_start|>assistant\nShe nods.<|eot_id|>", "She nods.", "", ""},
		{"headers", "<|start_header_id|>assistant<|end_header_id|>\n\nShe nods.<|eot_id|>x", "She nods.", "", ""},
		{"gemma", "<start_of_turn>model\nShe nods.<end_of_turn>\n<start_of_turn>user", "She nods.", "", ""},
		{"command", "<|START_OF_TURN_TOKEN|><|CHATBOT_TOKEN|>She nods.<|END_OF_TURN_TOKEN|>", "She nods.", "", ""},
		{"wide bars", "She nods.<｜end▁of▁sentence｜>x", "She nods.", "", ""},
		{"end of an instruction", "She nods. [/INST] ok", "She nods. ", "", ""},
		{"end of an instruction before the text", " [/INST] She nods.", "She nods.", "", ""},
		{"a mark without a meaning", "She <|reserved_special_token_4|>nods.", "She nods.", "", ""},
		{"sentence end", "<s>She nods.</s>", "She nods.", "", ""},
		{"struck text", "She <s>nods</s> waits.", "She <s>nods</s> waits.", "", ""},
		{"a role that is a word", "<|im_start|>model trains wait", "model trains wait", "", ""},

		{"a template's label", "She nods.\n\n### User:\nI drink.", "She nods.\n\n", "", ""},
		{"a label in capitals", "She nods.\nUSER: I drink.", "She nods.\n", "", ""},
		{"a label", "She nods.\nUser: I drink.", "She nods.\n", "", ""},
		{"the person's name", "She nods.\nAlex: I drink.", "She nods.\n", "", ""},
		{"the person's name in bold", "She nods.\n**Alex:** I drink.", "She nods.\n", "", ""},
		{"a cast member's name", "She nods.\nMara: Drink.", "She nods.\nMara: Drink.", "", ""},
		{"a cast member called as a template", "She nods.\nHuman: Drink.", "She nods.\nHuman: Drink.", "", ""},
		{"the name in the line", "She nods at Alex: drink.", "She nods at Alex: drink.", "", ""},
		{"the name begins another", "She nods.\nAlexander: no.", "She nods.\nAlexander: no.", "", ""},
		{"a label of its own", "### Response:\nShe nods.", "She nods.", "", ""},
		{"nothing but the person's part", "Alex: I drink.", "", "", ""},
		{"the person's part in bold", "\n**Alex:** I drink.\nMara: She nods.", "", "", ""},
		{"the person's part behind reasoning", "<think>plan</think>User: I drink.", "", "plan", ""},
		{"the person's part in unmarked reasoning", "User: tea.\n</think>\nShe nods.", "She nods.", "", ""},
		{"the person's name begins a sentence", "Alex drinks: tea.", "Alex drinks: tea.", "", ""},
		{"a label of a template", "### Instruction:\nWrite on.", "", "", ""},
		{"the character's own label", "Mara: She nods.", "She nods.", "", ""},
		{"the character's own label in bold", " \n**Mara:** She nods.\nMara: Drink.", "She nods.\nMara: Drink.", "", ""},
		{"the character's own label behind reasoning", "<think>plan</think>\n\nMara: She nods.", "She nods.", "plan", ""},
		{"the character's own label behind unmarked reasoning", "plan</think>Mara: She nods.", "She nods.", "plan", ""},
		{"another's label", "Bo: She nods.", "Bo: She nods.", "", ""},
		{"the character's name in a sentence", "Mara says: drink.", "Mara says: drink.", "", ""},
		{"the character's name in a block of code", "```\nMara: x\n```", "```\nMara: x\n```", "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			want := reading{c.text, c.reasoning, c.call}
			if got := pieces(syntax, c.content); got != want {
				t.Errorf("got  %q\nwant %q", got, want)
			}
			if got := pieces(syntax, strings.Split(c.content, "")...); got != want {
				t.Errorf("rune by rune %q\nwant %q", got, want)
			}
		})
	}
}

func TestLabelsAreTextOutsideOfProse(t *testing.T) {
	const transcript = "A talk:\nUser: hi\nAssistant: hello\n### Input:\nx"
	if got := pieces(output.Syntax{}, transcript); got.text != transcript {
		t.Errorf("got %q", got.text)
	}
}

func FuzzPiecesOfAnySizeTellTheSame(f *testing.F) {
	for _, s := range []string{
		"plan\n</think>\n\nShe nods.<|im_end|>\n<|im_start|>user", "<think>a</think>b```\n<think>\n```\n<tool_call>{}</tool_call>c",
		"<|channel|>analysis<|message|>p<|end|><|start|>assistant<|channel|>final<|message|>x", "a <think x='1'>b</think>c <think y", "x\n[direct_scene(a=\"]\")]\ny\n### User: z",
		"◁think▷a◁/think▷ — <s>b</s> [INST]", "{\"name\": \"direct_scene\"} tail\n~~~\n<|x|>\n~~~</s>", "\n \n<｜Assistant｜>a</think>\nUser: b</think>c",
	} {
		f.Add(s, uint8(3))
	}
	f.Fuzz(func(t *testing.T, content string, size uint8) {
		whole := pieces(syntax, content)
		var parts []string
		for rest := content; rest != ""; {
			n := min(len(rest), 1+int(size)%17)
			parts = append(parts, rest[:n])
			rest = rest[n:]
		}
		if got := pieces(syntax, parts...); got != whole {
			t.Errorf("in pieces of %d %q\nwhole        %q", 1+int(size)%17, got, whole)
		}
		if got := output.Split(syntax, content); got.Text != whole.text || got.Reasoning != whole.reasoning {
			t.Errorf("at once %+v, whole %q", got, whole)
		}
	})
}
