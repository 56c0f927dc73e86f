package dialect

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
)

// A Model is what a server says of one of its models. A fact that is nil is not told.
type Model struct {
	ID      string
	Owner   string
	Version string // changes with the model's file; empty: it does not say
	Context int    // that it has at the moment; 0: it does not say

	Loaded, Vision, Tools *bool
	Failed                bool // it could not be loaded
	Embeds                bool // it embeds texts and does not chat
}

// A List is a route that lists models.
type List struct {
	Path string
	Read func(body []byte) ([]Model, error) // an error: it is no such list
	Held bool                               // it has only models that are in memory
}

// ReadCommon reads the list that every server of chat completions has. llama.cpp adds to it what it loaded, and one that
// has several models adds how each is.
func ReadCommon(body []byte) ([]Model, error) {
	var list struct {
		Data []struct {
			ID            string `json:"id"`
			MaxModelLen   int    `json:"max_model_len"`
			ContextLength int    `json:"context_length"`
			OwnedBy       string `json:"owned_by"`
			Status        *struct {
				Value  string `json:"value"`
				Failed bool   `json:"failed"`
			} `json:"status"`
			Meta *struct {
				Params  int64 `json:"n_params"`
				Size    int64 `json:"size"`
				Context int   `json:"n_ctx"`
			} `json:"meta"`
			Architecture *struct {
				Input  []string `json:"input_modalities"`
				Output []string `json:"output_modalities"`
			} `json:"architecture"`
		} `json:"data"`
	}
	if err := json.Unmarshal(body, &list); err != nil {
		return nil, fmt.Errorf("read a list of models: %w", err)
	}
	all := []Model{}
	for _, in := range list.Data {
		m := Model{ID: in.ID, Owner: in.OwnedBy, Context: max(in.MaxModelLen, in.ContextLength)}
		if in.Meta != nil && in.Meta.Size > 0 {
			m.Version, m.Context = fmt.Sprintf("%s %d %d", in.ID, in.Meta.Params, in.Meta.Size), max(m.Context, in.Meta.Context)
		}
		if in.Status != nil {
			m.Loaded, m.Failed = new(in.Status.Value == "loaded"), in.Status.Failed
		}
		if a := in.Architecture; a != nil && len(a.Output) > 0 && !slices.Contains(a.Output, "text") {
			continue // it decides, and writes nothing
		} else if a != nil && in.Status != nil { // before it is loaded, this is all that is known of it
			m.Vision = new(slices.Contains(a.Input, "image"))
		}
		if m.ID != "" {
			all = append(all, m)
		}
	}
	return all, nil
}

// readRunning reads the models that an Ollama has in memory. Where the file of one has just changed there are several
// under its name, the last used first.
func readRunning(body []byte) ([]Model, error) {
	var running struct {
		Models []struct {
			Name    string `json:"name"`
			Digest  string `json:"digest"`
			Context int    `json:"context_length"`
		} `json:"models"`
	}
	if err := json.Unmarshal(body, &running); err != nil {
		return nil, fmt.Errorf("read the models in memory: %w", err)
	}
	all := []Model{}
	for _, m := range running.Models {
		all = append(all, Model{ID: m.Name, Version: m.Digest, Context: m.Context, Loaded: new(true)})
	}
	return all, nil
}

var errOtherList = errors.New("this is a list of another server")

// readStudio reads LM Studio's list of models, since its version 0.4. The context is that with which one is loaded.
func readStudio(body []byte) ([]Model, error) {
	var list struct {
		Models []struct {
			Type      string `json:"type"`
			Key       string `json:"key"`
			Size      int64  `json:"size_bytes"`
			Instances []struct {
				ID     string `json:"id"`
				Config struct {
					Context int `json:"context_length"`
				} `json:"config"`
			} `json:"loaded_instances"`
			Capabilities *struct {
				Vision bool `json:"vision"`
				Tools  bool `json:"trained_for_tool_use"`
			} `json:"capabilities"`
		} `json:"models"`
	}
	if err := json.Unmarshal(body, &list); err != nil {
		return nil, fmt.Errorf("read LM Studio's list of models: %w", err)
	}
	if len(list.Models) == 0 || list.Models[0].Key == "" {
		return nil, errOtherList
	}
	all := []Model{}
	for _, in := range list.Models {
		m := Model{ID: in.Key, Embeds: in.Type == "embedding", Loaded: new(len(in.Instances) > 0)}
		if in.Size > 0 {
			m.Version = strconv.FormatInt(in.Size, 10)
		}
		if c := in.Capabilities; c != nil {
			m.Vision, m.Tools = &c.Vision, &c.Tools
		}
		for _, instance := range in.Instances { // a call of the key goes to any of them
			if m.Context == 0 || instance.Config.Context < m.Context {
				m.Context = instance.Config.Context
			}
		}
		all = append(all, m)
	}
	return all, nil
}

// readOldStudio reads LM Studio's list of models before its version 0.4.
func readOldStudio(body []byte) ([]Model, error) {
	var list struct {
		Data []struct {
			ID           string   `json:"id"`
			Type         string   `json:"type"`
			Arch         string   `json:"arch"`
			State        string   `json:"state"`
			Loaded       int      `json:"loaded_context_length"`
			Capabilities []string `json:"capabilities"`
		} `json:"data"`
	}
	if err := json.Unmarshal(body, &list); err != nil {
		return nil, fmt.Errorf("read LM Studio's old list of models: %w", err)
	}
	if len(list.Data) == 0 || list.Data[0].Arch == "" {
		return nil, errOtherList
	}
	all := []Model{}
	for _, in := range list.Data {
		m := Model{ID: in.ID, Embeds: in.Type == "embeddings", Context: in.Loaded, Loaded: new(in.State == "loaded"), Vision: new(in.Type == "vlm")}
		if in.Capabilities != nil { // older versions do not say
			m.Tools = new(slices.Contains(in.Capabilities, "tool_use"))
		}
		all = append(all, m)
	}
	return all, nil
}

// Is reports whether a person means the model by a name. An Ollama adds a tag to a name without one.
func (m Model) Is(name string) bool { return m.ID == name || m.ID == name+":latest" }
