package dialect

import (
	"encoding/json"
	"maps"
	"strings"

	"terzetto/backend/base/lists"
)

// servers are the dialects that are no other than OpenAI's by name.
func servers() map[string]func() Dialect {
	return map[string]func() Dialect{
		"Ollama": ollama, "llama.cpp": llamaCPP, "KoboldCpp": koboldCpp, "LM Studio": lmStudio, "TabbyAPI": tabbyAPI, "vLLM": vLLM,
		"text-generation-webui": webUI,
	}
}

// hosts are the services on the internet that take less than others, by their names.
func hosts() map[string]func() Dialect {
	return map[string]func() Dialect{"api.deepseek.com": deepSeek}
}

// same gives settings under the names that we use.
func same(settings ...Setting) map[Setting]string {
	names := map[Setting]string{}
	for _, s := range settings {
		names[s] = string(s)
	}
	return names
}

// with gives names with others beside or in the place of them.
func with(names, others map[Setting]string) map[Setting]string {
	all := maps.Clone(names)
	maps.Copy(all, others)
	return all
}

// common are the settings that every server of chat completions takes under one name.
func common() map[Setting]string {
	return same(Temperature, TopP, TopK, PresencePenalty, FrequencyPenalty, Seed, Stop, LogitBias, MaxTokens)
}

// roleplay are the settings that the local servers for stories have in common under one name.
func roleplay() map[Setting]string {
	return with(common(), same(MinP, DynatempRange, DynatempExponent, XTCProbability, XTCThreshold, DryMultiplier, DryBase,
		DryAllowedLength, DryRange, DryBreakers, MirostatTau, MirostatEta))
}

// openAI is the dialect of whoever is not known better: what OpenAI documents, with the three settings that gateways and
// local servers know besides. What a server refuses of it is left out then.
func openAI() Dialect {
	return Dialect{
		Forced: true, Named: true, ReadsArguments: true, Larger: "Give the server a larger context if the computer has the memory.",
		wording: wording{usage: true, think: thinkByArguments, form: formAsFormat, names: with(common(), same(MinP, RepetitionPenalty))},
	}
}

func deepSeek() Dialect {
	d := openAI()
	d.names = same(Temperature, TopP, PresencePenalty, FrequencyPenalty, Stop, MaxTokens)
	d.think = func(t Thinking, into fields) {
		into["thinking"] = map[string]any{"type": map[bool]string{true: "enabled", false: "disabled"}[t.On]}
	}
	d.allowed = []string{
		"model", "messages", "stream", "stream_options", "temperature", "top_p", "max_tokens", "presence_penalty",
		"frequency_penalty", "stop", "tools", "tool_choice", "response_format", "thinking",
	}
	d.weaken = func(model string, body fields) bool {
		thinking, _ := body["thinking"].(map[string]any)
		return strings.Contains(model, "reasoner") || thinking["type"] == "enabled"
	}
	return d
}

func llamaCPP() Dialect {
	d := openAI()
	d.Named, d.Alone = false, true // a named choice is none for it, so that its models answer in prose
	d.Lists = []List{{Path: "/v1/models", Read: ReadCommon}}
	d.Tokenizer, d.Larger = Tokenizer{Path: "/tokenize", Field: "content", IDs: true}, "Start llama-server with -c 16384 for a larger context."
	d.Render = "/apply-template"
	d.extend, d.shape = map[string]any{}, func(w Wish, into fields) {
		into["return_progress"] = true
		if _, set := w.Settings[AdaptiveTarget]; set { // it is none of the samplers that are used by themselves
			into["samplers"] = []string{
				"penalties", "dry", "top_n_sigma", "top_k", "typ_p", "top_p", "min_p", "xtc", "temperature", "adaptive_p",
			}
		}
	}
	d.names = with(roleplay(), with(same(TypicalP, TopNSigma, Mirostat, AdaptiveTarget, AdaptiveDecay), map[Setting]string{
		RepetitionPenalty: "repeat_penalty", RepetitionRange: "repeat_last_n",
	}))
	return d
}

func koboldCpp() Dialect {
	d := openAI()
	d.Bans, d.Abort, d.extend = true, "/api/extra/abort", map[string]any{"continue_assistant_turn": true}
	d.Tokenizer = Tokenizer{Path: "/api/extra/tokencount", Field: "prompt"}
	d.Larger = "Start KoboldCpp with --contextsize 16384 for a larger context."
	d.names = with(roleplay(), map[Setting]string{
		RepetitionPenalty: "rep_pen", RepetitionRange: "rep_pen_range", TypicalP: "typical", TopNSigma: "nsigma", Mirostat: "mirostat_mode",
	})
	delete(d.names, FrequencyPenalty) // it reads it only in the place of the presence penalty
	d.defaults = numbers(map[Setting]float64{
		Temperature: 0.75, TopK: 100, TopP: 0.92, MinP: 0, TypicalP: 1, TopNSigma: 0, RepetitionPenalty: 1, RepetitionRange: 320,
		PresencePenalty: 0, DynatempRange: 0, DynatempExponent: 1, XTCThreshold: 0.2, XTCProbability: 0, DryMultiplier: 0, DryBase: 1.75,
		DryAllowedLength: 2, DryRange: 320, Mirostat: 0, MirostatTau: 5, MirostatEta: 0.1, Seed: -1,
	})
	d.shape = func(w Wish, into fields) {
		if w.Key != "" {
			into["genkey"] = w.Key
		}
		ban("banned_tokens", w, into)
	}
	return d
}

func lmStudio() Dialect {
	d := openAI()
	d.names = with(common(), map[Setting]string{RepetitionPenalty: "repeat_penalty"})
	d.Lists = []List{{Path: "/api/v1/models", Read: readStudio}, {Path: "/api/v0/models", Read: readOldStudio}}
	d.Larger = "Load the model there with a larger context length."
	return d
}

func tabbyAPI() Dialect {
	d := openAI()
	d.Bans, d.extend = true, map[string]any{"add_generation_prompt": false}
	d.Tokenizer = Tokenizer{Path: "/v1/token/encode", Field: "text"}
	d.names = with(roleplay(), with(same(AdaptiveTarget, AdaptiveDecay), map[Setting]string{
		RepetitionPenalty: "repetition_penalty", RepetitionRange: "penalty_range", TypicalP: "typical", Mirostat: "mirostat_mode",
		DynatempExponent: "temp_exponent",
	}))
	delete(d.names, Seed)
	d.shape = func(w Wish, into fields) {
		ban("banned_strings", w, into)
		span(w, into, "min_temp", "max_temp")
	}
	d.defaults = numbers(map[Setting]float64{
		Temperature: 1, TopK: 0, TopP: 1, MinP: 0, TypicalP: 1, RepetitionPenalty: 1, RepetitionRange: -1, PresencePenalty: 0,
		FrequencyPenalty: 0, DryMultiplier: 0, DryBase: 0, DryAllowedLength: 0, DryRange: 0, Mirostat: 0, MirostatTau: 1.5, MirostatEta: 0.3,
		DynatempExponent: 1,
	})
	return d
}

func vLLM() Dialect {
	d := openAI()
	d.Bans, d.extend = true, map[string]any{"continue_final_message": true, "add_generation_prompt": false}
	d.Tokenizer = Tokenizer{Path: "/tokenize", Field: "prompt"}
	d.shape = func(w Wish, into fields) { ban("bad_words", w, into) }
	return d
}

func webUI() Dialect {
	d := openAI()
	d.extend = nil
	d.names = with(roleplay(), with(same(RepetitionPenalty, TypicalP, TopNSigma, AdaptiveTarget, AdaptiveDecay), map[Setting]string{
		RepetitionRange: "repetition_penalty_range", Mirostat: "mirostat_mode", DynatempExponent: "dynatemp_exponent",
	}))
	d.shape = func(w Wish, into fields) {
		if span(w, into, "dynatemp_low", "dynatemp_high") {
			into["dynamic_temperature"] = true
		}
		if breakers, set := into["dry_sequence_breakers"]; set { // it reads them from a text
			text, _ := json.Marshal(breakers) // they were read from JSON
			into["dry_sequence_breakers"] = string(text)
		}
	}
	return d
}

// ban keeps phrases out of what the sampler writes.
func ban(name string, w Wish, into fields) {
	if len(w.Banned) > 0 {
		into[name] = w.Banned
	}
}

// span writes the range of the temperature as the two ends of it, for a server that knows no range, and reports whether
// there is one.
func span(w Wish, into fields, low, high string) bool {
	var around float64
	if json.Unmarshal(w.Settings[DynatempRange], &around) != nil || around <= 0 {
		delete(into, string(DynatempRange))
		return false
	}
	middle := 1.0
	_ = json.Unmarshal(w.Settings[Temperature], &middle) // none is set: the usual one
	delete(into, string(DynatempRange))
	into[low], into[high] = max(0, middle-around), middle+around
	return true
}

func numbers(all map[Setting]float64) map[Setting]json.RawMessage {
	out := map[Setting]json.RawMessage{}
	for name, number := range all {
		out[name], _ = json.Marshal(number) // a number can be written
	}
	return out
}

// EffortNone is how a model is told not to think where nothing hands arguments to its template.
const EffortNone = "none"

// thinkByArguments asks by the arguments of the model's template, which most servers hand on, and by an effort. A model
// that is known not to think is not asked at all.
func thinkByArguments(t Thinking, into fields) {
	arguments := lists.Copy(t.Arguments)
	if !t.Unable {
		if _, own := arguments["enable_thinking"]; !own {
			arguments["enable_thinking"] = t.On
		}
		switch {
		case t.On && t.Effort != "":
			into["reasoning_effort"] = t.Effort
		case !t.On && t.Unreliable && !t.NoEffort:
			into["reasoning_effort"] = EffortNone
		}
	}
	if len(arguments) > 0 {
		into["chat_template_kwargs"] = arguments
	}
}

func formAsFormat(f Form, into fields) {
	into["response_format"] = map[string]any{"type": "json_schema", "json_schema": map[string]any{
		"name": f.Name, "schema": f.Schema, "strict": false,
	}}
}
