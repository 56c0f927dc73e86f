package library_test

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	tables "terzetto/backend/store/library"
	"terzetto/backend/story/card"
	"terzetto/backend/testing/backendtest"
)

const cardFile = `{"spec": "chara_card_v3", "spec_version": "3.0", "odd": 1, "data": {"name": "Ines", "description": "d", "first_mes": "One",
 "alternate_greetings": ["Two", "Three"], "extensions": {"a/b": [1]}, "nickname": "N",
 "character_book": {"name": "Pier", "token_budget": 5, "entries": [
  {"keys": ["pier"], "secondary_keys": ["storm"], "selective": true, "content": "Rotting.", "extensions": {"x": 1}, "enabled": true, "insertion_order": 1},
  {"keys": [], "content": "Law.", "constant": true, "extensions": {}, "enabled": true, "insertion_order": 2}]}}}`

func upload() library.Upload {
	return library.Upload{Data: []byte(cardFile), Filename: "ines.json"}
}

func keep(t *testing.T, b *backend.Backend, how library.OnConflict) chat.Character {
	t.Helper()
	c, err := b.Library.Cards.Import(t.Context(), upload(), how)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestAPreviewSavesNothing(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	before, err := b.Library.Characters.List(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	p, err := b.Library.Cards.Preview(t.Context(), upload())
	if err != nil || p.Card.Name != "Ines" || p.Existing != nil || p.Book == nil || len(p.Book.Entries) != 2 {
		t.Fatalf("%+v %v", p, err)
	}
	if _, err := b.Library.Lorebooks.Preview(t.Context(), upload()); err != nil {
		t.Fatal(err)
	}
	after, err := b.Library.Characters.List(t.Context())
	if diff := cmp.Diff(before, after); diff != "" || err != nil {
		t.Error(diff, err)
	}
	if worlds, err := b.Library.Worlds.List(t.Context()); err != nil || len(worlds) != 1 {
		t.Errorf("%d lorebooks, %v", len(worlds), err)
	}
}

func TestACardThatComesAgainIsThereOnceWithItsChats(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	first := keep(t, b, tables.KeepNew)
	talk, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{CharacterCardID: first.ID})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Cards.Import(t.Context(), upload(), tables.KeepNew); !fault.Is(err, fault.Conflict) {
		t.Errorf("a second import: %v", err)
	}
	if err := b.Library.Characters.Delete(t.Context(), first.ID); err != nil {
		t.Fatal(err)
	}
	p, err := b.Library.Cards.Preview(t.Context(), upload())
	if err != nil || p.Existing != nil || p.Chats != 1 {
		t.Errorf("existing %v, %d chats, %v", p.Existing, p.Chats, err)
	}
	again := keep(t, b, tables.KeepNew)
	if again.ID != talk.CharacterCardID || *again.WorldID != *first.WorldID {
		t.Errorf("came back as %s with the lorebook %d", again.ID, *again.WorldID)
	}
	if other := keep(t, b, tables.KeepBoth); other.ID == again.ID || *other.WorldID != *again.WorldID {
		t.Errorf("the copy is %s with the lorebook %d", other.ID, *other.WorldID)
	}
	if worlds, err := b.Library.Worlds.List(t.Context()); err != nil || len(worlds) != 2 {
		t.Errorf("%d lorebooks, %v", len(worlds), err)
	}
	rows, err := b.Library.Messages.List(t.Context(), talk.ID, chat.Page{})
	if err != nil || len(rows) != 1 || rows[0].Content != "One" || rows[0].BranchCount != 3 {
		t.Errorf("the greetings are %+v, %v", rows, err)
	}
}

func TestWhatIsExportedIsImportedWithNothingLost(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := keep(t, b, tables.KeepNew)
	if _, err := b.Library.Cards.SetAvatar(t.Context(), c.ID, dot(t)); err != nil {
		t.Fatal(err)
	}
	for _, format := range []string{"json", "png", "charx"} {
		f, err := b.Library.Cards.Export(t.Context(), c.ID, format)
		if err != nil || f.Name != "Ines."+format {
			t.Fatal(f.Name, err)
		}
		back, err := card.Read(f.Data)
		if err != nil {
			t.Fatal(err)
		}
		if back.ID != c.ID || format != "json" && !bytes.Equal(back.Avatar, dot(t)) {
			t.Errorf("%s: id %s, picture of %d bytes", format, back.ID, len(back.Avatar))
		}
		text := back.JSON()
		for _, part := range []string{`"odd": 1`, `"a/b"`, `"nickname": "N"`, `"token_budget": 5`, `"x": 1`, `"storm"`, `"Three"`} {
			if !strings.Contains(string(text), part) {
				t.Errorf("%s lost %s", format, part)
			}
		}
		if _, err := b.Library.Cards.Import(t.Context(), library.Upload{Data: f.Data}, tables.KeepInstead); err != nil {
			t.Errorf("its own %s is refused: %v", format, err)
		}
	}
	if worlds, err := b.Library.Worlds.List(t.Context()); err != nil || len(worlds) != 2 {
		t.Errorf("%d lorebooks, %v", len(worlds), err)
	}
}

func dot(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewRGBA(image.Rect(0, 0, 2, 2))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestADuplicateIsAnotherCardWithTheSameLorebook(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := keep(t, b, tables.KeepNew)
	d, err := b.Library.Cards.Duplicate(t.Context(), c.ID, "Ines, again")
	if err != nil || d.ID == c.ID || d.Name != "Ines, again" || *d.WorldID != *c.WorldID {
		t.Fatalf("%+v %v", d, err)
	}
	f, err := b.Library.Cards.Export(t.Context(), d.ID, "json")
	if err != nil || !bytes.Contains(f.Data, []byte(`"a/b"`)) || !bytes.Contains(f.Data, []byte(d.ID)) {
		t.Errorf("the duplicate's file is %s %v", f.Data, err)
	}
}

func TestAScanSaysWhatFiresAndWhy(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	world := *keep(t, b, tables.KeepNew).WorldID
	for text, want := range map[string]string{
		"the pier":            "[Law. prefix   ] [Rotting.  pier  logic]",
		"the Pier in a storm": "[Law. prefix   ] [Rotting. tail pier storm ]",
	} {
		found, err := b.Library.Lorebooks.Scan(t.Context(), library.ScanQuery{World: world, Text: text})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range found {
			got = append(got, fmt.Sprintf("[%s %s %s %s %s]", f.Entry.Content, f.Where, f.Key, f.Secondary, f.Left))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q fires %s", text, got)
		}
	}
}

func TestALockedPersonaWinsOverTheCardsAndTheSettings(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	ids := map[string]int64{}
	for _, name := range []string{"Here", "Card", "All"} {
		p, err := b.Library.Personas.Create(t.Context(), chat.Persona{Name: name})
		if err != nil {
			t.Fatal(err)
		}
		ids[name] = p.ID
	}
	c := keep(t, b, tables.KeepNew)
	talk, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{CharacterCardID: c.ID, FirstMes: "I am {{user}}."})
	if err != nil {
		t.Fatal(err)
	}
	change := func(do func() error) {
		t.Helper()
		if err := do(); err != nil {
			t.Fatal(err)
		}
	}
	reads := func(want string) {
		t.Helper()
		f := backendtest.Export(t, b, talk.ID, "txt")
		if !strings.Contains(string(f.Data), "I am "+want+".") {
			t.Errorf("want %s in %s", want, f.Data)
		}
	}
	patch := func(persona string) []byte { return []byte(fmt.Sprintf(`{"persona_lock_id":%d}`, ids[persona])) }
	change(func() error {
		_, err := b.Library.Settings.Update(t.Context(), []byte(fmt.Sprintf(`{"active_persona_id":%d}`, ids["All"])))
		return err
	})
	reads("All")
	change(func() error { _, err := b.Library.Characters.Update(t.Context(), c.ID, patch("Card")); return err })
	reads("Card")
	change(func() error {
		_, err := b.Library.Conversations.Update(t.Context(), talk.ID, patch("Here"))
		return err
	})
	reads("Here")
	change(func() error { return b.Library.Personas.Delete(t.Context(), ids["Here"]) })
	reads("Card")
	if _, err := b.Library.Conversations.Update(t.Context(), talk.ID, []byte(`{"persona_lock_id":999}`)); !fault.Is(err, fault.Invalid) {
		t.Errorf("a lock on nobody: %v", err)
	}
}

func TestALorebookThatComesAgainIsThereOnce(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	file := library.Upload{Data: []byte(`{"entries": {"0": {"uid": 0, "key": ["a"], "content": "x", "order": 1, "probability": 50}}}`), Filename: `C:\books\Harbour.json`}
	first, imported, err := b.Library.Lorebooks.Import(t.Context(), file, 0)
	if err != nil || first.Name != "Harbour" || first.Enabled || imported != 1 {
		t.Fatalf("%+v %v", first, err)
	}
	if again, _, err := b.Library.Lorebooks.Import(t.Context(), file, 0); err != nil || again.ID != first.ID {
		t.Errorf("%+v %v", again, err)
	}
	if into, _, err := b.Library.Lorebooks.Import(t.Context(), file, first.ID); err != nil || into.ID != first.ID {
		t.Errorf("%+v %v", into, err)
	}
	for _, d := range []card.Dialect{card.WorldInfo, card.CharacterBook} {
		f, err := b.Library.Lorebooks.Export(t.Context(), first.ID, d)
		if err != nil || bytes.Count(f.Data, []byte(`"probability": 50`)) != 2 {
			t.Errorf("%s: %s %v", d, f.Data, err)
		}
	}
	if _, _, err := b.Library.Lorebooks.Import(t.Context(), library.Upload{}, 0); !fault.Is(err, fault.Invalid) {
		t.Errorf("nothing at all: %v", err)
	}
}
