// Package secret encrypts keys and secrets.
//
// A Vault seals a value with XChaCha20-Poly1305 under a random 32-byte key. The key
// lives in the keyring of the operating system, or, where no keyring answers within
// two seconds, in a file of the data folder that only its owner may read; it never
// is written to the database or to a backup, so a copied database gives nothing away.
//
// Promises: nothing is opened before the first Seal, Open or Place, so a program
// starts without waiting for a keyring. The id given to Seal is bound into the
// result: a sealed value opens under that id only, and rows cannot trade theirs. A
// key is never replaced while it can be read. When it is lost, Open answers with a
// fault that asks for the value again, and the next Seal begins with a new key
// while everything sealed before stays as it is. A Vault may be used from many
// goroutines.
//
// Why every sealed value names its key: a folder may see a keyring on one day and
// none on another. Values of both days open as long as their key can be found.
//
// One call to a keyring may outlive its deadline, because a desktop's service waits
// for a person and cannot be cancelled. That goroutine ends with the answer or the
// process, and no second one starts beside it.
package secret
