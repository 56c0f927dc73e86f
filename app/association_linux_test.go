package app

import (
	"os"
	"strings"
	"testing"
)

func TestCardsAreAssociatedAndLetGo(t *testing.T) {
	e := entered{t.TempDir(), func() (string, error) { return `/home/ada/my "apps"/terzetto`, nil }}
	for _, on := range []bool{false, true, true, false, false, true} {
		if err := e.Set(on); err != nil {
			t.Fatal(err)
		}
		if got, err := e.On(); err != nil || got != on {
			t.Errorf("set to %v it is %v, %v", on, got, err)
		}
	}
	other := entered{e.share, func() (string, error) { return "/opt/terzetto", nil }}
	if got, err := other.On(); err != nil || got {
		t.Errorf("another program's entry counts as ours: %v, %v", got, err)
	}
}

func TestTheAssociationIsThatOfTheInstaller(t *testing.T) {
	entry, err := os.ReadFile("../build/linux/terzetto.desktop")
	if err != nil {
		t.Fatal(err)
	}
	if want := strings.Replace(string(entry), "Exec=terzetto %f", `Exec="/opt/terzetto" %f`, 1); desktopEntry("/opt/terzetto") != want {
		t.Errorf("the entry is\n%s", desktopEntry("/opt/terzetto"))
	}
	if kinds, err := os.ReadFile("../build/linux/terzetto.xml"); err != nil || string(kinds) != mimeXML {
		t.Errorf("the kinds differ: %v", err)
	}
}
