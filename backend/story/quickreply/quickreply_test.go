package quickreply_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/quickreply"
)

// A recorder is a host that writes down what it is asked, and answers what a test says.
type recorder struct {
	done    []quickreply.Action
	answers map[quickreply.ActionKind]string
	others  map[string]string // quick replies
}

func (r *recorder) Do(_ context.Context, a quickreply.Action) (string, error) {
	if a.Kind == quickreply.Press {
		text, there := r.others[a.Text]
		if !there {
			return "", fault.New(fault.NotFound, "There is no such quick reply.")
		}
		return text, nil
	}
	r.done = append(r.done, a)
	return r.answers[a.Kind], nil
}

func (*recorder) Values() macro.Values {
	return macro.Values{Text: func(name string) (string, bool) { return "Bo", name == "user" }}
}

// said are the actions as one line each.
func (r *recorder) said() string {
	var lines []string
	for _, a := range r.done {
		lines = append(lines, strings.TrimSpace(string(a.Kind)+" "+a.Name+" "+a.Text))
	}
	return strings.Join(lines, "\n")
}

func TestAScriptDoesWhatItSays(t *testing.T) {
	for _, c := range []struct{ name, script, want string }{
		{"sending and answering", `/send Hello {{user}} | /trigger`, "send  Hello Bo\ntrigger"},
		{"a pipe", `/pass 7 | /echo`, "echo  7"},
		{"a pipe in words", `/gen a name | /send I am {{pipe}}.`, "generate  a name\nsend  I am a lamp."},
		{"two pipes let nothing through", `/pass 7 || /echo`, "echo"},
		{"what a model wrote is no macro", `/pass {{pipe}}x | /gen | /echo {{pipe}}`, "generate  x\necho  a lamp"},
		{"as somebody", `/sendas name="Old Rui" Who goes there?`, "send_as Old Rui Who goes there?"},
		{"an escaped pipe", `/echo a \| b`, "echo  a | b"},
		{"variables", `/setvar key=hp 7 | /addvar key=hp 3 | /echo {{getvar::hp}}`, "echo  10"},
		{"counting", `/incvar n | /incvar n | /decvar n | /getvar n | /echo`, "echo  1"},
		{"variables of all conversations", `/setglobalvar key=a x | /getglobalvar a | /echo {{pipe}}`, "echo  x"},
		{"forgetting", `/setvar key=a x | /flushvar a | /echo [{{getvar::a}}]`, "echo  []"},
		{"a branch by a closure", `/setvar key=hp 0 | /if left=hp rule=lte right=0 else={: /echo alive :} {: /echo dead :}`, "echo  dead"},
		{"the other branch", `/setvar key=hp 5 | /if left=hp rule=lte right=0 else={: /echo alive :} {: /echo dead :}`, "echo  alive"},
		{"a branch by a text", `/if left=1 right=1 rule=eq "/echo yes \| /echo too"`, "echo  yes\necho  too"},
		{"words compare without case", `/if left=Inn right=the_inn rule=in {: /echo no :} | /if left=the_INN right=inn rule=in {: /echo yes :}`, "echo  yes"},
		{"a loop", `/setvar key=i 0 | /while left=i rule=lt right=3 {: /incvar i | /echo :}`, "echo  1\necho  2\necho  3"},
		{"a number of times", `/times 2 {: /echo {{timesIndex}} :}`, "echo  0\necho  1"},
		{"leaving a loop", `/times 5 {: /echo once | /break :}`, "echo  once"},
		{"a closure with a parameter", `/let greet {: who=nobody /echo Hi {{var::who}} :} | /run who=Ines greet | /:greet who=you`, "echo  Hi Ines\necho  Hi you"},
		{"a closure in place", `/echo {: /add 2 3 :}()`, "echo  5"},
		{"numbers", `/mul 2 3 4 | /sub {{pipe}} 4 | /div {{pipe}} 8 | /round | /echo`, "echo  3"},
		{"another quick reply", `/run Tools.Wave | /echo done`, "echo  waves\necho  done"},
		{"comments", "// a note\n| /# another | /* and\nanother *| /echo hi", "echo  hi"},
		{"lines", "/echo a |\n/echo b", "echo  a\necho  b"},
		{"the end", `/echo a | /abort | /echo b`, "echo  a"},
		{"what is in the message box", `/setinput [{{input}}]`, "set_input  [draft]"},
		{"a list's item", `/let list ["a","b"] | /echo {{var::list::1}}`, "echo  b"},
	} {
		t.Run(c.name, func(t *testing.T) {
			host := &recorder{answers: map[quickreply.ActionKind]string{quickreply.Generate: "a lamp"}, others: map[string]string{"Tools.Wave": "/echo waves"}}
			r := quickreply.Runner{Host: host, Variables: &macro.Variables{}, Input: "draft"}
			_, err := r.Run(t.Context(), c.script)
			if diff := cmp.Diff(c.want, host.said()); diff != "" || err != nil {
				t.Errorf("%v\n%s", err, diff)
			}
		})
	}
}

func TestAScriptWithUnknownCommandsDoesNothing(t *testing.T) {
	const script = `/send hi | /bg beach | /if left=1 right=1 rule=eq {: /popup x :}`
	host := &recorder{}
	r := quickreply.Runner{Host: host, Variables: &macro.Variables{}}
	_, err := r.Run(t.Context(), script)
	if !fault.Is(err, fault.Invalid) || !strings.Contains(err.Error(), "/bg, /popup") || len(host.done) > 0 {
		t.Errorf("%v, %v", err, host.done)
	}
	r.Skip = true
	if _, err := r.Run(t.Context(), script); err != nil || host.said() != "send  hi" {
		t.Errorf("%v, %s", err, host.said())
	}
}

func TestAScriptWithoutAnEndIsEnded(t *testing.T) {
	for name, script := range map[string]string{
		"a closure that calls itself":       `/let f {: /run f :} | /run f`,
		"a loop within a loop":              `/times 100 {: /times 100 {: /pass x :} :}`,
		"a text that doubles":               `/pass 0123456789 | ` + strings.Repeat(`/pass {{pipe}}{{pipe}} | `, 60),
		"actions":                           `/times 100 {: /echo x :}`,
		"a quick reply that presses itself": `/run again`,
	} {
		host := &recorder{others: map[string]string{"again": "/run again"}}
		r := quickreply.Runner{Host: host, Variables: &macro.Variables{}}
		if _, err := r.Run(t.Context(), script); !fault.Is(err, fault.TooLarge) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestABrokenScriptSaysWhere(t *testing.T) {
	for script, want := range map[string]string{
		"/echo a |\n/if left=1 {: /echo b": "line 2: a closure is never closed",
		`/sendas name="Ines hi`:            "line 1: a quotation mark is never closed",
		"/* a":                             "line 1: a comment is never closed",
		"/echo a | :} b":                   `line 1: ":}" closes nothing`,
		strings.Repeat("/run {:", 100):     "line 1: too many closures stand in one another",
	} {
		if _, err := quickreply.Parse(script); err == nil || err.Error() != want {
			t.Errorf("%.40q: %v", script, err)
		}
	}
}

const present = `{"version":2,"name":"Tools","disableSend":false,"placeBeforeInput":true,"injectInput":true,"color":"red","qrList":[
  {"id":4,"label":"Wave","title":"waves","message":"/me waves","isHidden":false,"ours":1.50,"executeOnAi":true},
  {"id":5,"label":"Hi","message":"Hello!","contextList":[{"set":"Other","isChained":true}]}],"idIndex":5}`

const first = `{"name":"Default","quickReplyEnabled":true,"quickReplySlots":[{"mes":"/newchat","label":"New","enabled":true},{"mes":"","label":""}],"numberOfSlots":2}`

func TestASetIsReadInBothVersions(t *testing.T) {
	s, notes, err := quickreply.Read([]byte(present))
	if err != nil || s.Name != "Tools" || !s.Inject || !s.Before || s.NoSend || len(s.Replies) != 2 || s.Replies[0].Label != "Wave" {
		t.Errorf("%+v, %v", s, err)
	}
	want := []quickreply.Note{
		{Reply: "Wave", Kind: quickreply.Automatic}, {Reply: "Wave", Kind: quickreply.UnknownCommand, Detail: "/me"}, {Reply: "Hi", Kind: quickreply.Menu},
	}
	if diff := cmp.Diff(want, notes); diff != "" {
		t.Error(diff)
	}
	s, notes, err = quickreply.Read([]byte(first))
	if err != nil || s.Name != "Default" || len(s.Replies) != 1 || s.Replies[0].Message != "/newchat" || len(notes) != 1 {
		t.Errorf("%+v, %v, %v", s, notes, err)
	}
	for _, file := range []string{"{", "[]", `{"name":"x"}`} {
		if _, _, err := quickreply.Read([]byte(file)); err == nil {
			t.Errorf("%s was read", file)
		}
	}
}

func TestASetGoesBackAsItCame(t *testing.T) {
	for _, file := range []string{present, first} {
		s, _, _ := quickreply.Of(json.RawMessage(file))
		if got := string(s.JSON()); got != file {
			t.Errorf("it became %s", got)
		}
		s.Replies[0].Label = "Changed"
		again, _, ok := quickreply.Of(s.JSON())
		if !ok || again.Replies[0].Label != "Changed" || len(again.Replies) != len(s.Replies) || again.Inject != s.Inject {
			t.Errorf("changed it became %s", s.JSON())
		}
		if strings.Contains(file, "ours") && !strings.Contains(string(s.JSON()), `"ours":1.50`) {
			t.Errorf("what is not ours was lost: %s", s.JSON())
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, script := range []string{"/echo a | /echo b", "/if left=1 {: /echo {: /pass 1 :}() :}", `/send "a`, "/* *|", ":}", "/:a b=c", "/let x {: y=1 /echo :}"} {
		f.Add(script)
	}
	f.Fuzz(func(t *testing.T, script string) {
		p, err := quickreply.Parse(script)
		if err == nil {
			_ = p.Unknown()
		}
	})
}
