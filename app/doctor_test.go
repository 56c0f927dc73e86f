package app

import (
	"strings"
	"testing"
)

func TestDoctorSaysWhatToInstallWhereNothingSpeaks(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if voice, err := spokenBy(t.Context(), t.TempDir()); err == nil || !strings.Contains(sentence(err), "nstall") {
		t.Errorf("with an empty path %q speaks, and the sentence is %v", voice, err)
	}
}
