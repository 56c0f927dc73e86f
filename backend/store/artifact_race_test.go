package store_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/store"
)

func TestFiftyPluginsAtOnceKeepTheBudgetAndTheRoots(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	budget(t, db, 20_000)
	conv := begin(t, db, "g")
	message := *conv.ActiveLeafID
	stop := make(chan struct{})
	var watch, all sync.WaitGroup
	watch.Go(func() { // each look is one moment of the file
		for {
			sane(t, db)
			select {
			case <-stop:
				return
			default:
			}
		}
	})
	for n := range 50 {
		all.Go(func() {
			r := rand.New(rand.NewPCG(uint64(n), 1))
			var mine []int64
			for range 12 {
				if err := act(ctx, db, conv.ID, message, r, &mine); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	close(stop)
	watch.Wait()
	sane(t, db)
	if rows := must(db.Messages.Message(ctx, conv.ID, message))(t).Artifacts; len(rows) == 0 {
		t.Error("nothing is left: the loop shows nothing")
	}
}

// act does one of the things that workflows do, often to what another one did first.
func act(ctx context.Context, db *store.DB, conversation string, message int64, r *rand.Rand, mine *[]int64) error {
	m := sound(strconv.Itoa(r.IntN(10)), 1+r.IntN(3_000))
	if r.IntN(4) == 0 {
		m = once("once", 1+r.IntN(30_000)) // some are larger than the budget
	}
	what := r.IntN(6)
	if len(*mine) == 0 {
		what = 0
	}
	var id int64
	if len(*mine) > 0 {
		id = (*mine)[r.IntN(len(*mine))]
	}
	var err error
	switch what {
	case 0, 1:
		if what == 1 {
			m = versionOf(id, m)
		}
		var ids []int64
		ids, _, err = db.AddArtifacts(ctx, message, []plugin.Made{m}, true)
		*mine = append(*mine, ids...)
	case 2:
		_, err = db.DeleteArtifacts(ctx, message, id, plugin.ScopeVariant)
	case 3:
		_, err = db.DeleteArtifacts(ctx, message, id, plugin.ScopeGroup)
	case 4:
		err = db.Rehydrate(ctx, id, m.Data, nil)
	case 5:
		_, err = db.RecordArtifactAccess(ctx, conversation, *mine)
	}
	if slices.Contains([]fault.Code{fault.NotFound, fault.Invalid, fault.Malformed, fault.Conflict, fault.TooLarge}, fault.CodeOf(err)) {
		return nil // deleted, a version by now, or in possession of its bytes
	}
	return err
}

// collect keeps artifacts until it is killed, and tells each that the store said it kept.
func collect(dir string) error {
	ctx := context.Background()
	db, err := store.Open(ctx, options(dir))
	if err != nil {
		return err
	}
	if _, err := db.Settings.UpdateSettings(ctx, []byte(`{"attachment_cache_budget_bytes":1000000}`)); err != nil {
		return err
	}
	c, err := db.Chats.CreateConversation(ctx, chat.NewConversation{FirstMes: "g"})
	if err != nil {
		return err
	}
	fmt.Println("open", c.ID, *c.ActiveLeafID)
	for n := 0; ; n++ {
		ids, _, err := db.AddArtifacts(ctx, *c.ActiveLeafID, []plugin.Made{sound("a", 300_000), sound("b", 10_000)}, true)
		if err != nil {
			return err
		}
		for _, id := range ids {
			fmt.Println("kept", id, 0)
		}
		if n%3 == 2 {
			if _, err := db.DeleteArtifacts(ctx, *c.ActiveLeafID, ids[0], plugin.ScopeGroup); err != nil {
				return err
			}
			fmt.Println("gone", ids[0], 0)
		}
	}
}

func TestAKillLeavesAcknowledgedArtifactsWholeAndNoOthers(t *testing.T) {
	ctx := t.Context()
	r := rand.New(rand.NewPCG(3, 9))
	told := 0
	for range 8 {
		dir := filepath.Join(t.TempDir(), "data")
		cmd, lines := spawn(t, "collect", dir)
		kept, gone := map[int64]bool{}, map[int64]bool{}
		for n := 1 + r.IntN(40); n > 0 && lines.Scan(); n-- {
			words := strings.Fields(lines.Text())
			id, _ := strconv.ParseInt(words[1], 10, 64)
			switch words[0] {
			case "kept":
				kept[id] = true
			case "gone":
				gone[id] = true
			}
		}
		ok(t, cmd.Process.Kill())
		_ = cmd.Wait() // it was killed
		db, err := store.Open(ctx, options(dir))
		ok(t, err)
		must(db.Check(ctx))(t)
		sane(t, db)
		told += len(kept)
		missing := 0
		for id := range kept {
			_, err := db.Artifact(ctx, id)
			if gone[id] && err == nil {
				t.Errorf("artifact %d was deleted and is there", id)
			}
			if !gone[id] && err != nil {
				missing++
			}
		}
		if missing > 1 { // one may have been deleted after the last line that was read
			t.Errorf("%d artifacts are missing", missing)
		}
		ok(t, db.Close())
	}
	if told == 0 {
		t.Error("no artifact was told: the loop shows nothing")
	}
}
