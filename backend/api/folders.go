package api

import (
	"context"
	"strings"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/service/transfer"
)

func inFolders(b *backend.Backend) *library.Folders { return b.Library.Folders }

// FolderInput names a folder of conversations.
type FolderInput struct {
	ID string `json:"id"`
}

func (in FolderInput) key() string { return in.ID }

// ConversationsChangeInput is what conversations.change takes: changes that are carried out in their order, all or none.
type ConversationsChangeInput struct {
	Changes []chat.ConversationsChange `json:"changes"`
}

// ConversationsExportManyInput is what conversations.exportMany takes.
type ConversationsExportManyInput struct {
	TaskInput
	IDs    string `json:"ids"`    // with commas between them
	Folder string `json:"folder"` // or those in this folder and in its folders
}

// splitList reads values that have commas between them.
func splitList(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ',' })
}

func folders() []Operation {
	const one = "/api/folders/{id}"
	return []Operation{
		op("folders.list", "GET", "/api/folders", alone(inFolders, (*library.Folders).List)),
		op("folders.create", "POST", "/api/folders", with(inFolders, (*library.Folders).Create)),
		op("folders.order", "POST", "/api/folders/order", with(inFolders, (*library.Folders).Order)),
		op("folders.get", "GET", one, by[FolderInput](inFolders, (*library.Folders).Get)),
		patch("folders.update", one, "id", func(b *backend.Backend) update[chat.Folder, string] { return b.Library.Folders.Update }),
		op("folders.delete", "DELETE", one, by[FolderInput](inFolders, asDone((*library.Folders).Delete))),
		op("folders.restore", "POST", one+"/restore", by[FolderInput](inFolders, (*library.Folders).Restore)),
		op("folders.addFile", "POST", one+"/files", with(inFolders, (*library.Folders).AddFile)),
		op("folders.removeFile", "DELETE", one+"/files/{fileId}", with(inFolders, (*library.Folders).RemoveFile)),
		op("conversations.change", "POST", "/api/conversations/change", func(ctx context.Context, b *backend.Backend, in ConversationsChangeInput) (chat.ConversationsChanged, error) {
			return b.Library.Conversations.Change(ctx, in.Changes)
		}, large),
		writing("conversations.exportMany", "/api/exports/conversations", func(_ context.Context, b *backend.Backend, in ConversationsExportManyInput) (transfer.Writing, error) {
			return b.Transfer.ExportConversations(splitList(in.IDs), in.Folder), nil
		}),
		op("conversations.tags", "GET", "/api/tags", alone(inConversations, (*library.Conversations).Tags)),
	}
}
