package transfer

import (
	"terzetto/backend/story/chatapps"
	"terzetto/backend/story/portable"
)

// AppFeatures says of a program what its files may hold, and what becomes of each here.
type AppFeatures struct {
	App   string          `json:"app"` // a stable name, as the source of an import
	Name  string          `json:"name"`
	Parts []chatapps.Part `json:"parts"`
}

// Features are those of all programs, as their readers say them.
func Features() []AppFeatures {
	all := []AppFeatures{{App: string(portable.SillyTavern), Name: "SillyTavern", Parts: portable.SillyFeatures()}}
	for _, app := range chatapps.Apps() {
		all = append(all, AppFeatures{App: string(app), Name: app.Name(), Parts: chatapps.Features(app)})
	}
	return all
}
