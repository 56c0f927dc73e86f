package portable_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/story/portable"
)

// dot is a picture that differs with its side.
func dot(t testing.TB, side int) string {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, side, side))); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// hung lists the messages of what a file holds with the sides of their pictures.
func hung(t *testing.T, data []byte) (all []string) {
	t.Helper()
	_, items, err := portable.FromFile("a.zip", int64(len(data)), bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for item, err := range items(t.Context()) {
		if err != nil || item.Err != nil {
			t.Fatal(err, item.Err)
		}
		if item.Transcript == nil {
			continue
		}
		for _, r := range item.Transcript.Rows {
			said := []string{fmt.Sprintf("%s %q", r.Role, r.Text)}
			for _, i := range r.Images {
				data, err := i.Blob.Read(t.Context())
				if err != nil || portable.Bytes(data).Hash != i.Blob.Hash {
					t.Fatal(i.Filename, err)
				}
				a, err := chat.NewImage(i.Filename, data)
				if err != nil || a.Mime != i.Mime {
					t.Fatal(i.Mime, err)
				}
				config, _, err := image.DecodeConfig(bytes.NewReader(data))
				if err != nil {
					t.Fatal(err)
				}
				said = append(said, fmt.Sprintf("[%s %d]", i.Filename, config.Width))
			}
			for _, f := range r.Files {
				said = append(said, "{"+f.Label+"}")
			}
			all = append(all, strings.Join(said, " "))
		}
		for _, p := range item.Transcript.Problems {
			all = append(all, "! "+fault.Sentence(p))
		}
	}
	return all
}

func TestPicturesOfAnExportOfChatGPTComeWithTheirMessages(t *testing.T) {
	pointer := func(address string) string {
		return `{"content_type":"image_asset_pointer","asset_pointer":"` + address + `","width":2,"height":2}`
	}
	talk := `{"id":"1","title":"Pictures","create_time":1700000000,"mapping":{` + strings.Join([]string{
		`"r":{"message":null,"parent":null,"children":["a"]}`,
		node("a", "r", `"b"`, "user", "multimodal_text", `[`+pointer("file-service://file-AbC1")+`,`+pointer("sediment://file_00aa")+`,"Look"]`),
		node("b", "a", `"c"`, "tool", "multimodal_text", `[`+pointer("sediment://file_00bb#file_00bb#p_0.png")+`]`),
		node("c", "b", `"d"`, "assistant", "text", `["Here it is"]`),
		node("d", "c", `"e"`, "user", "multimodal_text", `[`+pointer("file-service://file-Gone")+`,"And this?"]`),
		node("e", "d", `"f"`, "user", "multimodal_text", `[`+pointer("file-service://file-Text")+`,"That"]`),
		node("f", "e", ``, "tool", "multimodal_text", `[`+pointer("file-service://file-Lost")+`]`),
	}, ",") + `}}`
	want := []string{
		`user "Look" [file-AbC1-cat.png 1] [file_00aa-sanitized.png 2]`,
		`assistant "" [file_00bb-made.png 3]`,
		`assistant "Here it is"`,
		"user \"[Image]\\nAnd this?\"",
		"user \"[Image]\\nThat\"",
		`assistant "[Image]"`,
		"! Images that are missing: 2. Choose the whole folder or export to include them.",
		"! Files left out because they aren't images, or are too large or too many: 1.",
	}
	for _, folder := range []string{"", "my export/"} {
		got := hung(t, zipped(t, folder+"conversations.json", "["+talk+"]", folder+"file-AbC1-cat.png", dot(t, 1), folder+"user-x/file_00aa-sanitized.png", dot(t, 2),
			folder+"dalle-generations/file_00bb-made.png", dot(t, 3), folder+"file-Text-notes.txt", "notes", folder+"chat.html", "<html>"))
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("in %q:\n%s", folder, diff)
		}
	}
}

func TestPicturesOfSillyTavernComeWithTheirMessages(t *testing.T) {
	line := func(user bool, text, extra string) string {
		return fmt.Sprintf(`{"name":"x","is_user":%v,"mes":%q,"send_date":1700000000000,"extra":%s}`, user, text, extra)
	}
	chats := strings.Join([]string{
		`{"user_name":"A","character_name":"Ines"}`,
		line(true, "old", `{"image":"/user/images/Ines/one.png","inline_image":true}`),
		line(false, "made", `{"image":"user/images/Ines/two.png","image_swipes":["user/images/Ines/two.png","user/images/Ines/three.png"]}`),
		line(true, "new", `{"media":[{"url":"/user/images/Ines/a%20b.png","type":"image"},{"url":"/user/images/Ines/gone.png","type":"image"}],"media_index":0}`),
		line(true, "files", `{"files":[{"url":"/user/files/notes.txt","name":"notes.txt"}],"file":{"url":"/user/files/four.png"}}`),
		line(true, "wrong", `{"media":7,"image":null,"files":{"a":1},"image_swipes":[null,{"url":3}]}`),
		`{"name":"Ines","is_user":false,"mes":"b","swipe_id":1,"swipes":["a","b"],"swipe_info":[{"extra":{"image":"user/images/Ines/one.png"}},{"extra":{}}],"extra":{"image":"../../../etc/passwd"}}`,
	}, "\n")
	want := []string{
		`user "old" [one.png 1]`,
		`assistant "made" [two.png 2] [three.png 3]`,
		`user "new" [a b.png 5]`,
		`user "files" [four.png 4] {notes.txt}`,
		`user "wrong"`,
		`assistant "a" [one.png 1]`,
		`assistant "b"`,
		"! Images that are missing: 3. Choose the whole folder or export to include them.",
	}
	for _, user := range []string{"", "data/default-user/"} {
		got := hung(t, zipped(t, user+"chats/Ines/a.jsonl", chats, user+"user/images/Ines/one.png", dot(t, 1), user+"user/images/Ines/two.png", dot(t, 2),
			user+"user/images/Ines/three.png", dot(t, 3), user+"user/images/Ines/a b.png", dot(t, 5), user+"user/files/four.png", dot(t, 4), user+"user/files/notes.txt", "text",
			"data/other/user/images/Ines/gone.png", dot(t, 9)))
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("in %q:\n%s", user, diff)
		}
	}
}

func TestPersonaAndFoldersComeFromSillyTavernsSettings(t *testing.T) {
	settings := `{"extension_settings":{"variables":{"global":{"season":"winter","n":3}}},"world_info_settings":{"world_info":{"globalSelect":["Harbour"]}},"power_user":{"default_persona":"b.png","personas":{"a.png":"Anna","b.png":"Ben","c.png":""},
	  "persona_descriptions":{"a.png":{"description":"A sailor.","connections":[{"type":"character","id":"Ines.png"},{"type":"group","id":"1"},{"type":"character","id":"Both.png"}]},
	    "b.png":{"connections":[{"type":"character","id":"Both.png"}]},"c.png":{"connections":"x"}}}}`
	data := zipped(t, "settings.json", settings, "User Avatars/a.png", dot(t, 1), "User Avatars/gone.png", dot(t, 2), "worlds/Harbour.json", `{"entries":{}}`, "worlds/Inland.json", `{"entries":{}}`, "characters/Ines.png", "x", "characters/Both.png", "x",
		"chats/Ines/a.jsonl", `{"user_name":"A","character_name":"I","chat_metadata":{"persona":"b.png"}}`+"\n"+`{"mes":"x"}`, "chats/Ines/b.jsonl", `{"user_name":"A","chat_metadata":{"persona":"gone.png"}}`+"\n"+`{"mes":"x"}`)
	_, items, err := portable.FromFile("a.zip", int64(len(data)), bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for item, err := range items(t.Context()) {
		if err != nil {
			t.Fatal(err)
		}
		said := fmt.Sprintf("%s %s", item.Kind, item.Name)
		switch item.Kind { //nolint:exhaustive // the others do not come from there
		case portable.Books:
			said += fmt.Sprint(" ", item.On)
		case portable.Cards:
			said += fmt.Sprint(" ", item.Persona)
		case portable.Transcripts:
			said += fmt.Sprint(" ", item.Transcript.Persona)
		case portable.Personas:
			var p chat.Persona
			if err := json.Unmarshal(item.Data, &p); err != nil {
				t.Fatal(err)
			}
			said += fmt.Sprintf(" %d %s %t", p.ID, p.Description, string(item.Picture) == dot(t, 1))
		case portable.Choices:
			said += " " + string(item.Data)
		}
		got = append(got, said)
	}
	slices.Sort(got)
	want := []string{
		"characters characters/Both.png 0", "characters characters/Ines.png 1", "conversations chats/Ines/a.jsonl 2", "conversations chats/Ines/b.jsonl 0",
		"personas Anna 1 A sailor. true", "personas Ben 2  false", `settings settings.json {"active_persona_id":2,"shared_variables":{"n":"3","season":"winter"}}`, "worlds worlds/Harbour.json true", "worlds worlds/Inland.json false",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
