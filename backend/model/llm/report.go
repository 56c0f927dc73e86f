package llm

import (
	"fmt"
	"math"
	"strings"
	"time"
)

// A Report is what the last whole test of a model found, for a person to read again.
type Report struct {
	At              time.Time   `json:"at"` // zero: it was never tested
	Steps           []ProbeStep `json:"steps"`
	ThinkingIn      string      `json:"thinking_in"`       // field or tags; empty: it did not think
	TokensPerSecond float64     `json:"tokens_per_second"` // 0: not known
	ReadPerSecond   float64     `json:"read_per_second"`   // tokens of a prompt that nothing is known of; 0: not known
}

// add notes a step, with what Terzetto does about it.
func (r *Report) add(s ProbeStep, mode ToolMode) ProbeStep {
	if s.Does = consequence(s, mode); s.Name == "speed" && s.OK != Unknown && r.ReadPerSecond > 0 {
		s.Does = r.sooner()
	}
	r.Steps = append(r.Steps, s)
	return s
}

// consequence is what Terzetto does about a finding, or what a person can do about it.
func consequence(s ProbeStep, mode ToolMode) string {
	all, ok := consequences()[s.Name]
	switch {
	case !ok:
		return ""
	case s.Name == "tools":
		return byMode()[mode]
	}
	return all[s.OK]
}

func consequences() map[string]map[Tri]string {
	return map[string]map[Tri]string{
		"reach":     {No: "Start the server or correct its address, then test the model again."},
		"model":     {No: "Load the model in the server, or choose another model."},
		"answer":    {Yes: "The Writer can use this model.", No: "If a reply is empty, Terzetto asks once more and then offers Retry."},
		"streaming": {Yes: "Terzetto shows each word as it arrives.", No: "Terzetto shows the reply once it is complete. You can still stop it."},
		"stop": {
			Yes: "Terzetto needs no limit for its replies.",
			No:  "Set “Maximum length” in this model's settings. Terzetto cuts a reply that repeats itself.",
		},
		"thinking": {
			Yes: "Terzetto keeps the thinking out of the reply and shows it in the inspector.",
			No:  "Terzetto shows everything that the model writes.",
		},
		"speed": {Yes: "To get replies sooner, choose a smaller model or turn off the Editor.", No: "Choose a smaller model, or turn off Director and Editor."},
		"tools": {},
		"context": {
			Yes:     "Terzetto summarizes the oldest messages before a conversation is longer than this.",
			No:      "Keep prompts, cards and lorebooks short, or choose a model with a larger context.",
			Unknown: "If the server refuses a long conversation, Terzetto learns the limit and summarizes the oldest messages.",
		},
		"vision": {
			Yes:     "You can attach images to your messages.",
			No:      "Terzetto sends the name of an image in its place.",
			Unknown: "Attach an image to find out. If the server refuses the image, Terzetto sends its name in its place.",
		},
	}
}

func byMode() map[ToolMode]string {
	return map[ToolMode]string{
		ToolModeNamed:      "Terzetto calls each tool by its name.",
		ToolModeRequired:   "Terzetto requires a tool call and names the tool in its instruction.",
		ToolModeJSONSchema: "Terzetto sends no tools and asks for JSON that follows a schema.",
		ToolModeJSONText:   "Terzetto sends no tools and describes the JSON in its instruction.",
		ToolModeNone:       "Terzetto skips the Director and the Editor.",
	}
}

// What a turn takes without counting what differs from story to story, in tokens: the Director reads its request again in
// each turn, and the Editor writes new text for what it finds.
const (
	readByDirector  = 900
	writtenByEditor = 300
)

// shortWait is a wait in seconds for which no one would turn a voice off.
const shortWait = 3

// sooner says which voice to turn off for sooner replies: the one that takes most of a turn by the figures of the test.
func (r *Report) sooner() string {
	reading, writing := int(math.Ceil(readByDirector/r.ReadPerSecond)), int(math.Ceil(writtenByEditor/r.TokensPerSecond))
	switch {
	case max(reading, writing) <= shortWait:
		return "The model is fast enough for all three voices."
	case reading > writing:
		return fmt.Sprintf("To get replies sooner, turn off the Director. The model takes about %d s to read the Director's request.", reading)
	}
	return fmt.Sprintf("To get replies sooner, turn off the Editor. The model takes about %d s to write the Editor's corrections.", writing)
}

// slow is the speed in tokens per second below which a reply with three voices tries a person's patience.
const slow = 8

// A writing is how much an answer held and how long it took, seen or unseen: a server counts the tokens of marks and of
// what comes behind them too.
type writing struct {
	first, last time.Time
	characters  int
}

func (w *writing) add(characters int, now time.Time) {
	if w.characters == 0 {
		w.first = now
	}
	w.characters += characters
	w.last = now
}

func (w *writing) took() time.Duration { return w.last.Sub(w.first) }

// fewestRead is how many tokens of a prompt tell how fast a model reads.
const fewestRead = 16

// charactersPerToken is what a token comes to where the server doesn't count them.
const charactersPerToken = 4

// judge reports what the answer of a test shows beside its text.
func (r *Report) judge(reply Reply, streaming bool, all writing, step func(string, Tri, string, ...any)) {
	switch reply.Finish {
	case "length":
		step("stop", No, "The model didn't end a one-sentence answer within %d tokens.", probeTokens)
	case FinishLoop:
		step("stop", No, "The model repeated itself instead of ending its answer.")
	default:
		step("stop", Yes, "The model ends its answer.")
	}
	switch {
	case reply.Reasoning == "":
		step("thinking", No, "The model didn't think before it answered.")
	case r.ThinkingIn == "field":
		step("thinking", Yes, "The model thinks before it answers. The server sends the thinking in a field of its own.")
	default:
		r.ThinkingIn = "tags"
		step("thinking", Yes, "The model thinks before it answers. The thinking arrives between tags in the text.")
	}
	if u := reply.Usage; r.ReadPerSecond == 0 && u.ReadMS > 0 && u.PromptTokens-u.CachedTokens >= fewestRead {
		r.ReadPerSecond = math.Round(float64(u.PromptTokens-u.CachedTokens) / u.ReadMS * 1000)
	}
	tokens := reply.Usage.CompletionTokens
	if !reply.Usage.Reported || tokens <= 0 {
		tokens = all.characters / charactersPerToken
	}
	if !streaming || tokens < 2 || all.took() < time.Millisecond {
		step("speed", Unknown, "The answer was too short to measure the speed.")
		return
	}
	r.TokensPerSecond = math.Round(float64(tokens-1)/all.took().Seconds()*10) / 10
	figure := strings.TrimSuffix(fmt.Sprintf("%.1f", r.TokensPerSecond), ".0")
	step("speed", tri(r.TokensPerSecond >= slow), "The model writes about %s tokens per second.", figure)
}

// tight says that a context is small.
func tight(tokens int) string {
	return fmt.Sprintf("The context of %d tokens is small for three voices.", tokens)
}
