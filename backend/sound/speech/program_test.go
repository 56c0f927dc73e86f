//go:build !windows

package speech_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/speech"
)

// program writes a shell script that stands in for an engine.
func program(t *testing.T, script string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "engine")
	// A process that another test starts while the script is written would inherit it, open for writing, and a file
	// that is open for writing doesn't run.
	syscall.ForkLock.RLock()
	defer syscall.ForkLock.RUnlock()
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+script+"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestWhatAProgramDoesWrongIsSaidWithTheWayOut(t *testing.T) {
	t.Parallel()
	silence := tone(22050, 1, time.Second, 44100)
	clear(silence[44:])
	for _, c := range []struct{ name, script, trouble string }{
		{"text instead of sound", "echo 'Sorry, I cannot do that'", "rubbish"},
		{"nothing at all", "true", "rubbish"},
		{"a header and no sound", "cat " + file(t, tone(22050, 1, 0, 0)), "rubbish"},
		{"an impossible rate", "cat " + file(t, tone(1, 1, time.Second, 100)), "rubbish"},
		{"a failure", "echo broken >&2; exit 3", "rubbish"},
		{"silence", "cat " + file(t, silence), "silent"},
		{"a flood", "cat /dev/zero", "large"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			_, err := speech.Espeak{Program: program(t, c.script)}.Synthesize(t.Context(), speech.Utterance{Text: "Hello."})
			checkTrouble(t, c.name, err, fault.Unavailable, c.trouble)
		})
	}
}

func TestAProgramThatHangsIsKilledWithAllThatItStarted(t *testing.T) {
	t.Parallel()
	pids := filepath.Join(t.TempDir(), "pids")
	hanging := program(t, fmt.Sprintf("sleep 600 & echo $! > %[1]s.tmp; echo $$ >> %[1]s.tmp; mv %[1]s.tmp %[1]s; wait", pids))
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error)
	go func() {
		_, err := speech.Espeak{Program: hanging}.Synthesize(ctx, speech.Utterance{Text: "Hello."})
		done <- err
	}()
	var started []int
	for len(started) == 0 { // until the program says that it runs
		b, err := os.ReadFile(pids)
		if err != nil {
			continue
		}
		for f := range strings.FieldsSeq(string(b)) {
			pid, err := strconv.Atoi(f)
			if err != nil {
				t.Fatal(err)
			}
			started = append(started, pid)
		}
	}
	cancel()
	if err := <-done; err == nil || context.Cause(ctx) == nil {
		t.Errorf("the end of a context gives %v", err)
	}
	for _, pid := range started {
		deadline := time.Now().Add(10 * time.Second)
		for alive(pid) {
			if time.Now().After(deadline) {
				t.Fatalf("process %d of %v is still there", pid, started)
			}
		}
	}
}

// alive reports whether a process runs; one that was not waited for yet does not.
func alive(pid int) bool {
	if stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid)); err == nil && strings.Contains(string(stat), ") Z ") {
		return false
	}
	return syscall.Kill(pid, 0) == nil
}

func TestAHeaderThatLiesIsRepaired(t *testing.T) {
	t.Parallel()
	for _, size := range []uint32{0x7FFFF000, 0xFFFFFFFF} {
		path := file(t, tone(16000, 2, 500*time.Millisecond, size))
		s, err := speech.Espeak{Program: program(t, "cat "+path)}.Synthesize(t.Context(), speech.Utterance{Text: "Hello there."})
		if err != nil {
			t.Fatal(err)
		}
		checkWAV(t, s)
		if s.Rate != 16000 || s.Duration != 500*time.Millisecond {
			t.Errorf("%d Hz for %v", s.Rate, s.Duration)
		}
	}
}

func TestAnotherProgramOfTheNameIsNoEngine(t *testing.T) {
	t.Parallel()
	err := speech.Espeak{Program: program(t, "echo I am a mouse tool")}.Available(t.Context())
	checkTrouble(t, "espeak", err, fault.Unavailable, "missing")
	err = speech.Piper{Program: program(t, "echo 'usage: piper [device]'"), Pool: pool(t)}.Available(t.Context())
	checkTrouble(t, "piper", err, fault.Unavailable, "missing")
}

func TestTheVoiceOfMacOSReadsStdinAndWritesAFile(t *testing.T) {
	t.Parallel()
	s := speech.System{OS: "darwin", Program: program(t, `
test "$1 $2" = "-v ?" && { printf 'Alex                en_US    # Most people recognize me by my voice.\nAmélie (Premium)    fr_CA    # Bonjour!\n'; exit; }
test "$(cat)" = "Hello [ x]]" || exit 5
cp `+file(t, tone(22050, 1, time.Second, 44100))+` "$2"`)}
	voices, err := s.Voices(t.Context())
	want := []speech.Voice{{ID: "Alex", Name: "Alex", Language: "en-us"}, {ID: "Amélie (Premium)", Name: "Amélie (Premium)", Language: "fr-ca"}}
	if diff := cmp.Diff(want, voices); err != nil || diff != "" {
		t.Errorf("voices (-want +got): %v\n%s", err, diff)
	}
	sound, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello [[x]]", Voice: "Alex"})
	if err != nil {
		t.Fatal(err)
	}
	checkWAV(t, sound)
	_, err = s.Synthesize(t.Context(), speech.Utterance{Text: "Hello", Voice: "-o /etc/passwd"})
	checkTrouble(t, "an option", err, fault.NotFound, "voice")
}

func TestTheVoiceOfWindowsReadsStdinAndWritesStdout(t *testing.T) {
	t.Parallel()
	s := speech.System{OS: "windows", Program: program(t, `
script=$(printf %s "$6" | base64 -d | tr -d '\000')
case "$script" in
*GetInstalledVoices*) printf "Zira's Desktop\ten-US\tFemale\r\n";;
*"'Zira''s Desktop'"*) test "$(cat)" = "Hello" && cat `+file(t, tone(22050, 1, time.Second, 44100))+`;;
*) exit 7;;
esac`)}
	if err := s.Available(t.Context()); err != nil {
		t.Fatal(err)
	}
	sound, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello", Voice: "Zira's Desktop"})
	if err != nil {
		t.Fatal(err)
	}
	checkWAV(t, sound)
}

func TestASystemWithoutAVoiceSaysWhatToInstall(t *testing.T) {
	t.Parallel()
	checkTrouble(t, "linux", speech.System{OS: "linux"}.Available(t.Context()), fault.Unavailable, "missing")
}
