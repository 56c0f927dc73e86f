//go:build linux && cgo

package audio_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math"
	"os"
	"path/filepath"
	"slices"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/sound/audio"
)

// What is tested here is what comes out of the system's sound library, captured: its default device is a pipe into this
// test's own binary, which keeps the sound in a file. The binary takes ten milliseconds of sound each time the test grants
// them and says so, and the player's clock is the number of those steps. So a busy machine makes the tests slower and
// changes nothing else.

const captureIn = "TERZETTO_CAPTURE_IN" // names the folder of a capture

func TestMain(m *testing.M) {
	if dir := os.Getenv(captureIn); dir != "" {
		if err := takeSound(os.Stdin, dir); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(withCapture(m.Run))
}

// A capture is the one device of this process, the file behind it, and the clock that both keep to.
type capture struct {
	device         audio.Device
	file           string
	granted, taken *os.File // a byte for each step
	steps          atomic.Int64
}

var captured capture

// The names of the files in the folder of a capture.
const soundFile, grantedFile, takenFile = "capture.raw", "granted", "taken"

// stepBytes is what the device takes in a step: 16-bit stereo.
const stepBytes = audio.Rate / 100 * 4

// withCapture makes the captured device the system's default.
func withCapture(run func() int) int {
	dir, err := os.MkdirTemp("", "terzetto-sound-")
	if err != nil {
		panic(err)
	}
	defer func() { _ = os.RemoveAll(dir) }()
	binary, err := os.Executable()
	if err != nil {
		panic(err)
	}
	captured.device, captured.file = audio.System(), filepath.Join(dir, soundFile)
	for name, end := range map[string]**os.File{grantedFile: &captured.granted, takenFile: &captured.taken} {
		name = filepath.Join(dir, name)
		if err := syscall.Mkfifo(name, 0o600); err != nil {
			panic(err)
		}
		if *end, err = os.OpenFile(name, os.O_RDWR, 0); err != nil { // to write and read, so that opening does not wait
			panic(err)
		}
	}
	config := filepath.Join(dir, "asound.conf")
	text := fmt.Sprintf(`
pcm.null { type null }
pcm.!default { type plug slave { pcm "capture" format S16_LE rate %d channels 2 } }
pcm.capture { type file slave.pcm "null" file "|%s=%s exec %s" format "raw" }
`, audio.Rate, captureIn, dir, binary)
	if err := errors.Join(os.WriteFile(config, []byte(text), 0o600), os.Setenv("ALSA_CONFIG_PATH", config)); err != nil {
		panic(err)
	}
	return run()
}

// takeSound keeps 16-bit stereo frames in a file, a step for each byte that is granted.
func takeSound(sound io.Reader, dir string) error {
	granted, err := os.Open(filepath.Join(dir, grantedFile))
	if err != nil {
		return err
	}
	taken, err := os.OpenFile(filepath.Join(dir, takenFile), os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	file, err := os.Create(filepath.Join(dir, soundFile))
	if err != nil {
		return err
	}
	buffer := make([]byte, stepBytes)
	for {
		if _, err := granted.Read(buffer[:1]); err != nil {
			return nil // the tests are over
		}
		if _, err := io.ReadFull(sound, buffer); err != nil {
			return nil // the device was closed
		}
		if _, err := file.Write(buffer); err != nil {
			return err
		}
		if _, err := taken.Write(buffer[:1]); err != nil {
			return err
		}
	}
}

// Now is the time of the captured device.
func (c *capture) Now() time.Time {
	return time.Unix(1_800_000_000, 0).Add(time.Duration(c.steps.Load()) * step)
}

// A studio is a player on the captured device.
type studio struct {
	t      *testing.T
	player *audio.Player
	told   chan event.Playback
	rows   map[int64][]byte
}

// advance lets the device take so much sound.
func (s *studio) advance(d time.Duration) {
	s.t.Helper()
	one := make([]byte, 1)
	for range d / step {
		// The player reads a second and a half ahead; twice the speed of time leaves it room to do so.
		<-time.After(step / 2)
		_, err := captured.granted.Write(one)
		if err == nil {
			err = captured.taken.SetReadDeadline(time.Now().Add(time.Minute))
		}
		if err == nil {
			_, err = captured.taken.Read(one)
		}
		if err != nil {
			s.t.Fatalf("the player gives no sound: %v", err)
		}
		captured.steps.Add(1)
	}
}

// record gives a studio to do, and then what was captured of the left side.
func record(t *testing.T, do func(*studio)) []float64 {
	t.Helper()
	before, _ := os.ReadFile(captured.file) // missing before the first sound
	s := &studio{t: t, told: make(chan event.Playback, 10_000), rows: map[int64][]byte{}}
	r := &rig{t: t, rows: s.rows}
	s.player = audio.New(audio.Options{
		Device: captured.device, Loader: r, Now: captured.Now, Log: slog.New(slog.DiscardHandler), Tell: func(e event.Playback) { s.told <- e },
	})
	if err := s.player.Probe(); err != nil {
		t.Fatalf("the capturing device cannot be opened: %v", err)
	}
	do(s)
	s.advance(1200 * time.Millisecond) // what the device and the pipe still hold
	s.player.Close()
	data, err := os.ReadFile(captured.file)
	if err != nil {
		t.Fatal(err)
	}
	return left(data[len(before):])
}

func left(data []byte) []float64 {
	out := make([]float64, len(data)/4)
	for i := range out {
		out[i] = float64(int16(binary.LittleEndian.Uint16(data[i*4:]))) / 32767
	}
	return out
}

func (s *studio) play(channel string, loop bool, segments ...audio.Spec) {
	s.t.Helper()
	started, err := s.player.Play(s.t.Context(), channel, audio.Request{Segments: segments, Loop: loop})
	if err != nil || started.State == nil {
		s.t.Fatalf("it does not play: %+v, %v", started, err)
	}
}

// until lets the device play until what the test needs has happened.
func (s *studio) until(what string, is func(event.Playback) bool) {
	s.t.Helper()
	for range 20 * time.Second / step {
		for len(s.told) > 0 {
			if is(<-s.told) {
				return
			}
		}
		s.advance(step)
	}
	s.t.Fatalf("no %s in twenty seconds", what)
}

func (s *studio) untilClosed(reason string) {
	s.t.Helper()
	s.until("close", func(e event.Playback) bool {
		return e.Channel == "story" && e.Type == event.PlaybackClose && e.Reason == reason
	})
}

func (s *studio) untilHeard(seconds float64) {
	s.t.Helper()
	s.until(fmt.Sprintf("second %v", seconds), func(e event.Playback) bool {
		return e.Channel == "story" && e.State != nil && e.State.Stream.ElapsedSec >= seconds
	})
}

// note is a tone of half of full scale.
func note(pitch, seconds float64, rate int) []byte {
	samples := make([]int16, int(seconds*float64(rate)))
	for i := range samples {
		samples[i] = int16(16383 * math.Sin(2*math.Pi*pitch*float64(i)/float64(rate)))
	}
	return wavOf(rate, 1, samples)
}

// A run is a stretch in which a pitch is heard, in seconds of the capture.
type run struct {
	pitch, from, to, loudness float64
}

func (r run) String() string {
	return fmt.Sprintf("%.0f Hz from %.2f for %.2f at %.2f", r.pitch, r.from, r.to-r.from, r.loudness)
}

// heard finds where each pitch sounds, in windows of ten milliseconds.
func heard(capture []float64, pitches ...float64) []run {
	const window = audio.Rate / 100
	var out []run
	for _, pitch := range pitches {
		var now *run
		var last float64 // window's amplitude
		for at := 0; at+window <= len(capture); at += window {
			// The part of the window that moves with the pitch, as an amplitude. The
			// pitches are multiples of 100 Hz, so that each is blind to the others.
			var re, im float64
			for i, x := range capture[at : at+window] {
				phase := 2 * math.Pi * pitch * float64(i) / audio.Rate
				re, im = re+x*math.Cos(phase), im+x*math.Sin(phase)
			}
			amplitude, second := 2*math.Hypot(re, im)/window, float64(at)/audio.Rate
			switch {
			case amplitude > 0.1 && now == nil:
				now, last = &run{pitch, second, second + 0.01, 0}, 0
			case amplitude > 0.1:
				// The first and the last window hold two sounds, and blur the pitch.
				now.to, now.loudness, last = second+0.01, max(now.loudness, min(last, amplitude)), amplitude
			case now != nil && second-now.to > 0.03:
				out, now = append(out, *now), nil
			}
		}
		if now != nil {
			out = append(out, *now)
		}
	}
	slices.SortFunc(out, func(a, b run) int { return int(math.Copysign(1, a.from-b.from)) })
	return out
}

// compare holds runs to what was wanted: pitch, beginning and length within 50 ms,
// loudness within 3 %. The first run begins the clock.
func compare(t *testing.T, got, want []run) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("captured %v\nwanted %v", got, want)
	}
	near := func(a, b float64) bool { return math.Abs(a-b) <= 0.05 }
	for i, w := range want {
		g := got[i]
		g.from, g.to = g.from-got[0].from, g.to-got[0].from
		if g.pitch != w.pitch || !near(g.from, w.from) || !near(g.to-g.from, w.to-w.from) || math.Abs(g.loudness-w.loudness) > w.loudness*0.03 {
			t.Errorf("captured %v, wanted %v", g, w)
		}
	}
}

// loud is how loud a note comes out: half of full scale, with the mixer's headroom.
const loud = 0.4

func TestAListIsHeardInOrderBesideAnotherChannel(t *testing.T) {
	capture := record(t, func(s *studio) {
		s.rows[3] = note(600, 1, 22_050)
		s.play("story", false, inline(note(400, 1, 44_100)), silence(0.5), row(3))
		s.play("music", false, inline(note(900, 2, 24_000)))
		s.untilClosed(event.ReasonEnded)
	})
	got := heard(capture, 400, 600, 900)
	if len(got) != 3 {
		t.Fatalf("captured %v", got)
	}
	music := slices.IndexFunc(got, func(r run) bool { return r.pitch == 900 })
	// The pipe takes half a second at once, so what begins second is captured that much later.
	if m := got[music]; math.Abs(m.to-m.from-2) > 0.05 || math.Abs(m.loudness-loud) > 0.03*loud || m.from-got[0].from > 0.9 {
		t.Errorf("the other channel was captured as %v", m)
	}
	compare(t, slices.Delete(got, music, music+1), []run{{400, 0, 1, loud}, {600, 1.5, 2.5, loud}})
}

func TestAPauseIsCapturedAsSilenceAndTakesNothingAway(t *testing.T) {
	const paused = 600 * time.Millisecond
	capture := record(t, func(s *studio) {
		s.play("story", false, inline(note(400, 1.5, 44_100)))
		s.untilHeard(0.3)
		s.player.Pause("story")
		s.advance(paused)
		s.player.Resume("story")
		s.untilClosed(event.ReasonEnded)
	})
	got := heard(capture, 400)
	if len(got) != 2 {
		t.Fatalf("captured %v", got)
	}
	if whole := got[0].to - got[0].from + got[1].to - got[1].from; math.Abs(whole-1.5) > 0.05 {
		t.Errorf("of 1.5 s were captured %.2f", whole)
	}
	// The device takes a tenth of a second at once; a pause begins and ends with one.
	if gap := got[1].from - got[0].to; math.Abs(gap-paused.Seconds()) > 0.25 {
		t.Errorf("a pause of %v was captured as %.2f s", paused, gap)
	}
	for _, x := range capture[int((got[0].to+0.03)*audio.Rate):int((got[1].from-0.03)*audio.Rate)] {
		if x != 0 {
			t.Fatal("a pause is not silent")
		}
	}
}

func TestASeekIsCapturedWithoutWhatItPasses(t *testing.T) {
	capture := record(t, func(s *studio) {
		s.play("story", false, inline(note(400, 3, 44_100)), inline(note(600, 1, 44_100)), inline(note(900, 1, 44_100)))
		s.untilHeard(0.3)
		s.player.Seek("story", 4.5)
		s.untilClosed(event.ReasonEnded)
	})
	got := heard(capture, 400, 600, 900)
	if len(got) != 2 || got[0].pitch != 400 || got[1].pitch != 900 || math.Abs(got[1].to-got[1].from-0.5) > 0.05 || got[1].from-got[0].to > 0.2 {
		t.Errorf("captured %v", got)
	}
}

func TestALoopIsCapturedWithoutGaps(t *testing.T) {
	capture := record(t, func(s *studio) {
		s.play("story", true, inline(note(400, 0.5, 44_100)), inline(note(600, 0.5, 44_100)))
		for _, segment := range []int{1, 0, 1} {
			s.until("next segment", func(e event.Playback) bool { return e.State != nil && e.State.SegmentIndex == segment })
		}
		s.player.SetRepeat("story", false)
		s.untilClosed(event.ReasonEnded)
	})
	got := heard(capture, 400, 600)
	var want []run
	for i := range len(got) / 2 * 2 {
		want = append(want, run{[]float64{400, 600}[i%2], float64(i) / 2, float64(i)/2 + 0.5, loud})
	}
	if len(want) < 4 {
		t.Fatalf("captured %v", got)
	}
	compare(t, got, want)
}

func TestAfterAStopNothingIsCaptured(t *testing.T) {
	capture := record(t, func(s *studio) {
		s.play("story", false, inline(note(400, 10, 44_100)))
		s.untilHeard(0.3)
		s.player.Stop("story", event.ReasonSkipped, 0)
		s.untilClosed(event.ReasonSkipped)
		s.advance(time.Second)
	})
	got := heard(capture, 400)
	if len(got) != 1 || got[0].to-got[0].from > 2 {
		t.Fatalf("captured %v", got)
	}
	silent := capture[int((got[0].to+0.03)*audio.Rate):]
	if len(silent) < audio.Rate/2 {
		t.Errorf("only %d frames were captured after the stop", len(silent))
	}
	for _, x := range silent {
		if x != 0 {
			t.Fatal("something sounds after a stop")
		}
	}
}
