package chatapps

import (
	"cmp"
	"strings"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// IsPreset reports whether an object is a preset of SillyTavern: for a chat endpoint, for bare text, or a system prompt.
func IsPreset(o rawjson.Object) bool {
	switch {
	case isList(o["prompts"]) && (o.Has("temperature") || o.Has("prompt_order")), o.Has("openai_max_tokens"):
		return true
	case o.Has("temp") && o.Has("rep_pen"), o.Has("temperature") && o.Has("rep_pen"), o.Has("repetition_penalty") && o.Has("top_p"):
		return true
	}
	return isSystemPrompt(o)
}

func isSystemPrompt(o object) bool {
	return o.Has("name") && o.Has("content") && (len(o) == 2 || len(o) == 3 && o["post_history"] != nil)
}

// A SillyPreset is a preset of SillyTavern as one of ours.
type SillyPreset struct {
	chat.Preset

	Tally Tally
}

// ReadPreset reads a preset of SillyTavern. Numbers may be written as texts.
func ReadPreset(name string, o rawjson.Object) (p SillyPreset) {
	names := samplerNames{
		"temperature": "temp", "top_p": "top_p", "min_p": "min_p", "top_k": "top_k", "repetition_penalty": "rep_pen",
		"presence_penalty": "presence_pen", "frequency_penalty": "freq_pen", "max_tokens": "genamt",
	}
	if !o.Has("temp") {
		names = openAINames()
		names["repetition_penalty"], names["max_tokens"] = "repetition_penalty", "openai_max_tokens"
		if o.Has("rep_pen") {
			names["repetition_penalty"] = "rep_pen"
		}
	}
	s, wrong := samplersOf(o, names)
	prompt, behind := sillyPrompts(o)
	if isSystemPrompt(o) {
		prompt, behind = o.Text("content"), o.Text("post_history")
	}
	p.Preset = presetOf(cmp.Or(strings.TrimSpace(name), o.Text("name")), joinTexts(prompt, behind), s)
	p.Tally.add(Presets, Acts, 1)
	p.Tally.add(Samplers, Acts, setSamplers(s))
	p.Tally.add(Samplers, Left, wrong)
	if prompt+behind != "" {
		p.Tally.add(SystemPrompts, Acts, 1)
	}
	return p
}

// sillyPrompts are the prompts of a preset that are switched on, in its order: those before the chat and those behind it.
func sillyPrompts(o object) (before, behind string) {
	texts, order := map[string]object{}, []string{}
	for prompt := range objects(o["prompts"]) {
		texts[prompt.Text("identifier")] = prompt
		if !isList(o["prompt_order"]) {
			order = append(order, prompt.Text("identifier"))
		}
	}
	for all := range objects(o["prompt_order"]) { // the last one is that of all characters
		order = order[:0]
		for one := range objects(all["order"]) {
			if truth(one["enabled"]) {
				order = append(order, one.Text("identifier"))
			}
		}
	}
	var first, last []string
	to := &first
	for _, id := range order {
		if id == "chatHistory" {
			to = &last
		}
		if prompt := texts[id]; !truth(prompt["marker"]) {
			*to = append(*to, prompt.Text("content"))
		}
	}
	return joinTexts(first...), joinTexts(last...)
}

// FindNested finds conversations that lie within an object of an app that isn't known: lists of messages, some levels deep.
func FindNested(o rawjson.Object) (all []Conversation) {
	type level struct {
		o     object
		depth int
	}
	for queue := []level{{o, 0}}; len(queue) > 0 && len(all) < MaxMessages; queue = queue[1:] {
		at := queue[0]
		if isList(at.o["messages"]) {
			c := readMessages(Messages, at.o, at.o["messages"])
			if c.shown > 0 {
				c.countFacts()
				all = append(all, c)
				continue
			}
		}
		if at.depth == 4 {
			continue
		}
		for _, raw := range members(rawjson.Encode(at.o)) {
			if inner := rawjson.ObjectOf(raw); inner != nil {
				queue = append(queue, level{inner, at.depth + 1})
			}
			for inner := range objects(raw) {
				queue = append(queue, level{inner, at.depth + 1})
			}
		}
	}
	return all
}
