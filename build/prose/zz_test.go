package main

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestZZ(t *testing.T) {
	m := load("../../backend/story/prose/testdata", "", "")
	if os.Getenv("N") != "" {
		var k []draft
		for i := range m.drafts {
			if i%8 == 0 {
				k = append(k, m.drafts[i])
			}
		}
		m.drafts = k
	}
	s := newStage()
	defer s.close()
	show := func(name string, e script, n int) {
		tl := scripted(s, m.drafts, name, e)
		fmt.Printf("%s stored %s refused %s harm %s fresh %d worse %d changed %d deleted %d kept %s found %d→%d failed %d in %d %d out %d %d\n", name, percent(tl.stored, tl.answered), counts(tl.refused), counts(tl.harm), tl.fresh, tl.worse, tl.changed, tl.deleted, percent(tl.kept, tl.untouched), tl.found, tl.left, tl.failed, tl.in, tl.oldIn, tl.out, tl.oldOut)
		for i, d := range tl.damage {
			if strings.HasPrefix(d, "not stored") && name != "obedient" {
				continue
			}
			if i > n {
				break
			}
			fmt.Println("    ", d)
		}
	}
	show("obedient", obey, 60)
	if os.Getenv("BAD") != "" {
		show("deletes", deletesFirst, 10)
		for _, b := range misbehaviours() {
			show(b.name, b.edit, 2000)
		}
	}
}
