package lifecycle_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"

	"terzetto/backend/base/lifecycle"
)

func panicked(v any) error { return fmt.Errorf("it panicked: %v", v) }

func TestACallGivesWhatItsWorkGives(t *testing.T) {
	var work sync.WaitGroup
	defer work.Wait()
	failed := errors.New("failed")
	for _, c := range []struct {
		name  string
		act   func() (int, error)
		value int
		err   string
	}{
		{"a value", func() (int, error) { return 7, nil }, 7, ""},
		{"a value with an error", func() (int, error) { return 7, failed }, 7, "failed"},
		{"a panic", func() (int, error) { panic("boom") }, 0, "it panicked: boom"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := lifecycle.Call(t.Context(), work.Go, c.act, panicked)
			if text := fmt.Sprint(err); got != c.value || err != nil && text != c.err || err == nil && c.err != "" {
				t.Errorf("got %d, %v", got, err)
			}
		})
	}
}

func TestWorkThatIgnoresItsContextIsLeft(t *testing.T) {
	var work sync.WaitGroup
	stopped, release := errors.New("stopped"), make(chan struct{})
	ctx, cancel := context.WithCancelCause(t.Context())
	begun := make(chan struct{})
	go func() {
		<-begun
		cancel(stopped)
	}()
	_, err := lifecycle.Call(ctx, work.Go, func() (int, error) {
		close(begun)
		<-release
		return 1, nil
	}, panicked)
	if !errors.Is(err, stopped) {
		t.Errorf("got %v", err)
	}
	close(release)
	work.Wait()
}
