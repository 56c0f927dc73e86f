package app

import "terzetto/backend/portable"

// Conversations offers the chats to the page.
type Conversations struct {
	door door
	save func(portable.File) (Saved, error)
}

// List is conversations.list.
func (x Conversations) List(args Args) (any, error) { return x.door.call("conversations.list", args) }

// Create is conversations.create.
func (x Conversations) Create(args Args) (any, error) {
	return x.door.call("conversations.create", args)
}

// Get is conversations.get.
func (x Conversations) Get(args Args) (any, error) { return x.door.call("conversations.get", args) }

// Update is conversations.update.
func (x Conversations) Update(args Args) (any, error) {
	return x.door.call("conversations.update", args)
}

// Delete is conversations.delete.
func (x Conversations) Delete(args Args) (any, error) {
	return x.door.call("conversations.delete", args)
}

// Restore is conversations.restore.
func (x Conversations) Restore(args Args) (any, error) {
	return x.door.call("conversations.restore", args)
}

// Purge is conversations.purge.
func (x Conversations) Purge(args Args) (any, error) { return x.door.call("conversations.purge", args) }

// EmptyTrash is conversations.emptyTrash.
func (x Conversations) EmptyTrash(args Args) (any, error) {
	return x.door.call("conversations.emptyTrash", args)
}

// Export is conversations.export: it asks the person where the file is to go.
func (x Conversations) Export(args Args) (any, error) {
	return x.door.toFile("conversations.export", args, x.save)
}

// Touch is conversations.touch.
func (x Conversations) Touch(args Args) (any, error) { return x.door.call("conversations.touch", args) }

// Director is conversations.director.
func (x Conversations) Director(args Args) (any, error) {
	return x.door.call("conversations.director", args)
}

// Logs is conversations.logs.
func (x Conversations) Logs(args Args) (any, error) { return x.door.call("conversations.logs", args) }

// Messages offers the rows of a chat to the page.
type Messages struct{ door door }

// List is messages.list.
func (x Messages) List(args Args) (any, error) { return x.door.call("messages.list", args) }

// Edit is messages.edit.
func (x Messages) Edit(args Args) (any, error) { return x.door.call("messages.edit", args) }

// Delete is messages.delete.
func (x Messages) Delete(args Args) (any, error) { return x.door.call("messages.delete", args) }

// SwitchBranch is messages.switchBranch.
func (x Messages) SwitchBranch(args Args) (any, error) {
	return x.door.call("messages.switchBranch", args)
}

// BranchHere is messages.branchHere.
func (x Messages) BranchHere(args Args) (any, error) { return x.door.call("messages.branchHere", args) }

// Bookmark is messages.bookmark.
func (x Messages) Bookmark(args Args) (any, error) { return x.door.call("messages.bookmark", args) }

// Bookmarks is messages.bookmarks.
func (x Messages) Bookmarks(args Args) (any, error) { return x.door.call("messages.bookmarks", args) }

// Find is messages.find.
func (x Messages) Find(args Args) (any, error) { return x.door.call("messages.find", args) }

// Log is messages.log.
func (x Messages) Log(args Args) (any, error) { return x.door.call("messages.log", args) }
