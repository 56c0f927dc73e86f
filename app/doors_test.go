package app

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/base/lists"
)

// An asker calls an operation by its name at one of the two doors. A refusal is its JSON.
type asker func(name string, in map[string]any) (answer string, ok bool)

// atBothDoors runs a test over loopback HTTP and through the methods bound to the window, each with a
// folder and a backend of its own.
func atBothDoors(t *testing.T, test func(t *testing.T, door func(b *backend.Program) asker)) {
	t.Helper()
	t.Run("loopback", func(t *testing.T) {
		test(t, func(b *backend.Program) asker { return overHTTP(t, b) })
	})
	t.Run("window", func(t *testing.T) {
		test(t, func(b *backend.Program) asker { return inWindow(t, b) })
	})
}

func overHTTP(t *testing.T, b *backend.Program) asker {
	t.Helper()
	server := api.NewServer(b, fstest.MapFS{}, slog.New(slog.DiscardHandler))
	handler := server.Handler("127.0.0.1:80")
	operations := lists.Index(api.Operations(), func(o api.Operation) string { return o.Name })
	return func(name string, in map[string]any) (string, bool) {
		t.Helper()
		o, known := operations[name]
		if !known {
			t.Fatalf("there is no operation %s", name)
		}
		path := o.Path
		for key, v := range in {
			text, _ := json.Marshal(v)
			path = strings.ReplaceAll(path, "{"+key+"}", strings.Trim(string(text), `"`))
		}
		body, err := json.Marshal(in)
		if err != nil {
			t.Fatal(err)
		}
		query := url.Values{}
		for key, v := range in {
			if !strings.Contains(o.Path, "{"+key+"}") {
				query.Set(key, fmt.Sprint(v))
			}
		}
		r := httptest.NewRequestWithContext(t.Context(), o.Method, "http://127.0.0.1:80"+path+"?"+query.Encode(), nil)
		if o.Method != http.MethodGet && o.Method != http.MethodDelete {
			r = httptest.NewRequestWithContext(t.Context(), o.Method, "http://127.0.0.1:80"+path, bytes.NewReader(body))
			r.Header.Set("Content-Type", "application/json")
		}
		r.Host = "127.0.0.1:80"
		r.Header.Set("Authorization", "Bearer "+server.Token())
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, r)
		return w.Body.String(), w.Code < 300
	}
}

func inWindow(t *testing.T, b *backend.Program) asker {
	t.Helper()
	structs := map[string]reflect.Value{}
	for _, s := range bound(newDoor(b, desktop{})) {
		structs[reflect.TypeOf(s).Elem().Name()] = reflect.ValueOf(s)
	}
	upper := func(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
	return func(name string, in map[string]any) (string, bool) {
		t.Helper()
		noun, verb, _ := strings.Cut(name, ".")
		method := structs[upper(noun)].MethodByName(upper(verb))
		if !method.IsValid() {
			t.Fatalf("there is no method for %s", name)
		}
		text, err := json.Marshal(in)
		if err != nil {
			t.Fatal(err)
		}
		arg := reflect.New(method.Type().In(0))
		if err := json.Unmarshal(text, arg.Interface()); err != nil {
			t.Fatal(err)
		}
		out := method.Call([]reflect.Value{arg.Elem()})
		if err, failed := reflect.TypeAssert[error](out[1]); failed && err != nil {
			return err.Error(), false
		}
		answer, err := json.Marshal(out[0].Interface())
		if err != nil {
			t.Fatal(err)
		}
		return string(answer), true
	}
}

// must is an answer that is no refusal, decoded.
func must[T any](t *testing.T, ask asker, name string, in map[string]any) (v T) {
	t.Helper()
	text, ok := ask(name, in)
	if !ok {
		t.Fatalf("%s: %s", name, text)
	}
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatalf("%s: %v in %s", name, err, text)
	}
	return v
}
