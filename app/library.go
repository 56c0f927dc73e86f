package app

import "terzetto/backend/portable"

// Characters offers the cards to the page.
type Characters struct {
	door door
	save func(portable.File) (Saved, error)
}

// List is characters.list.
func (x Characters) List(args Args) (any, error) { return x.door.call("characters.list", args) }

// Create is characters.create.
func (x Characters) Create(args Args) (any, error) { return x.door.call("characters.create", args) }

// Get is characters.get.
func (x Characters) Get(args Args) (any, error) { return x.door.call("characters.get", args) }

// Update is characters.update.
func (x Characters) Update(args Args) (any, error) { return x.door.call("characters.update", args) }

// Delete is characters.delete.
func (x Characters) Delete(args Args) (any, error) { return x.door.call("characters.delete", args) }

// Import is characters.import: what a file would bring. Nothing is saved.
func (x Characters) Import(args Args) (any, error) { return x.door.call("characters.import", args) }

// Save is characters.save: it saves what a file brings.
func (x Characters) Save(args Args) (any, error) { return x.door.call("characters.save", args) }

// Preview is characters.preview: a text as a model would read it.
func (x Characters) Preview(args Args) (any, error) { return x.door.call("characters.preview", args) }

// Duplicate is characters.duplicate.
func (x Characters) Duplicate(args Args) (any, error) {
	return x.door.call("characters.duplicate", args)
}

// Export is characters.export: it asks the person where the file is to go.
func (x Characters) Export(args Args) (any, error) {
	return x.door.toFile("characters.export", args, x.save)
}

// SetAvatar is characters.setAvatar.
func (x Characters) SetAvatar(args Args) (any, error) {
	return x.door.call("characters.setAvatar", args)
}

// Personas offers the roles of the person to the page.
type Personas struct{ door door }

// List is personas.list.
func (x Personas) List(args Args) (any, error) { return x.door.call("personas.list", args) }

// Create is personas.create.
func (x Personas) Create(args Args) (any, error) { return x.door.call("personas.create", args) }

// Get is personas.get.
func (x Personas) Get(args Args) (any, error) { return x.door.call("personas.get", args) }

// Update is personas.update.
func (x Personas) Update(args Args) (any, error) { return x.door.call("personas.update", args) }

// Delete is personas.delete.
func (x Personas) Delete(args Args) (any, error) { return x.door.call("personas.delete", args) }

// Worlds offers the lorebooks to the page.
type Worlds struct {
	door door
	save func(portable.File) (Saved, error)
}

// List is worlds.list.
func (x Worlds) List(args Args) (any, error) { return x.door.call("worlds.list", args) }

// Create is worlds.create.
func (x Worlds) Create(args Args) (any, error) { return x.door.call("worlds.create", args) }

// Get is worlds.get.
func (x Worlds) Get(args Args) (any, error) { return x.door.call("worlds.get", args) }

// Update is worlds.update.
func (x Worlds) Update(args Args) (any, error) { return x.door.call("worlds.update", args) }

// Delete is worlds.delete.
func (x Worlds) Delete(args Args) (any, error) { return x.door.call("worlds.delete", args) }

// Read is worlds.read: what a file would bring. Nothing is saved.
func (x Worlds) Read(args Args) (any, error) { return x.door.call("worlds.read", args) }

// Import is worlds.import: it saves what a file brings.
func (x Worlds) Import(args Args) (any, error) { return x.door.call("worlds.import", args) }

// Export is worlds.export: it asks the person where the file is to go.
func (x Worlds) Export(args Args) (any, error) { return x.door.toFile("worlds.export", args, x.save) }

// Scan is worlds.scan: which entries a text would bring into the prompt.
func (x Worlds) Scan(args Args) (any, error) { return x.door.call("worlds.scan", args) }

// Entries offers the entries of a lorebook to the page.
type Entries struct{ door door }

// List is entries.list.
func (x Entries) List(args Args) (any, error) { return x.door.call("entries.list", args) }

// Create is entries.create.
func (x Entries) Create(args Args) (any, error) { return x.door.call("entries.create", args) }

// Get is entries.get.
func (x Entries) Get(args Args) (any, error) { return x.door.call("entries.get", args) }

// Update is entries.update.
func (x Entries) Update(args Args) (any, error) { return x.door.call("entries.update", args) }

// Delete is entries.delete.
func (x Entries) Delete(args Args) (any, error) { return x.door.call("entries.delete", args) }

// Moods offers the Director's moods to the page.
type Moods struct{ door door }

// List is moods.list.
func (x Moods) List(args Args) (any, error) { return x.door.call("moods.list", args) }

// Create is moods.create.
func (x Moods) Create(args Args) (any, error) { return x.door.call("moods.create", args) }

// Get is moods.get.
func (x Moods) Get(args Args) (any, error) { return x.door.call("moods.get", args) }

// Update is moods.update.
func (x Moods) Update(args Args) (any, error) { return x.door.call("moods.update", args) }

// Delete is moods.delete.
func (x Moods) Delete(args Args) (any, error) { return x.door.call("moods.delete", args) }

// Order is moods.order.
func (x Moods) Order(args Args) (any, error) { return x.door.call("moods.order", args) }

// Restore is moods.restore.
func (x Moods) Restore(args Args) (any, error) { return x.door.call("moods.restore", args) }

// DirectorFragments offers the fields that the Director fills to the page.
type DirectorFragments struct{ door door }

// List is directorFragments.list.
func (x DirectorFragments) List(args Args) (any, error) {
	return x.door.call("directorFragments.list", args)
}

// Create is directorFragments.create.
func (x DirectorFragments) Create(args Args) (any, error) {
	return x.door.call("directorFragments.create", args)
}

// Get is directorFragments.get.
func (x DirectorFragments) Get(args Args) (any, error) {
	return x.door.call("directorFragments.get", args)
}

// Update is directorFragments.update.
func (x DirectorFragments) Update(args Args) (any, error) {
	return x.door.call("directorFragments.update", args)
}

// Delete is directorFragments.delete.
func (x DirectorFragments) Delete(args Args) (any, error) {
	return x.door.call("directorFragments.delete", args)
}

// Order is directorFragments.order.
func (x DirectorFragments) Order(args Args) (any, error) {
	return x.door.call("directorFragments.order", args)
}

// Restore is directorFragments.restore.
func (x DirectorFragments) Restore(args Args) (any, error) {
	return x.door.call("directorFragments.restore", args)
}

// Phrases offers the wordings that the Editor takes out to the page.
type Phrases struct{ door door }

// List is phrases.list.
func (x Phrases) List(args Args) (any, error) { return x.door.call("phrases.list", args) }

// Create is phrases.create.
func (x Phrases) Create(args Args) (any, error) { return x.door.call("phrases.create", args) }

// Get is phrases.get.
func (x Phrases) Get(args Args) (any, error) { return x.door.call("phrases.get", args) }

// Update is phrases.update.
func (x Phrases) Update(args Args) (any, error) { return x.door.call("phrases.update", args) }

// Delete is phrases.delete.
func (x Phrases) Delete(args Args) (any, error) { return x.door.call("phrases.delete", args) }

// Restore is phrases.restore.
func (x Phrases) Restore(args Args) (any, error) { return x.door.call("phrases.restore", args) }
