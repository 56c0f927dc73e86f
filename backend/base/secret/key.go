package secret

import (
	"crypto/cipher"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"golang.org/x/crypto/chacha20poly1305"
)

// A key seals values. Its mark is a short digest that every sealed value carries,
// to tell which key opens it; it says nothing about the key.
type key struct {
	bytes [chacha20poly1305.KeySize]byte
	mark  [markSize]byte
}

// The form of a sealed value: one byte for the form itself, the key's mark, the
// nonce, the ciphertext.
const (
	form     = 1
	markSize = 4
)

func newKey() key {
	var k key
	_, _ = rand.Read(k.bytes[:]) // never fails: crypto/rand stops the program instead
	k.sign()
	return k
}

// parseKey reads what String wrote.
func parseKey(text string) (key, error) {
	var k key
	b, err := hex.DecodeString(strings.TrimSpace(text))
	if err != nil || len(b) != len(k.bytes) {
		return key{}, errBadKey
	}
	copy(k.bytes[:], b)
	k.sign()
	return k, nil
}

func (k *key) sign() {
	sum := sha256.Sum256(append([]byte("terzetto key mark\x00"), k.bytes[:]...))
	copy(k.mark[:], sum[:])
}

func (k key) String() string { return hex.EncodeToString(k.bytes[:]) }

func (k key) aead() (cipher.AEAD, error) {
	a, err := chacha20poly1305.NewX(k.bytes[:])
	if err != nil {
		return nil, fmt.Errorf("prepare the cipher: %w", err)
	}
	return a, nil
}

func (k key) seal(id, plain string) ([]byte, error) {
	a, err := k.aead()
	if err != nil {
		return nil, err
	}
	out := make([]byte, 1+markSize+a.NonceSize(), 1+markSize+a.NonceSize()+len(plain)+a.Overhead())
	out[0] = form
	copy(out[1:], k.mark[:])
	nonce := out[1+markSize:]
	_, _ = rand.Read(nonce)
	return a.Seal(out, nonce, []byte(plain), []byte(id)), nil
}

// fits reports whether k is the key that sealed the value.
func (k key) fits(sealed []byte) bool {
	return len(sealed) > markSize && sealed[0] == form && string(sealed[1:1+markSize]) == string(k.mark[:])
}

func (k key) open(id string, sealed []byte) (string, error) {
	a, err := k.aead()
	if err != nil {
		return "", err
	}
	rest := sealed[1+markSize:]
	if len(rest) < a.NonceSize() {
		return "", fmt.Errorf("open %s: the sealed value is cut short", id)
	}
	plain, err := a.Open(nil, rest[:a.NonceSize()], rest[a.NonceSize():], []byte(id))
	if err != nil {
		return "", fmt.Errorf("open %s: %w", id, err)
	}
	return string(plain), nil
}
