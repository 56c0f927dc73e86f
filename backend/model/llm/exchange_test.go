package llm_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

func TestWhatWentOverTheWireIsKeptWithoutTheKey(t *testing.T) {
	picture := strings.Repeat("QUJD", 400)
	for _, c := range []struct {
		name     string
		act      llmtest.Act
		status   int
		response string // part of it
		cut      bool
	}{
		{"a reply", llmtest.Raw(hello + end), 200, `"content":"Hello"`, false},
		{"a refusal that repeats the key", llmtest.Fails(401, "no such key: "+canary), 401, "no such key: ••••", false},
		{"an answer larger than what is kept", llmtest.Raw(strings.Repeat(": "+canary+"\n\n", 60_000) + hello + end), 200, "••••", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.New(t, llmtest.Prose(c.act))
			ledger := llm.NewLedger()
			b, err := llm.Freeze(llm.Target{URL: s.URL() + "?token=hidden", Key: canary, Model: "m"}, []llm.Message{{Role: "user", Text: "see data:image/png;base64," + picture + `"`}}, nil, ledger)
			if err != nil {
				t.Fatal(err)
			}
			_, _ = ask(t.Context(), client(t, llm.DefaultLimits()), b) // a refusal is looked at, too
			all := ledger.TakeExchanges()
			if len(all) != 1 || len(ledger.TakeExchanges()) != 0 {
				t.Fatalf("%d exchanges, and they are taken once", len(all))
			}
			x := all[0]
			whole, err := json.Marshal(x)
			if err != nil {
				t.Fatal(err)
			}
			for _, secret := range []string{canary, canary[:12], picture, "hidden"} {
				if strings.Contains(string(whole), secret) {
					t.Errorf("%.20q is in it", secret)
				}
			}
			if x.Status != c.status || !strings.Contains(x.Response.Text, c.response) || !x.KeySent {
				t.Errorf("status %d, key sent %v, answer %.80q", x.Status, x.KeySent, x.Response.Text)
			}
			if !strings.Contains(x.Request.Text, "Hello") || !strings.Contains(x.Request.Text, "(a picture of 1600 characters)") {
				t.Errorf("the request is %q", x.Request.Text)
			}
			if c.cut != (x.Response.Left > 0) {
				t.Errorf("%d bytes kept, %d left out", len(x.Response.Text), x.Response.Left)
			}
		})
	}
}

//test:unraced
func TestTheLargestTurnStaysWithinItsShare(t *testing.T) {
	const calls = 14
	s := llmtest.New(t, slices.Repeat([]llmtest.Step{llmtest.Prose(llmtest.Fails(400, "no"))}, calls)...)
	ledger := llm.NewLedger()
	b, err := llm.Freeze(llm.Target{URL: s.URL(), Model: "m"}, []llm.Message{{Role: "user", Text: strings.Repeat("word ", 300_000)}}, nil, ledger)
	if err != nil {
		t.Fatal(err)
	}
	c := client(t, llm.DefaultLimits())
	ctx := t.Context()
	for range calls {
		for _, err := range c.Stream(ctx, b, llm.Call{Label: "writer"}) {
			if err == nil {
				t.Fatal("somebody answered")
			}
			break
		}
	}
	all, kept := ledger.TakeExchanges(), 0
	for _, x := range all {
		kept += x.Bytes()
	}
	if len(all) != calls || kept > 12<<20 || all[calls-1].Request.Text == "" || all[0].Request.Text != "" || all[0].Request.Left < 1<<20 {
		t.Errorf("%d exchanges with %d bytes; the first lost %d", len(all), kept, all[0].Request.Left)
	}
}
