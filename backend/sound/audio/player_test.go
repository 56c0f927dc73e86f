package audio_test

import (
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/sound/audio"
)

const second = time.Second

func TestAListPlaysInOrderAndEndsOnce(t *testing.T) {
	played(t, func(r *rig) {
		r.rows[7] = wav(0.5, second)
		r.play(row(7), silence(0.5), inline(wav(0.25, second)))
		r.run(3 * second)
		r.expect("a list", "play:start", "close:ended")
		if got := r.levels(); got != "0.50 for 1.00, 0.00 for 0.50, 0.25 for 1.00, 0.00 for 0.50, " {
			t.Errorf("heard %s", got)
		}
		s := r.player.State("a")
		if s == nil || s.Playing || s.Paused || s.SegmentIndex != 2 || s.SegmentCount != 3 || s.Stream.ElapsedSec != 2.5 || s.Stream.RemainingSec != 0 {
			t.Errorf("a list that ended is %+v", s)
		}
	})
}

func TestAListEndsWhenItsLastSoundIsHeard(t *testing.T) {
	played(t, func(r *rig) {
		r.play(inline(wav(0.5, second)))
		for range 50 { // the device takes half a second at once, and then keeps pace
			synctest.Wait()
			r.device.take()
		}
		r.run(900 * time.Millisecond)
		r.expect("a list that was taken and not heard", "play:start")
		if s := r.player.State("a"); !s.Playing || s.Stream.ElapsedSec < 0.85 || s.Stream.ElapsedSec > 0.95 {
			t.Errorf("before its end it is %+v", s)
		}
		r.run(150 * time.Millisecond)
		r.expect("a list that was heard", "close:ended")

		r.player.Replay("a")
		r.expect("the same again", "play:start")
		r.run(950 * time.Millisecond)
		r.player.SetRepeat("a", true)
		r.run(second)
		r.expect("a list that is told to loop while its last is heard")
		if s := r.player.State("a"); !s.Playing || s.Stream.ElapsedSec > 0.99 {
			t.Errorf("in its second lap it is %+v", s)
		}
	})
}

func TestWhereAChannelStandsIsToldTenTimesASecond(t *testing.T) {
	played(t, func(r *rig) {
		r.play(inline(wav(0.5, second)), silence(1), inline(wav(0.25, second)))
		r.run(1500 * time.Millisecond)
		s := r.player.State("a")
		if s.SegmentIndex != 1 || s.Segment.ElapsedSec < 0.48 || s.Segment.ElapsedSec > 0.52 || s.Stream.ElapsedSec < 1.48 || s.Stream.DurationSec != 3 || s.Segment.DurationSec != 1 {
			t.Errorf("in the middle of the gap it is %+v", s)
		}
		positions, at := 0, int64(0)
		for _, e := range r.told {
			if e.Type == event.PlaybackState {
				positions++
				if e.At < at {
					t.Errorf("a position of %d came after one of %d", e.At, at)
				}
				at = e.At
			}
		}
		if positions < 13 || positions > 16 {
			t.Errorf("%d positions in one and a half seconds", positions)
		}
		r.player.Pause("a")
		r.events()
		r.run(2 * second)
		if n := len(r.told); n != 0 {
			t.Errorf("%d events while paused", n)
		}
	})
}

func TestTheControlsTellWhatTheyDo(t *testing.T) {
	two := func(r *rig) { r.play(inline(wav(0.5, second)), inline(wav(0.25, second))) }
	for _, c := range []struct {
		name   string
		do     func(r *rig)
		events []string
		heard  string
	}{
		{"pause and resume", func(r *rig) {
			two(r)
			r.run(500 * time.Millisecond)
			r.player.Pause("a")
			r.player.Pause("a")
			r.run(second)
			r.player.Resume("a")
			r.player.Resume("a")
			r.run(2 * second)
		}, []string{"play:start", "pause", "play:resume", "close:ended"}, "0.50 for 0.50, 0.00 for 1.00, 0.50 for 0.50, 0.25 for 1.00, 0.00 for 0.50, "},
		{"seek ahead", func(r *rig) {
			two(r)
			r.run(500 * time.Millisecond)
			r.player.Seek("a", 1.5)
			r.run(second)
		}, []string{"play:start", "seek 0.50 1.50", "close:ended"}, "0.50 for 0.50, 0.25 for 0.50, 0.00 for 0.50, "},
		{"seek back while paused", func(r *rig) {
			two(r)
			r.run(1500 * time.Millisecond)
			r.player.Pause("a")
			r.player.Seek("a", 0.5)
			r.run(100 * time.Millisecond)
			r.player.Resume("a")
			r.run(second)
		}, []string{"play:start", "pause", "seek 1.50 0.50", "play:resume"}, "0.50 for 1.00, 0.25 for 0.50, 0.00 for 0.10, 0.50 for 0.50, 0.25 for 0.50, "},
		{"seek before the beginning and beyond the end", func(r *rig) {
			two(r)
			r.run(500 * time.Millisecond)
			r.player.Seek("a", -5)
			r.run(500 * time.Millisecond)
			r.player.Seek("a", 99)
			r.run(100 * time.Millisecond)
		}, []string{"play:start", "seek 0.50 0.00", "seek 0.50 2.00", "close:ended"}, "0.50 for 1.00, 0.00 for 0.10, "},
		{"resume past the end", func(r *rig) {
			two(r)
			r.run(100 * time.Millisecond)
			r.player.Pause("a")
			r.player.Seek("a", 2)
			r.player.Resume("a")
			r.run(100 * time.Millisecond)
		}, []string{"play:start", "pause", "seek 0.10 2.00", "close:ended"}, "0.50 for 0.10, 0.00 for 0.10, "},
		{"seek arms what ended", func(r *rig) {
			two(r)
			r.run(2100 * time.Millisecond)
			r.player.Seek("a", 2)
			r.player.Seek("a", 1.5)
			r.run(600 * time.Millisecond)
		}, []string{"play:start", "close:ended", "play:start", "close:ended"}, "0.50 for 1.00, 0.25 for 1.00, 0.00 for 0.10, 0.25 for 0.50, 0.00 for 0.10, "},
		{"repeat arms what ended", func(r *rig) {
			two(r)
			r.run(2100 * time.Millisecond)
			r.player.SetRepeat("a", true)
			r.run(2500 * time.Millisecond)
		}, []string{"play:start", "close:ended", "play:repeat"}, "0.50 for 1.00, 0.25 for 1.00, 0.00 for 0.10, 0.50 for 1.00, 0.25 for 1.00, 0.50 for 0.50, "},
		{"laps have no events and no gap, and end when repeat does", func(r *rig) {
			two(r)
			r.player.SetRepeat("a", true)
			r.run(4500 * time.Millisecond)
			r.player.SetRepeat("a", false)
			r.run(2 * second)
		}, []string{"play:start", "close:ended"}, "0.50 for 1.00, 0.25 for 1.00, 0.50 for 1.00, 0.25 for 1.00, 0.50 for 1.00, 0.25 for 1.00, 0.00 for 0.50, "},
		{"repeat may come late", func(r *rig) {
			two(r)
			r.run(1900 * time.Millisecond)
			r.player.SetRepeat("a", true)
			r.run(600 * time.Millisecond)
		}, []string{"play:start"}, "0.50 for 1.00, 0.25 for 1.00, 0.50 for 0.50, "},
		{"seek to the very end of a loop begins it again", func(r *rig) {
			two(r)
			r.player.SetRepeat("a", true)
			r.run(500 * time.Millisecond)
			r.player.Seek("a", 2)
			r.run(500 * time.Millisecond)
		}, []string{"play:start", "seek 0.50 2.00"}, "0.50 for 1.00, "},
		{"replay while it plays", func(r *rig) {
			two(r)
			r.run(1500 * time.Millisecond)
			r.player.Replay("a")
			r.run(500 * time.Millisecond)
		}, []string{"play:start", "close:superseded", "play:start"}, "0.50 for 1.00, 0.25 for 0.50, 0.50 for 0.50, "},
		{"replay what is paused, then what ended", func(r *rig) {
			two(r)
			r.run(500 * time.Millisecond)
			r.player.Pause("a")
			r.player.Replay("a")
			r.run(2100 * time.Millisecond)
			r.player.Replay("a")
			r.run(500 * time.Millisecond)
		}, []string{"play:start", "pause", "close:superseded", "play:start", "close:ended", "play:start"}, "0.50 for 0.50, 0.50 for 1.00, 0.25 for 1.00, 0.00 for 0.10, 0.50 for 0.50, "},
		{"stop, and controls of nothing", func(r *rig) {
			two(r)
			r.run(500 * time.Millisecond)
			r.player.Stop("a", event.ReasonSkipped, 0)
			for _, s := range []*event.ChannelState{r.player.State("a"), r.player.Pause("a"), r.player.Resume("a"), r.player.Seek("a", 0), r.player.SetRepeat("a", true), r.player.Replay("a"), r.player.Pause("b")} {
				if s != nil {
					r.t.Errorf("a stopped channel is %+v", s)
				}
			}
			r.player.Stop("a", event.ReasonSkipped, 0)
			r.run(500 * time.Millisecond)
		}, []string{"play:start", "close:skipped"}, "0.50 for 0.50, 0.00 for 0.50, "},
		{"stop what ended", func(r *rig) {
			two(r)
			r.run(2100 * time.Millisecond)
			r.player.Stop("a", event.ReasonSkipped, 0)
		}, []string{"play:start", "close:ended"}, "0.50 for 1.00, 0.25 for 1.00, 0.00 for 0.10, "},
		{"a newer play", func(r *rig) {
			two(r)
			r.run(500 * time.Millisecond)
			r.play(inline(wav(0.75, second)))
			r.run(500 * time.Millisecond)
		}, []string{"play:start", "close:superseded", "play:start"}, "0.50 for 0.50, 0.75 for 0.50, "},
		{"a seek to where it stands", func(r *rig) {
			two(r)
			r.run(500 * time.Millisecond)
			r.player.Seek("a", 0.5)
			r.run(500 * time.Millisecond)
		}, []string{"play:start", "seek 0.50 0.50"}, "0.50 for 1.00, "},
	} {
		t.Run(c.name, func(t *testing.T) {
			played(t, func(r *rig) {
				c.do(r)
				r.expect("it", c.events...)
				if got := r.levels(); got != c.heard {
					t.Errorf("heard %s\n want %s", got, c.heard)
				}
			})
		})
	}
}

func TestASegmentBeginsAndEndsWhereItSays(t *testing.T) {
	played(t, func(r *rig) {
		cut := inline(append(wav(0.5, second)[:44+88200], wav(0.25, second)[44:]...)) // one second of each; the header says one
		cut.Start, cut.End = new(0.25), new(0.75)
		r.play(cut, inline(wav(0.75, 500*time.Millisecond)))
		r.run(1200 * time.Millisecond)
		r.expect("it", "play:start", "close:ended")
		if got := r.levels(); got != "0.50 for 0.50, 0.75 for 0.50, 0.00 for 0.20, " {
			t.Errorf("heard %s", got)
		}
	})
}

func TestChannelsMixAndKeepTheirVolume(t *testing.T) {
	played(t, func(r *rig) {
		r.request("a", audio.Request{Segments: []audio.Spec{inline(wav(0.5, second))}})
		r.request("b", audio.Request{Segments: []audio.Spec{inline(wav(0.4, 2*second))}, Volume: new(0.5)})
		r.run(2 * second)
		if got := r.levels(); got != "0.70 for 1.00, 0.20 for 1.00, " {
			t.Errorf("heard %s", got)
		}
		r.request("b", audio.Request{Segments: []audio.Spec{inline(wav(0.4, second))}})
		r.run(500 * time.Millisecond)
		if s := r.player.SetVolume("b", 7); s.Volume != 1 {
			t.Errorf("a volume of 7 is %v", s.Volume)
		}
		r.run(500 * time.Millisecond)
		if got := r.levels(); got != "0.20 for 0.50, 0.40 for 0.50, " {
			t.Errorf("heard %s", got)
		}
	})
}

func TestManyLoudChannelsAreBentAndNotCut(t *testing.T) {
	played(t, func(r *rig) {
		for _, name := range []string{"a", "b", "c"} {
			r.request(name, audio.Request{Segments: []audio.Spec{inline(wav(0.9, second))}})
		}
		r.run(500 * time.Millisecond)
		for _, x := range r.device.heard {
			if x >= 1 || x <= -1 {
				t.Fatalf("a sample of %v", x)
			}
		}
	})
}

func TestAChangeOfTheSceneEndsWhatItConcerns(t *testing.T) {
	played(t, func(r *rig) {
		on := func(name string, s audio.StopOn) {
			r.request(name, audio.Request{Segments: []audio.Spec{inline(wav(0.1, second))}, StopOn: s})
		}
		on("turns", audio.StopOn{NewTurn: true})
		on("both", audio.StopOn{NewTurn: true, ConvSwitch: true})
		on("none", audio.StopOn{})
		r.events()
		r.player.StopFor(func(s audio.StopOn) bool { return s.ConvSwitch })
		r.expect("a switch", "close:lifecycle")
		r.player.StopFor(func(s audio.StopOn) bool { return s.NewTurn })
		r.expect("a turn", "close:lifecycle")
		if got := r.player.States(); len(got) != 1 || got[0].Channel != "none" {
			t.Errorf("left are %+v", got)
		}
		r.player.StopAll()
		r.expect("everything", "close:lifecycle")
	})
}

func TestAnOlderPlayCannotStopANewerOne(t *testing.T) {
	played(t, func(r *rig) {
		first := r.play(inline(wav(0.1, second)))
		second := r.play(inline(wav(0.1, second)))
		r.events()
		r.player.Stop("a", event.ReasonSkipped, first.Token)
		r.expect("the older one")
		r.player.Stop("a", event.ReasonSkipped, second.Token)
		r.expect("the newer one", "close:skipped")
	})
}

func TestTheDeviceIsOpenOnlyWhileSomethingPlays(t *testing.T) {
	played(t, func(r *rig) {
		if r.device.isOpen() {
			t.Error("open before the first sound")
		}
		r.play(inline(wav(0.5, second)))
		r.run(2 * second)
		if !r.device.isOpen() {
			t.Error("closed as soon as the sound ended")
		}
		r.run(5 * second)
		if r.device.isOpen() {
			t.Error("still open")
		}
		r.player.Replay("a")
		r.run(500 * time.Millisecond)
		r.player.Pause("a")
		r.run(10 * second)
		if r.device.isOpen() || r.device.opens != 2 {
			t.Errorf("open while paused: %v, opened %d times", r.device.isOpen(), r.device.opens)
		}
		r.levels()
		r.player.Resume("a")
		r.run(600 * time.Millisecond)
		if got := r.levels(); got != "0.50 for 0.50, 0.00 for 0.10, " {
			t.Errorf("heard %s", got)
		}
	})
}

func TestAChannelWaitsForWhatIsRead(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRig(t)
		defer r.player.Close()
		r.rows[1] = wav(0.5, 10*second)
		r.play(row(1))
		r.run(10100 * time.Millisecond)
		if len(r.loads) != 2 {
			t.Errorf("the row was read %d times: once for its length, once to play", len(r.loads))
		}
		r.expect("ten seconds", "play:start", "close:ended")
	})
}
