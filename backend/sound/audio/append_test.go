package audio_test

import (
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/sound/audio"
)

// begin plays an open list on channel "a".
func (r *rig) begin(segments ...audio.Spec) audio.Started {
	r.t.Helper()
	return r.request("a", audio.Request{Segments: segments, More: true})
}

func (r *rig) append(token int64, segments ...audio.Spec) *event.ChannelState {
	r.t.Helper()
	out, err := r.player.Append(r.t.Context(), "a", token, segments)
	if err != nil {
		r.t.Fatal(err)
	}
	synctest.Wait()
	return out.State
}

func level(at float64, length time.Duration) audio.Spec { return audio.Spec{Data: wav(at, length)} }

func TestAnOpenListWaitsInSilenceAndGoesOn(t *testing.T) {
	played(t, func(r *rig) {
		started := r.begin(level(0.5, time.Second))
		r.run(1500 * time.Millisecond)
		if s := r.player.State("a"); !s.Playing || s.Stream.RemainingSec != 0 || s.Stream.DurationSec != 1 {
			t.Errorf("at its end so far it is %+v", s)
		}
		r.expect("waiting", "play:start")
		if s := r.append(started.Token, silence(0.2), level(0.25, time.Second)); s.SegmentCount != 3 || s.Stream.DurationSec != 2.2 {
			t.Errorf("with more it is %+v", s)
		}
		r.run(600 * time.Millisecond)
		r.player.Finish("a", started.Token)
		r.run(time.Second)
		r.expect("and then", "close:ended")
		if got, want := r.levels(), "0.50 for 1.00, 0.00 for 0.70, 0.25 for 1.00, 0.00 for 0.40, "; got != want {
			t.Errorf("heard %s, want %s", got, want)
		}
	})
}

func TestAListThatIsFinishedWhileItWaitsEndsOnce(t *testing.T) {
	played(t, func(r *rig) {
		started := r.begin(level(0.5, 300*time.Millisecond))
		r.run(10 * time.Second)
		if r.device.isOpen() {
			t.Error("the device is open while nothing is there to be played")
		}
		r.player.Finish("a", started.Token)
		r.player.Finish("a", started.Token)
		r.expect("finished", "play:start", "close:ended")
		if s := r.append(started.Token, level(0.5, time.Second)); s != nil {
			t.Errorf("a list that is over was appended to: %+v", s)
		}
		r.run(time.Second)
		r.expect("afterwards")
		r.player.Replay("a")
		r.run(time.Second)
		r.expect("it can be played again", "play:start", "close:ended")
	})
}

func TestADeviceThatWasGivenBackIsOpenedForMore(t *testing.T) {
	played(t, func(r *rig) {
		started := r.begin(level(0.5, 300*time.Millisecond))
		r.run(5 * time.Second)
		r.append(started.Token, level(0.25, 300*time.Millisecond))
		r.run(time.Second)
		if r.device.opens != 2 {
			t.Errorf("the device was opened %d times", r.device.opens)
		}
		r.run(5 * time.Second)
		r.device.absent = true
		if s := r.append(started.Token, level(0.25, 300*time.Millisecond)); !s.Paused || s.SegmentCount != 3 {
			t.Errorf("without a device it is %+v", s)
		}
		r.expect("the device went away", "play:start", "error:no_device", "pause")
		r.device.absent = false
		r.player.Resume("a")
		r.player.Finish("a", started.Token)
		r.run(time.Second)
		r.expect("it is back", "play:resume", "close:ended")
	})
}

func TestAnOpenListIsControlledLikeAnyOther(t *testing.T) {
	played(t, func(r *rig) {
		for _, row := range []struct {
			name string
			do   func(token int64)
			want []string
		}{
			{"stopped while it waits", func(int64) { r.player.Stop("a", event.ReasonSkipped, 0) }, []string{"close:skipped"}},
			{"paused and resumed", func(int64) { r.player.Pause("a"); r.player.Resume("a"); r.run(time.Second) }, []string{"pause", "play:resume"}},
			{"moved to its end", func(int64) { r.player.Seek("a", 9); r.run(time.Second) }, []string{"seek 0.50 0.50"}},
			{"moved back", func(token int64) { r.player.Seek("a", 0); r.player.Finish("a", token); r.run(time.Second) }, []string{"seek 0.50 0.00", "close:ended"}},
			{"repeating from its end", func(token int64) {
				r.player.SetRepeat("a", true)
				r.player.Finish("a", token)
				r.run(700 * time.Millisecond)
				r.player.SetRepeat("a", false)
				r.run(time.Second)
			}, []string{"close:ended"}},
			{"replayed", func(int64) { r.player.Replay("a"); r.run(time.Second) }, []string{"close:superseded", "play:start"}},
			{"replaced", func(token int64) {
				r.play(level(0.5, time.Second))
				if r.append(token, level(0.5, time.Second)) != nil {
					t.Error("a list that was replaced was appended to")
				}
			}, []string{"close:superseded", "play:start"}},
		} {
			started := r.begin(level(0.5, 500*time.Millisecond))
			r.run(5 * time.Second) // it waits, and the device is given back
			r.expect("before: "+row.name, "play:start")
			row.do(started.Token)
			r.expect(row.name, row.want...)
			r.player.Stop("a", event.ReasonSkipped, 0)
			r.events()
		}
	})
}

func TestWhatCannotBeAppendedIsToldAndLeavesTheRest(t *testing.T) {
	played(t, func(r *rig) {
		r.rows[7] = nil
		started := r.begin(level(0.5, 300*time.Millisecond))
		out, err := r.player.Append(t.Context(), "a", started.Token, []audio.Spec{row(7), level(0.25, 300*time.Millisecond)})
		if err != nil || len(out.Skipped) != 1 || out.Skipped[0].Source != 1 || out.Skipped[0].Code != "evicted" {
			t.Errorf("%+v, %v", out, err)
		}
		if _, err := r.player.Append(t.Context(), "a", started.Token, make([]audio.Spec, 2000)); err == nil {
			t.Error("two thousand more were taken")
		}
		r.player.Finish("a", started.Token)
		r.run(time.Second)
		r.expect("told", "play:start", "error:evicted", "close:ended")
		if got, want := r.levels(), "0.50 for 0.30, 0.25 for 0.30, 0.00 for 0.40, "; got != want {
			t.Errorf("heard %s, want %s", got, want)
		}
	})
}
