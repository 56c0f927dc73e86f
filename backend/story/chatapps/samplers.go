package chatapps

import (
	"encoding/json"
	"maps"
	"slices"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// samplerNames says what an app calls the settings of a model, by what they are called here.
type samplerNames map[string]string

func openAINames() samplerNames {
	return samplerNames{
		"temperature": "temperature", "top_p": "top_p", "min_p": "min_p", "top_k": "top_k", "repetition_penalty": "repeat_penalty",
		"presence_penalty": "presence_penalty", "frequency_penalty": "frequency_penalty", "max_tokens": "max_tokens",
	}
}

func lmStudioNames() samplerNames {
	return samplerNames{
		"temperature": "temperature", "top_p": "topPSampling", "min_p": "minPSampling", "top_k": "topKSampling", "repetition_penalty": "repeatPenalty",
		"presence_penalty": "presencePenalty", "frequency_penalty": "frequencyPenalty", "max_tokens": "maxPredictedTokens",
	}
}

func koboldNames() samplerNames {
	return samplerNames{
		"temperature": "temperature", "top_p": "top_p", "min_p": "min_p", "top_k": "top_k", "repetition_penalty": "rep_pen",
		"presence_penalty": "presence_penalty", "max_tokens": "max_length",
	}
}

// samplersOf reads the settings of a model, also those that are written as texts. wrong counts those that are no number, or none
// that a server takes.
func samplersOf(o rawjson.Object, names samplerNames) (s chat.Samplers, wrong int) {
	real := map[string]**float64{
		"temperature": &s.Temperature, "top_p": &s.TopP, "min_p": &s.MinP, "repetition_penalty": &s.RepetitionPenalty,
		"presence_penalty": &s.PresencePenalty, "frequency_penalty": &s.FrequencyPenalty,
	}
	counts := map[string]**int{"top_k": &s.TopK, "max_tokens": &s.MaxTokens}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		raw := o[names[name]]
		if len(raw) == 0 || string(raw) == "null" || string(raw) == `""` {
			continue
		}
		f, ok := number(raw)
		limit := limits()[name]
		if !ok || f < limit[0] || f > limit[1] {
			wrong++
			continue
		}
		if to := real[name]; to != nil {
			*to = &f
			continue
		}
		n := int(f)
		*counts[name] = &n
	}
	return s, wrong
}

// limits are those within which the settings of a model are kept.
func limits() map[string][2]float64 {
	return map[string][2]float64{
		"temperature": {0, 5}, "top_p": {0, 1}, "min_p": {0, 1}, "top_k": {0, 1000}, "repetition_penalty": {0, 5},
		"presence_penalty": {-2, 2}, "frequency_penalty": {-2, 2}, "max_tokens": {1, 1_000_000},
	}
}

// setSamplers counts what is set.
func setSamplers(s chat.Samplers) (n int) {
	for _, set := range []bool{
		s.Temperature != nil, s.TopP != nil, s.MinP != nil, s.TopK != nil, s.RepetitionPenalty != nil, s.PresencePenalty != nil,
		s.FrequencyPenalty != nil, s.MaxTokens != nil,
	} {
		if set {
			n++
		}
	}
	return n
}

func objectOf(raw json.RawMessage) object { return rawjson.ObjectOf(raw) }

// cmpRaw is the first value that is there.
func cmpRaw(values ...json.RawMessage) json.RawMessage {
	for _, raw := range values {
		if len(raw) > 0 && string(raw) != "null" {
			return raw
		}
	}
	return nil
}
