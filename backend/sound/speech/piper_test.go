//go:build !windows

package speech_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/speech"
)

func pool(t *testing.T) *speech.Pool {
	t.Helper()
	p := speech.NewPool(context.WithoutCancel(t.Context()), "")
	t.Cleanup(p.Close)
	return p
}

// voiceFiles writes the files of a voice.
func voiceFiles(t *testing.T, folder, name, about string) {
	t.Helper()
	for path, content := range map[string]string{name + ".onnx": "model", name + ".onnx.json": about} {
		if err := os.WriteFile(filepath.Join(folder, path), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// A fakePiper is a script that does with each line what say does, and writes its process number to a file. In say, $line is
// the line, and wrote PATH tells of a sound.
func fakePiper(t *testing.T, say string) (p speech.Piper, started func() []int) {
	t.Helper()
	folder, runs := t.TempDir(), filepath.Join(t.TempDir(), "runs")
	voiceFiles(t, folder, "en_US-amy-low", "{}")
	sound := file(t, tone(22050, 1, time.Second, 44100))
	p = speech.Piper{Folders: []string{folder}, Pool: pool(t), Program: program(t, `
test "$1" = --help && { echo "  -m FILE --model FILE"; exit; }
echo $$ "$@" >> `+runs+`
for dir in "$@"; do :; done
n=0
wrote() { n=$((n+1)); cp "$1" "$dir/$n.wav"; echo "INFO:piper:Wrote $dir/$n.wav" >&2; }
sound=`+sound+`
while read -r line; do
`+say+`
done`)}
	return p, func() (all []int) {
		b, err := os.ReadFile(runs)
		if err != nil {
			return nil
		}
		for line := range strings.Lines(string(b)) {
			pid, err := strconv.Atoi(strings.Fields(line)[0])
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, pid)
		}
		return all
	}
}

func TestPiperListsEachSpeakerByWhatItsFileSays(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	p := speech.Piper{Folders: []string{filepath.Join(folder, "none"), folder}, Pool: pool(t), Program: program(t, `echo "  --model FILE"`)}
	checkTrouble(t, "no voice", p.Available(t.Context()), fault.Unavailable, "voice")
	voiceFiles(t, folder, "en_US-amy-low", `{"language":{"code":"en_US"},"audio":{"quality":"low"},"dataset":"amy"}`)
	voiceFiles(t, folder, "de_DE-many_voices-medium", `{"num_speakers":2,"speaker_id_map":{"anna":1,"bert":0}}`)
	voiceFiles(t, folder, "my voice", `no JSON`)
	voiceFiles(t, folder, "x_low", `{}`)
	if err := os.Remove(filepath.Join(folder, "x_low.onnx.json")); err != nil {
		t.Fatal(err)
	}
	if err := p.Available(t.Context()); err != nil {
		t.Fatal(err)
	}
	voices, err := p.Voices(t.Context())
	want := []speech.Voice{
		{ID: "de_DE-many_voices-medium#bert", Name: "Many voices · bert", Language: "de-de", Quality: "medium"},
		{ID: "de_DE-many_voices-medium#anna", Name: "Many voices · anna", Language: "de-de", Quality: "medium"},
		{ID: "en_US-amy-low", Name: "Amy", Language: "en-us", Quality: "low"},
		{ID: "my voice", Name: "my voice"},
	}
	if diff := cmp.Diff(want, voices); err != nil || diff != "" {
		t.Errorf("voices (-want +got): %v\n%s", err, diff)
	}
}

func TestAVoiceStaysLoadedAndTakesALineAnUtterance(t *testing.T) {
	t.Parallel()
	p, started := fakePiper(t, `case "$line" in "Hello there, you."|"Castle [ Raven]] loft.") wrote $sound;; *) echo "Error: $line" >&2; exit 5;; esac`)
	for _, text := range []string{"Hello\nthere, you.", "Castle [[Raven]] loft."} {
		s, err := p.Synthesize(t.Context(), speech.Utterance{Text: text, Voice: "en_US-amy-low"})
		if err != nil {
			t.Fatal(err)
		}
		checkWAV(t, s)
		if len(s.Words) != 3 || s.Exact {
			t.Errorf("words %v, exact %t", s.Words, s.Exact)
		}
	}
	if n := len(started()); n != 1 {
		t.Errorf("it was loaded %d times", n)
	}
	if _, err := p.Synthesize(t.Context(), speech.Utterance{Text: "Hello there, you.", Rate: 2}); err != nil || len(started()) != 2 {
		t.Errorf("another speed: %v, loaded %d times", err, len(started()))
	}
	_, err := p.Synthesize(t.Context(), speech.Utterance{Text: "Hello", Voice: "../../etc/passwd"})
	checkTrouble(t, "a path", err, fault.NotFound, "voice")
}

func TestWhatAVoiceDoesWrongIsSaidWithItsFile(t *testing.T) {
	t.Parallel()
	silence := tone(22050, 1, time.Second, 44100)
	clear(silence[44:])
	for _, c := range []struct {
		name, say, trouble string
		code               fault.Code
	}{
		{"a damaged file", `echo "onnxruntime InvalidProtobuf: Load model failed" >&2; exit 1`, "voice", fault.Unavailable},
		{"a disk without room", `echo "OSError: [Errno 28] No space left on device" >&2; exit 1`, "disk", fault.Exhausted},
		{"an end without a word", `exit 1`, "down", fault.Unavailable},
		{"no sound in the file", `: > $dir/e.wav; echo $dir/e.wav`, "rubbish", fault.Unavailable},
		{"silence", `wrote ` + file(t, silence), "silent", fault.Unavailable},
		{"a path outside of its folder", `echo "Wrote $dir/../x.wav"; echo "Error: it lies" >&2; exit 1`, "voice", fault.Unavailable},
		{"a flood of words", `yes words | head -c 3000000; yes words | head -c 3000000 >&2; echo; echo "Error: enough" >&2; exit 1`, "voice", fault.Unavailable},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p, _ := fakePiper(t, c.say)
			_, err := p.Synthesize(t.Context(), speech.Utterance{Text: "Hello."})
			checkTrouble(t, c.name, err, c.code, c.trouble)
			if file := p.Folders[0]; c.trouble == "voice" && !strings.Contains(err.Error(), file) {
				t.Errorf("%v does not name the file in %s", err, file)
			}
		})
	}
}

func TestAVoiceThatIsKilledIsLoadedOnceMore(t *testing.T) {
	t.Parallel()
	once := filepath.Join(t.TempDir(), "once")
	p, started := fakePiper(t, `test "$line" = "Die." && test ! -e `+once+` && { touch `+once+`; kill -9 $$; }; wrote $sound`)
	for _, text := range []string{"Hello.", "Die.", "Hello."} {
		if _, err := p.Synthesize(t.Context(), speech.Utterance{Text: text}); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	pids := started()
	if len(pids) != 2 {
		t.Fatalf("it was loaded %d times", len(pids))
	}
	if err := syscall.Kill(pids[1], syscall.SIGKILL); err != nil { // while it says nothing
		t.Fatal(err)
	}
	if _, err := p.Synthesize(t.Context(), speech.Utterance{Text: "Hello."}); err != nil {
		t.Error(err)
	}
}

func TestWhoStopsWaitingLeavesTheVoiceToTheNext(t *testing.T) {
	t.Parallel()
	begun, goOn := filepath.Join(t.TempDir(), "begun"), filepath.Join(t.TempDir(), "go")
	if err := syscall.Mkfifo(goOn, 0o600); err != nil {
		t.Fatal(err)
	}
	p, started := fakePiper(t, `test "$line" = "Slow." && { touch `+begun+`; read -r x < `+goOn+`; }; wrote $sound`)
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error)
	go func() {
		_, err := p.Synthesize(ctx, speech.Utterance{Text: "Slow."})
		done <- err
	}()
	for _, err := os.Stat(begun); err != nil; _, err = os.Stat(begun) {
	}
	cancel()
	if err := <-done; err == nil {
		t.Error("a cancelled utterance has a sound")
	}
	if err := os.WriteFile(goOn, []byte("on\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := p.Synthesize(t.Context(), speech.Utterance{Text: "Hello."}); err != nil || len(started()) != 1 {
		t.Errorf("%v, loaded %d times", err, len(started()))
	}
}

func TestAtMostTwoVoicesAreLoadedAtOnce(t *testing.T) {
	t.Parallel()
	p, started := fakePiper(t, `wrote $sound`)
	var all sync.WaitGroup
	for i := range 12 {
		all.Go(func() {
			u := speech.Utterance{Text: fmt.Sprintf("Number %d.", i), Rate: 1 + float64(i%4)/4}
			if _, err := p.Synthesize(t.Context(), u); err != nil {
				t.Error(err)
			}
			running := 0
			for _, pid := range started() {
				if alive(pid) {
					running++
				}
			}
			if running > 2 {
				t.Errorf("%d run at once", running)
			}
		})
	}
	all.Wait()
	p.Pool.Close()
	for _, pid := range started() {
		if alive(pid) {
			t.Errorf("%d still runs", pid)
		}
	}
	if _, err := p.Synthesize(t.Context(), speech.Utterance{Text: "Hello."}); err == nil {
		t.Error("a closed pool speaks")
	}
}
