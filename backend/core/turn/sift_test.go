package turn_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/testing/llmtest"
)

// nextThing is the description of a field, as the form has it.
const nextThing = "The one thing that should happen or be said next, in one sentence: pace, distance, length."

const nothingOfUse = "The Director's form held nothing of use."

// sceneOf is a turn with a Director that has two fields and three moods, whether it fills them at once or one by one.
func sceneOf(t *testing.T, text string, byField bool) (s transcript) {
	t.Helper()
	s.Request.Kind, s.Request.Text = turn.Send, text
	s.Setup.Settings = only(t, turn.DirectScene)
	if byField {
		s.Setup.Settings = json.RawMessage(strings.Replace(string(s.Setup.Settings), "{", `{"director_individual_fragments":true,`, 1))
	}
	s.Setup.Fragments = []chat.DirectorFragment{
		{ID: "next", Label: "What comes next", Description: nextThing, FieldType: chat.FieldProgressive, Enabled: true},
		{ID: "keywords", Label: "Words", Description: "Words.", FieldType: chat.FieldArray, Enabled: true},
	}
	for _, id := range []string{"tense", "calm", "wry"} {
		s.Setup.Moods = append(s.Setup.Moods, chat.MoodFragment{ID: id, Label: id, Description: "somebody is " + id, PromptText: "Be " + id + ".", Enabled: true})
	}
	return s
}

// played plays a turn and gives the direction that the Writer had, and what is left of the turn.
func played(t *testing.T, s *transcript, steps ...llmtest.Step) (event.Direction, turn.Result) {
	t.Helper()
	server := llmtest.New(t, steps...)
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
	events, err := run(t, s, store)
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(events, func(e event.Event) bool { return e.Name == event.DirectorDone })
	direction, _ := events[at].Data.(event.Direction)
	return direction, store.committed[0]
}

func TestWhatADirectorOnlyCopiesIsNoDirection(t *testing.T) {
	const message = "I ask the old ferryman whether he has seen my brother on the pier this morning."
	for _, c := range []struct {
		name, form, last string
		fields           map[string]any
		moods            []string
		skipped          []string
	}{
		{"a description", `{"next":"The one thing that should happen or be said next, in one sentence: \"What is Pell?\""}`, "", nil, nil, []string{nothingOfUse}},
		{"a description in capitals", `{"next":"` + strings.ToUpper(nextThing) + `"}`, "", nil, nil, []string{nothingOfUse}},
		{"the message", `{"next":"` + message + `"}`, "", nil, nil, []string{nothingOfUse}},
		{"the order", `{"next":"[Out of character. Plan the next reply.] User's message, for context only, do not answer it:"}`, "", nil, nil, []string{nothingOfUse}},
		{"a short description, whole", `{"keywords":["Words.","somebody is wry"]}`, "", nil, nil, []string{nothingOfUse}},
		{"the name of a field", `{"next":"next"}`, "", nil, nil, []string{nothingOfUse}},
		{"names of moods as words", `{"keywords":["tense","Calm"]}`, "", nil, nil, []string{nothingOfUse}},
		{"all moods at once", `{"moods":["wry","tense","calm"]}`, "", nil, nil, []string{nothingOfUse}},
		{
			"one copy beside a direction", `{"next":"` + nextThing + `","keywords":["rope"],"moods":["wry"]}`, "",
			map[string]any{"keywords": []any{"rope"}},
			[]string{"wry"},
			[]string{"What the Director's form only repeated was left out of it: 1."},
		},
		{"a mood beside words", `{"keywords":["tense","rope"]}`, "", map[string]any{"keywords": []any{"tense", "rope"}}, nil, nil},
		{"two moods of three", `{"moods":["wry","tense"]}`, "", nil, []string{"wry", "tense"}, nil},
		{"a short word of the message", `{"keywords":["ferryman"]}`, "", map[string]any{"keywords": []any{"ferryman"}}, nil, nil},
		{
			"what it said last time", `{"next":"The ferryman hides the letter of the brother under the boards."}`, "The ferryman hides the letter of the brother under the boards.",
			map[string]any{"next": "The ferryman hides the letter of the brother under the boards."},
			nil, nil,
		},
		{"nothing", `{}`, "", nil, nil, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := sceneOf(t, message, false)
			s.Setup.State.ProgressiveFields = map[string]string{"next": c.last}
			direction, got := played(t, &s, llmtest.For(turn.DirectScene, llmtest.Calls(turn.DirectScene, c.form)), llmtest.Prose(llmtest.Says("Yes.")))
			if c.fields == nil {
				c.fields = map[string]any{}
			}
			if diff := cmp.Diff(c.fields, direction.ExtraFields); diff != "" {
				t.Errorf("fields (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(append([]string{}, c.moods...), direction.ActiveMoods); diff != "" {
				t.Errorf("moods (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(append([]string{}, c.skipped...), got.Log.Skipped); diff != "" {
				t.Errorf("skipped (-want +got):\n%s", diff)
			}
			if empty := direction.InjectionBlock == ""; empty != (len(c.fields)+len(c.moods) == 0) {
				t.Errorf("the Writer is told %q", direction.InjectionBlock)
			}
		})
	}
}

func TestFieldsAskedOneByOneAreSiftedToo(t *testing.T) {
	s := sceneOf(t, "Hello", true)
	direction, got := played(t, &s,
		llmtest.For(turn.DirectScene, llmtest.Calls(turn.DirectScene, `{"next":"`+nextThing+`"}`)),
		llmtest.For(turn.DirectScene, llmtest.Calls(turn.DirectScene, `{"keywords":["calm"]}`)),
		llmtest.For(turn.DirectScene, llmtest.Calls(turn.DirectScene, `{"moods":["tense","calm","wry"]}`)),
		llmtest.Prose(llmtest.Says("Yes.")))
	if diff := cmp.Diff([]string{nothingOfUse}, got.Log.Skipped); diff != "" || direction.InjectionBlock != "" {
		t.Errorf("the Writer is told %q, skipped (-want +got):\n%s", direction.InjectionBlock, diff)
	}
}

func TestARewriterThatCopiesItsFormLeavesTheMessage(t *testing.T) {
	var s transcript
	s.Request.Kind, s.Request.Text = turn.Send, "I run to the boat as fast as my wet boots let me run."
	s.Setup.Settings = only(t, turn.RewriteUserPrompt)
	for form, want := range map[string]string{
		"The user's message with a little more texture: at most two sentences.": "",
		s.Request.Text + " Rain is in my face.":                                 s.Request.Text + " Rain is in my face.",
	} {
		_, got := played(t, &s, llmtest.For(turn.RewriteUserPrompt, llmtest.Calls(turn.RewriteUserPrompt, fmt.Sprintf(`{"refined_message":%q}`, form))), llmtest.Prose(llmtest.Says("Yes.")))
		if got.RewrittenUser != want || (len(got.Log.Skipped) == 1) != (want == "") {
			t.Errorf("%q becomes %q, skipped %q", form, got.RewrittenUser, got.Log.Skipped)
		}
	}
}

func TestNotesThatCopyTheirFormAreNotKept(t *testing.T) {
	var s transcript
	s.Request.Kind, s.Request.Text = turn.Send, "Hello"
	s.Setup.Settings = only(t, turn.RecordDirectionNote)
	s.Setup.Fragments = []chat.DirectorFragment{
		{ID: "arc", Label: "Arc", Description: "Where the story is going, for later turns and their Director.", FieldType: chat.FieldDirectionNote, Enabled: true},
		{ID: "debt", Label: "Debt", Description: "What is owed.", FieldType: chat.FieldDirectionNote, Enabled: true},
	}
	_, got := played(t, &s, llmtest.Prose(llmtest.Says("Yes.")), llmtest.For(turn.RecordDirectionNote,
		llmtest.Calls(turn.RecordDirectionNote, `{"arc":"Where the story is going, for later turns and their Director.","debt":"A boat."}`)))
	want := []event.Note{{FragmentID: "debt", Label: "Debt", Text: "A boat."}}
	if diff := cmp.Diff(want, got.Notes); diff != "" || len(got.Log.Skipped) != 1 || got.Log.Skipped[0] != "Notes that only repeated what was asked for were left out: 1." {
		t.Errorf("skipped %q, notes (-want +got):\n%s", got.Log.Skipped, diff)
	}
}

func TestALoopInAFormReachesTheWriterOnce(t *testing.T) {
	s := sceneOf(t, "Hello", false)
	form := fmt.Sprintf(`{"next":%q,"keywords":[%q,"rope"]}`, strings.Repeat("The cat is looking at the glass. ", 16), strings.Repeat("salt ", 30))
	direction, got := played(t, &s, llmtest.For(turn.DirectScene, llmtest.Calls(turn.DirectScene, form)), llmtest.Prose(llmtest.Says("Yes.")))
	want := map[string]any{"next": "The cat is looking at the glass.", "keywords": []any{"salt", "rope"}}
	if diff := cmp.Diff(want, direction.ExtraFields); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"Texts of a form that repeated themselves were cut back to the first copy: 2."}, got.Log.Skipped); diff != "" {
		t.Errorf("skipped (-want +got):\n%s", diff)
	}
}
