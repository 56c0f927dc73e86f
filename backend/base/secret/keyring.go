package secret

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	oskeyring "github.com/zalando/go-keyring"

	"terzetto/backend/base/lifecycle"
)

// A Keyring keeps short texts by id, outside the data folder.
type Keyring interface {
	// Get answers ErrNoEntry when the keyring works and has no such entry.
	Get(id string) (string, error)
	Set(id, value string) error
}

// ErrNoEntry says that a keyring works and does not hold the entry.
var ErrNoEntry = errors.New("no such entry in the keyring")

// errNoAnswer says that a keyring did not answer in time.
var errNoAnswer = errors.New("the keyring does not answer")

// keyringTime is how long a keyring may take. A running one answers within
// milliseconds; a missing one must not hold up a person who enters a key.
const keyringTime = 2 * time.Second

// service is the name under which the operating system lists our entries.
const service = "Terzetto"

// system is the keyring of the operating system.
type system struct{}

func (system) Get(id string) (string, error) {
	value, err := oskeyring.Get(service, id)
	if errors.Is(err, oskeyring.ErrNotFound) {
		return "", ErrNoEntry
	}
	return value, err
}

func (system) Set(id, value string) error { return oskeyring.Set(service, id, value) }

// deadlineKeyring puts a deadline on a keyring and stops asking after the first missed deadline.
type deadlineKeyring struct {
	ring Keyring
	time time.Duration

	mu     sync.Mutex
	silent bool
}

func (p *deadlineKeyring) Get(id string) (string, error) {
	return p.callInTime(func() (string, error) { return p.ring.Get(id) })
}

func (p *deadlineKeyring) Set(id, value string) error {
	_, err := p.callInTime(func() (string, error) { return "", p.ring.Set(id, value) })
	return err
}

func (p *deadlineKeyring) callInTime(call func() (string, error)) (string, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.silent {
		return "", errNoAnswer
	}
	ctx, cancel := context.WithTimeoutCause(context.Background(), p.time, errNoAnswer)
	defer cancel()
	value, err := lifecycle.Call(ctx, func(ask func()) { go ask() }, call, func(v any) error { return fmt.Errorf("the keyring broke: %v", v) })
	p.silent = errors.Is(err, errNoAnswer)
	return value, err
}
