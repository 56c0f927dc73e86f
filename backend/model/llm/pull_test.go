package llm_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
)

func TestAModelIsFetchedByAServerOfThisComputer(t *testing.T) {
	for _, row := range []struct {
		name, says, address string
		code                fault.Code
		heard               bool
	}{
		{name: "to its end", says: `{"status":"pulling","total":100,"completed":40}` + "\n" + `{"status":"success"}`, heard: true},
		{name: "of which there is none", says: `{"error":"pull model manifest: file does not exist"}`, code: fault.Unavailable},
		{name: "and the answer is cut", says: `{"status":"pulling","total":100,"completed":40}`, code: fault.Unavailable, heard: true},
		{name: "and the answer is something else", says: "<html>", code: fault.Unavailable},
		{name: "elsewhere", address: "http://192.0.2.7:11434/v1", code: fault.Invalid},
	} {
		t.Run(row.name, func(t *testing.T) {
			s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if r.URL.Path != "/api/pull" || r.Method != http.MethodPost {
					t.Errorf("asked %s %s", r.Method, r.URL.Path)
				}
				fmt.Fprintln(w, row.says)
			}))
			defer s.Close()
			c := llm.NewClient(llm.Options{})
			defer c.Close()
			if row.address == "" {
				row.address = s.URL + "/v1"
			}
			heard := false
			err := c.Pull(t.Context(), row.address, "gemma4", func(p llm.Pulled) { heard = p.Done == 40 && p.Total == 100 })
			if row.code == "" && err != nil || row.code != "" && !fault.Is(err, row.code) {
				t.Errorf("it ends with %v", err)
			}
			if heard != row.heard {
				t.Errorf("heard how far it came: %v", heard)
			}
		})
	}
}

func TestFetchingAModelCanBeStopped(t *testing.T) {
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprintln(w, `{"status":"pulling","total":100,"completed":1}`)
		_ = http.NewResponseController(w).Flush()
		<-r.Context().Done()
	}))
	defer s.Close()
	c := llm.NewClient(llm.Options{})
	defer c.Close()
	enough := errors.New("enough")
	ctx, stop := context.WithCancelCause(t.Context())
	if err := c.Pull(ctx, s.URL, "gemma4", func(llm.Pulled) { stop(enough) }); !errors.Is(err, enough) {
		t.Errorf("it ends with %v", err)
	}
}
