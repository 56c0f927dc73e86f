package dialect

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
)

// A Setting is one choice of how a model picks its next token, or of how its server holds it. The name is ours: each
// server has its own.
type Setting string

// The settings. Those before Seed shape the choice of a token.
const (
	Temperature       Setting = "temperature"
	DynatempRange     Setting = "dynatemp_range" // the temperature goes up and down by it
	DynatempExponent  Setting = "dynatemp_exponent"
	TopP              Setting = "top_p"
	TopK              Setting = "top_k"
	MinP              Setting = "min_p"
	TypicalP          Setting = "typical_p"
	TopNSigma         Setting = "top_n_sigma"
	XTCProbability    Setting = "xtc_probability"
	XTCThreshold      Setting = "xtc_threshold"
	RepetitionPenalty Setting = "repetition_penalty"
	RepetitionRange   Setting = "repetition_range" // tokens that it looks back
	PresencePenalty   Setting = "presence_penalty"
	FrequencyPenalty  Setting = "frequency_penalty"
	DryMultiplier     Setting = "dry_multiplier"
	DryBase           Setting = "dry_base"
	DryAllowedLength  Setting = "dry_allowed_length"
	DryRange          Setting = "dry_penalty_last_n"
	DryBreakers       Setting = "dry_sequence_breakers"
	Mirostat          Setting = "mirostat"
	MirostatTau       Setting = "mirostat_tau"
	MirostatEta       Setting = "mirostat_eta"
	AdaptiveTarget    Setting = "adaptive_target"
	AdaptiveDecay     Setting = "adaptive_decay"
	Seed              Setting = "seed"
	Stop              Setting = "stop"
	LogitBias         Setting = "logit_bias"
	MaxTokens         Setting = "max_tokens"
	ContextTokens     Setting = "context_tokens" // with which the server loads the model
	KeepAlive         Setting = "keep_alive"     // how long the model stays loaded
)

// A Kind is what the value of a setting is.
type Kind string

// The kinds.
const (
	Number  Kind = "number"
	Whole   Kind = "whole"
	Text    Kind = "text"
	Texts   Kind = "texts"   // a list
	Weights Kind = "weights" // an object of numbers, by token
)

// A Spec says what the value of a setting may be.
type Spec struct {
	Name Setting `json:"name"`
	Kind Kind    `json:"kind"`
	Min  float64 `json:"min"`
	Max  float64 `json:"max"`
}

// Specs are all settings, in the order in which a window shows them.
func Specs() []Spec {
	const most = 1 << 20
	return []Spec{
		{Temperature, Number, 0, 5},
		{DynatempRange, Number, 0, 5},
		{DynatempExponent, Number, 0, 10},
		{TopP, Number, 0, 1},
		{TopK, Whole, -1, most},
		{MinP, Number, 0, 1},
		{TypicalP, Number, 0, 1},
		{TopNSigma, Number, -1, 10},
		{XTCProbability, Number, 0, 1},
		{XTCThreshold, Number, 0, 1},
		{RepetitionPenalty, Number, 0, 5},
		{RepetitionRange, Whole, -1, most},
		{PresencePenalty, Number, -2, 2},
		{FrequencyPenalty, Number, -2, 2},
		{DryMultiplier, Number, 0, 10},
		{DryBase, Number, 0, 10},
		{DryAllowedLength, Whole, 0, 1000},
		{DryRange, Whole, -1, most},
		{DryBreakers, Texts, 0, 64},
		{Mirostat, Whole, 0, 2},
		{MirostatTau, Number, 0, 20},
		{MirostatEta, Number, 0, 1},
		{AdaptiveTarget, Number, -1, 1},
		{AdaptiveDecay, Number, 0, 0.99},
		{Seed, Whole, -1, math.MaxUint32},
		{Stop, Texts, 0, 64},
		{LogitBias, Weights, -100, 100},
		{MaxTokens, Whole, 1, 1 << 30},
		{ContextTokens, Whole, 256, 1 << 24},
		{KeepAlive, Text, 0, 32},
	}
}

// Values are settings that a person set, as JSON. One that is absent is the server's own.
type Values map[Setting]json.RawMessage

// longestText is how many bytes one text of a list may have, and mostWeights how many tokens may be weighted.
const (
	longestText = 256
	mostWeights = 512
)

// Check is a fault that names the first setting whose value is none, or nil.
func (v Values) Check() error {
	for _, name := range slices.Sorted(maps.Keys(v)) {
		spec, known := lists.Find(Specs(), func(s Spec) bool { return s.Name == name })
		if !known {
			return fault.Newf(fault.Invalid, "There is no setting named %s.", name).With("field", string(name))
		}
		if reason := spec.refuse(v[name]); reason != "" {
			return fault.New(fault.Invalid, reason).With("field", string(name))
		}
	}
	return nil
}

// refuse says why a value cannot be one of the setting; empty: it can.
func (s Spec) refuse(value json.RawMessage) string {
	switch s.Kind {
	case Text:
		var text string
		if json.Unmarshal(value, &text) != nil || float64(len(text)) > s.Max {
			return fmt.Sprintf("Enter a text of at most %g characters.", s.Max)
		}
	case Texts:
		var texts []string
		long := func(text string) bool { return text == "" || len(text) > longestText }
		if json.Unmarshal(value, &texts) != nil || float64(len(texts)) > s.Max || slices.ContainsFunc(texts, long) {
			return fmt.Sprintf("Enter at most %g texts of at most %d characters each.", s.Max, longestText)
		}
	case Weights:
		var weights map[string]float64
		if json.Unmarshal(value, &weights) != nil || weights == nil || len(weights) > mostWeights ||
			slices.ContainsFunc(slices.Sorted(maps.Keys(weights)), func(token string) bool { return weights[token] < s.Min || weights[token] > s.Max }) {
			return fmt.Sprintf("Enter a JSON object of at most %d tokens with numbers between %g and %g.", mostWeights, s.Min, s.Max)
		}
	case Number, Whole:
		var number float64
		if json.Unmarshal(value, &number) != nil || string(value) == "null" || number < s.Min || number > s.Max {
			return fmt.Sprintf("Enter a number between %g and %g.", s.Min, s.Max)
		}
		if s.Kind == Whole && number != math.Trunc(number) {
			return "Enter a whole number."
		}
	}
	return ""
}

// SettingsOf are the samplers that a person set.
func SettingsOf(s chat.Samplers) Values {
	set := Values{}
	put := func(name Setting, value any, present bool) {
		if present {
			set[name], _ = json.Marshal(value) // a number can be written
		}
	}
	put(Temperature, s.Temperature, s.Temperature != nil)
	put(TopP, s.TopP, s.TopP != nil)
	put(MinP, s.MinP, s.MinP != nil)
	put(TopK, s.TopK, s.TopK != nil)
	put(RepetitionPenalty, s.RepetitionPenalty, s.RepetitionPenalty != nil)
	put(PresencePenalty, s.PresencePenalty, s.PresencePenalty != nil)
	put(FrequencyPenalty, s.FrequencyPenalty, s.FrequencyPenalty != nil)
	put(MaxTokens, s.MaxTokens, s.MaxTokens != nil)
	for name, value := range s.Further {
		set[Setting(name)] = value
	}
	return set
}

// ForProse are the settings that make prose less usual, or keep it from repeating itself. A form must repeat the names of
// its fields, and take the most likely words for them.
func ForProse() []Setting {
	return []Setting{
		DynatempRange, DynatempExponent, XTCProbability, XTCThreshold, DryMultiplier, DryBase,
		DryAllowedLength, DryRange, DryBreakers, Mirostat, MirostatTau, MirostatEta,
		AdaptiveTarget, AdaptiveDecay, TopNSigma, TypicalP, Stop,
	}
}

// OwnFields are the fields of a request that make it our call. What a person adds cannot take their place.
func OwnFields() []string {
	return []string{
		"messages", "model", "stream", "tools", "tool_choice", "response_format", "format", "prompt", "stream_options", "genkey",
	}
}

// Essential are the fields that a call is none without, so that none of them is left out when a server refuses it.
func Essential() []string {
	return []string{"messages", "model", "stream", "tools", "tool_choice", "response_format", "format", "options", "truncate", "shift"}
}

// Effort are the fields that say how much a model thinks.
func Effort() []string { return []string{"reasoning_effort", "think"} }

// mostParameters is how many bytes more parameters may have.
const mostParameters = 16 << 10

// CheckParameters is a fault that says why a text cannot be merged into a request as more parameters, or nil. An empty
// text adds nothing.
func CheckParameters(text string) error {
	wrong := func(sentence string, args ...any) error {
		return fault.Newf(fault.Invalid, sentence, args...).With("field", "more_parameters")
	}
	if strings.TrimSpace(text) == "" {
		return nil
	}
	if len(text) > mostParameters {
		return wrong("More parameters may have at most %d KB.", mostParameters>>10)
	}
	var fields map[string]json.RawMessage
	if json.Unmarshal([]byte(text), &fields) != nil || fields == nil {
		return wrong("Enter a JSON object, with names in quotes.")
	}
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		if slices.Contains(OwnFields(), name) {
			return wrong("“%s” can't be a parameter here, because Terzetto writes it itself.", name)
		}
	}
	return nil
}
