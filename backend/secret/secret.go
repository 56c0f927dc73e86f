package secret

import (
	"errors"
	"fmt"
	"os"
	"sync"

	"terzetto/backend/fault"
)

// Options say where a Box finds its key.
type Options struct {
	Dir     string  // the data folder; made with mode 0700 when it is missing
	Keyring Keyring // nil: the keyring of the operating system
}

// A Box seals and opens values. Its key is found at the first use.
type Box struct {
	dir  string
	ring *patient

	mu      sync.Mutex
	file    found // the key of the key file
	inRing  found // the key of the keyring
	ringErr error // why the keyring gave none
}

// found is a key that was looked for.
type found struct {
	key    key
	is     bool // there is one
	looked bool
}

// ErrLost is in the chain of every fault that says a key is gone.
var ErrLost = errors.New("the key that sealed this value is gone")

// Open makes a Box without touching keyring or files.
func Open(o Options) (*Box, error) {
	if o.Dir == "" {
		return nil, errors.New("a box needs a data folder")
	}
	if o.Keyring == nil {
		o.Keyring = system{}
	}
	return &Box{dir: o.Dir, ring: &patient{ring: o.Keyring, time: keyringTime}}, nil
}

// Ready finds or makes the key that Seal uses. It may wait two seconds for a
// keyring, so callers use it before they enter a transaction.
func (b *Box) Ready() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	_, err := b.current()
	return err
}

// Seal encrypts plain so that it opens under id only.
func (b *Box) Seal(id, plain string) ([]byte, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	k, err := b.current()
	if err != nil {
		return nil, err
	}
	return k.seal(id, plain)
}

// Open decrypts what Seal made under the same id. When the key is lost or the value
// was tampered with, the fault asks for the value again.
func (b *Box) Open(id string, sealed []byte) (string, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, look := range []func() found{b.lookInFile, b.lookInRing} {
		f := look()
		if !f.is || !f.key.fits(sealed) {
			continue
		}
		plain, err := f.key.open(id, sealed)
		if err != nil {
			return "", lost(err)
		}
		return plain, nil
	}
	if b.ringErr != nil && !errors.Is(b.ringErr, ErrNoEntry) && b.usedRing() {
		return "", fault.New(fault.Conflict,
			"This key cannot be read while the system's keyring is locked. Unlock the keyring and start Terzetto again, or enter the key again.").
			Because(errors.Join(ErrLost, b.ringErr))
	}
	return "", lost(fmt.Errorf("open %s: no key fits", id))
}

// usedRing reports whether this folder ever kept a key in a keyring.
func (b *Box) usedRing() bool {
	id, err := folderID(b.dir)
	return err == nil && id != ""
}

// current is the key for new values: the file's where there is a key file, else the
// keyring's, else a new one in the best place that works.
func (b *Box) current() (key, error) {
	if f := b.lookInFile(); f.is {
		return f.key, nil
	}
	if f := b.lookInRing(); f.is {
		return f.key, nil
	}
	if err := os.MkdirAll(b.dir, 0o700); err != nil {
		return key{}, unwritable(err)
	}
	k := newKey()
	if b.ringErr == nil || errors.Is(b.ringErr, ErrNoEntry) {
		if err := b.keepInRing(k); err == nil {
			b.inRing = found{key: k, is: true, looked: true}
			return k, nil
		}
	}
	if err := writeKeyFile(b.dir, k); err != nil {
		return key{}, unwritable(err)
	}
	b.file = found{key: k, is: true, looked: true}
	return k, nil
}

// keepInRing stores k and believes the keyring only after it gave k back.
func (b *Box) keepInRing(k key) error {
	id, err := folderID(b.dir)
	if err != nil {
		return err
	}
	fresh := id == ""
	if fresh {
		id = random(16)
	}
	if err := b.ring.Set(id, k.String()); err != nil {
		return err
	}
	back, err := b.ring.Get(id)
	if err != nil {
		return err
	}
	if back != k.String() {
		return errBadKey
	}
	if fresh {
		return writeFile(b.path(idFile), id+"\n")
	}
	return nil
}

func (b *Box) lookInFile() found {
	if !b.file.looked {
		k, err := readKeyFile(b.dir)
		b.file = found{key: k, is: err == nil, looked: true}
	}
	return b.file
}

func (b *Box) lookInRing() found {
	if b.inRing.looked {
		return b.inRing
	}
	b.inRing.looked = true
	id, err := folderID(b.dir)
	if err != nil {
		b.ringErr = err
		return b.inRing
	}
	if id == "" {
		id = "probe" // an entry that nobody makes: the answer tells whether the keyring works
	}
	text, err := b.ring.Get(id)
	if err == nil {
		b.inRing.key, err = parseKey(text)
	}
	b.inRing.is, b.ringErr = err == nil, err
	return b.inRing
}

func lost(cause error) error {
	return fault.New(fault.Conflict,
		"The saved key can no longer be decrypted, because the secret that protects it is gone. Enter the key again.").
		Because(errors.Join(ErrLost, cause))
}

func unwritable(cause error) error {
	return fault.New(fault.Exhausted,
		"The key could not be protected, because the data folder cannot be written. Check the disk and the folder's permissions.").
		Because(cause)
}
