package locked

import (
	"bytes"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strconv"

	"github.com/richardlehane/mscfb"
	"github.com/xuri/excelize/v2"
)

// everyonesPassword is what Excel takes where a person gave none.
const everyonesPassword = "VelvetSweatshop"

// mostRounds is ten times as many rounds of hashing as Office makes of a password.
const mostRounds = 1_000_000

// Open gives the package that is within an encrypted file, where the password is the one that everyone has.
func Open(data []byte) (content []byte, opened bool) {
	defer func() {
		if recover() != nil { // the lengths in a damaged file are believed
			content, opened = nil, false
		}
	}()
	if check(data) != nil {
		return nil, false
	}
	content, err := excelize.Decrypt(data, &excelize.Options{Password: everyonesPassword})
	return content, err == nil && bytes.HasPrefix(content, []byte("PK\x03\x04"))
}

// check refuses what would take more memory than the file has bytes, or more time than a password needs.
func check(data []byte) error {
	const header, sector = 512, 512
	if len(data) < header {
		return io.ErrUnexpectedEOF
	}
	for _, at := range []int{40, 44, 64, 72} { // the sectors of the directory and of the three tables
		if n := binary.LittleEndian.Uint32(data[at:]); int64(n)*sector > int64(len(data)) {
			return fmt.Errorf("a table of %d sectors", n)
		}
	}
	file, err := mscfb.New(bytes.NewReader(data))
	if err != nil {
		return fmt.Errorf("open the container: %w", err)
	}
	left := int64(len(data))
	for entry, err := file.Next(); err == nil; entry, err = file.Next() {
		if left -= max(0, entry.Size); entry.Size < 0 || left < 0 {
			return fmt.Errorf("a stream of %d bytes", entry.Size)
		}
		if entry.Name == "EncryptionInfo" {
			if err := checkRounds(entry); err != nil {
				return err
			}
		}
	}
	return nil
}

// checkRounds refuses a password that takes too long. Older files have always the same rounds, and no XML.
func checkRounds(info io.Reader) error {
	const mostInfo = 64 << 10
	version := make([]byte, 8)
	if _, err := io.ReadFull(info, version); err != nil {
		return fmt.Errorf("read the kind of encryption: %w", err)
	}
	if version[0] != 4 || version[2] != 4 {
		return nil
	}
	for in := xml.NewDecoder(io.LimitReader(info, mostInfo)); ; {
		t, err := in.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("read how the file is encrypted: %w", err)
		}
		start, _ := t.(xml.StartElement)
		for _, a := range start.Attr {
			if n, err := strconv.Atoi(a.Value); a.Name.Local == "spinCount" && (err != nil || n > mostRounds) {
				return fmt.Errorf("%s rounds of hashing", a.Value)
			}
		}
	}
}
