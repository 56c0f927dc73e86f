package library

import (
	"context"
	"encoding/json"

	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
)

// A FolderReader reads folders.
type FolderReader interface {
	List(ctx context.Context) ([]chat.Folder, error) // in the order of the window
	Get(ctx context.Context, id string) (chat.Folder, error)
}

// Folders edits the folders that conversations lie in.
type Folders struct {
	FolderReader

	db  *store.DB
	hub *hub.Hub
}

// Create creates a folder.
func (s *Folders) Create(ctx context.Context, f chat.Folder) (chat.Folder, error) {
	return hub.Announce(s.hub, "folders", "", func() (chat.Folder, error) { return s.db.Folders.Create(ctx, f) })
}

// Update changes the fields that patch names.
func (s *Folders) Update(ctx context.Context, id string, patch json.RawMessage) (chat.Folder, error) {
	return hub.Announce(s.hub, "folders", id, func() (chat.Folder, error) { return s.db.Folders.Update(ctx, id, patch) })
}

// A FolderOrder puts folders into one folder, or with no parent into none, in this order.
type FolderOrder struct {
	ParentID string   `json:"parent_id"`
	IDs      []string `json:"ids"`
}

// Order changes where folders lie.
func (s *Folders) Order(ctx context.Context, o FolderOrder) ([]chat.Folder, error) {
	all, err := hub.Announce(s.hub, "folders", "", func() ([]chat.Folder, error) { return s.db.Folders.Order(ctx, o.ParentID, o.IDs) })
	return all, s.hub.AnnounceUnless(err, "conversations", "") // in another order
}

// Delete deletes a folder with those in it. Their conversations stay, in no folder.
func (s *Folders) Delete(ctx context.Context, id string) error {
	err := s.hub.AnnounceUnless(s.db.Folders.Delete(ctx, id), "folders", "")
	return s.hub.AnnounceUnless(err, "conversations", "")
}

// Restore brings a folder back that was deleted within a day, with its conversations.
func (s *Folders) Restore(ctx context.Context, id string) (chat.Folder, error) {
	f, err := hub.Announce(s.hub, "folders", "", func() (chat.Folder, error) { return s.db.Folders.Restore(ctx, id) })
	return f, s.hub.AnnounceUnless(err, "conversations", "")
}

// A FolderFile is a file of a folder.
type FolderFile struct {
	ID     string `json:"id"`     // the folder
	FileID int64  `json:"fileId"` // that was uploaded for a message or a folder
}

// AddFile gives a folder a file that was uploaded, which each conversation in it reads from the next turn on.
func (s *Folders) AddFile(ctx context.Context, in FolderFile) (chat.Folder, error) {
	return hub.Announce(s.hub, "folders", in.ID, func() (chat.Folder, error) {
		f, err := s.db.Files.Attachable(ctx, in.FileID)
		if err != nil {
			return chat.Folder{}, err
		}
		if f, err = turn.Attach(ctx, s.db, f); err != nil {
			return chat.Folder{}, err
		}
		return s.db.Folders.AddFile(ctx, in.ID, f)
	})
}

// RemoveFile takes a file out of a folder.
func (s *Folders) RemoveFile(ctx context.Context, in FolderFile) (chat.Folder, error) {
	return hub.Announce(s.hub, "folders", in.ID, func() (chat.Folder, error) { return s.db.Folders.RemoveFile(ctx, in.ID, in.FileID) })
}
