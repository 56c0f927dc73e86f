package audio_test

import (
	"encoding/base64"
	"encoding/json"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/sound/audio"
)

func TestAMalformedSegmentIsLeftOut(t *testing.T) {
	inf := math.Inf(1)
	sound := base64.StdEncoding.EncodeToString([]byte("sound"))
	for _, c := range []struct {
		given string
		want  *audio.Segment // nil: left out
	}{
		{`{"silence": 0}`, nil},
		{`{"silence": -1}`, nil},
		{`{"silence": null}`, nil},
		{`{"silence": 9999}`, &audio.Segment{Silence: 600, End: inf}},
		{`{"silence": 0.25}`, &audio.Segment{Silence: 0.25, End: inf}},
		{`{"silence": 600}`, &audio.Segment{Silence: 600, End: inf}},
		{`{"row": 5, "start": -1}`, nil},
		{`{"row": 5}`, &audio.Segment{Row: 5, End: inf}},
		{`{"row": 5, "end": null}`, &audio.Segment{Row: 5, End: inf}},
		{`{"row": 5, "start": 1, "end": 2.5}`, &audio.Segment{Row: 5, Start: 1, End: 2.5}},
		{`{"row": 5, "start": 2, "end": 2}`, nil},
		{`{"row": 5, "start": 2, "end": 1}`, nil},
		{`{"row": 0}`, nil},
		{`{}`, nil},
		{`{"row": 5, "silence": 1}`, nil},
		{`{"row": 5, "b64": "` + sound + `"}`, nil},
		{`{"b64": "` + sound + `", "mime": "audio/wav", "start": 0.5}`, &audio.Segment{Data: []byte("sound"), Start: 0.5, End: inf}},
		{`{"b64": "no base64"}`, nil},
		{`{"b64": ""}`, nil},
	} {
		var spec audio.Spec
		if err := json.Unmarshal([]byte(c.given), &spec); err != nil {
			t.Fatal(err)
		}
		got, err := spec.Segment()
		if (err != nil) != (c.want == nil) {
			t.Errorf("%s: %v", c.given, err)
		}
		if c.want != nil && !cmp.Equal(got, *c.want) {
			t.Errorf("%s is %+v", c.given, got)
		}
	}
	for name, x := range map[string]float64{"no number": math.NaN(), "endless": inf} {
		for _, s := range []audio.Spec{{Silence: &x}, {Row: new(int64(1)), Start: &x}} {
			if _, err := s.Segment(); err == nil {
				t.Errorf("%s was taken: %+v", name, s)
			}
		}
	}
}
