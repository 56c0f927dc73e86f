package app

import "testing"

func TestADialogIsCalledAsTheWindowSpeaks(t *testing.T) {
	b := &bridge{}
	if got := b.title(savingFolder); got != "Choose the folder to save in" {
		t.Errorf("before the page has said its words: %q", got)
	}
	b.labels.Store(&labels{savingFolder: "Zielordner wählen", importedFile: "two\nlines"})
	if got := b.title(savingFolder); got != "Zielordner wählen" {
		t.Errorf("in German: %q", got)
	}
	if got := b.title(importedFile); got != "Choose the file to import" {
		t.Errorf("words that are no title: %q", got)
	}
	for _, id := range []string{saveFile, toolFolder, savingFolder, importedFile, importedFolder} {
		if b.title(id) == "" {
			t.Errorf("%s has no title", id)
		}
	}
}
