package llm_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/model/llm"
	"terzetto/backend/model/template"
)

// A templated is what a template is given of a request.
type templated struct {
	Messages  []struct{ Role, Content string } `json:"messages"`
	Tools     json.RawMessage                  `json:"tools"`
	Choice    json.RawMessage                  `json:"tool_choice"`
	Arguments struct {
		Thinks bool `json:"enable_thinking"`
	} `json:"chat_template_kwargs"`
}

// prompt writes messages in order, with text before the first one and others before the last.
func (r templated) prompt(top, late string) string {
	var b strings.Builder
	b.WriteString(top)
	for i, m := range r.Messages {
		if i == len(r.Messages)-1 {
			b.WriteString(late)
		}
		fmt.Fprintf(&b, "<%s>%s\n", m.Role, m.Content)
	}
	return b.String() + "<assistant>"
}

// withoutSystem takes the system text out of the messages.
func (r templated) withoutSystem() (templated, string) {
	if len(r.Messages) > 0 && r.Messages[0].Role == "system" {
		system := r.Messages[0].Content + "\n"
		r.Messages = r.Messages[1:]
		return r, system
	}
	return r, ""
}

// refusing begins the prompt of a template that refuses the request.
const refusing = "refuses: "

// The templates, by what a person could say of them.
var templates = map[string]func(templated) string{
	"it keeps the order of the request": func(r templated) string { return r.prompt("tools "+string(r.Tools)+"\n", "") },
	"its thinking switch is at the top": func(r templated) string {
		return r.prompt(fmt.Sprintf("thinking %t, tools %s\n", r.Arguments.Thinks, r.Tools), "")
	},
	"its thinking switch is at the end": func(r templated) string {
		return r.prompt("tools "+string(r.Tools)+"\n", "") + fmt.Sprintf("thinking %t", r.Arguments.Thinks)
	},
	"it writes tools before the last message": func(r templated) string { return r.prompt("", "tools "+string(r.Tools)+"\n") },
	"it writes the system text before the last message": func(r templated) string {
		rest, system := r.withoutSystem()
		return rest.prompt("tools "+string(r.Tools)+"\n", system)
	},
	"it writes tools and system text before the last message": func(r templated) string {
		rest, system := r.withoutSystem()
		return rest.prompt("", "tools "+string(r.Tools)+"\n"+system)
	},
	"it does both": func(r templated) string {
		rest, system := r.withoutSystem()
		return rest.prompt(fmt.Sprintf("thinking %t\n", r.Arguments.Thinks), "tools "+string(r.Tools)+"\n"+system)
	},
	"it refuses an opening reply": func(r templated) string {
		if rest, _ := r.withoutSystem(); rest.Messages[0].Role != "user" {
			return refusing + "Conversation roles must alternate user/assistant/user/assistant/..."
		}
		return r.prompt("tools "+string(r.Tools)+"\n", "")
	},
	"it refuses a system message": func(r templated) string {
		if r.Messages[0].Role == "system" {
			return refusing + "System role not supported"
		}
		return r.prompt("tools "+string(r.Tools)+"\n", "")
	},
	"it refuses tools": func(r templated) string {
		if len(r.Tools) > 0 {
			return refusing + "no member named function"
		}
		return r.prompt("", "")
	},
	"it refuses everything": func(templated) string { return refusing + "no" },
	"it ends each prompt with a long text": func(r templated) string {
		return r.prompt("", "") + strings.Repeat("Think before you answer. ", 100)
	},
	"it counts the messages at the top": func(r templated) string { return r.prompt(fmt.Sprintf("%x messages\n", len(r.Messages)), "") },
}

// A templateServer is a server whose model has a template. It keeps the last prompt, and reuses of the next one what they
// have in common.
type templateServer struct {
	*httptest.Server

	mu       sync.Mutex
	name     string // by which it is known; empty: nobody asks it to write requests
	template func(templated) string
	version  string
	asked    int // how often it wrote a request
	held     string
	caches   bool
	bodies   []string // of calls
}

func newTemplateServer(t *testing.T, name string, template func(templated) string) *templateServer {
	t.Helper()
	s := &templateServer{name: name, template: template, version: "b1", caches: true}
	s.Server = httptest.NewServer(s)
	t.Cleanup(s.Close)
	return s
}

// charsPerToken is what a token of its model is.
const charsPerToken = 4

// ServeHTTP answers as such a server does.
func (s *templateServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var asked templated
	var body json.RawMessage
	if r.Method == http.MethodPost && (json.NewDecoder(r.Body).Decode(&body) != nil || json.Unmarshal(body, &asked) != nil) {
		http.Error(w, "what?", http.StatusBadRequest)
		return
	}
	switch {
	case r.URL.Path == "/v1/models":
		_, _ = fmt.Fprint(w, `{"data":[{"id":"m"}]}`)
	case r.URL.Path == "/props" && s.name == "llama.cpp":
		_, _ = fmt.Fprintf(w, `{"build_info":%q}`, s.version)
	case r.URL.Path == "/apply-template" && s.name == "llama.cpp":
		s.asked++
		prompt := s.template(asked)
		if why, refused := strings.CutPrefix(prompt, refusing); refused {
			w.WriteHeader(http.StatusInternalServerError)
			_ = json.NewEncoder(w).Encode(map[string]any{"error": map[string]string{"message": why}})
			return
		}
		_ = json.NewEncoder(w).Encode(map[string]string{"prompt": prompt})
	case strings.HasSuffix(r.URL.Path, "/chat/completions"):
		s.bodies = append(s.bodies, string(body))
		prompt, same := s.template(asked), 0
		for same < min(len(prompt), len(s.held)) && prompt[same] == s.held[same] {
			same++
		}
		if s.held = prompt; !s.caches {
			same = 0
		}
		w.Header().Set("Content-Type", "text/event-stream")
		delta := `"content":"{\"goal\":\"x\"}"`
		if len(asked.Choice) > 0 && string(asked.Choice) != `"none"` {
			delta = `"tool_calls":[{"index":0,"id":"c","function":{"name":"direct_scene","arguments":"{\"goal\":\"x\"}"}}]`
		}
		_, _ = fmt.Fprintf(w, `data: {"choices":[{"index":0,"delta":{`+delta+`},"finish_reason":"stop"}]}`+"\n\n"+
			`data: {"choices":[],"usage":{"prompt_tokens":%d,"completion_tokens":9,"prompt_tokens_details":{"cached_tokens":%d}}}`+"\n\ndata: [DONE]\n\n",
			len(prompt)/charsPerToken, same/charsPerToken)
	default:
		http.NotFound(w, r)
	}
}

func (s *templateServer) target(known llm.Capabilities) llm.Target {
	return llm.Target{URL: s.URL + "/v1", Model: "m", Capabilities: known}
}

// A demand is what a template comes to.
type demand struct {
	template.Remedy

	Lost template.Finding
}

func demandOf(t template.Traits) demand { return demand{t.Remedy, t.Lost} }

func needs(oneFlag, noTools, systemFirst bool) demand {
	return demand{Remedy: template.Remedy{OneFlag: oneFlag, NoTools: noTools, SystemFirst: systemFirst}}
}

// A storyteller plays turns of one conversation with a server: the Director, the Writer, the Editor.
type storyteller struct {
	t      *testing.T
	client *llm.Client
	server *templateServer
	ledger *llm.Ledger
	said   []llm.Message

	mu   sync.Mutex
	kept llm.Capabilities
}

// known is what is kept of the model.
func (y *storyteller) known() llm.Capabilities {
	y.mu.Lock()
	defer y.mu.Unlock()
	return y.kept
}

func newStoryteller(t *testing.T, s *templateServer) *storyteller {
	t.Helper()
	y := &storyteller{t: t, server: s, ledger: llm.NewLedger()}
	y.said = []llm.Message{{Role: "system", Text: strings.Repeat("You tell a story of a harbour. ", 120)}, {Role: "assistant", Text: "Welcome."}}
	y.client = llm.NewClient(llm.Options{Limits: tight(), Keep: func(_ llm.Target, now llm.Capabilities) {
		y.mu.Lock()
		defer y.mu.Unlock()
		y.kept = now
	}})
	t.Cleanup(y.client.Close)
	return y
}

// turn plays one, and gives the records of its calls.
func (y *storyteller) turn() []llm.CallRecord {
	y.t.Helper()
	target := y.client.Ready(y.t.Context(), y.server.target(y.known()), nil)
	if target.Capabilities.Template.OneFlag {
		target.Thinks = llm.No
	}
	y.ledger.StartTurn()
	long := scene
	long.Description = strings.Repeat("It decides what happens next. ", 120)
	base, err := llm.Freeze(target, y.said, []llm.Tool{long}, y.ledger)
	if err != nil {
		y.t.Fatal(err)
	}
	asked := llm.Message{Role: "user", Text: fmt.Sprintf("Message %d. ", len(y.said)) + strings.Repeat("I wait by the door. ", 60)}
	force := func(thinks bool, trailing ...llm.Message) {
		if _, _, err := y.client.ForceTool(y.t.Context(), base, llm.Call{Trailing: trailing, Reasoning: thinks}, scene.Name, nil); err != nil {
			y.t.Fatal(err)
		}
	}
	force(true, llm.Message{Role: "user", Text: "Direct: " + asked.Text})
	reply, err := y.client.Complete(y.t.Context(), base, llm.Call{Trailing: []llm.Message{asked}, Choice: llm.None}, nil)
	if err != nil {
		y.t.Fatal(err)
	}
	answer := llm.Message{Role: "assistant", Text: reply.Text}
	force(false, asked, answer, llm.Message{Role: "user", Text: "Edit it."})
	y.said = append(y.said, asked, answer)
	return y.ledger.Calls()
}

func TestATemplateIsKnownBeforehandWhereItsServerShowsIt(t *testing.T) {
	for name, want := range map[string]demand{
		"it keeps the order of the request":                       {},
		"its thinking switch is at the top":                       needs(true, false, false),
		"its thinking switch is at the end":                       {},
		"it writes tools before the last message":                 needs(false, true, false),
		"it writes the system text before the last message":       needs(false, false, true),
		"it writes tools and system text before the last message": needs(false, true, true),
		"it does both":                         needs(true, true, true),
		"it refuses an opening reply":          {},
		"it refuses a system message":          {},
		"it refuses tools":                     needs(false, true, false),
		"it refuses everything":                {Lost: template.LostOrder},
		"it ends each prompt with a long text": {Lost: template.LostEnd},
		"it counts the messages at the top":    {Lost: template.LostTop},
	} {
		t.Run(name, func(t *testing.T) {
			var y *storyteller
			var known template.Traits
			for known.Version == "" && t.Context().Err() == nil { // a turn waits only so long for its server, and a machine may be slow
				y = newStoryteller(t, newTemplateServer(t, "llama.cpp", templates[name]))
				known = y.client.Ready(t.Context(), y.server.target(llm.Capabilities{}), nil).Capabilities.Template
			}
			if diff := cmp.Diff(want, demandOf(known)); diff != "" {
				t.Fatalf("(-want +got)\n%s", diff)
			}
			if (known.Before >= 0.95) != (want == demand{}) || (known.After >= 0.95) != (want.Lost == "") {
				t.Errorf("kept as %+v", known)
			}
			if want.Lost != "" || strings.Contains(name, "refuses") {
				return
			}
			y.turn()
			for _, call := range y.turn() { // nothing is lost from the first turn on
				if call.LostTokens > 0 {
					t.Errorf("a call reused %d of %d tokens", call.CachedTokens, call.PromptTokens)
				}
			}
		})
	}
}

func TestATemplateIsAskedOnceForAVersion(t *testing.T) {
	s := newTemplateServer(t, "llama.cpp", templates["its thinking switch is at the top"])
	known := llm.Capabilities{}
	look := func(want bool) {
		t.Helper()
		s.mu.Lock()
		s.asked = 0
		s.mu.Unlock()
		c := llm.NewClient(llm.Options{Limits: tight(), Keep: func(_ llm.Target, now llm.Capabilities) { known = now }})
		c.Look(t.Context(), s.target(known))
		c.Close() // waits for the look
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.asked > 0 != want {
			t.Errorf("asked %d times", s.asked)
		}
	}
	look(true)
	if look(false); !known.Template.OneFlag {
		t.Error("it is forgotten")
	}
	s.mu.Lock()
	s.version, s.template = "b2", templates["it keeps the order of the request"]
	s.mu.Unlock()
	if look(true); known.Template.OneFlag {
		t.Error("another version is taken for the one before")
	}
}

func TestATemplateIsNoticedInCallsThatReuseTooLittle(t *testing.T) {
	both := needs(false, true, true)
	for name, want := range map[string]demand{
		"it keeps the order of the request":                       {},
		"its thinking switch is at the top":                       needs(true, false, false),
		"its thinking switch is at the end":                       {},
		"it writes tools before the last message":                 both,
		"it writes tools and system text before the last message": both,
		"it does both":                      {Lost: template.LostUnknown},
		"it counts the messages at the top": {Lost: template.LostUnknown},
	} {
		t.Run(name, func(t *testing.T) {
			y := newStoryteller(t, newTemplateServer(t, "", templates[name]))
			for range 12 {
				y.turn()
			}
			if diff := cmp.Diff(want, demandOf(y.known().Template)); diff != "" || y.known().Template.Trial != template.NoTrial {
				t.Errorf("kept as %+v (-want +got)\n%s", y.known().Template, diff)
			}
		})
	}
}

func TestWhatSaysNothingOfATemplateIsNotNoticed(t *testing.T) {
	top := templates["its thinking switch is at the top"]
	t.Run("a server that keeps no prompts", func(t *testing.T) {
		y := newStoryteller(t, newTemplateServer(t, "", top))
		y.server.caches = false
		for range 6 {
			y.turn()
		}
		if diff := cmp.Diff(template.Traits{}, y.known().Template); diff != "" {
			t.Error(diff)
		}
	})
	t.Run("another conversation between the calls", func(t *testing.T) {
		y := newStoryteller(t, newTemplateServer(t, "", templates["it keeps the order of the request"]))
		for range 6 {
			y.turn()
			y.server.mu.Lock()
			y.server.held = "another one's prompt"
			y.server.mu.Unlock()
			other := newStoryteller(t, y.server)
			other.client = y.client
			other.turn()
		}
		if diff := cmp.Diff(demand{}, demandOf(y.known().Template)); diff != "" || y.known().Template.Losses+y.known().Template.FlagLoss > 0 {
			t.Errorf("kept as %+v", y.known().Template)
		}
	})
}

func TestARemedyWaitsForTheNextBase(t *testing.T) {
	y := newStoryteller(t, newTemplateServer(t, "", templates["it writes tools before the last message"]))
	for y.known().Template.Trial != template.TrialTail {
		if y.turn(); len(y.said) > 20 {
			t.Fatal("nothing is tried")
		}
	}
	y.server.mu.Lock()
	before := y.server.bodies
	y.server.bodies = nil
	y.server.mu.Unlock()
	calls := y.turn()
	y.server.mu.Lock()
	defer y.server.mu.Unlock()
	if last := before[len(before)-1]; !strings.Contains(last, `"tools":`) {
		t.Error("the turn that showed the loss changed its base")
	}
	for i, body := range y.server.bodies {
		if strings.Contains(body, `"tools":`) || strings.Contains(body, `"role":"system"`) {
			t.Errorf("call %d has tools or a system message", i)
		}
		if diff := cmp.Diff([]template.Finding{template.Trying}, calls[i].Template); diff != "" {
			t.Error(diff)
		}
	}
}

func TestARecordSaysWhatIsKnownOfItsTemplate(t *testing.T) {
	free, all := llm.Freeze, template.Remedy{OneFlag: true, NoTools: true, SystemFirst: true}
	for name, c := range map[string]struct {
		known  template.Traits
		thinks llm.Tri
		freeze func(llm.Target, []llm.Message, []llm.Tool, *llm.Ledger) (*llm.Base, error)
		want   []template.Finding
	}{
		"nothing":                     {template.Traits{}, llm.Unknown, free, nil},
		"what a turn does about it":   {template.Traits{Remedy: all}, llm.No, free, []template.Finding{template.OneFlag, template.NoTools, template.SystemFirst}},
		"that the flags differ":       {template.Traits{Remedy: template.Remedy{OneFlag: true}}, llm.Unknown, free, []template.Finding{template.FlagsDiffer}},
		"that tools to call are sent": {template.Traits{Remedy: all}, llm.Yes, llm.FreezeOpen, []template.Finding{template.OneFlag, template.ToolsOn}},
		"that something is tried":     {template.Traits{Remedy: all, Trial: template.TrialTail}, llm.No, free, []template.Finding{template.Trying}},
		"that nothing helps":          {template.Traits{Lost: template.LostTop}, llm.Unknown, free, []template.Finding{template.LostTop}},
	} {
		t.Run(name, func(t *testing.T) {
			s, c2, ledger := newTemplateServer(t, "", templates["it keeps the order of the request"]), client(t, tight()), llm.NewLedger()
			target := s.target(llm.Capabilities{Template: c.known})
			target.Thinks = c.thinks
			b, err := c.freeze(target, []llm.Message{{Role: "system", Text: "Write."}}, []llm.Tool{scene}, ledger)
			if err != nil {
				t.Fatal(err)
			}
			if _, err = c2.Complete(t.Context(), b, llm.Call{Trailing: []llm.Message{{Role: "user", Text: "Hello"}}}, nil); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, ledger.Calls()[0].Template); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

func TestAFormThatNoSchemaBringsIsAskedForInWords(t *testing.T) {
	y := newStoryteller(t, newTemplateServer(t, "", templates["it keeps the order of the request"]))
	y.kept.Template = template.Traits{Remedy: template.Remedy{NoTools: true}}
	y.kept.Memory.Failures = map[llm.ToolMode]llm.Failure{llm.ToolModeJSONSchema: {Kind: "unfilled", Count: 2}}
	y.turn()
	y.server.mu.Lock()
	defer y.server.mu.Unlock()
	if first := y.server.bodies[0]; strings.Contains(first, "response_format") || strings.Contains(first, `"tools":`) {
		t.Errorf("asked as %.300s", first)
	}
}
