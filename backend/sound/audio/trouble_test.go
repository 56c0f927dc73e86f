package audio_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/sound/audio"
)

func TestABadSegmentGivesOneErrorAndTheRestPlays(t *testing.T) {
	good := func() audio.Spec { return inline(wav(0.25, 200*time.Millisecond)) }
	for _, c := range []struct {
		name    string
		bad     audio.Spec
		told    string // the error event, if there is one
		skipped string
	}{
		{"an evicted row", row(1), "error:evicted", "evicted"},
		{"a row that is gone", row(99), "error:not_found", "not_found"},
		{"no sound at all", inline([]byte("this is a text and not a sound")), "error:invalid", "invalid"},
		{"a header without samples", inline(wav(0.5, 0)), "error:invalid", "invalid"},
		{"a segment that begins behind the end", audio.Spec{B64: good().B64, Start: new(3.0)}, "error:invalid", "invalid"},
		{"a malformed one, which is only logged", audio.Spec{}, "", "invalid"},
	} {
		t.Run(c.name, func(t *testing.T) {
			played(t, func(r *rig) {
				r.rows[1] = nil
				started := r.play(good(), c.bad, good())
				if len(started.Skipped) != 1 || started.Skipped[0].Source != 1 || started.Skipped[0].Code != c.skipped || started.Skipped[0].Reason == "" {
					t.Errorf("left out are %+v", started.Skipped)
				}
				if s := started.State; s == nil || s.SegmentCount != 2 {
					t.Errorf("it plays %+v", s)
				}
				r.run(300 * time.Millisecond)
				if s := r.player.State("a"); s.SegmentIndex != 1 || s.Source != 2 {
					t.Errorf("the third segment is %+v", s)
				}
				r.run(200 * time.Millisecond)
				want := []string{"play:start", "close:ended"}
				if c.told != "" {
					want = append([]string{c.told}, want...)
				}
				r.expect("the list", want...)
			})
		})
	}
}

func TestAListOfNothingPlayableIsNoLife(t *testing.T) {
	played(t, func(r *rig) {
		for _, segments := range [][]audio.Spec{nil, {row(5)}, {silence(-1)}} {
			if started := r.play(segments...); started.State != nil {
				t.Errorf("%v plays: %+v", segments, started.State)
			}
		}
		r.expect("it", "error:not_found")
		if r.device.opens != 0 {
			t.Error("the device was opened for nothing")
		}
	})
}

func TestARowEvictedBeforePlayingGivesItsErrorInTurn(t *testing.T) {
	played(t, func(r *rig) {
		r.rows[1], r.rows[2] = wav(0.5, 4*second), wav(0.75, second)
		r.play(row(1), row(2), inline(wav(0.25, second)))
		r.rows[2] = nil
		r.run(2 * second)
		r.expect("before its turn", "play:start")
		r.run(2100 * time.Millisecond)
		r.expect("its turn", "error:evicted")
		if s := r.player.State("a"); s.SegmentIndex != 2 || s.Stream.DurationSec != 5 {
			t.Errorf("then %+v", s)
		}
		r.run(second)
		r.expect("the end", "close:ended")
		r.player.SetRepeat("a", true)
		r.run(11 * second)
		r.expect("two more laps tell it once", "play:repeat")
	})
}

func TestALoopOfNothingThatCanBePlayedAnyMoreEnds(t *testing.T) {
	played(t, func(r *rig) {
		r.rows[1] = wav(0.5, second)
		r.request("a", audio.Request{Segments: []audio.Spec{row(1)}, Loop: true})
		r.run(1500 * time.Millisecond)
		r.rows[1] = nil
		r.player.Seek("a", 0.5)
		r.run(second)
		r.expect("it", "play:start", "seek 0.50 0.50", "error:evicted", "close:ended")
		r.player.Replay("a")
		r.player.Resume("a")
		r.run(second)
	})
}

func TestAMissingDeviceIsToldEachTimeAPersonPlays(t *testing.T) {
	played(t, func(r *rig) {
		r.device.absent = true
		sound := inline(wav(0.5, 200*time.Millisecond))
		if r.player.Probe() == nil {
			t.Error("a device was found")
		}
		for range 3 {
			if started := r.play(sound); started.State != nil {
				t.Errorf("it plays without a device: %+v", started.State)
			}
		}
		r.expect("three plays", "error:no_device", "error:no_device", "error:no_device")
		r.device.absent = false
		if err := r.player.Probe(); err != nil {
			t.Error(err)
		}
		r.play(sound)
		r.run(5 * second)
		r.expect("with a device", "play:start", "close:ended")
		r.device.absent = true
		if s := r.player.Replay("a"); s == nil || s.Playing {
			t.Errorf("replayed without a device it is %+v", s)
		}
		r.player.SetRepeat("a", true)
		r.expect("without it again", "error:no_device", "error:no_device")
	})
}

// gone is how a device says that it is.
func (d *device) gone() {
	d.mu.Lock()
	lost := d.lost
	d.absent = true
	d.mu.Unlock()
	lost(errAbsent)
}

// spin takes sound as fast as it gets it, as a device does that leads nowhere.
func (d *device) spin() {
	for range 1000 {
		d.take()
	}
}

func TestADeviceThatGoesAwayAndComesBackLosesNothing(t *testing.T) {
	played(t, func(r *rig) {
		r.play(inline(wav(0.5, 2*second)), inline(wav(0.25, 2*second)))
		r.run(second)
		r.device.absent = true
		r.device.spin()
		synctest.Wait()
		if r.device.isOpen() {
			t.Error("a device that plays into nothing stays open")
		}
		r.run(3 * second)
		if s := r.player.State("a"); !s.Playing || s.Stream.ElapsedSec < 0.9 || s.Stream.ElapsedSec > 1.1 {
			t.Errorf("while it waits it is %+v", s)
		}
		r.levels()
		r.device.absent = false
		r.run(5 * second)
		r.expect("it", "play:start", "close:ended")
		if got := r.levels(); got != "0.50 for 1.00, 0.25 for 2.00, 0.00 for 1.00, " {
			t.Errorf("after it came back: %s", got)
		}
	})
}

func TestADeviceThatLeadsNowhereIsGivenUp(t *testing.T) {
	played(t, func(r *rig) {
		r.play(inline(wav(0.5, 9*second)))
		for range 1500 {
			r.device.spin()
			r.run(step)
		}
		r.expect("it", "play:start", "pause", "error:no_device")
		if r.device.opens > 12 {
			t.Errorf("it was opened %d times in fifteen seconds", r.device.opens)
		}
	})
}

func TestADeviceThatStaysAwayPauses(t *testing.T) {
	played(t, func(r *rig) {
		r.play(inline(wav(0.5, 3*second)))
		r.run(second)
		r.device.gone()
		r.run(15 * second)
		r.expect("it", "play:start", "pause", "error:no_device")
		r.player.Resume("a")
		r.expect("resumed too early", "error:no_device")
		r.device.absent = false
		r.player.Resume("a")
		r.run(3 * second)
		r.expect("resumed", "play:resume", "close:ended")
	})
}

func TestADeviceThatTakesNothingAnyMoreIsOpenedAgain(t *testing.T) {
	played(t, func(r *rig) {
		r.play(inline(wav(0.5, 3*second)))
		r.run(second)
		time.Sleep(10 * second) // nothing pulls
		synctest.Wait()
		if r.device.opens != 2 {
			t.Fatalf("opened %d times", r.device.opens)
		}
		r.run(3 * second)
		r.expect("it", "play:start", "close:ended")
	})
}

// A slow loader answers when it is told to.
type slow struct{ answer chan []byte }

func (s slow) Bytes(ctx context.Context, _ int64) ([]byte, string, error) {
	select {
	case data := <-s.answer:
		return data, "", nil
	case <-ctx.Done():
		return nil, "", ctx.Err()
	}
}

func TestAPlayReplacedWhileItIsReadMakesNoEvents(t *testing.T) {
	played(t, func(r *rig) {
		loader := slow{make(chan []byte)}
		r.player.Loader = loader
		results := make(chan audio.Started, 2)
		for range 2 {
			go func() {
				started, err := r.player.Play(r.t.Context(), "a", audio.Request{Segments: []audio.Spec{row(1)}})
				if err != nil {
					t.Error(err)
				}
				results <- started
			}()
			synctest.Wait()
		}
		if first := <-results; first.State != nil {
			t.Errorf("the first plays: %+v", first.State)
		}
		r.expect("while both are read")
		loader.answer <- wav(0.5, second)
		synctest.Wait()
		if second := <-results; second.State == nil {
			t.Error("the second does not play")
		}
		r.player.Stop("a", event.ReasonSkipped, 0)
		r.expect("it", "play:start", "close:skipped")

		go func() {
			started, _ := r.player.Play(r.t.Context(), "a", audio.Request{Segments: []audio.Spec{row(1)}})
			results <- started
		}()
		synctest.Wait()
		r.player.StopAll()
		if third := <-results; third.State == nil && len(r.events()) == 0 {
			return
		}
		t.Error("a play that was stopped while it was read was heard of")
	})
}

func TestClosingEndsEveryLifeOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRig(t)
		r.request("a", audio.Request{Segments: []audio.Spec{inline(wav(0.5, second))}})
		r.request("b", audio.Request{Segments: []audio.Spec{inline(wav(0.5, second))}})
		r.player.Pause("b")
		r.events()
		r.player.Close()
		r.player.Close()
		r.expect("closing", "close:lifecycle", "close:lifecycle")
		if r.device.isOpen() {
			t.Error("the device is still open")
		}
		r.play(inline(wav(0.5, second)))
		r.expect("afterwards")
	})
}

func TestARequestHasItsLimits(t *testing.T) {
	played(t, func(r *rig) {
		if _, err := r.player.Play(r.t.Context(), "a", audio.Request{Segments: make([]audio.Spec, 2001)}); err == nil {
			t.Error("a list of 2,001 segments was taken")
		}
		for i := range 32 {
			r.request(string(rune('A'+i)), audio.Request{Segments: []audio.Spec{silence(600)}})
		}
		if _, err := r.player.Play(r.t.Context(), "one more", audio.Request{Segments: []audio.Spec{silence(1)}}); err == nil {
			t.Error("a channel too many was taken")
		}
		r.player.Stop("A", event.ReasonSkipped, 0)
		r.request("one more", audio.Request{Segments: []audio.Spec{silence(1)}})
	})
}
