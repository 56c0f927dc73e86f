package archive_test

import (
	"errors"
	"path/filepath"
	"testing"

	"terzetto/backend/base/secret"
	"terzetto/backend/store"
)

// noKeyring is a computer without a keyring.
type noKeyring struct{}

func (noKeyring) Get(string) (string, error) { return "", errors.New("no keyring here") }
func (noKeyring) Set(string, string) error   { return errors.New("no keyring here") }

// fresh is an empty library.
func fresh(t *testing.T) *store.DB {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "data")
	vault, err := secret.Open(secret.Options{Dir: dir, Keyring: noKeyring{}})
	if err != nil {
		t.Fatal(err)
	}
	db, err := store.Open(t.Context(), store.Options{Dir: dir, Vault: vault})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return db
}
