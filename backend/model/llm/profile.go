package llm

import (
	"net/url"
	"slices"
	"strings"
)

// A profile is what a known host accepts. Unknown hosts are asked for
// everything; a parameter that they refuse is dropped then (see Stream).
type profile struct {
	allowed []string
	// weaken reports whether the host refuses to be forced to call a tool.
	weaken func(model string, body map[string]any) bool
}

func profileOf(address string) (profile, bool) {
	u, err := url.Parse(address)
	if err != nil {
		return profile{}, false
	}
	if strings.EqualFold(u.Hostname(), "api.deepseek.com") {
		return profile{
			allowed: []string{
				"model", "messages", "stream", "stream_options", "temperature", "top_p", "max_tokens", "presence_penalty",
				"frequency_penalty", "stop", "tools", "tool_choice", "response_format", "thinking",
			},
			weaken: func(model string, body map[string]any) bool {
				thinking, _ := body["thinking"].(map[string]any)
				return strings.Contains(model, "reasoner") || thinking["type"] == "enabled"
			},
		}, true
	}
	return profile{}, false
}

// ApplyProfile shapes a request's body for the host of an address: keys that a known
// host does not take are left out, and a forced tool becomes a free choice where the
// host refuses to be forced. Other hosts get the body as it is.
func ApplyProfile(address, model string, body map[string]any) map[string]any {
	p, known := profileOf(address)
	if !known {
		return body
	}
	out := map[string]any{}
	for key, value := range body {
		if slices.Contains(p.allowed, key) {
			out[key] = value
		}
	}
	if choice := out["tool_choice"]; choice != nil && choice != "auto" && choice != "none" && p.weaken(model, out) {
		out["tool_choice"] = "auto"
	}
	return out
}
