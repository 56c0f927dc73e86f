package secret

import (
	"errors"
	"path/filepath"
)

// A Place is where the key is kept.
type Place string

// The places.
const (
	InKeyring Place = "keyring"
	InFile    Place = "file"
)

// Sentence says it plainly, for Settings.
func (p Place) Sentence() string {
	if p == InKeyring {
		return "Keys are encrypted. The encryption key is in your system's keyring."
	}
	return "Keys are encrypted. Without a system keyring, the encryption key is in secret.key in the data folder, never in a backup."
}

// Place says where new values find their key. It may ask the keyring, once.
func (v *Vault) Place() Place {
	v.mu.Lock()
	defer v.mu.Unlock()
	if _, err := v.file(); err == nil {
		return InFile
	}
	if _, err := v.inRing(); err == nil || errors.Is(err, ErrNoEntry) {
		return InKeyring
	}
	return InFile
}

func (v *Vault) path(name string) string { return filepath.Join(v.dir, name) }
