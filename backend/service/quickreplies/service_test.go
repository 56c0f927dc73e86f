package quickreplies_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/jsregexp"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/service/quickreplies"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func TestMain(m *testing.M) {
	jsregexp.SetClock()
	os.Exit(m.Run())
}

// addScript adds a regex script that acts everywhere.
func addScript(t *testing.T, b *backend.Backend, body string) {
	t.Helper()
	if n, err := b.Library.Scripts.Import(t.Context(), library.Upload{Data: []byte(body)}, library.ScriptOwner{}); err != nil || n != 1 {
		t.Fatalf("%d scripts: %v", n, err)
	}
}

func shown(t *testing.T, b *backend.Backend, conversation string) (texts []string) {
	t.Helper()
	rows, err := b.Library.Messages.List(t.Context(), conversation, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range rows {
		text := m.Content
		if m.Shown != nil {
			text = *m.Shown + " < " + m.Content
		}
		texts = append(texts, text)
	}
	return texts
}

func TestScriptsActOnWhatIsStoredShownAndSent(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	model := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("The lamp is red. <t>hm</t>")), llmtest.Prose(llmtest.Says("Good night. <t>hm</t>")))
	addScript(t, b, `{"scriptName":"stored","findRegex":"/lamp/g","replaceString":"lantern","placement":[1,2]}`)
	addScript(t, b, `{"scriptName":"shown","findRegex":"/ ?<t>.*?<.t>/g","replaceString":"","placement":[2],"markdownOnly":true}`)
	addScript(t, b, `{"scriptName":"sent","findRegex":"/<t>.*?<.t>/g","replaceString":"[thought]","placement":[2],"promptOnly":true}`)
	id := backendtest.Conversation(t, b)
	backendtest.Turn(t, b, id, "Light the lamp.")
	backendtest.Turn(t, b, id, "And out.")
	want := []string{
		"Light the lantern.", "The lantern is red. < The lantern is red. <t>hm</t>", "And out.", "Good night. < Good night. <t>hm</t>",
	}
	if diff := cmp.Diff(want, shown(t, b, id)); diff != "" {
		t.Error(diff)
	}
	sent := string(model.Requests()[len(model.Requests())-1].Raw)
	if !strings.Contains(sent, "The lantern is red. [thought]") || strings.Contains(sent, "<t>") || strings.Contains(sent, "lamp") {
		t.Errorf("sent was %s", sent)
	}
}

func TestScriptsOfACardWaitUntilTheyAreAllowed(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("I see a dog.")))
	const file = `{"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Mara","first_mes":"A dog.","extensions":{"regex_scripts":[
	  {"id":"x","scriptName":"cats","findRegex":"/dog/g","replaceString":"cat","placement":[2],"ours":1.50}]}}}`
	card, err := b.Library.Cards.Import(t.Context(), library.Upload{Data: []byte(file)}, "")
	if err != nil {
		t.Fatal(err)
	}
	begin := func() string {
		c, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{CharacterCardID: card.ID})
		if err != nil {
			t.Fatal(err)
		}
		return c.ID
	}
	id := begin()
	if got := shown(t, b, id); got[0] != "A dog." {
		t.Errorf("a script that nobody allowed made %q", got)
	}
	used, err := b.Library.Scripts.InUse(t.Context(), id)
	if err != nil || len(used) != 1 || used[0].Allowed || used[0].Name != "cats" {
		t.Fatalf("%+v, %v", used, err)
	}
	if err := b.Library.Scripts.Allow(t.Context(), library.ScriptOwner{Character: card.ID}, true); err != nil {
		t.Fatal(err)
	}
	id = begin()
	backendtest.Turn(t, b, id, "A dog?")
	if diff := cmp.Diff([]string{"A cat.", "A dog?", "I see a cat."}, shown(t, b, id)); diff != "" {
		t.Error(diff)
	}
	out, err := b.Library.Cards.Export(t.Context(), card.ID, "json")
	if err != nil || !strings.Contains(string(out.Data), `"ours": 1.50`) {
		t.Errorf("it left as %s, %v", out.Data, err)
	}
}

func TestAHostileScriptLeavesATurnAlone(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	long := strings.Repeat("a", 5000) + "!"
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Well.")))
	addScript(t, b, `{"scriptName":"hostile","findRegex":"/^(?=(a+)+$)(a|a)*\\1$/g","replaceString":"","placement":[1,2]}`)
	addScript(t, b, `{"scriptName":"all","findRegex":"/[^]*/g","replaceString":"","placement":[1,2]}`)
	id := backendtest.Conversation(t, b)
	backendtest.Turn(t, b, id, long)
	if diff := cmp.Diff([]string{long, "Well."}, shown(t, b, id)); diff != "" {
		t.Error(diff)
	}
}

const set = `{"version":2,"name":"Tools","qrList":[
  {"id":1,"label":"Hi","message":"Hello {{user}}"},
  {"id":2,"label":"Ask","message":"/setvar key=mood calm | /send I am {{getvar::mood}}. | /trigger | /echo done"},
  {"id":3,"label":"Make","message":"/gen A name | /setinput I am {{pipe}}."},
  {"id":4,"label":"Odd","message":"/send hi | /bg beach"},
  {"id":5,"label":"Again","message":"/regenerate"}]}`

func TestAQuickReplyDoesWhatItSays(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Well met.")), llmtest.Prose(llmtest.Says("Rui")), llmtest.Prose(llmtest.Says("Well met again.")))
	row, err := b.Library.QuickReplies.Import(t.Context(), library.Upload{Data: []byte(set)})
	if err != nil {
		t.Fatal(err)
	}
	id := backendtest.Conversation(t, b)
	press := func(at int, skip bool) (quickreplies.Pressed, error) {
		return b.QuickReplies.Press(t.Context(), quickreplies.Press{Conversation: id, Set: row.ID, Reply: at, Skip: skip})
	}
	for _, c := range []struct {
		name  string
		at    int
		skip  bool
		want  string // effects
		texts string
		fails fault.Code
	}{
		{"a text is left for the window", 0, false, `[{"kind":"send","text":"Hello User"}]`, "", ""},
		{"a message and its reply", 1, false, `[{"kind":"echo","text":"done"}]`, "I am calm.|Well met.", ""},
		{"what the model wrote", 2, false, `[{"kind":"set_input","text":"I am Rui."}]`, "I am calm.|Well met.", ""},
		{"unknown commands", 3, false, `[]`, "I am calm.|Well met.", fault.Invalid},
		{"another version", 4, false, `[]`, "I am calm.|Well met again.", ""},
		{"without unknown commands", 3, true, `[]`, "I am calm.|Well met again.|hi", ""},
	} {
		got, err := press(c.at, c.skip)
		effects, _ := json.Marshal(got.Effects)
		if string(effects) != c.want || fault.CodeOf(err) != c.fails {
			t.Errorf("%s: %s, %v", c.name, effects, err)
		}
		if texts := strings.Join(shown(t, b, id), "|"); texts != c.texts {
			t.Errorf("%s: the conversation is %s", c.name, texts)
		}
	}
	out, err := b.Library.QuickReplies.Export(t.Context(), row.ID)
	if err != nil || string(out.Data) != set {
		t.Errorf("it left as %s, %v", out.Data, err)
	}
}
