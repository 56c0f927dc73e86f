package llm

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/contact"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/dialect"
	"terzetto/backend/model/serverurl"
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

// stillLoads is the note of a server that says nothing of itself until its model is loaded.
const stillLoads = "The server is loading its model."

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
	ctx, cancel := context.WithTimeout(because(ctx, contact.Discover), discoverTime)
	defer cancel()
	ports := c.options.Ports
	if ports == nil {
		ports = KnownPorts()
	}
	roots := lists.Map(ports, func(port int) string { return fmt.Sprintf("http://127.0.0.1:%d", port) })
	for _, e := range extra {
		if len(serverurl.Alternatives(e)) > 0 && !slices.Contains(roots, serverurl.Root(e)) {
			roots = append(roots, serverurl.Root(e))
		}
	}
	found := make([]*Found, len(roots))
	var all sync.WaitGroup
	for i, r := range roots {
		all.Go(func() {
			for _, at := range append([]string{r}, serverurl.Alternatives(r)[:1]...) {
				if f := (visit{c, at, ""}).identify(ctx); f != nil {
					f.Models = lists.OrEmpty(lists.Keep(f.Models, func(m ModelInfo) bool { return !m.Embeds }))
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

// A visit asks what answers at an address. only is the one model that is looked for; empty: all.
type visit struct {
	*Client

	at, only string
}

// identify gives what answers, nil when nothing does. KoboldCpp comes first, because it speaks the languages of others too.
func (v visit) identify(ctx context.Context) *Found {
	at := v.at
	f := &Found{URL: at + "/v1", Models: []ModelInfo{}}
	var kobold struct {
		Result, Version string
	}
	first := v.meta(ctx, http.MethodGet, at+"/api/extra/version", "", nil, &kobold)
	if unreachable(first) {
		return nil
	}
	if first == nil && kobold.Result == "KoboldCpp" {
		f.Server, f.Version = "KoboldCpp", kobold.Version
		var most struct{ Value int }
		_ = v.meta(ctx, http.MethodGet, at+"/api/extra/true_max_context_length", "", nil, &most) // it may not say
		v.listModels(ctx, f)
		for i := range f.Models {
			f.Models[i].ContextTokens = max(most.Value, f.Models[i].ContextTokens)
		}
		return small(f)
	}
	var ollama struct{ Version string }
	if v.meta(ctx, http.MethodGet, at+"/api/version", "", nil, &ollama) == nil && ollama.Version != "" {
		f.Server, f.Version = "Ollama", ollama.Version
		return v.ollama(ctx, f)
	}
	var props llamaProps
	if v.meta(ctx, http.MethodGet, at+"/props", "", nil, &props) == nil && props.BuildInfo != "" {
		f.Server, f.Version = "llama.cpp", props.version()
		return v.llamaCPP(ctx, props, f)
	}
	if models, _, ok := v.askList(ctx, at, "", dialect.Of("LM Studio").Lists); ok {
		f.Server, f.Models = "LM Studio", lists.Map(models, infoOf)
		return small(f)
	}
	return v.listModels(ctx, f)
}

// llamaCPP lists the models of a llama.cpp: the one that it was started with, or those that it loads when they are asked
// for. What the properties say is said of the one, or of each that is loaded.
func (v visit) llamaCPP(ctx context.Context, props llamaProps, f *Found) *Found {
	v.listModels(ctx, f)
	for i := range f.Models {
		m := &f.Models[i]
		if props.Role != "router" {
			props.tell(m)
			continue
		}
		var own llamaProps
		asked := m.Loaded == Yes && (v.only == "" || m.named(v.only))
		if asked && v.meta(ctx, http.MethodGet, v.at+"/props?autoload=false&model="+url.QueryEscape(m.ID), "", nil, &own) == nil {
			own.tell(m)
		}
	}
	return small(f)
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

// listModels asks for the common list of models. Where there is none, it notes what answers instead.
func (v visit) listModels(ctx context.Context, f *Found) *Found {
	models, err := v.Models(ctx, f.URL, "")
	if err == nil {
		f.Models = models
		f.Server = cmp.Or(f.Server, serverOf(models))
		if f.Server == "TabbyAPI" {
			v.tabby(ctx, f)
		}
		return small(f)
	}
	if f.Server != "" {
		f.Note = "The server answers, but lists no models."
		return f
	}
	if said, ok := errors.AsType[*fault.Error](err); ok && said.Details[TroubleKind] == "loading" {
		f.Note = stillLoads
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
func (v visit) tabby(ctx context.Context, f *Found) {
	var loaded struct {
		ID         string
		Parameters struct {
			Context int `json:"max_seq_len"`
		}
	}
	_ = v.meta(ctx, http.MethodGet, f.URL+"/model", "", nil, &loaded) // it may have none
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
		if !m.Embeds && m.ContextTokens > 0 && m.ContextTokens < tightContext {
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
	Role      string `json:"role"` // router: it has several models
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

// version is empty for a build that does not know its own.
func (p llamaProps) version() string {
	if strings.HasPrefix(p.BuildInfo, "b0-") {
		return ""
	}
	return p.BuildInfo
}

// tell adds what the properties say to a model.
func (p llamaProps) tell(m *ModelInfo) {
	m.ContextTokens, m.Defaults = max(p.Context, p.Settings.Context), p.Settings.Params
	if sees := p.Modalities.Vision; sees != nil { // older versions do not say
		m.Vision = tri(*sees)
	}
	if p.Caps.Tools != nil {
		m.Tools = tri(*p.Caps.Tools)
	}
}

// ollama lists Ollama's models, or the only one that is looked for, with what each can do, and the
// context that is real for those in memory.
func (v visit) ollama(ctx context.Context, f *Found) *Found {
	var tags struct {
		Models []struct{ Name, Digest string }
	}
	if v.meta(ctx, http.MethodGet, v.at+"/api/tags", "", nil, &tags) != nil {
		return f
	}
	running, _, _ := v.askList(ctx, v.at, "", dialect.Of("Ollama").Lists) // nothing running says nothing
	for _, m := range tags.Models {
		if v.only != "" && m.Name != v.only && m.Name != v.only+":latest" {
			continue
		}
		info := ModelInfo{ID: m.Name, Loaded: No, Version: m.Digest}
		if now, loaded := lists.Find(running, func(r dialect.Model) bool { return r.Is(m.Name) }); loaded {
			info.Loaded, info.ContextTokens = Yes, now.Context
		}
		var show struct {
			Capabilities []string
			Parameters   string
		}
		if v.meta(ctx, http.MethodPost, v.at+"/api/show", "", map[string]string{"model": m.Name}, &show) == nil && len(show.Capabilities) > 0 {
			info.Embeds = !slices.Contains(show.Capabilities, "completion")
			info.Tools = tri(slices.Contains(show.Capabilities, "tools"))
			info.Vision = tri(slices.Contains(show.Capabilities, "vision"))
			info.Thinking = tri(slices.Contains(show.Capabilities, "thinking"))
		}
		info.ContextTokens = cmp.Or(info.ContextTokens, contextParameter(show.Parameters))
		info.Defaults = parameters(show.Parameters)
		f.Models = append(f.Models, info)
	}
	if v.only == "" && !slices.ContainsFunc(f.Models, func(m ModelInfo) bool { return !m.Embeds }) {
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
