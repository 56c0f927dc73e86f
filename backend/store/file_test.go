package store_test

import (
	"testing"

	"terzetto/backend/core/team"
	"terzetto/backend/document"
)

func TestAKeptFileIsGivenWithoutWhatWasReadInIt(t *testing.T) {
	db := fresh(t)
	items := []document.Item{{Name: "notes", Data: []byte("Words."), Metadata: document.Metadata{IsText: true}}}
	f := must(db.Files.KeepFile(t.Context(), team.File{Label: "notes.txt", Hash: "a1", Contents: items, Data: []byte("Words.")}))(t)
	kept := must(db.Files.File(t.Context(), f.ID, true))(t)
	if f.ID == 0 || f.Contents != nil || len(kept.Contents) != 1 || string(kept.Contents[0].Data) != "Words." || string(kept.Data) != "Words." {
		t.Errorf("it gives %+v and keeps %+v", f, kept)
	}
}
