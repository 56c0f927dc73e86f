package portable

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"

	"terzetto/backend/base/fault"
)

// MarshalJSON writes a blob by its hash, or with its bytes where they were put into it.
func (b Blob) MarshalJSON() ([]byte, error) {
	w := wireBlob{Hash: b.Hash, Size: b.Size}
	if b.Read != nil && b.Hash == "" {
		data, err := b.Read(context.Background())
		if err != nil {
			return nil, err
		}
		w.Data = base64.StdEncoding.EncodeToString(data)
	}
	return json.Marshal(w)
}

type wireBlob struct {
	Hash string `json:"sha256,omitempty"`
	Size int64  `json:"size"`
	Data string `json:"data,omitempty"`
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (b *Blob) UnmarshalJSON(text []byte) error {
	var w wireBlob
	if err := json.Unmarshal(text, &w); err != nil {
		return err
	}
	*b = Blob{Hash: w.Hash, Size: max(0, w.Size)}
	if w.Data == "" {
		return nil
	}
	data, err := base64.StdEncoding.DecodeString(w.Data)
	if err != nil {
		return fault.New(fault.Invalid, "A file in this chat is not valid base64.").Because(err)
	}
	*b = Bytes(data)
	return nil
}

// Bytes is a blob of bytes that are there already.
func Bytes(data []byte) Blob {
	sum := sha256.Sum256(data)
	return Blob{Hash: hex.EncodeToString(sum[:]), Size: int64(len(data)), Read: func(context.Context) ([]byte, error) { return data, nil }}
}
