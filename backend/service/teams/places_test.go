package teams_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"

	"terzetto/backend/service/teams"
)

func TestNoMoreAgentsWorkAtOnceThanThereArePlaces(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := teams.PlacesOf(2)
		var leaves []func()
		inside := make(chan func(), 10)
		for range 5 {
			go func() {
				leave, err := p.Enter(t.Context())
				if err != nil {
					t.Error(err)
				}
				inside <- leave
			}()
		}
		holds := func(want int) {
			t.Helper()
			synctest.Wait()
			for len(inside) > 0 {
				leaves = append(leaves, <-inside)
			}
			if len(leaves) != want {
				t.Fatalf("%d have a place, want %d", len(leaves), want)
			}
		}
		holds(2)
		leaves[0]()
		leaves[0]() // giving it back again changes nothing
		holds(3)
		p.Set(4)
		holds(5)
		p.Set(1)
		late, end := context.WithCancelCause(t.Context())
		gone := errors.New("gone")
		go end(gone)
		if _, err := p.Enter(late); !errors.Is(err, gone) {
			t.Errorf("one that goes while it waits gets %v", err)
		}
		for _, leave := range leaves {
			leave()
		}
		if leave, err := p.Enter(t.Context()); err != nil {
			t.Error(err)
		} else {
			leave()
		}
	})
}
