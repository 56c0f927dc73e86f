package audio_test

import (
	"math/rand/v2"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/sound/audio"
)

// A life is what a listener knows of a channel from its events alone.
type life int

const (
	none life = iota
	sounding
	pausing
)

// hear applies an event, and is false when it may not come in this life.
func (l *life) hear(e event.Playback) bool {
	switch e.Type {
	case event.PlaybackPlay:
		from := *l
		*l = sounding
		return (e.Reason == event.ReasonResume) == (from == pausing) && from != sounding
	case event.PlaybackPause:
		from := *l
		*l = pausing
		return from == sounding
	case event.PlaybackClose:
		from := *l
		*l = none
		return from != none
	case event.PlaybackSeek:
		return *l != none
	}
	return true
}

// command does one thing that a person, a turn or a device may do; b chooses details.
func (r *rig) command(a, b byte) {
	name := []string{"x", "y", "z"}[b%3]
	switch a % 20 {
	case 0, 1, 2:
		list := []audio.Spec{inline(wav(0.3, 120*time.Millisecond)), silence(0.1), row(int64(b%4) + 1), inline([]byte("rubbish of some length"))}
		from := int(b) % len(list)
		_, _ = r.player.Play(r.t.Context(), name, audio.Request{
			Segments: append(list[from:], list[:from/2]...), Loop: b&16 != 0, More: b&8 != 0, StopOn: audio.StopOn{NewTurn: b&32 != 0, ConvSwitch: b&64 != 0},
		})
	case 3:
		r.player.Pause(name)
	case 4:
		r.player.Resume(name)
	case 5:
		r.player.Seek(name, float64(b)/100-0.2)
	case 6:
		r.player.SetVolume(name, float64(b)/200)
	case 7:
		r.player.SetRepeat(name, b&8 != 0)
	case 8:
		r.player.Replay(name)
	case 9:
		r.player.Stop(name, event.ReasonSkipped, 0)
	case 10:
		r.player.StopFor(func(s audio.StopOn) bool { return s.NewTurn })
	case 11:
		if b < 60 {
			r.player.StopAll()
		}
	case 12:
		r.mu.Lock()
		r.rows[int64(b%3)+1] = wav(0.2, time.Duration(b)*time.Millisecond)
		if b&4 != 0 {
			r.rows[int64(b%3)+1] = nil
		}
		r.mu.Unlock()
	case 13:
		r.device.mu.Lock()
		r.device.absent = b&1 != 0
		r.device.mu.Unlock()
		if b&2 != 0 {
			r.device.spin()
		}
	case 14:
		if s := r.player.State(name); s != nil {
			_, _ = r.player.Append(r.t.Context(), name, s.Token-int64(b&1), []audio.Spec{silence(0.1), inline(wav(0.4, 150*time.Millisecond)), row(2)})
		}
	case 15:
		if s := r.player.State(name); s != nil {
			r.player.Finish(name, s.Token)
		}
	default:
		r.run(time.Duration(b) * 5 * time.Millisecond)
	}
}

// FuzzCommands holds, whatever is done in whatever order: each life has one close,
// events fit the life they are told in, states fit the events, and when nothing plays
// nothing is heard.
func FuzzCommands(f *testing.F) {
	chance := rand.New(rand.NewPCG(15, 16))
	for range 20 {
		commands := make([]byte, 80)
		for i := range commands {
			commands[i] = byte(chance.Uint32())
		}
		f.Add(commands)
	}
	f.Fuzz(func(t *testing.T, commands []byte) {
		if len(commands) > 200 {
			return
		}
		synctest.Test(t, func(t *testing.T) {
			r := newRig(t)
			lives := map[string]*life{"x": new(life), "y": new(life), "z": new(life)}
			check := func(what string) {
				t.Helper()
				synctest.Wait()
				r.mu.Lock()
				told := r.told
				r.told = nil
				r.mu.Unlock()
				for _, e := range told {
					before := *lives[e.Channel]
					if !lives[e.Channel].hear(e) {
						t.Fatalf("%s: %s told %s:%s in life %d", what, e.Channel, e.Type, e.Reason, before)
					}
				}
				quiet := true
				for name, l := range lives {
					s := r.player.State(name)
					if (*l == sounding) != (s != nil && s.Playing) || (*l == pausing) != (s != nil && s.Paused) {
						t.Fatalf("%s: %s is in life %d, but its state is %+v", what, name, *l, s)
					}
					quiet = quiet && *l != sounding
				}
				if !quiet {
					return
				}
				r.device.take() // what was cut off fades in five milliseconds
				r.device.mu.Lock()
				r.device.heard = nil
				r.device.mu.Unlock()
				r.device.take()
				for _, x := range r.device.heard {
					if x != 0 {
						t.Fatalf("%s: nothing plays, and %v is heard", what, x)
					}
				}
			}
			for ; len(commands) >= 2; commands = commands[2:] {
				r.command(commands[0], commands[1])
				check("a command")
			}
			r.player.Close()
			check("closing")
			for name, l := range lives {
				if *l != none {
					t.Errorf("%s was not closed", name)
				}
			}
		})
	})
}
