package llm_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
)

// A loader says that it loads its model until a moment, and then answers.
type loader struct {
	until  time.Time
	answer slow
}

// RoundTrip answers a request.
func (l loader) RoundTrip(r *http.Request) (*http.Response, error) {
	if time.Now().Before(l.until) {
		return &http.Response{
			StatusCode: http.StatusServiceUnavailable, Header: http.Header{"Content-Type": {"application/json"}}, Request: r,
			Body: io.NopCloser(strings.NewReader(`{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}`)),
		}, nil
	}
	return l.answer.RoundTrip(r)
}

// readings are what a call tells before its first word.
func readings(t *testing.T, c *llm.Client, b *llm.Base) (all []llm.Reading, text string, err error) {
	t.Helper()
	reply, err := c.Complete(t.Context(), b, llm.Call{Label: "writer", Trailing: []llm.Message{{Role: "user", Text: "Hello"}}}, func(d llm.Delta) {
		if d.Read != nil {
			all = append(all, *d.Read)
		}
	})
	return all, reply.Text, err
}

func TestAServerThatLoadsItsModelIsWaitedFor(t *testing.T) {
	for _, c := range []struct {
		name  string
		loads time.Duration
		tells []llm.Reading
		says  string // empty: the reply comes
	}{
		{"not at all", 0, nil, ""},
		{"for five minutes", 5 * time.Minute, []llm.Reading{{Loading: true}, {}}, ""},
		{"for longer than the person waits", time.Hour, []llm.Reading{{Loading: true}}, "The server is still loading its model. Try again in a moment."},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				server := loader{time.Now().Add(c.loads), slow{acts: []any{hello, end}}}
				client := llm.NewClient(llm.Options{Transports: map[string]http.RoundTripper{"http://slow": server}})
				defer client.Close()
				b, err := llm.Freeze(llm.Target{URL: "http://slow/v1", Model: "m"}, nil, nil, nil)
				if err != nil {
					t.Fatal(err)
				}
				told, text, err := readings(t, client, b)
				if diff := gocmp.Diff(c.tells, told); diff != "" {
					t.Errorf("(-want +got)\n%s", diff)
				}
				if c.says == "" && (err != nil || text != "Hello") || c.says != "" && fault.Sentence(err) != c.says {
					t.Errorf("%q, %v", text, err)
				}
			})
		})
	}
}

func TestAServerTellsHowMuchOfThePromptItHasRead(t *testing.T) {
	const progress = `data: {"choices":[{"index":0,"delta":{"role":"assistant","content":null}}],"prompt_progress":{"total":3400,"cache":100,"processed":%d,"time_ms":5}}` + "\n\n"
	synctest.Test(t, func(t *testing.T) {
		server := slow{acts: []any{fmt.Sprintf(progress, 1200), 9 * time.Minute, fmt.Sprintf(progress, 3400), 9 * time.Minute, hello, end}}
		client := llm.NewClient(llm.Options{Transports: map[string]http.RoundTripper{"http://slow": server}})
		defer client.Close()
		b, err := llm.Freeze(llm.Target{URL: "http://slow/v1", Model: "m"}, nil, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		told, text, err := readings(t, client, b)
		if diff := gocmp.Diff([]llm.Reading{{Done: 1200, Total: 3400}, {Done: 3400, Total: 3400}}, told); diff != "" || err != nil || text != "Hello" {
			t.Errorf("%q, %v, (-want +got)\n%s", text, err, diff)
		}
	})
}

func TestTheTimeOfReadingIsForetoldByEarlierCalls(t *testing.T) {
	const usage = `data: {"choices":[],"usage":{"prompt_tokens":4000,"completion_tokens":1},"timings":{"prompt_n":4000,"prompt_ms":40000}}` + "\n\n"
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		_, _ = io.WriteString(w, hello+usage+end)
	}))
	t.Cleanup(server.Close)
	c := client(t, tight())
	target := llm.Target{URL: server.URL + "/v1", Model: "m"}
	ledger := llm.NewLedger()
	for _, call := range []struct {
		name, text string
		tells      []llm.Reading
	}{
		{"nothing is known at first", strings.Repeat("word ", 3200), nil},
		{"as much again takes as long", strings.Repeat("talk ", 3200), []llm.Reading{{Expected: 40 * time.Second}}},
		{"little takes no time", "Hello.", nil},
	} {
		target.Capabilities = c.Capabilities(target)
		b, err := llm.Freeze(target, []llm.Message{{Role: "system", Text: call.text}}, nil, ledger)
		if err != nil {
			t.Fatal(err)
		}
		told, _, err := readings(t, c, b)
		for i := range told {
			told[i].Expected = told[i].Expected.Round(time.Second)
		}
		if diff := gocmp.Diff(call.tells, told); diff != "" || err != nil {
			t.Errorf("%s: %v, (-want +got)\n%s", call.name, err, diff)
		}
	}
}

// A llama is a llama.cpp with one model after the other. What it is asked for does not matter to it.
type llama struct {
	*httptest.Server

	mu    sync.Mutex
	model string
	size  int
	ctx   int
	asked []string
}

func startLlama(t *testing.T) *llama {
	t.Helper()
	l := &llama{}
	l.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		l.mu.Lock()
		defer l.mu.Unlock()
		body, _ := io.ReadAll(r.Body)
		switch r.URL.Path {
		case "/props":
			_, _ = fmt.Fprintf(w, `{"build_info":"b0-unknown","default_generation_settings":{"n_ctx":%d},"modalities":{"vision":%t}}`, l.ctx, l.size > 200)
		case "/v1/models":
			_, _ = fmt.Fprintf(w, `{"data":[{"id":%q,"owned_by":"llamacpp","meta":{"n_params":%d,"size":%d}}]}`, l.model, l.size, l.size)
		case "/v1/chat/completions":
			l.asked = append(l.asked, string(body))
			w.Header().Set("Content-Type", "text/event-stream")
			_, _ = fmt.Fprintf(w, "data: {\"model\":%q,\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Yes.\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n", l.model)
		case "/tokenize":
			var asked struct{ Content string }
			_ = json.Unmarshal(body, &asked)
			tokens := map[string]string{" tapestry": "[101]", " Tapestry": "[102]", "Elara": "[103]"}
			_, _ = io.WriteString(w, `{"tokens":`+cmp.Or(tokens[asked.Content], "[7,8]")+`}`)
		default:
			w.WriteHeader(http.StatusNotFound)
		}
	}))
	t.Cleanup(l.Close)
	return l
}

func (l *llama) start(model string, size, ctx int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.model, l.size, l.ctx = model, size, ctx
}

func TestAnotherModelAtTheAddressIsNoticedBeforeTheCall(t *testing.T) {
	l := startLlama(t)
	kept := llm.Capabilities{}
	c := llm.NewClient(llm.Options{Limits: tight(), Keep: func(_ llm.Target, now llm.Capabilities) { kept = now }})
	t.Cleanup(c.Close)
	ledger := llm.NewLedger()
	play := func() (llm.Capabilities, llm.CallRecord) {
		t.Helper()
		ledger.StartTurn()
		target := c.Ready(t.Context(), llm.Target{URL: l.URL + "/v1", Model: "/models/smol.gguf", Capabilities: kept}, nil)
		b, err := llm.Freeze(target, nil, nil, ledger)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ask(t.Context(), c, b); err != nil {
			t.Fatal(err)
		}
		return target.Capabilities, ledger.Calls()[0]
	}
	l.start("/models/smol.gguf", 100, 8192)
	known, call := play()
	if known.ContextTokens != 8192 || known.Server != "llama.cpp" || known.Vision != llm.No || call.Answered != "" || call.Another {
		t.Errorf("at first %+v, answered by %q", known, call.Answered)
	}
	l.start("/models/gemma.gguf", 300, 4096)
	known, call = play()
	if known.ContextTokens != 4096 || known.Vision != llm.Yes || known.BytesPerToken != 0 {
		t.Errorf("with another model %+v", known)
	}
	if call.Answered != "/models/gemma.gguf" || !call.Another {
		t.Errorf("%q answered, and that is news: %t", call.Answered, call.Another)
	}
	if _, call = play(); call.Answered != "/models/gemma.gguf" || call.Another {
		t.Errorf("then %q answered, and that is news: %t", call.Answered, call.Another)
	}
}

func TestAPhraseOfOneTokenIsBannedByItsWeight(t *testing.T) {
	l := startLlama(t)
	l.start("m", 100, 8192)
	c, ledger := client(t, tight()), llm.NewLedger()
	target := c.Ready(t.Context(), llm.Target{URL: l.URL + "/v1", Model: "m"}, nil)
	b, err := llm.Freeze(target, nil, nil, ledger)
	if err != nil {
		t.Fatal(err)
	}
	call := llm.Call{Label: "writer", Trailing: []llm.Message{{Role: "user", Text: "Hi."}}, Banned: []string{"tapestry", "Elara", "a testament to"}}
	if _, err := c.Complete(t.Context(), b, call, nil); err != nil {
		t.Fatal(err)
	}
	l.mu.Lock()
	asked := l.asked[0]
	l.mu.Unlock()
	if !strings.Contains(asked, `"logit_bias":{"101":-100,"102":-100,"103":-100}`) {
		t.Errorf("it was asked %s", asked)
	}
	if calls := ledger.Calls(); calls[0].Banned != 2 || calls[0].NotBanned != 1 {
		t.Errorf("%d are banned and %d are not", calls[0].Banned, calls[0].NotBanned)
	}
}

func TestAModelThatIsNotInMemoryIsSaidToLoad(t *testing.T) {
	const router = `{"data":[{"id":"a","status":{"value":"unloaded"}},{"id":"b","status":{"value":"loaded"}},{"id":"c","status":{"value":"unloaded","failed":true}}]}`
	server := wire(t, map[string]string{
		"/props": `{"role":"router","build_info":"b7400-abc","default_generation_settings":{"n_ctx":0}}`, "/v1/models": router, "/v1/chat/completions": chatAnswer,
	})
	c := client(t, tight())
	for _, call := range []struct {
		model string
		tells []llm.Reading
	}{
		{"a", []llm.Reading{{Loading: true}, {}}},
		{"b", nil},
	} {
		b, err := llm.Freeze(c.Ready(t.Context(), llm.Target{URL: server.URL + "/v1", Model: call.model}, nil), nil, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		told, _, err := readings(t, c, b)
		if diff := gocmp.Diff(call.tells, told); diff != "" || err != nil {
			t.Errorf("%s: %v, (-want +got)\n%s", call.model, err, diff)
		}
		if again, _, _ := readings(t, c, b); again != nil {
			t.Errorf("%s: it is in memory now, and %v is told", call.model, again)
		}
	}
	models, err := c.ServedModels(t.Context(), llm.Target{URL: server.URL + "/v1"})
	if err != nil || len(models) != 3 || models[0].Loaded != llm.No || models[1].Loaded != llm.Yes || !models[2].Failed {
		t.Errorf("the list is %+v, %v", models, err)
	}
}

func TestAStudioTellsTheContextItsModelIsLoadedWith(t *testing.T) {
	server := wire(t, map[string]string{"/api/v1/models": `{"models":[
		{"type":"llm","key":"small","size_bytes":5,"loaded_instances":[{"id":"small","config":{"context_length":4096}}],"max_context_length":32768,"capabilities":{"vision":true,"trained_for_tool_use":false}},
		{"type":"embedding","key":"embeds","loaded_instances":[]}]}`})
	c := client(t, tight())
	known := c.Ready(t.Context(), llm.Target{URL: server.URL + "/v1", Model: "small"}, nil).Capabilities
	if known.Server != "LM Studio" || known.ContextTokens != 4096 || known.Vision != llm.Yes || known.Tools != llm.No {
		t.Errorf("it is %+v", known)
	}
}

func TestALoadingServerIsNoStranger(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusServiceUnavailable)
		_, _ = io.WriteString(w, `{"error":{"message":"Loading model","type":"unavailable_error","code":503}}`)
	}))
	t.Cleanup(server.Close)
	c := llm.NewClient(llm.Options{Limits: tight(), Ports: []int{}})
	t.Cleanup(c.Close)
	found := c.Discover(t.Context(), []string{server.URL + "/v1"})
	if len(found) != 1 || found[0].Rejected != "" || found[0].Note != "The server is loading its model." {
		t.Errorf("found %+v", found)
	}
	if known := c.Ready(t.Context(), llm.Target{URL: server.URL + "/v1", Model: "m"}, nil).Capabilities; known.Server != "" {
		t.Errorf("it counts as %q", known.Server)
	}
}

func TestLoadingAModelForItsContextIsTold(t *testing.T) {
	server := wire(t, map[string]string{
		"/api/version": `{"version":"0.17.4"}`, "/api/tags": `{"models":[{"name":"m"}]}`, "/api/show": `{"capabilities":["completion"]}`,
		"/api/ps": `{"models":[]}`, "/api/generate": `{"done":true}`,
	})
	var told []llm.Reading
	client(t, tight()).Ready(t.Context(), llm.Target{URL: server.URL + "/v1", Model: "m"}, func(now llm.Reading) { told = append(told, now) })
	if diff := gocmp.Diff([]llm.Reading{{Loading: true}, {}}, told); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}
