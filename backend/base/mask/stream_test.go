package mask_test

import (
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/mask"
)

const canary = "sk-canary/0123+4567=89\"ab"

// spelled is a secret as programs write it.
func spelled(t testing.TB, secret string) map[string]string {
	t.Helper()
	quoted, err := json.Marshal(secret)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{
		"plain": secret, "JSON": strings.Trim(string(quoted), `"`), "JSON by PHP": strings.ReplaceAll(strings.Trim(string(quoted), `"`), "/", `\/`),
		"a query": url.QueryEscape(secret), "a path": url.PathEscape(secret), "a query in small letters": strings.NewReplacer("%2F", "%2f", "%2B", "%2b", "%3D", "%3d").Replace(url.QueryEscape(secret)),
		"hexadecimal": hex.EncodeToString([]byte(secret)), "hexadecimal in capitals": fmt.Sprintf("%X", secret),
	}
	for name, in := range map[string]*base64.Encoding{"std": base64.StdEncoding, "URL": base64.URLEncoding} {
		all["Base64 "+name] = in.EncodeToString([]byte(secret))
		all["Base64 "+name+" without padding"] = in.WithPadding(base64.NoPadding).EncodeToString([]byte(secret))
	}
	return all
}

func masker(secrets ...string) *mask.Masker {
	var m mask.Masker
	m.Know(secrets)
	return &m
}

func TestASecretIsMaskedWhereverATextIsDivided(t *testing.T) {
	prose := masker(canary).Prose()
	for name, form := range spelled(t, canary) {
		whole := "It is " + form + ", they say."
		want := "It is " + mask.Masked + ", they say."
		if got := prose.Text(whole); got != want {
			t.Errorf("%s: the whole text is %q", name, got)
		}
		for at := range len(whole) {
			s := prose.Stream()
			if got := s.Write(whole[:at]) + s.Write(whole[at:]) + s.End(); got != want || s.Count() != 1 {
				t.Errorf("%s, divided at %d: %q, %d masked", name, at, got, s.Count())
			}
		}
	}
}

func FuzzATextInPiecesIsMaskedAsTheWholeTextIs(f *testing.F) {
	f.Add("secret-0123456789", "a secret-0123456789 and secret-01", uint64(1))
	f.Add("aaaaaaaaaaaab", "aaaaaaaaaaaaaaaaaaaaaaaab", uint64(2))
	f.Add(canary, "c2stY2FuYXJ5LzAxMjMrNDU2Nz04OSJhYg==", uint64(3))
	f.Fuzz(func(t *testing.T, secret, text string, seed uint64) {
		random := rand.New(rand.NewPCG(seed, 0))
		if random.IntN(2) == 0 && secret != "" { // a text that holds a part of it
			at := random.IntN(len(text) + 1)
			text = text[:at] + secret[:random.IntN(len(secret)+1)] + text[at:]
		}
		prose := masker(secret, "another-secret-of-length").Prose()
		whole, count := prose.Count(text)
		s, got := prose.Stream(), strings.Builder{}
		for rest := text; rest != ""; {
			n := 1 + random.IntN(min(len(rest), 8))
			got.WriteString(s.Write(rest[:n]))
			rest = rest[n:]
		}
		got.WriteString(s.End())
		if got.String() != whole || s.Count() != count {
			t.Errorf("in pieces it is %q (%d), as a whole %q (%d)", got.String(), s.Count(), whole, count)
		}
	})
}

func TestAStreamHoldsBackOnlyWhatMayBeginASecret(t *testing.T) {
	s := masker(canary).Prose().Stream()
	for _, c := range []struct{ piece, want string }{
		{"Once, ", "Once, "}, {"she a", "she a"}, {"s", ""}, {"ked.", "sked."}, {"sk-cana", ""}, {"pé", "sk-canapé"}, {"sk-canary/0123+45", ""},
	} {
		if got := s.Write(c.piece); got != c.want {
			t.Errorf("%q gives %q, want %q", c.piece, got, c.want)
		}
	}
	if got := s.End(); got != mask.Masked {
		t.Errorf("most of a secret at the end gives %q", got)
	}
}

func TestOrdinaryWordsAndPlaceholdersStayInAStory(t *testing.T) {
	m := masker("Anna", canary)
	defer m.Use("lm-studio")()
	const story = "Anna asked lm-studio."
	if got := m.Prose().Text(story); got != story {
		t.Errorf("the story is %q", got)
	}
	if got := m.Records().Text(story); got != mask.Masked+" asked lm-studio." {
		t.Errorf("the log says %q", got)
	}
}

func TestADeletedSecretStaysMaskedForItsUsers(t *testing.T) {
	m := masker(canary)
	hidden := func() bool { return m.Records().Text(canary) == mask.Masked }
	first, second := m.Hold(), m.Hold()
	m.Know(nil)
	later := m.Hold()
	first()
	if !hidden() {
		t.Error("it is forgotten while a turn is under way that began before")
	}
	second()
	second()
	if hidden() {
		t.Error("it is kept for a turn that began later")
	}
	later()
	release := m.Use(canary)
	if !hidden() {
		t.Error("a key that is only tried is not masked")
	}
	release()
	if hidden() {
		t.Error("a key that was only tried is kept")
	}
	var none *mask.Masker
	none.Know([]string{canary})
	none.Hold()()
	if got := none.Prose().Text(canary); got != canary {
		t.Errorf("no masker gives %q", got)
	}
}

func BenchmarkAStreamOfTokens(b *testing.B) {
	secrets := make([]string, 20)
	for i := range secrets {
		secrets[i] = fmt.Sprintf("sk-%064d", i*7919)
	}
	s := masker(secrets...).Prose().Stream()
	tokens := slices.Repeat(strings.SplitAfter("The harbour lay still, and nobody asked who had lit the lamp before she came home. ", " "), 50)
	bytes := 0
	for _, t := range tokens {
		bytes += len(t)
	}
	b.SetBytes(int64(bytes))
	for b.Loop() {
		for _, token := range tokens {
			s.Write(token)
		}
	}
}
