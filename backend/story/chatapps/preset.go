package chatapps

import (
	"cmp"
	"encoding/json"
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
	s, wrong := samplersOf(o, presetNames(o))
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

// presetNames says what a preset of SillyTavern calls the settings of a model.
func presetNames(o object) samplerNames {
	if o.Has("temp") {
		return samplerNames{
			"temperature": "temp", "top_p": "top_p", "min_p": "min_p", "top_k": "top_k", "repetition_penalty": "rep_pen",
			"presence_penalty": "presence_pen", "frequency_penalty": "freq_pen", "max_tokens": "genamt",
		}
	}
	names := openAINames()
	names["repetition_penalty"], names["max_tokens"] = "repetition_penalty", "openai_max_tokens"
	if o.Has("rep_pen") {
		names["repetition_penalty"] = "rep_pen"
	}
	return names
}

// WritePreset writes a preset into the file of SillyTavern that it came from: what still says the same stays as it was. ok is false
// where the file has no place for what the preset says now.
func WritePreset(file rawjson.Object, p chat.Preset) (o rawjson.Object, ok bool) {
	was, names := ReadPreset(p.Name, file), presetNames(file)
	now := presetFacts(p)
	o = file.Clone()
	before, after := samplerValues(was.Content.Model.Samplers), samplerValues(now.samplers)
	for name, value := range after {
		switch {
		case value == before[name]:
		case isSystemPrompt(file):
			return nil, false
		case value == "":
			delete(o, names[name])
		default:
			o[names[name]] = json.RawMessage(value)
		}
	}
	switch {
	case now.prompt == was.Content.SharedSystemPrompt:
	case isSystemPrompt(file):
		o.Set("content", now.prompt)
		delete(o, "post_history")
	case isList(file["prompts"]):
		setPrompt(o, now.prompt)
	default:
		return nil, false
	}
	return o, true
}

// A presetSays is what a preset says that SillyTavern has a place for.
type presetSays struct {
	prompt   string
	samplers chat.Samplers
}

func presetFacts(p chat.Preset) (says presetSays) {
	says.prompt = p.Content.SharedSystemPrompt
	if m := p.Content.Model; m != nil {
		says.prompt, says.samplers = cmp.Or(m.SystemPrompt, says.prompt), m.Samplers
	}
	return says
}

// samplerValues are the settings of a model as JSON, by what they are called here; empty: not set.
func samplerValues(s chat.Samplers) map[string]string {
	all := map[string]string{}
	for name, value := range map[string]*float64{
		"temperature": s.Temperature, "top_p": s.TopP, "min_p": s.MinP, "repetition_penalty": s.RepetitionPenalty,
		"presence_penalty": s.PresencePenalty, "frequency_penalty": s.FrequencyPenalty,
	} {
		if all[name] = ""; value != nil {
			all[name] = string(rawjson.Encode(*value))
		}
	}
	for name, value := range map[string]*int{"top_k": s.TopK, "max_tokens": s.MaxTokens} {
		if all[name] = ""; value != nil {
			all[name] = string(rawjson.Encode(*value))
		}
	}
	return all
}

// setPrompt puts a text in the place of the main prompt, and switches off the others whose texts it took up.
func setPrompt(o object, text string) {
	var prompts, orders []object
	mine := map[string]bool{}
	for one := range objects(o["prompts"]) {
		one = one.Clone()
		if one.Text("identifier") == "main" {
			one.Set("content", text)
		} else if !truth(one["marker"]) {
			mine[one.Text("identifier")] = true
		}
		prompts = append(prompts, one)
	}
	for all := range objects(o["prompt_order"]) {
		all = all.Clone()
		var order []object
		for one := range objects(all["order"]) {
			if one = one.Clone(); mine[one.Text("identifier")] {
				one.Set("enabled", false)
			} else if one.Text("identifier") == "main" {
				one.Set("enabled", true)
			}
			order = append(order, one)
		}
		all.Set("order", order)
		orders = append(orders, all)
	}
	o.Set("prompts", prompts)
	o.Set("prompt_order", orders)
}

// NewPresetFile is the file of a preset for chat endpoints, whose prompts are in the order in which SillyTavern has them.
func NewPresetFile(p chat.Preset) rawjson.Object {
	order := []map[string]any{}
	for _, id := range []string{
		"main", "worldInfoBefore", "personaDescription", "charDescription", "charPersonality", "scenario", "worldInfoAfter", "dialogueExamples", "chatHistory",
	} {
		order = append(order, map[string]any{"identifier": id, "enabled": true})
	}
	o := object{}
	o.Set("prompts", []map[string]any{{"identifier": "main", "name": "Main Prompt", "system_prompt": true, "role": "system", "content": ""}})
	o.Set("prompt_order", []map[string]any{{"character_id": 100001, "order": order}})
	made, _ := WritePreset(o, p) // it has a place for everything
	return made
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
