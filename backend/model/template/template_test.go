package template_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/model/template"
)

// What a call may show.
var (
	reused    = [2]bool{false, false}
	lost      = [2]bool{true, false}
	lostOther = [2]bool{true, true} // it asked otherwise than the call before whether the model thinks
	otherFlag = [2]bool{false, true}
)

func TestCallsShowWhatATemplateDemands(t *testing.T) {
	turn := func(n int, calls ...[2]bool) [][2]bool { return slices.Repeat(calls, n) }
	flag, tail := template.Remedy{OneFlag: true}, template.Remedy{NoTools: true, SystemFirst: true}
	for name, c := range map[string]struct {
		calls [][2]bool
		want  template.Traits
	}{
		"calls that reuse what they share":              {turn(9, otherFlag, reused, otherFlag), template.Traits{}},
		"one loss is chance":                            {turn(1, otherFlag, lost, reused, reused), template.Traits{}},
		"rare losses are chance":                        {turn(5, lost, reused, reused, reused), template.Traits{}},
		"two losses where flags differ: one flag":       {turn(1, lostOther, reused, lostOther), template.Traits{Remedy: flag, Trial: template.TrialThinking}},
		"the flag helps":                                {slices.Concat(turn(2, lostOther, reused), turn(6, reused)), template.Traits{Remedy: flag}},
		"the person keeps the flags apart":              {turn(4, lostOther, reused), template.Traits{Remedy: flag}},
		"the flag does not help: the tail":              {slices.Concat(turn(2, lostOther), turn(2, lost)), template.Traits{Remedy: tail, Trial: template.TrialTail}},
		"every second call loses: the tail":             {turn(3, lost, reused), template.Traits{Remedy: tail, Trial: template.TrialTail}},
		"the tail helps":                                {slices.Concat(turn(2, lost), turn(6, otherFlag)), template.Traits{Remedy: tail}},
		"nothing helps":                                 {slices.Concat(turn(2, lostOther), turn(4, lost)), template.Traits{Lost: template.LostUnknown}},
		"what is settled stays, whatever calls show":    {slices.Concat(turn(2, lost), turn(6, reused), turn(9, lost)), template.Traits{Remedy: tail}},
		"what is settled as lost stays, whatever comes": {slices.Concat(turn(4, lost), turn(9, reused)), template.Traits{Lost: template.LostUnknown}},
	} {
		t.Run(name, func(t *testing.T) {
			var now template.Traits
			for _, call := range c.calls {
				now = now.See(call[0], call[1])
			}
			now.Losses, now.FlagLoss, now.TrialRuns = 0, 0, 0
			if diff := cmp.Diff(c.want, now); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

// rendering is a request with messages, and a prompt.
func rendering(prompt string, messages ...string) template.Rendering {
	all := make([]string, len(messages))
	for i, text := range messages {
		all[i] = fmt.Sprintf(`{"role":"user","content":%q}`, text)
	}
	return template.Rendering{Request: []byte(`{"messages":[` + strings.Join(all, ",") + `]}`), Prompt: prompt}
}

func TestTheShareIsOfWhatTwoCallsHaveInCommon(t *testing.T) {
	for name, c := range map[string]struct {
		before, now template.Rendering
		want        float64
	}{
		"all of it":                         {rendering("aaaab", "aaaa", "b"), rendering("aaaac", "aaaa", "c"), 1},
		"half of it":                        {rendering("aaaa", "aaaa"), rendering("aazzbbb", "aaaa", "bbb"), 0.5},
		"none of it":                        {rendering("1aaaa", "aaaa"), rendering("2aaaa", "aaaa"), 0},
		"messages of its own do not count":  {rendering("aaaa", "aaaa"), rendering("aaaabbbbbbbbbbbb", "aaaa", "bbbbbbbbbbbb"), 1},
		"a text of the template's own does": {rendering("aaaab~~~~", "aaaa", "b"), rendering("aaaac~~~~", "aaaa", "c"), 0.5},
		"what has nothing in common":        {rendering("b", "b"), rendering("c", "c"), 1},
	} {
		t.Run(name, func(t *testing.T) {
			if got := c.now.Share(c.before); got != c.want {
				t.Errorf("%v of %v", got, c.want)
			}
		})
	}
}

func TestAnAnswerThatNeverCameJudgesNothing(t *testing.T) {
	away := errors.New("the server is away")
	got, err := template.Judge("1", func(template.Remedy) ([]template.Rendering, error) { return nil, away })
	if !errors.Is(err, away) || got != (template.Traits{}) {
		t.Errorf("%+v, %v", got, err)
	}
}
