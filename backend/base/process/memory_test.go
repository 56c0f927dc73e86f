package process_test

import (
	"os"
	"testing"

	"terzetto/backend/base/process"
)

func TestMemoryIsTheResidentSize(t *testing.T) {
	before, err := process.Memory(t.Context())
	if err != nil || before < 1<<20 {
		t.Fatalf("this process holds %d bytes: %v", before, err)
	}
	block := make([]byte, 64<<20)
	for i := 0; i < len(block); i += 4096 {
		block[i] = 1
	}
	after, err := process.TreeMemory(t.Context(), os.Getpid())
	if err != nil || after < before+48<<20 {
		t.Errorf("64 MB more make %d bytes of %d: %v", after, before, err)
	}
	block[0]++
}
