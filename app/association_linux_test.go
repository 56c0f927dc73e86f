package app

import (
	"strings"
	"testing"

	"terzetto/build/linux"
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
	if want := strings.Replace(linux.Entry, "Exec=terzetto %f", `Exec="/opt/terzetto" %f`, 1); want == linux.Entry || desktopEntry("/opt/terzetto") != want {
		t.Errorf("the entry is\n%s", desktopEntry("/opt/terzetto"))
	}
}
