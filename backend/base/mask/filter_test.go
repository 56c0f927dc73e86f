package mask_test

import (
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/mask"
)

func TestAMaskerLeavesNothingOfASecret(t *testing.T) {
	const odd = "p<w>\"d\\\né"
	m := mask.Only("sk-12345678", "sk-12345678-long", "abc", odd, "20261121", "")
	for _, c := range []struct{ name, in, want string }{
		{"a text", "the key is sk-12345678.", "the key is ••••."},
		{"the longer of two", "sk-12345678-long", "••••"},
		{"what is too short", "abc", "abc"},
		{"an odd one as it is", "x" + odd + "x", "x••••x"},
		{"an odd one as JSON writes it", `{"a":"p\u003cw\u003e\"d\\\né"}`, `{"a":"••••"}`},
		{"an odd one as others write it", `{"a":"p<w>\"d\\\né"}`, `{"a":"••••"}`},
		{"nothing", "", ""},
	} {
		if got := m.Text(c.in); got != c.want {
			t.Errorf("%s: %q", c.name, got)
		}
	}
	for _, c := range []struct{ name, in, want string }{
		{"a value", `{"a": ["sk-12345678", 1.5e3, true, null]}`, `{"a": ["••••", 1.5e3, true, null]}`},
		{"a name", `{"sk-12345678":1}`, `{"••••":1}`},
		{"every letter escaped", `"\u0073\u006b-12345678"`, `"••••"`},
		{"a slash that need not be escaped", `"a\/b"`, `"a\/b"`},
		{"an odd one", `"<p\u003cw>\"d\\\n\u00e9>"`, `"<••••>"`},
		{"a number", `{"n":20261121,"m":-1}`, `{"n":"••••","m":-1}`},
		{"what is not JSON", `{oops sk-12345678`, `{oops ••••`},
		{"nothing", ``, ``},
	} {
		if got := string(m.JSON(json.RawMessage(c.in))); got != c.want {
			t.Errorf("%s: %s", c.name, got)
		}
	}
	if got := (mask.Filter{}).Text("sk-12345678"); got != "sk-12345678" {
		t.Errorf("an empty masker gives %q", got)
	}
}

func TestAMaskerKnowsASecretInEveryEncoding(t *testing.T) {
	const key = "k=y w/ö & 'more'?>~~~"
	m := mask.Only(key)
	std, web := base64.StdEncoding, base64.URLEncoding
	for name, spelt := range map[string]string{
		"in a query": url.QueryEscape(key), "in a path": url.PathEscape(key), "as JavaScript writes it": "k%3Dy%20w%2F%C3%B6%20%26%20'more'%3F%3E~~~",
		"hexadecimal": hex.EncodeToString([]byte(key)), "in capitals": fmt.Sprintf("%X", key),
		"Base64": std.EncodeToString([]byte(key)), "without padding": std.WithPadding(base64.NoPadding).EncodeToString([]byte(key)),
		"Base64 of an address": web.EncodeToString([]byte(key)),
	} {
		if got := m.Text("<" + spelt + ">"); got != "<••••>" {
			t.Errorf("%s: %s", name, got)
		}
	}
	for _, around := range [][2]string{{"", "x"}, {"a", ""}, {"ab", "xy"}, {"abc", "xyz"}, {"user:", ""}, {"abcd", "12345"}} {
		for _, in := range []*base64.Encoding{std, web} {
			whole := in.EncodeToString([]byte(around[0] + key + around[1]))
			got := m.Text(whole)
			if len(got)-len("••••") > 4+len(in.EncodeToString([]byte(around[0])))+len(in.EncodeToString([]byte(around[1]))) {
				t.Errorf("%q: %s leaves %s", around, whole, got)
			}
		}
	}
	if got := string(m.JSON(json.RawMessage(`{"auth":"Basic ` + std.EncodeToString([]byte("me:"+key)) + `"}`))); !strings.Contains(got, "••••") {
		t.Errorf("a header: %s", got)
	}
}

func FuzzAMaskedValueIsStillJSON(f *testing.F) {
	f.Add("secret", `{"a":"secret","b":["x\u0073ecret"]}`)
	f.Add("1234", `[1234,-12345e5]`)
	f.Fuzz(func(t *testing.T, secret, text string) {
		if !json.Valid([]byte(text)) {
			return
		}
		if got := mask.Only(secret).JSON(json.RawMessage(text)); !json.Valid(got) {
			t.Errorf("%q out of %s leaves %s", secret, text, got)
		}
	})
}

func TestAnErrorIsMaskedWhereverItHoldsAValue(t *testing.T) {
	m := mask.Only("hunter2")
	plain, refused := errors.New("open x"), fault.New(fault.Conflict, "No.").With("n", 1)
	for _, c := range []struct {
		name string
		err  error
		want string
		code fault.Code
	}{
		{"none", nil, "", ""},
		{"one without a value", plain, "open x", fault.Internal},
		{"one with it", fmt.Errorf("open %s", "hunter2"), "open ••••", fault.Internal},
		{"a fault without a value", refused, "No.", fault.Conflict},
		{"a fault with it", fault.New(fault.Invalid, "hunter2 is wrong."), "•••• is wrong.", fault.Invalid},
		{"a fault with it in its cause", fault.New(fault.Invalid, "It is wrong.").Because(errors.New("hunter2")), "It is wrong.", fault.Invalid},
		{"a fault with it in its details", fault.New(fault.Invalid, "It is wrong.").With("got", "hunter2"), "It is wrong.", fault.Invalid},
		{"a fault with it around", fmt.Errorf("hunter2: %w", refused), "No.", fault.Conflict},
	} {
		got := m.Error(c.err)
		if fault.CodeOf(got) != c.code || got != nil && got.Error() != c.want {
			t.Errorf("%s: %v (%s)", c.name, got, fault.CodeOf(got))
		}
		if f, ok := errors.AsType[*fault.Error](got); ok && f.Details["got"] != nil && f.Details["got"] != mask.Masked {
			t.Errorf("%s: the details are %v", c.name, f.Details)
		}
	}
	if !errors.Is(m.Error(refused), refused) || !errors.Is(mask.Filter{}.Error(plain), plain) {
		t.Error("an error that holds nothing is not given back as it is")
	}
}
