package app

import "testing"

// It writes below a key of its own, which it takes away again.
func TestCardsAreAssociatedAndLetGo(t *testing.T) {
	r := registered{`Software\TerzettoTest\`, func() (string, error) { return `C:\Users\Ada Byron\terzetto.exe`, nil }}
	t.Cleanup(func() { _ = dropTree(`Software\TerzettoTest`) })
	for _, on := range []bool{true, true, false, false, true} {
		if err := r.Set(on); err != nil {
			t.Fatal(err)
		}
		if got, err := r.On(); err != nil || got != on {
			t.Errorf("set to %v it is %v, %v", on, got, err)
		}
	}
}
