package run_test

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"terzetto/backend/core/run"
)

// fetched is what a service answers when it is asked for a page.
type fetched func(asked string) string

func TestPagesAreGatheredAndEndByThemselves(t *testing.T) {
	const next = `"next":"{{steps.get.next}}","list":"{{steps.get.items}}"`
	for _, c := range []struct {
		rule, pages string
		asks        string // what the request is given of the page
		answer      fetched
		stands      string
		atMost      int
	}{
		{"by a cursor", `"by":"cursor",` + next, "{{page.cursor}}", func(asked string) string {
			return map[string]string{"null": `{"items":[1,2],"next":"b"}`, `"b"`: `{"items":[3],"next":"c"}`, `"c"`: `{"items":[],"next":null}`}[asked]
		}, `completed at 1 of 1 [[1,2,3]]`, 0},
		{"by a cursor that is no longer there", `"by":"cursor",` + next, "{{page.cursor}}", func(asked string) string {
			return map[string]string{"null": `{"items":[1],"next":7}`, "7": `{"items":[2]}`}[asked]
		}, `completed at 1 of 1 [[1,2]]`, 0},
		{"by how many there were", `"by":"offset","list":"{{steps.get.items}}"`, "{{page.offset}}", func(asked string) string {
			return map[string]string{"0": `{"items":[1,2]}`, "2": `{"items":[3]}`, "3": `{"items":[]}`}[asked]
		}, `completed at 1 of 1 [[1,2,3]]`, 0},
		{"by a link, also below the page before", `"by":"link","first":"https://a.example/x/1",` + next, "{{page.link}}", func(asked string) string {
			return map[string]string{
				`"https://a.example/x/1"`: `{"items":[1],"next":"2?y"}`, `"https://a.example/x/2?y"`: `{"items":[2],"next":"<https://a.example/3>; rel=\"next\", <https://a.example/9>; rel=\"last\""}`,
				`"https://a.example/3"`: `{"items":[3],"next":"<https://a.example/1>; rel=\"first\""}`,
			}[asked]
		}, `completed at 1 of 1 [[1,2,3]]`, 0},
		{
			"a page that never changes", `"by":"offset","list":"{{steps.get.items}}"`, "{{page.offset}}", func(string) string { return `{"items":[1]}` },
			`failed at 0 of 1 [-]: p ended in round 2: Page 2 is the same as the page before`, 0,
		},
		{"a cursor that stays", `"by":"cursor",` + next, "{{page.cursor}}", func(asked string) string {
			return `{"items":[` + strconv.Itoa(len(asked)) + `],"next":"same"}`
		}, `failed at 0 of 1 [-]: p ended in round 2: After page 2 come pages that were there before`, 0},
		{"a cursor that alternates", `"by":"cursor",` + next, "{{page.cursor}}", func(asked string) string {
			return map[bool]string{true: `{"items":[1],"next":"b"}`, false: `{"items":[2],"next":"a"}`}[asked != `"b"`]
		}, `failed at 0 of 1 [-]: p ended in round 4: After page 4 come pages that were there before`, 0},
		{"a link to another host", `"by":"link","first":"https://a.example/1",` + next, "{{page.link}}", func(string) string {
			return `{"items":[1],"next":"https://b.example/2"}`
		}, `failed at 0 of 1 [-]: p ended in round 1: The next page is on another host, b.example. The pages end here.`, 0},
		{"more pages than are wanted", `"by":"cursor",` + next, "{{page.cursor}}", func(asked string) string {
			return fmt.Sprintf(`{"items":[%d],"next":"%s"}`, len(asked), strings.Trim(asked, `"`)+"x")
		}, `completed at 1 of 1 [[4,7,8]]`, 3},
	} {
		t.Run(c.rule, func(t *testing.T) {
			play(t, func(s *stage) {
				s.has("get", func(_ context.Context, args json.RawMessage) (json.RawMessage, error) {
					var in struct{ X json.RawMessage }
					if err := json.Unmarshal(args, &in); err != nil {
						return nil, err
					}
					return json.RawMessage(c.answer(string(in.X))), nil
				}, takes(`{"type":"object","properties":{"x":{}}}`))
				id := s.begins(run.New{Steps: wrote(t, `[{"id":"p","repeat":{"atMost":`+strconv.Itoa(cmp.Or(c.atMost, 10))+`,"pages":{`+c.pages+`}},"steps":[{"id":"get","directCallToolId":"get","args":{"x":"`+c.asks+`"}}]}]`)})
				s.settled()
				if got := s.stands(id); !strings.HasPrefix(got, c.stands) {
					t.Errorf("the run:\n got %s\nwant %s", got, c.stands)
				}
			})
		})
	}
}

func TestARepetitionPausesBetweenItsRounds(t *testing.T) {
	play(t, func(s *stage) {
		s.controls()
		id := s.begins(run.New{Steps: wrote(t, `[{"id":"r","repeat":{"until":"attempt.number == 3","pauseMs":60000},"steps":[{"directCallToolId":"say","args":{"x":"{{attempt.number}}"}}]}]`)})
		s.settled()
		s.holds("at first", s.said(), `{"x":1}`)
		s.passes(61 * time.Second)
		s.holds("after a minute", s.said(), `{"x":1} {"x":2}`)
		s.passes(61 * time.Second)
		s.holds("after two", s.said(), `{"x":1} {"x":2} {"x":3}`)
		s.holds("the run", s.stands(id), `completed at 1 of 1 [[1,2,3]]`)
	})
}

func TestARepetitionSaysWhatItLacks(t *testing.T) {
	for _, c := range []struct{ rule, step, at string }{
		{"nothing", `{"repeat":{"until":"attempt.number > 2"},"steps":[{"markdown":"x"}]}`, ""},
		{"steps", `{"repeat":{"until":"true"},"steps":[]}`, "/steps"},
		{"a condition", `{"repeat":{},"steps":[{"markdown":"x"}]}`, "/repeat/until"},
		{"a sensible limit", `{"repeat":{"until":"true","atMost":10001},"steps":[{"markdown":"x"}]}`, "/repeat/atMost"},
		{"a way to the next page", `{"repeat":{"pages":{"by":"x","list":[1]}},"steps":[{"markdown":"x"}]}`, "/repeat/pages/by"},
		{"the list of a page", `{"repeat":{"pages":{"by":"offset"}},"steps":[{"markdown":"x"}]}`, "/repeat/pages/list"},
		{"the cursor", `{"repeat":{"pages":{"by":"cursor","list":[1]}},"steps":[{"markdown":"x"}]}`, "/repeat/pages/next"},
		{"the first address", `{"repeat":{"pages":{"by":"link","list":[1],"next":"x"}},"steps":[{"markdown":"x"}]}`, "/repeat/pages/first"},
		{"a value that is known", `{"repeat":{"until":"steps.other == 1"},"steps":[{"markdown":"x"}]}`, "/repeat/until"},
		{"a step of a round alone", `{"round":{"until":"true"}}`, "/round"},
	} {
		var steps []run.Instruction
		if err := json.Unmarshal([]byte(`[`+c.step+`]`), &steps); err != nil {
			t.Fatal(err)
		}
		wrong := run.Workflow{Name: "n", Instructions: steps}.Check()
		if _, ok := wrong["/instructions/0"+c.at]; ok != (c.at != "") || c.at == "" && len(wrong) > 0 {
			t.Errorf("%s: %v", c.rule, wrong)
		}
	}
}
