package app

import (
	"bytes"
	stdlog "log"
	"strings"
	"testing"
)

func TestTheLogLeavesOutTheChatterOfLibraries(t *testing.T) {
	var stderr bytes.Buffer
	s := shell{dataDir: t.TempDir(), logLevel: "info", stderr: &stderr}
	_, done, err := s.log()
	if err != nil {
		t.Fatal(err)
	}
	stdlog.Printf("frame.Frame.parseHeader: The flac library test cases do not yet include any audio files with sample rate 24000.")
	stdlog.Print("http: a handler gave up")
	if err := done(); err != nil {
		t.Fatal(err)
	}
	if got := stderr.String(); strings.Count(got, "\n") != 1 || !strings.Contains(got, `level=WARN msg="http: a handler gave up"`) {
		t.Errorf("stderr has %q", got)
	}
}
