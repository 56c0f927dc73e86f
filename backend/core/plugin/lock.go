package plugin

import (
	"context"
	"errors"
	"slices"
	"sync"

	"terzetto/backend/base/lifecycle"
)

// ErrHeld means that a hook asked for a lock that is held around its own call. Waiting
// for that lock would never end.
var ErrHeld = errors.New("the lock is held around this call")

// Locks are the locks for what is kept of a plug-in with a
// conversation and with a character, for the configurations, and for a group of sibling
// artifacts. They respect contexts, are not reentrant, and exist only while they are
// wanted. The zero value is ready.
//
// Only Hold takes two locks: it takes the conversation's first and the
// character's second. So no two callers can wait for each other.
type Locks struct {
	keyed lifecycle.KeyedLocks[lockKey]
}

type lockKey struct {
	kind   lockKind
	plugin string
	owner  string
	root   int64
}

type lockKind uint8

const (
	lockState lockKind = iota
	lockCharacter
	lockConfig
	lockRoot
)

// heldKey is where a context carries the keys that its call is made under.
type heldKey struct{}

// Hold takes the lock of a plug-in's state in a conversation, and inside it the one of
// its state with a character; without a character the first alone. A nil error comes with
// the context to go on under, which knows what is held, and a release to be called once.
func (l *Locks) Hold(ctx context.Context, plugin, conversation, character string) (held context.Context, release func(), err error) {
	keys := []lockKey{{kind: lockState, plugin: plugin, owner: conversation}}
	if character != "" {
		keys = append(keys, lockKey{kind: lockCharacter, plugin: plugin, owner: character})
	}
	return l.take(ctx, keys...)
}

// HoldConfig takes the lock of all configurations.
func (l *Locks) HoldConfig(ctx context.Context) (held context.Context, release func(), err error) {
	return l.take(ctx, lockKey{kind: lockConfig})
}

// HoldRoot takes the lock of the artifact row that is root and of its siblings.
func (l *Locks) HoldRoot(ctx context.Context, root int64) (held context.Context, release func(), err error) {
	return l.take(ctx, lockKey{kind: lockRoot, root: root})
}

func (l *Locks) take(ctx context.Context, keys ...lockKey) (context.Context, func(), error) {
	before, _ := ctx.Value(heldKey{}).([]lockKey)
	var release []func()
	free := func() {
		for _, one := range slices.Backward(release) {
			one()
		}
	}
	for _, key := range keys {
		if slices.Contains(before, key) {
			free()
			return ctx, nil, ErrHeld
		}
		one, err := l.keyed.Acquire(ctx, key)
		if err != nil {
			free()
			return ctx, nil, err
		}
		release = append(release, one)
	}
	return context.WithValue(ctx, heldKey{}, append(slices.Clone(before), keys...)), sync.OnceFunc(free), nil
}
