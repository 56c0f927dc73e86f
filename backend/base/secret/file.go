package secret

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"terzetto/backend/base/datadir"
)

// The two files of the data folder. Neither is ever part of a backup.
const (
	idFile  = "secret.id"  // names this folder's entry in the keyring
	keyFile = "secret.key" // the key itself, where no keyring runs
)

// errNoKey says that a place works and holds no key.
var errNoKey = errors.New("no key")

// errBadKey says that the text in the key's place is not a key.
var errBadKey = errors.New("the key is damaged")

// readKeyFile reads the key of a folder that has no keyring.
func readKeyFile(dir string) (key, error) {
	text, err := os.ReadFile(filepath.Join(dir, keyFile))
	if errors.Is(err, fs.ErrNotExist) {
		return key{}, errNoKey
	}
	if err != nil {
		return key{}, fmt.Errorf("read %s: %w", keyFile, err)
	}
	return parseKey(string(text))
}

// writeKeyFile keeps a new key. A file that held no valid key is renamed, in case its
// owner can still repair it.
func writeKeyFile(dir string, k key) error {
	path := filepath.Join(dir, keyFile)
	if _, err := os.Lstat(path); err == nil {
		aside := path + ".damaged-" + random(4)
		if err := os.Rename(path, aside); err != nil {
			return fmt.Errorf("move the damaged key aside: %w", err)
		}
	}
	return writeFile(path, k.String()+"\n")
}

// folderID reads the name of the folder's keyring entry; empty when it has none.
func folderID(dir string) (string, error) {
	text, err := os.ReadFile(filepath.Join(dir, idFile))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", fmt.Errorf("read %s: %w", idFile, err)
	}
	return strings.TrimSpace(string(text)), nil
}

// writeFile puts a whole file in its place, readable by its owner only.
func writeFile(path, text string) error {
	if err := datadir.Write(path, []byte(text)); err != nil {
		return fmt.Errorf("keep %s: %w", filepath.Base(path), err)
	}
	return nil
}

// random is n random bytes in hexadecimal.
func random(n int) string {
	b := make([]byte, n)
	_, _ = rand.Read(b) // never fails: crypto/rand stops the program instead
	return hex.EncodeToString(b)
}
