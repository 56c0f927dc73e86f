package api_test

import (
	"slices"
	"testing"

	"terzetto/backend/core/team"
	"terzetto/backend/service/teams"
)

// chat.poll: 1,000 lines, read in pages of 100 from the last id on.
func TestPollingAThousandLinesSeesEachOfThemOnce(t *testing.T) {
	d := open(t)
	d.thinks(&mind{plan: planned(), write: prose})
	// A round without tasks writes 7 lines, and one for each file that cannot be read.
	w, s := d.teamwork("/api/workflows/start", "Hello?", slices.Repeat([]int64{d.upload("broken.pdf", []byte("%PDF-1.7 and then nothing"))}, 993)...)
	if s.Status != team.Completed {
		t.Fatalf("it is %+v", s)
	}
	var seen []string
	requests := 0
	for from, more := "", true; more; requests++ {
		p := get[teams.Page[team.Log]](d, "GET", "/api/workflows/"+w.ID+"/logs?id="+from, nil)
		if len(p.Items) > 100 || from != "" && p.Items[0].ID != from {
			t.Fatalf("page %d has %d lines and begins with %s after %s", requests+1, len(p.Items), p.Items[0].ID, from)
		}
		for i, l := range p.Items {
			switch {
			case from != "" && i == 0: // the one that was known
			case len(seen) > 0 && l.ID <= seen[len(seen)-1]:
				t.Fatalf("%s comes after %s", l.ID, seen[len(seen)-1])
			default:
				seen = append(seen, l.ID)
			}
		}
		from, more = p.Items[len(p.Items)-1].ID, p.HasMore
	}
	// 100 new ones first, then 99 and the one that overlaps.
	if len(seen) != 1000 || requests != 11 {
		t.Errorf("%d lines were seen in %d requests", len(seen), requests)
	}
}
