package locked_test

import (
	"bytes"
	"encoding/binary"
	"testing"

	"github.com/xuri/excelize/v2"

	"terzetto/backend/document/locked"
)

var content = append([]byte("PK\x03\x04"), bytes.Repeat([]byte("a workbook "), 700)...)

func TestOnlyFilesWithoutPasswordOfTheirOwnOpen(t *testing.T) {
	t.Parallel()
	everyones := encrypted(t, "VelvetSweatshop")
	for about, row := range map[string]struct {
		data   []byte
		opened bool
	}{
		"one that Excel locked by itself":                   {everyones, true},
		"one with a password of its own":                    {encrypted(t, "spring"), false},
		"one that was cut":                                  {everyones[:len(everyones)/2], false},
		"one with tables that are larger than the file":     {withTable(everyones, 64, 1<<30), false},
		"one with a directory that is larger than the file": {withTable(everyones, 40, 1<<30), false},
		"something else":                                    {[]byte("PK\x03\x04"), false},
		"nothing":                                           {nil, false},
	} {
		got, opened := locked.Open(row.data)
		if opened != row.opened || opened && !bytes.HasPrefix(got, content) {
			t.Errorf("%s: opened %t, %d bytes", about, opened, len(got))
		}
	}
}

func FuzzOpenNeitherPanicsNorGrows(f *testing.F) {
	f.Add(encrypted(f, "VelvetSweatshop"))
	f.Add(encrypted(f, "spring"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if got, _ := locked.Open(data); len(got) > 2*len(data)+4096 {
			t.Errorf("%d bytes of %d", len(got), len(data))
		}
	})
}

func encrypted(t testing.TB, password string) []byte {
	t.Helper()
	data, err := excelize.Encrypt(content, &excelize.Options{Password: password})
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// withTable says that a table of a container has a number of sectors.
func withTable(data []byte, at int, sectors uint32) []byte {
	data = bytes.Clone(data)
	binary.LittleEndian.PutUint32(data[at:], sectors)
	return data
}
