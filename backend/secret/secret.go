package secret

import (
	"errors"
	"fmt"
	"os"
	"sync"

	"terzetto/backend/fault"
)

// Options say where a Vault finds its key.
type Options struct {
	Dir     string  // the data folder; made with mode 0700 when it is missing
	Keyring Keyring // nil: the keyring of the operating system
}

// A Vault seals and opens values. Its key is found at the first use.
type Vault struct {
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

// Open makes a Vault without touching keyring or files.
func Open(o Options) (*Vault, error) {
	if o.Dir == "" {
		return nil, errors.New("a vault needs a data folder")
	}
	if o.Keyring == nil {
		o.Keyring = system{}
	}
	return &Vault{dir: o.Dir, ring: &patient{ring: o.Keyring, time: keyringTime}}, nil
}

// Ready finds or makes the key that Seal uses. It may wait two seconds for a
// keyring, so callers use it before they enter a transaction.
func (v *Vault) Ready() error {
	v.mu.Lock()
	defer v.mu.Unlock()
	_, err := v.current()
	return err
}

// Seal encrypts plain so that it opens under id only.
func (v *Vault) Seal(id, plain string) ([]byte, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	k, err := v.current()
	if err != nil {
		return nil, err
	}
	return k.seal(id, plain)
}

// Open decrypts what Seal made under the same id. When the key is lost or the value
// was tampered with, the fault asks for the value again.
func (v *Vault) Open(id string, sealed []byte) (string, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	for _, look := range []func() found{v.lookInFile, v.lookInRing} {
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
	if v.ringErr != nil && !errors.Is(v.ringErr, ErrNoEntry) && v.usedRing() {
		return "", fault.New(fault.Conflict,
			"This key cannot be read while the system's keyring is locked. Unlock the keyring and start Terzetto again, or enter the key again.").
			Because(errors.Join(ErrLost, v.ringErr))
	}
	return "", lost(fmt.Errorf("open %s: no key fits", id))
}

// usedRing reports whether this folder ever kept a key in a keyring.
func (v *Vault) usedRing() bool {
	id, err := folderID(v.dir)
	return err == nil && id != ""
}

// current is the key for new values: the file's where there is a key file, else the
// keyring's, else a new one in the best place that works.
func (v *Vault) current() (key, error) {
	if f := v.lookInFile(); f.is {
		return f.key, nil
	}
	if f := v.lookInRing(); f.is {
		return f.key, nil
	}
	if err := os.MkdirAll(v.dir, 0o700); err != nil {
		return key{}, unwritable(err)
	}
	k := newKey()
	if v.ringErr == nil || errors.Is(v.ringErr, ErrNoEntry) {
		if err := v.keepInRing(k); err == nil {
			v.inRing = found{key: k, is: true, looked: true}
			return k, nil
		}
	}
	if err := writeKeyFile(v.dir, k); err != nil {
		return key{}, unwritable(err)
	}
	v.file = found{key: k, is: true, looked: true}
	return k, nil
}

// keepInRing stores k and believes the keyring only after it gave k back.
func (v *Vault) keepInRing(k key) error {
	id, err := folderID(v.dir)
	if err != nil {
		return err
	}
	fresh := id == ""
	if fresh {
		id = random(16)
	}
	if err := v.ring.Set(id, k.String()); err != nil {
		return err
	}
	back, err := v.ring.Get(id)
	if err != nil {
		return err
	}
	if back != k.String() {
		return errBadKey
	}
	if fresh {
		return writeFile(v.path(idFile), id+"\n")
	}
	return nil
}

func (v *Vault) lookInFile() found {
	if !v.file.looked {
		k, err := readKeyFile(v.dir)
		v.file = found{key: k, is: err == nil, looked: true}
	}
	return v.file
}

func (v *Vault) lookInRing() found {
	if v.inRing.looked {
		return v.inRing
	}
	v.inRing.looked = true
	id, err := folderID(v.dir)
	if err != nil {
		v.ringErr = err
		return v.inRing
	}
	if id == "" {
		id = "probe" // no entry has this name: the answer tells whether the keyring works
	}
	text, err := v.ring.Get(id)
	if err == nil {
		v.inRing.key, err = parseKey(text)
	}
	v.inRing.is, v.ringErr = err == nil, err
	return v.inRing
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
