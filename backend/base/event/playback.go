package event

// What a Playback may say: what plug-ins hear, and two for the window alone, PlaybackState
// when only the state is another, and PlaybackError.
const (
	PlaybackPlay  = "play"
	PlaybackPause = "pause"
	PlaybackClose = "close"
	PlaybackSeek  = "seek"
	PlaybackState = "state"
	PlaybackError = "error"
)

// Why a sound began or ended.
const (
	ReasonStart      = "start"
	ReasonResume     = "resume"
	ReasonRepeat     = "repeat"
	ReasonEnded      = "ended"
	ReasonSkipped    = "skipped"
	ReasonLifecycle  = "lifecycle"
	ReasonSuperseded = "superseded"
)

// A Playback is one thing that happened on a channel, with the channel's state after it.
type Playback struct {
	Channel string   `json:"channel"`
	Type    string   `json:"type"`
	Reason  string   `json:"reason,omitempty"`  // of play and close
	FromSec *float64 `json:"fromSec,omitempty"` // of seek, seconds of the whole playlist
	ToSec   *float64 `json:"toSec,omitempty"`
	// Of an error: a code for machines, a sentence for people, and which of the
	// segments that play was given it is about, if it is about one.
	Code    string `json:"code,omitempty"`
	Message string `json:"message,omitempty"`
	Source  *int   `json:"source,omitempty"`

	At    int64         `json:"at"`    // when, in milliseconds of Unix time; State held then
	State *ChannelState `json:"state"` // nil: never played, or stopped
}

// A ChannelState is what a channel plays and its position.
// While it plays, a view counts on from At by itself.
type ChannelState struct {
	Playing      bool    `json:"playing"`
	Paused       bool    `json:"paused"`
	Loop         bool    `json:"loop"`
	SegmentCount int     `json:"segmentCount"`
	SegmentIndex int     `json:"segmentIndex"` // from 0
	Stream       Stretch `json:"stream"`       // the whole playlist
	Segment      Stretch `json:"segment"`      // the clip or the silence that plays

	Source int     `json:"source"` // which of the segments that play was given plays
	Volume float64 `json:"volume"` // 0 to 1
	Token  int64   `json:"token"`  // which play this is
}

// A Stretch says how far a sound is, in seconds.
type Stretch struct {
	ElapsedSec   float64 `json:"elapsedSec"`
	RemainingSec float64 `json:"remainingSec"`
	DurationSec  float64 `json:"durationSec"`
}
