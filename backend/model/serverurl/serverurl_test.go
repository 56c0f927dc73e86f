package serverurl_test

import (
	"testing"

	"terzetto/backend/model/serverurl"
)

func TestAnAddressIsReadAsItWasMeant(t *testing.T) {
	for raw, want := range map[string]string{
		"http://127.0.0.1:11434": "http://127.0.0.1:11434/v1",
		" localhost:1234 ":       "http://localhost:1234/v1",
		"127.0.0.1:8080/v1/":     "http://127.0.0.1:8080/v1",
		"[::1]:5001":             "http://[::1]:5001/v1",
		"192.168.1.5:11434":      "http://192.168.1.5:11434/v1",
		"api.example.com":        "https://api.example.com/v1",
		"https://api.example.com/v1/chat/completions":  "https://api.example.com/v1",
		"https://api.example.com/v1/chat/completions/": "https://api.example.com/v1",
		"http://box.local:8000/v1/v1":                  "http://box.local:8000/v1",
		"https://router.example.com/api/v1/models":     "https://router.example.com/api/v1",
		"https://x.example.com/openai/v1":              "https://x.example.com/openai/v1",
		"HTTP://LOCALHOST:11434/V1":                    "http://localhost:11434/V1",
		"http://127.0.0.1:11434/v1?key=1#x":            "http://127.0.0.1:11434/v1",
	} {
		if got, err := serverurl.Normalize(raw); err != nil || got != want {
			t.Errorf("%q became %q, %v; want %q", raw, got, err, want)
		}
	}
	for _, raw := range []string{"", "   ", "ftp://x/", "file:///etc/passwd", "http://", "http://user:pass@host/", "javascript:alert(1)", "http://a b/"} {
		if got, err := serverurl.Normalize(raw); err == nil {
			t.Errorf("%q was taken for %q", raw, got)
		}
	}
}

func FuzzNormalizedAddressStaysAsItIs(f *testing.F) {
	f.Add("localhost:1234/v1/chat/completions")
	f.Fuzz(func(t *testing.T, raw string) {
		once, err := serverurl.Normalize(raw)
		if err != nil {
			return
		}
		if twice, err := serverurl.Normalize(once); err != nil || twice != once {
			t.Errorf("%q → %q → %q, %v", raw, once, twice, err)
		}
	})
}

func TestTheOtherNamesOfThisComputerAreItsOwn(t *testing.T) {
	for address, want := range map[string]int{"http://127.0.0.1:1234/v1": 2, "http://localhost/v1": 2, "http://[::1]:1/v1": 2, "http://192.168.1.5:1/v1": 0, "://": 0} {
		if got := serverurl.Alternatives(address); len(got) != want {
			t.Errorf("%s is also %q", address, got)
		}
	}
}

func TestAServerIsOneWhateverThePath(t *testing.T) {
	if !serverurl.SameOrigin("http://Box:1/v1", "http://box:1/api") || serverurl.SameOrigin("http://box:1", "https://box:1") {
		t.Error("the origin is not scheme, host and port alone")
	}
}
