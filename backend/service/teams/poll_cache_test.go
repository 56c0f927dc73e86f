package teams_test

import (
	"testing"

	"terzetto/backend/service/teams"
)

func TestAPollReadsAtMostOncePerChange(t *testing.T) {
	p, reads := &teams.Polls{}, 0
	read := func() (int, error) { reads++; return reads, nil }
	for change := 1; change <= 5; change++ {
		for range 100 {
			if got, err := p.Poll("w", read); err != nil || got != change {
				t.Fatalf("after %d changes a poll gives %d, %v", change, got, err)
			}
		}
		p.Write("other")
		p.Write("w")
	}
	if reads != 5 {
		t.Errorf("500 polls made %d reads", reads)
	}
}

func TestAReadThatAWriteOvertakesIsNotKept(t *testing.T) {
	p := &teams.Polls{}
	if got, _ := p.Poll("w", func() (int, error) { p.Write("w"); return 1, nil }); got != 1 {
		t.Errorf("it gives %d", got)
	}
	if got, _ := p.Poll("w", func() (int, error) { return 2, nil }); got != 2 {
		t.Errorf("the next poll gives %d, which was overtaken", got)
	}
}
