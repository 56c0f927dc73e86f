package audio

import "math"

// A Listing names the segments of a play. It lets clients that did not start the play show what is heard.
type Listing struct {
	Token    int64    `json:"token"` // which play this is; 0: none
	Segments []Listed `json:"segments"`
}

// A Listed segment is one that plays. Times are seconds.
type Listed struct {
	Source  int      `json:"source"`            // which of the segments that play was given; see event.ChannelState
	Row     int64    `json:"row,omitempty"`     // 0: not a row
	Silence float64  `json:"silence,omitempty"` // 0: not a silence
	Start   float64  `json:"start"`             // into the clip
	End     *float64 `json:"end,omitempty"`     // nil: the clip's end
	About   any      `json:"about,omitempty"`   // what the caller said of it
}

// List gives the segments of what a channel plays, from a source on: a list that grows is
// asked for what is new in it.
func (p *Player) List(name string, from int) Listing {
	out := Listing{Segments: []Listed{}}
	p.withChannel(name, func(c *channel) {
		if c.status == idle {
			return
		}
		out.Token = c.token
		for _, it := range c.plan.items {
			if it.source < from {
				continue
			}
			l := Listed{Source: it.source, Row: it.Row, Silence: it.Silence, Start: it.Start, About: it.About}
			if !math.IsInf(it.End, 1) {
				l.End = &it.End
			}
			out.Segments = append(out.Segments, l)
		}
	})
	return out
}
