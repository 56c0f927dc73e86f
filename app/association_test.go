package app

import (
	"os"
	"strings"
	"testing"
)

func TestWindowsLearnsOfCardsAndLeavesPicturesAlone(t *testing.T) {
	const exe = `C:\Program Files\Terzetto\terzetto.exe`
	command := 0
	for _, v := range values(exe) {
		if v.key == ".png" || strings.HasPrefix(v.key, `.png\`) || strings.HasPrefix(v.key, ".json") {
			t.Errorf("%s is not ours to take", v.key)
		}
		if strings.HasSuffix(v.key, `\command`) {
			command++
			if v.text != `"`+exe+`" "%1"` {
				t.Errorf("%s says %s", v.key, v.text)
			}
		}
		own := false
		for _, class := range classes(exe) {
			own = own || v.key == class || strings.HasPrefix(v.key, class+`\`)
		}
		if !own && !strings.HasPrefix(v.key, ".charx") {
			t.Errorf("%s would stay behind", v.key)
		}
	}
	if command != 2 {
		t.Errorf("%d commands", command)
	}
}

// Settings would otherwise say "off" after an installation, or leave half of it behind.
func TestTheInstallerAssociatesCardsAsSettingsDoes(t *testing.T) {
	script, err := os.ReadFile("../build/windows/installer.nsi")
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range values(`$INSTDIR\terzetto.exe`) {
		quote := `"`
		if strings.Contains(v.text, quote) {
			quote = "'"
		}
		line := `WriteRegStr HKCU "${CLASSES}\` + v.key + `" "` + v.name + `" ` + quote + v.text + quote
		if !strings.Contains(string(script), line) {
			t.Errorf("the installer does not write %s", line)
		}
	}
}
