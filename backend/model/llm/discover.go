package llm

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/lists"
)

// A Found is a server that answered on this computer.
type Found struct {
	URL      string      `json:"url"`
	Server   string      `json:"server"`
	Version  string      `json:"version"`
	Models   []ModelInfo `json:"models"`
	Note     string      `json:"note"`     // a sentence, such as how small its context is
	Rejected string      `json:"rejected"` // why what answered is no model server
}

// KnownPorts is where the usual local model servers listen by default.
func KnownPorts() []int {
	return []int{
		11434, // Ollama
		1234,  // LM Studio
		9931,  // llama.cpp
		8080,  // llama.cpp
		5001,  // KoboldCpp
		1337,  // Jan
		8000,  // vLLM
		5000,  // text-generation-webui
		30000, // SGLang
		4891,  // GPT4All
		4000,  // LiteLLM
		12434, // Docker Model Runner
		13305, // Lemonade
		8888,  // Unsloth
		3000,  // web interface
	}
}

// discoverTime is all that a look around may take: a person is waiting for it.
const discoverTime = 1200 * time.Millisecond

// Discover looks for model servers on this computer: the known ports and the
// addresses in extra that are on it. It sends no key and follows nothing. What a
// server is, its answers decide and never its port.
func (c *Client) Discover(ctx context.Context, extra []string) []Found {
	ctx, cancel := context.WithTimeout(because(ctx, WhyDiscover), discoverTime)
	defer cancel()
	ports := c.options.Ports
	if ports == nil {
		ports = KnownPorts()
	}
	roots := lists.Map(ports, func(port int) string { return fmt.Sprintf("http://127.0.0.1:%d", port) })
	for _, e := range extra {
		if len(Alternatives(e)) > 0 && !slices.Contains(roots, root(e)) {
			roots = append(roots, root(e))
		}
	}
	found := make([]*Found, len(roots))
	var all sync.WaitGroup
	for i, r := range roots {
		all.Go(func() {
			for _, at := range append([]string{r}, Alternatives(r)[:1]...) {
				if f := c.identify(ctx, at, ""); f != nil {
					found[i] = f
					return
				}
			}
		})
	}
	all.Wait()
	there := lists.Keep(found, func(f *Found) bool { return f != nil })
	return lists.Map(there, func(f *Found) Found { return *f })
}

// identify asks what answers at an address, nil when nothing does. KoboldCpp comes
// first, because it speaks the languages of others too. only is the one model that is
// looked for; empty: all.
func (c *Client) identify(ctx context.Context, at, only string) *Found {
	f := &Found{URL: at + "/v1", Models: []ModelInfo{}}
	var kobold struct {
		Result, Version string
	}
	first := c.meta(ctx, http.MethodGet, at+"/api/extra/version", "", nil, &kobold)
	if unreachable(first) {
		return nil
	}
	if first == nil && kobold.Result == "KoboldCpp" {
		f.Server, f.Version = "KoboldCpp", kobold.Version
		var most struct{ Value int }
		_ = c.meta(ctx, http.MethodGet, at+"/api/extra/true_max_context_length", "", nil, &most) // it may not say
		c.listModels(ctx, f)
		for i := range f.Models {
			f.Models[i].ContextTokens = max(most.Value, f.Models[i].ContextTokens)
		}
		return small(f)
	}
	var ollama struct{ Version string }
	if c.meta(ctx, http.MethodGet, at+"/api/version", "", nil, &ollama) == nil && ollama.Version != "" {
		f.Server, f.Version = "Ollama", ollama.Version
		return c.ollama(ctx, at, only, f)
	}
	var props llamaProps
	if c.meta(ctx, http.MethodGet, at+"/props", "", nil, &props) == nil && props.BuildInfo != "" {
		f.Server, f.Version = "llama.cpp", props.BuildInfo
		c.listModels(ctx, f)
		for i := range f.Models {
			f.Models[i].ContextTokens = props.context()
			f.Models[i].Defaults = props.Settings.Params
			if sees := props.Modalities.Vision; sees != nil { // older versions do not say
				f.Models[i].Vision = tri(*sees)
			}
			if props.Caps.Tools != nil {
				f.Models[i].Tools = tri(*props.Caps.Tools)
			}
		}
		return small(f)
	}
	var studio lmStudio
	if c.meta(ctx, http.MethodGet, at+"/api/v0/models", "", nil, &studio) == nil && len(studio.Data) > 0 && studio.Data[0].Arch != "" {
		f.Server = "LM Studio"
		f.Models = studio.models()
		return small(f)
	}
	return c.listModels(ctx, f)
}

// listModels asks for the common list of models. Where there is none, it notes what answers instead.
func (c *Client) listModels(ctx context.Context, f *Found) *Found {
	models, err := c.Models(ctx, f.URL, "")
	if err == nil {
		f.Models = models
		f.Server = cmp.Or(f.Server, serverOf(models))
		if f.Server == "TabbyAPI" {
			c.tabby(ctx, f)
		}
		return small(f)
	}
	if f.Server != "" {
		f.Note = "The server answers, but lists no models."
		return f
	}
	f.Rejected = "This address answers, but not as a model server."
	if strings.Contains(err.Error(), "web page") {
		f.Rejected = "This address is a web interface, not a model server."
	} else if strings.Contains(err.Error(), "key") {
		f.Rejected, f.Server, f.Note = "", "OpenAI-compatible server", "The server needs a key."
	}
	return f
}

// tabby adds the context of the model that a TabbyAPI has in memory. Its list names all that it could load.
func (c *Client) tabby(ctx context.Context, f *Found) {
	var loaded struct {
		ID         string
		Parameters struct {
			Context int `json:"max_seq_len"`
		}
	}
	_ = c.meta(ctx, http.MethodGet, f.URL+"/model", "", nil, &loaded) // it may have none
	for i := range f.Models {
		if f.Models[i].ID == loaded.ID {
			f.Models[i].ContextTokens = loaded.Parameters.Context
		}
	}
}

// tightContext is where three voices begin to crowd each other out.
const tightContext = 8192

func small(f *Found) *Found {
	for _, m := range f.Models {
		if m.ContextTokens > 0 && m.ContextTokens < tightContext {
			f.Note = tight(m.ContextTokens)
		}
	}
	return f
}

func unreachable(err error) bool {
	if err == nil {
		return false
	}
	_, answered := err.(*answerError) //nolint:errorlint // meta returns it unwrapped
	return !answered
}

func tri(b bool) Tri {
	if b {
		return Yes
	}
	return No
}

type llamaProps struct {
	BuildInfo string `json:"build_info"`
	Settings  struct {
		Context int                        `json:"n_ctx"`
		Params  map[string]json.RawMessage `json:"params"`
	} `json:"default_generation_settings"`
	Context    int `json:"n_ctx"`
	Modalities struct {
		Vision *bool `json:"vision"`
	} `json:"modalities"`
	Caps struct {
		Tools *bool `json:"supports_tools"`
	} `json:"chat_template_caps"`
}

func (p llamaProps) context() int { return max(p.Context, p.Settings.Context) }

type lmStudio struct {
	Data []struct {
		ID, Type, Arch, State string
		Max                   int      `json:"max_context_length"`
		Loaded                int      `json:"loaded_context_length"`
		Capabilities          []string `json:"capabilities"`
	}
}

func (s lmStudio) models() []ModelInfo {
	out := []ModelInfo{}
	for _, m := range s.Data {
		if m.Type == "embeddings" {
			continue
		}
		info := ModelInfo{ID: m.ID, ContextTokens: m.Loaded, Vision: tri(m.Type == "vlm"), Loaded: tri(m.State == "loaded")}
		if m.Capabilities != nil { // older versions do not say
			info.Tools = tri(slices.Contains(m.Capabilities, "tool_use"))
		}
		out = append(out, info)
	}
	return out
}

// ollamaRunning are the models that an Ollama has in memory.
type ollamaRunning struct {
	Models []runningModel
}

type runningModel struct {
	Name    string
	Digest  string
	Context int `json:"context_length"`
}

// model gives a model as it is in memory. Where its file has just changed there are several under
// its name, the last used first.
func (r ollamaRunning) model(name string) (m runningModel, loaded bool) {
	return lists.Find(r.Models, func(m runningModel) bool { return m.Name == name || m.Name == name+":latest" })
}

// ollama lists Ollama's models, or the only one that is looked for, with what each can do, and the
// context that is real for those in memory.
func (c *Client) ollama(ctx context.Context, at, only string, f *Found) *Found {
	var tags struct {
		Models []struct{ Name, Digest string }
	}
	var running ollamaRunning
	if c.meta(ctx, http.MethodGet, at+"/api/tags", "", nil, &tags) != nil {
		return f
	}
	_ = c.meta(ctx, http.MethodGet, at+"/api/ps", "", nil, &running) // nothing running says nothing
	for _, m := range tags.Models {
		if only != "" && m.Name != only && m.Name != only+":latest" {
			continue
		}
		info := ModelInfo{ID: m.Name, Loaded: No, Version: m.Digest}
		if now, loaded := running.model(m.Name); loaded {
			info.Loaded, info.ContextTokens = Yes, now.Context
		}
		var show struct {
			Capabilities []string
			Parameters   string
		}
		if c.meta(ctx, http.MethodPost, at+"/api/show", "", map[string]string{"model": m.Name}, &show) == nil && len(show.Capabilities) > 0 {
			if !slices.Contains(show.Capabilities, "completion") {
				continue // it embeds and does not chat
			}
			info.Tools = tri(slices.Contains(show.Capabilities, "tools"))
			info.Vision = tri(slices.Contains(show.Capabilities, "vision"))
			info.Thinking = tri(slices.Contains(show.Capabilities, "thinking"))
		}
		info.ContextTokens = cmp.Or(info.ContextTokens, contextParameter(show.Parameters))
		info.Defaults = parameters(show.Parameters)
		f.Models = append(f.Models, info)
	}
	if len(f.Models) == 0 && only == "" {
		f.Note = "The server has no model yet."
	}
	return small(f)
}

// contextParameter is the context that a model's own parameters set; 0: none. The length that
// the model was made for says nothing about it, because Ollama starts most models with less.
func contextParameter(text string) (tokens int) {
	_ = json.Unmarshal(parameters(text)["num_ctx"], &tokens) // none is set
	return tokens
}

// parameters are those that the file of a model sets in Ollama, by their names. A text is written in quotes.
func parameters(text string) map[string]json.RawMessage {
	var all map[string]json.RawMessage
	for line := range strings.Lines(text) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		if value = strings.TrimSpace(value); json.Valid([]byte(value)) {
			lists.Put(&all, name, json.RawMessage(value))
		}
	}
	return all
}
