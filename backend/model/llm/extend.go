package llm

import (
	"errors"
	"net/http"
	"strings"
)

// extenders are the servers that continue a last message of the assistant's, and what a
// request asks them to do so.
func extenders() map[string]map[string]any {
	return map[string]map[string]any{
		"llama.cpp": {},
		"Ollama":    {}, // where the model's template leaves the last message open
		"KoboldCpp": {"continue_assistant_turn": true},
		"vLLM":      {"continue_final_message": true, "add_generation_prompt": false},
		"TabbyAPI":  {"add_generation_prompt": false},
	}
}

func extending(server string) map[string]any {
	name, _, _ := strings.Cut(server, " ")
	return extenders()[name]
}

// serverOf names a server that tells its name only as the owner of its models.
func serverOf(models []ModelInfo) string {
	for _, m := range models {
		switch strings.ToLower(m.Owner) {
		case "vllm":
			return "vLLM"
		case "tabbyapi":
			return "TabbyAPI"
		}
	}
	return "OpenAI-compatible server"
}

// Extends reports whether a call of the target may set Extend: its server is one of those
// that continue a last message, and no call has shown otherwise.
func (k *knowledge) Extends(t Target) bool {
	known := k.Capabilities(t)
	return known.Extends != No && extending(known.Server) != nil
}

// CannotExtend remembers that the server answers a last message of the assistant's with
// another one, or refuses it. Another version of the server is tried again.
func (k *knowledge) CannotExtend(t Target) {
	k.learn(t, func(known *Capabilities) { known.Extends = No })
}

// RefusesExtending reports whether a server refused a request in a way that may be due to its
// last message.
func RefusesExtending(err error) bool {
	said, is := errors.AsType[serverError](err)
	if !is || said.overflow != nil || said.loading() {
		return false
	}
	switch said.status {
	case http.StatusBadRequest, http.StatusNotFound, http.StatusUnprocessableEntity, http.StatusInternalServerError, http.StatusNotImplemented:
		return true
	}
	return false
}
