//go:build !linux

package store_test

import "errors"

// fill needs the limit on file sizes that Linux has.
func fill(string) error { return errors.New("only on Linux") }
