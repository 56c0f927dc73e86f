package secret

import (
	"cmp"
	"errors"
	"fmt"
	"sync"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
)

// Options say where a Vault finds its key.
type Options struct {
	Dir     string  // the data folder; made with mode 0700 when it is missing
	Keyring Keyring // nil: the keyring of the operating system
}

// A Vault seals and opens values. Its key is found at the first use.
type Vault struct {
	dir  string
	ring *deadlineKeyring

	mu     sync.Mutex
	file   func() (key, error) // the key of the key file, which is read once
	inRing func() (key, error) // the key of the keyring, which is asked once
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
	v := &Vault{dir: o.Dir, ring: &deadlineKeyring{ring: o.Keyring, time: keyringTime}}
	v.file = sync.OnceValues(func() (key, error) { return readKeyFile(o.Dir) })
	v.inRing = sync.OnceValues(v.lookInRing)
	return v, nil
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
	for _, look := range []func() (key, error){v.file, v.inRing} {
		k, err := look()
		if err != nil || !k.fits(sealed) {
			continue
		}
		plain, err := k.open(id, sealed)
		if err != nil {
			return "", lostKeyFault(err)
		}
		return plain, nil
	}
	if _, ringErr := v.inRing(); ringErr != nil && !errors.Is(ringErr, ErrNoEntry) && v.usedRing() {
		return "", fault.New(fault.Conflict,
			"Couldn't read this key, because the system's keyring is locked. Unlock the keyring and restart Terzetto, or enter the key again.").
			Because(errors.Join(ErrLost, ringErr))
	}
	return "", lostKeyFault(fmt.Errorf("open %s: no key fits", id))
}

// usedRing reports whether this folder ever kept a key in a keyring.
func (v *Vault) usedRing() bool {
	id, err := folderID(v.dir)
	return err == nil && id != ""
}

// current is the key for new values: the file's where there is a key file, else the
// keyring's, else a new one in the best place that works.
func (v *Vault) current() (key, error) {
	if k, err := v.file(); err == nil {
		return k, nil
	}
	k, ringErr := v.inRing()
	if ringErr == nil {
		return k, nil
	}
	if err := datadir.Make(v.dir); err != nil {
		return key{}, readOnlyFault(err)
	}
	k = newKey()
	made := func() (key, error) { return k, nil }
	if errors.Is(ringErr, ErrNoEntry) && v.keepInRing(k) == nil {
		v.inRing = made
		return k, nil
	}
	if err := writeKeyFile(v.dir, k); err != nil {
		return key{}, readOnlyFault(err)
	}
	v.file = made
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

// lookInRing is the key that the keyring has for this folder.
func (v *Vault) lookInRing() (key, error) {
	id, err := folderID(v.dir)
	if err != nil {
		return key{}, err
	}
	text, err := v.ring.Get(cmp.Or(id, "probe")) // no entry has this name: the answer tells whether the keyring works
	if err != nil {
		return key{}, err
	}
	return parseKey(text)
}

func lostKeyFault(cause error) error {
	return fault.New(fault.Conflict,
		"Couldn't decrypt the saved key, because its encryption key is missing. Enter the key again.").
		Because(errors.Join(ErrLost, cause))
}

func readOnlyFault(cause error) error {
	return fault.New(fault.Exhausted,
		"Couldn't protect the key, because the data folder is read-only. Check the disk and the folder's permissions.").
		Because(cause)
}
