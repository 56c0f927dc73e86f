package plugin_test

import (
	"bufio"
	"os"
	"strings"
	"testing"
)

// The guide is only worth something if it was followed: whatever it shows is code of
// the example, line by line.
func TestTheCodeInTheGuideIsTakenFromTheExample(t *testing.T) {
	example := map[string]bool{}
	for _, line := range lines(t, "example/lantern.go") {
		example[strings.TrimSpace(line)] = true
	}
	steps, shown := 0, 0
	guide := false
	for _, line := range lines(t, "doc.go") {
		text, comment := strings.CutPrefix(line, "//")
		switch {
		case strings.HasPrefix(text, " # "):
			guide = text == " # Writing a plug-in"
		case !guide || !comment:
		case strings.HasPrefix(text, "\t"):
			shown++
			if !example[strings.TrimSpace(text)] {
				t.Errorf("the guide shows %q, which is not in the example", strings.TrimSpace(text))
			}
		case len(text) > 2 && text[1] >= '0' && text[1] <= '9':
			steps++
		}
	}
	if steps != 12 || shown < 20 {
		t.Errorf("%d steps and %d lines of code: the guide was not read", steps, shown)
	}
}

func lines(t *testing.T, file string) []string {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	var all []string
	for scan := bufio.NewScanner(f); scan.Scan(); {
		all = append(all, scan.Text())
	}
	return all
}
