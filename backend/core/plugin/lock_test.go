package plugin_test

import (
	"context"
	"errors"
	"strconv"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/core/plugin"
)

func TestALockIsHeldByOneAtATimeAndOthersPass(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var locks plugin.Locks
		_, release, err := locks.Hold(t.Context(), "w", "c", "ada")
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range []struct {
			name                          string
			plugin, conversation, persona string
			waits                         bool
		}{
			{"the same waits", "w", "c", "ada", true},
			{"another character in the same conversation waits", "w", "c", "bob", true},
			{"the same character in another conversation waits", "w", "d", "ada", true},
			{"another plug-in passes", "x", "c", "ada", false},
			{"another conversation without a character passes", "w", "d", "", false},
		} {
			ctx, cancel := context.WithTimeout(t.Context(), time.Second)
			_, free, err := locks.Hold(ctx, row.plugin, row.conversation, row.persona)
			if waited := errors.Is(err, context.DeadlineExceeded); waited != row.waits {
				t.Errorf("%s: %v", row.name, err)
			}
			if err == nil {
				free()
			}
			cancel()
		}
		release()
		release() // twice does no harm
		if _, free, err := locks.Hold(t.Context(), "w", "c", "ada"); err != nil {
			t.Errorf("it was not given back: %v", err)
		} else {
			free()
		}
	})
}

func TestACallIsToldOfTheLocksItRunsUnder(t *testing.T) {
	var locks plugin.Locks
	held, release, err := locks.Hold(t.Context(), "w", "c", "ada")
	if err != nil {
		t.Fatal(err)
	}
	defer release()
	for name, again := range map[string]func() (context.Context, func(), error){
		"the conversation's": func() (context.Context, func(), error) { return locks.Hold(held, "w", "c", "") },
		"the character's":    func() (context.Context, func(), error) { return locks.Hold(held, "w", "d", "ada") },
	} {
		if _, _, err := again(); !errors.Is(err, plugin.ErrHeld) {
			t.Errorf("%s: %v", name, err)
		}
	}
	// What the refused calls had taken before they were refused is free again.
	if _, free, err := locks.Hold(held, "w", "d", "bob"); err != nil {
		t.Error(err)
	} else {
		free()
	}
	if _, free, err := locks.HoldConfig(held); err != nil {
		t.Error(err)
	} else {
		free()
	}
	if _, free, err := locks.HoldRoot(held, 7); err != nil {
		t.Error(err)
	} else {
		free()
	}
}

// Every caller takes the conversation's lock first, so however they meet, all come through.
func TestNoTwoCallersWaitForEachOther(t *testing.T) {
	var locks plugin.Locks
	var all sync.WaitGroup
	var calls [3]int // each guarded by its character's lock
	for i := range 64 {
		all.Go(func() {
			for j := range 50 {
				who := (i + j) % len(calls)
				_, release, err := locks.Hold(t.Context(), "w", strconv.Itoa((i*j)%5), "character "+strconv.Itoa(who))
				if err != nil {
					t.Error(err)
					return
				}
				calls[who]++
				release()
			}
		})
	}
	all.Wait()
	if calls[0]+calls[1]+calls[2] != 64*50 {
		t.Errorf("some got in at once: %v", calls)
	}
}
