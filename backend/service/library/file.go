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

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/base/secret"
	"terzetto/backend/chat"
	"terzetto/backend/core/team"
	"terzetto/backend/core/turn"
	"terzetto/backend/document"
	"terzetto/backend/document/charset"
	"terzetto/backend/document/passage"
	"terzetto/backend/store"
)

// An AttachmentReader reads pictures of messages.
type AttachmentReader interface {
	AttachmentData(ctx context.Context, id int64) (a chat.Attachment, hash string, err error)
}

// A FileDeleter deletes files that no message has.
type FileDeleter interface {
	DeleteFile(ctx context.Context, id int64) error
}

// Files stores the files that are sent with messages.
type Files struct {
	AttachmentReader
	FileDeleter

	db     *store.DB
	budget *memlimit.Budget // of the memory that reading files takes
	embed  func()
}

// Attach stores a file that is to be sent with a message, and says how a model would read it.
// A file without text is refused and not stored.
func (s *Files) Attach(ctx context.Context, name string, data []byte) (team.File, chat.File, error) {
	f := team.File{Label: team.Label(name), Size: int64(len(data)), Uploaded: true, Data: data}
	if limit := document.DefaultLimits().File; f.Size > limit {
		return f, chat.File{}, fault.Newf(fault.TooLarge, "%s is larger than %d MB. Make the file smaller and attach it again.", f.Label, limit>>20)
	}
	ctx, release, err := s.budget.Take(ctx, document.Needs(f.Size))
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
	if f, err = s.db.Files.KeepAttached(ctx, f); err != nil {
		return f, chat.File{}, err
	}
	f.Data, f.Contents = nil, nil // they are read again, from where they are stored
	// Reading it takes its passages into the index, so that the message does not wait for that.
	as, err := turn.Attach(ctx, s.db, chat.File{ID: f.ID, Label: f.Label, Hash: f.Hash})
	if err != nil {
		return f, as, err
	}
	s.embed()
	target, err := s.db.Settings.ActiveTarget(ctx)
	if err != nil && fault.CodeOf(err) != fault.Invalid && !errors.Is(err, secret.ErrLost) {
		return f, as, err
	}
	alone := turn.Snapshot{Writer: target, User: chat.Message{Files: []chat.File{as}}}
	turn.SettleFiles(&alone)
	return f, alone.User.Files[0], nil
}

// Reread reads a file in another encoding, and puts what is read then in place of what was read before: in the file's view, in
// what is found in it, and in the messages with which it was sent. Without an encoding it is found out again.
func (s *Files) Reread(ctx context.Context, id int64, encoding string) error {
	if err := charset.Check(encoding); err != nil {
		return err
	}
	f, err := s.db.Files.FileHead(ctx, id, true)
	if err != nil {
		return err
	}
	ctx, release, err := s.budget.Take(ctx, document.Needs(f.Size))
	if err != nil {
		return err
	}
	defer release()
	read, err := document.ReadIn(ctx, f.Label, f.Data, document.Manner{Encoding: encoding})
	if err != nil {
		return fmt.Errorf("read what is in %s: %w", f.Label, err)
	}
	f.Warnings, f.Contents = read.Warnings, read.Items
	if err := s.db.Files.Reread(ctx, f); err != nil {
		return err
	}
	if err := s.db.DropPassages(ctx, f.Hash); err != nil {
		return fmt.Errorf("forget the passages of %s: %w", f.Label, err)
	}
	labels, err := s.db.Files.AttachedLabels(ctx, f.Hash)
	if err != nil {
		return err
	}
	defer s.embed()
	return lists.Each(labels, func(label string) error {
		as, err := turn.Attach(ctx, s.db, chat.File{ID: f.ID, Label: label, Hash: f.Hash})
		if err != nil && !fault.Is(err, fault.Invalid) { // a file without text has nothing that a message could have
			return err
		}
		return s.db.Files.RewriteAttached(ctx, f.Hash, label, as.Text)
	})
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
