package audio_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/sound/audio"
)

// A device is pulled by the test, ten milliseconds at a time.
type device struct {
	mu     sync.Mutex
	pull   func([][2]float64)
	lost   func(error)
	absent bool
	opens  int
	heard  []float64 // the left side of everything it was given
}

var errAbsent = errors.New("no such device")

func (d *device) Open(pull func([][2]float64), lost func(error)) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.absent {
		return errAbsent
	}
	if d.pull != nil {
		panic("opened while open")
	}
	d.pull, d.lost = pull, lost
	d.opens++
	return nil
}

func (d *device) Close() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.pull == nil {
		panic("closed while closed")
	}
	d.pull = nil
	return nil
}

func (d *device) isOpen() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.pull != nil
}

const step = 10 * time.Millisecond

// take pulls one step's frames, if the device is open.
func (d *device) take() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.pull == nil {
		return
	}
	frames := make([][2]float64, audio.Rate/100)
	d.pull(frames)
	for _, f := range frames {
		d.heard = append(d.heard, f[0])
	}
}

// A rig is a player with a device, rows and an ear.
type rig struct {
	t      *testing.T
	device *device
	player *audio.Player
	rows   map[int64][]byte
	mu     sync.Mutex
	told   []event.Playback
	loads  []int64
}

func newRig(t *testing.T) *rig {
	r := &rig{t: t, device: &device{}, rows: map[int64][]byte{}}
	r.player = audio.New(audio.Options{
		Device: r.device, Loader: r, Now: time.Now, Log: slog.New(slog.DiscardHandler),
		Tell: func(e event.Playback) {
			r.mu.Lock()
			defer r.mu.Unlock()
			r.told = append(r.told, e)
		},
	})
	return r
}

// Bytes answers for the rows that the test put there; nil bytes are an evicted row.
func (r *rig) Bytes(_ context.Context, row int64) ([]byte, string, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.loads = append(r.loads, row)
	data, ok := r.rows[row]
	switch {
	case !ok:
		return nil, "", fault.New(fault.NotFound, "There is no such sound.")
	case data == nil:
		return nil, "", audio.ErrEvicted()
	}
	return data, "audio/wav", nil
}

// run lets the device play for so long.
func (r *rig) run(d time.Duration) {
	for range int(d / step) {
		synctest.Wait() // what is read ahead is read
		r.device.take()
		time.Sleep(step)
	}
	synctest.Wait()
}

// events are what was told since the last time, as "type:reason"; states that only
// moved are left out.
func (r *rig) events() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	out := []string{}
	for _, e := range r.told {
		switch {
		case e.Type == event.PlaybackState:
			continue
		case e.Type == event.PlaybackSeek:
			out = append(out, fmt.Sprintf("seek %.2f %.2f", *e.FromSec, *e.ToSec))
		case e.Type == event.PlaybackError:
			out = append(out, "error:"+e.Code)
		case e.Reason != "":
			out = append(out, e.Type+":"+e.Reason)
		default:
			out = append(out, e.Type)
		}
	}
	r.told = nil
	return out
}

func (r *rig) expect(what string, want ...string) {
	r.t.Helper()
	if got := r.events(); !slices.Equal(got, want) {
		r.t.Errorf("%s: told %q, want %q", what, got, want)
	}
}

// play plays segments on channel "a".
func (r *rig) play(segments ...audio.Spec) audio.Started {
	r.t.Helper()
	return r.request("a", audio.Request{Segments: segments})
}

func (r *rig) request(channel string, request audio.Request) audio.Started {
	r.t.Helper()
	started, err := r.player.Play(r.t.Context(), channel, request)
	if err != nil {
		r.t.Fatal(err)
	}
	synctest.Wait()
	return started
}

// levels is what was heard, as runs of one level: "0.5 for 1.00 s". A sound's level is
// that of its file; runs under 8 ms are fades.
func (r *rig) levels() string {
	r.device.mu.Lock()
	heard := r.device.heard
	r.device.heard = nil
	r.device.mu.Unlock()
	var out strings.Builder
	for i := 0; i < len(heard); {
		level := math.Round(heard[i]/0.8*20) / 20
		end := i
		for end < len(heard) && math.Abs(heard[end]/0.8-level) < 0.026 {
			end++
		}
		if end-i > audio.Rate*8/1000 {
			fmt.Fprintf(&out, "%.2f for %.2f, ", level, math.Round(float64(end-i)/audio.Rate*50)/50)
		}
		i = max(end, i+1)
	}
	return out.String()
}

// wav is a sound of one level, 16 bits mono.
func wav(level float64, length time.Duration) []byte {
	samples := make([]int16, int(length.Seconds()*audio.Rate))
	for i := range samples {
		samples[i] = int16(level * 32767)
	}
	return wavOf(audio.Rate, 1, samples)
}

func wavOf(rate, channels int, samples []int16) []byte {
	var body bytes.Buffer
	_ = binary.Write(&body, binary.LittleEndian, samples)
	return wavFile(1, rate, channels, 16, body.Bytes())
}

func wavFile(coding uint16, rate, channels, bits int, data []byte) []byte {
	var b bytes.Buffer
	put := func(values ...any) {
		for _, v := range values {
			if text, ok := v.(string); ok {
				b.WriteString(text)
				continue
			}
			_ = binary.Write(&b, binary.LittleEndian, v)
		}
	}
	frame := channels * bits / 8
	put("RIFF", uint32(36+len(data)), "WAVE", "fmt ", uint32(16), coding, uint16(channels), uint32(rate), uint32(rate*frame), uint16(frame), uint16(bits))
	put("data", uint32(len(data)))
	b.Write(data)
	return b.Bytes()
}

func inline(data []byte) audio.Spec {
	return audio.Spec{B64: new(base64.StdEncoding.EncodeToString(data))}
}

func row(id int64) audio.Spec { return audio.Spec{Row: &id} }

func silence(seconds float64) audio.Spec { return audio.Spec{Silence: &seconds} }

// played runs a test with a rig in a bubble of time.
func played(t *testing.T, do func(*rig)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		r := newRig(t) // r.t is the bubble's
		defer r.player.Close()
		do(r)
	})
}
