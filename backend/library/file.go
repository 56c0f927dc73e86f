package library

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/document"
	"terzetto/backend/fault"
	"terzetto/backend/passage"
	"terzetto/backend/pipeline"
	"terzetto/backend/secret"
	"terzetto/backend/team"
)

// AttachFile stores a file that is to be sent with a message, and says how a model would read it.
// A file without text is refused and not stored.
func (s *Service) AttachFile(ctx context.Context, name string, data []byte) (team.File, chat.File, error) {
	f := team.File{Label: team.Label(name), Size: int64(len(data)), Uploaded: true, Data: data}
	if limit := document.DefaultLimits().File; f.Size > limit {
		return f, chat.File{}, fault.Newf(fault.TooLarge, "%s is larger than %d MB. Make the file smaller and attach it again.", f.Label, limit>>20)
	}
	ctx, release, err := s.o.Budget.Take(ctx, document.Needs(f.Size))
	if err != nil {
		return f, chat.File{}, err
	}
	defer release()
	read, err := document.Read(ctx, name, data, document.Limits{})
	if err != nil {
		return f, chat.File{}, fmt.Errorf("read what is in %s: %w", f.Label, err)
	}
	if err := attachable(f.Label, read); err != nil {
		return f, chat.File{}, err
	}
	sum := sha256.Sum256(data)
	f.Hash, f.Mime, f.Warnings, f.Contents = hex.EncodeToString(sum[:]), read.MIME, read.Warnings, read.Items
	if f, err = s.db.KeepAttached(ctx, f); err != nil {
		return f, chat.File{}, err
	}
	f.Data, f.Contents = nil, nil // they are read again, from where they are kept
	// Reading it takes its passages into the index, so that the message does not wait for that.
	as, err := pipeline.Attach(ctx, s.db, chat.File{ID: f.ID, Label: f.Label, Hash: f.Hash})
	if err != nil {
		return f, as, err
	}
	s.o.Embed()
	target, err := s.db.ActiveTarget(ctx)
	if err != nil && fault.CodeOf(err) != fault.Invalid && !errors.Is(err, secret.ErrLost) {
		return f, as, err
	}
	alone := pipeline.Snapshot{Writer: target, User: chat.Message{Files: []chat.File{as}}}
	pipeline.SettleFiles(&alone)
	return f, alone.User.Files[0], nil
}

// attachable refuses a document in which there is nothing to read, and says why.
func attachable(label string, d document.Document) error {
	if passage.ExtentOf(d.Items).Bytes > 0 && slices.ContainsFunc(d.Items, func(i document.Item) bool {
		return i.Metadata.IsText && len(bytes.TrimSpace(i.Data)) > 0
	}) {
		return nil
	}
	why := "The file has no text."
	switch {
	case len(d.Warnings) > 0:
		why = strings.TrimSuffix(d.Warnings[0], " It is kept as it is.") // it is not
	case slices.ContainsFunc(d.Items, func(i document.Item) bool { return !i.Metadata.IsText }):
		why = "The file is an image without text. Attach a PNG, JPEG, WebP or GIF image."
	}
	return fault.Newf(fault.Invalid, "Couldn't attach %s. %s", label, why).With("field", "b64")
}
