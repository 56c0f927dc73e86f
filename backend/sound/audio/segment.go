package audio

import (
	"cmp"
	"encoding/base64"
	"errors"
	"math"

	"terzetto/backend/base/lists"
)

// longestSilence is what a longer one is cut to, in seconds.
const longestSilence = 600

// A Spec is a segment as a caller writes it: exactly one of Row, B64, Data
// and Silence. Times are seconds. Mime is carried for the caller's own use; what bytes
// are is read from the bytes.
type Spec struct {
	Row     *int64   `json:"row,omitempty"`
	B64     *string  `json:"b64,omitempty"`
	Mime    string   `json:"mime,omitempty"`
	Silence *float64 `json:"silence,omitempty"`
	Start   *float64 `json:"start,omitempty"`
	End     *float64 `json:"end,omitempty"`
	Data    []byte   `json:"-"` // bytes from a caller in this process, who leaves them alone from then on
	About   any      `json:"-"` // what such a caller says of it, for Listing; never changed
}

// A Segment is a Spec that can be played: a row, bytes, or a silence.
type Segment struct {
	Row     int64   // 0: not a row
	Data    []byte  // nil: not bytes
	Silence float64 // seconds; 0: not a silence
	Start   float64 // seconds into the clip
	End     float64 // seconds into the clip; +Inf: its end
	About   any     // what the caller says of it
}

// Segment reads a Spec. The error says in a sentence why it is left out.
func (s Spec) Segment() (Segment, error) {
	given := []bool{s.Row != nil, s.B64 != nil, s.Data != nil, s.Silence != nil}
	if lists.Count(given, func(is bool) bool { return is }) != 1 {
		return Segment{}, errors.New("a segment has exactly one of row, b64 and silence")
	}
	if s.Silence != nil {
		if !(*s.Silence > 0) || math.IsInf(*s.Silence, 0) {
			return Segment{}, errors.New("a silence lasts a number of seconds above 0")
		}
		return Segment{Silence: min(*s.Silence, longestSilence), End: math.Inf(1)}, nil
	}
	out := Segment{Start: *cmp.Or(s.Start, new(0.0)), End: *cmp.Or(s.End, new(math.Inf(1))), About: s.About}
	if !(out.Start >= 0) || math.IsInf(out.Start, 0) || !(out.End > out.Start) {
		return Segment{}, errors.New("a segment's start is 0 or above, and its end after its start")
	}
	if s.Row != nil {
		if *s.Row <= 0 {
			return Segment{}, errors.New("a row is a positive number")
		}
		out.Row = *s.Row
		return out, nil
	}
	if s.Data != nil {
		out.Data = s.Data
		return out, nil
	}
	data, err := base64.StdEncoding.DecodeString(*s.B64)
	if err != nil || len(data) == 0 {
		return Segment{}, errors.New("the bytes of a segment are base64, and there is at least one")
	}
	out.Data = data
	return out, nil
}
