package program_test

import "testing"

// gone is not known here.
func gone(*testing.T, string) bool { return true }
