package runs_test

import (
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
	"terzetto/backend/testing/backendtest"
)

func TestOnlyTheHostThatAPersonWroteIsReachedUnasked(t *testing.T) {
	for _, c := range []struct {
		name, url string
		does      string // arrives, asks, or is refused
	}{
		{"the same host", "http://127.0.0.1:PORT", "arrives"},
		{"an address with a user", "http://someone@127.0.0.1:PORT", "is refused"},
		{"the address in IPv6", "http://[::ffff:127.0.0.1]:PORT", "arrives"},
		{"another port", "http://EVIL", "asks"},
		{"the host as the user of another", "http://127.0.0.1:PORT@EVIL", "is refused"},
		{"a name of the same computer", "http://localhost:PORT", "asks"},
		{"a name with a final dot", "http://localhost.:PORT", "asks"},
		{"a host below", "http://a.localhost:PORT", "asks"},
		{"the address as one number", "http://2130706433:PORT", "asks"},
		{"the address in hexadecimal", "http://0x7f.1:PORT", "asks"},
		{"the loopback of IPv6", "http://[::1]:PORT", "asks"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := backendtest.Working(t)
			all := attackers(t, b, 2)
			good, evil := all[0], all[1]
			_, port, _ := strings.Cut(host(good), ":")
			hosts := []string{host(good), host(evil), "localhost:" + port, "a.localhost:" + port, "[::1]:" + port}
			text, err := json.Marshal(map[string][]string{"hosts": hosts})
			if err == nil {
				_, err = b.Toolbox.UpdateSettings(t.Context(), text)
			}
			if err != nil {
				t.Fatal(err)
			}
			laid(t, chosen(t, b), "private.txt", strings.NewReplacer("PORT", port, "EVIL", host(evil)).Replace(c.url))
			steps := append([]run.Instruction{{Tool: "http_request", Args: args(`{"url":"` + good.URL + `"}`)}}, leading("{{steps.read.content}}/CANARY")...)
			r := started(t, b, kept(t, b, "W", steps...), runs.StartOptions{})
			does, comes := "is refused", 0
			switch {
			case r.CompletedAt != nil:
				does, comes = "arrives", 1
			case !r.Ended() && r.Waiting != "":
				does = "asks"
			}
			if does != c.does || len(good.arrived()) != 1+comes || len(evil.arrived()) != 0 {
				t.Errorf("it %s after %v and %v: %+v", does, good.arrived(), evil.arrived(), r.Error)
			}
		})
	}
}
