package store_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
)

// fill writes until no file may grow any more, as on a full disk, makes room again
// and goes on.
func fill(dir string) error {
	signal.Ignore(syscall.SIGXFSZ)
	ctx := context.Background()
	db, err := store.Open(ctx, options(dir))
	if err != nil {
		return err
	}
	c, err := db.Chats.CreateConversation(ctx, chat.NewConversation{FirstMes: "g"})
	if err != nil {
		return err
	}
	made, err := db.BackUpNow(ctx)
	if err != nil {
		return err
	}
	var before syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &before); err != nil {
		return err
	}
	full := syscall.Rlimit{Cur: 4 << 20, Max: before.Max} // the write-ahead log of a new file takes more than one already
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &full); err != nil {
		return err
	}
	kept := 0
	for {
		said := fmt.Sprintf("%d %s", kept, strings.Repeat("x", 20_000))
		_, _, err = playTurn(ctx, db, turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: said}, "answer "+said)
		if err != nil {
			break
		}
		kept++
	}
	if !fault.Is(err, fault.Exhausted) {
		return fmt.Errorf("a full disk is told as: %w", err)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 64 << 10, Max: before.Max}); err != nil {
		return err
	}
	if _, err := db.Backup(ctx, filepath.Join(dir, "copy.db")); !fault.Is(err, fault.Exhausted) {
		return fmt.Errorf("a copy to a full disk is told as: %w", err)
	}
	if _, err := os.Stat(filepath.Join(dir, "copy.db")); !errors.Is(err, os.ErrNotExist) {
		return fmt.Errorf("half a copy stayed: %w", err)
	}
	if _, err := db.PrepareRestore(ctx, made.File); !fault.Is(err, fault.Exhausted) {
		return fmt.Errorf("a restore on a full disk is told as: %w", err)
	}
	if left, err := filepath.Glob(filepath.Join(dir, "*.new*")); err != nil || len(left) > 0 {
		return fmt.Errorf("half a restore stayed, %q: %w", left, err)
	}
	rows, err := db.Messages.Messages(ctx, c.ID, chat.Page{})
	if err != nil {
		return fmt.Errorf("read while the disk is full: %w", err)
	}
	answers := 0
	for _, m := range rows {
		if strings.HasPrefix(m.Content, "answer") {
			answers++
		}
	}
	if answers != kept || kept == 0 {
		return fmt.Errorf("%d turns were kept and %d are there", kept, answers)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &before); err != nil {
		return err
	}
	if err := speak(ctx, db, c.ID, before); err != nil {
		return err
	}
	// The row that was said when the disk filled up may stand; it is answered now.
	if _, _, err := playTurn(ctx, db, turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: "room again"}, "fine"); err != nil {
		return fmt.Errorf("write after room was made: %w", err)
	}
	if _, err := db.Check(ctx); err != nil {
		return err
	}
	fmt.Println("kept", kept)
	return leave(ctx, db, dir, c.ID)
}

// leave ends on a full disk, which is told in one sentence. What was saved is there at the next start.
func leave(ctx context.Context, db *store.DB, dir, conversation string) error {
	if _, _, err := playTurn(ctx, db, turn.Request{Kind: turn.Send, ConversationID: conversation, Text: "goodbye"}, "bye"); err != nil {
		return err
	}
	var before syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &before); err != nil {
		return err
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 4 << 10, Max: before.Max}); err != nil {
		return err
	}
	if err := db.Close(); !fault.Is(err, fault.Exhausted) || strings.Count(err.Error(), "full") != 1 {
		return fmt.Errorf("an exit on a full disk is told as: %w", err)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &before); err != nil {
		return err
	}
	db, err := store.Open(ctx, options(dir))
	if err != nil {
		return err
	}
	rows, err := db.Messages.Messages(ctx, conversation, chat.Page{})
	if err == nil && rows[len(rows)-1].Content != "bye" {
		err = fmt.Errorf("the last message is %q", rows[len(rows)-1].Content)
	}
	return errors.Join(err, db.Close())
}

// speak ends a turn whose sound finds no room on the disk, though its words do.
func speak(ctx context.Context, db *store.DB, conversation string, before syscall.Rlimit) error {
	s, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conversation, Text: "say it"})
	if err != nil {
		return err
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 8 << 20, Max: before.Max}); err != nil {
		return err
	}
	r := result(s, turn.Send, "said")
	r.Artifacts = []plugin.Made{sound("a", 16<<20)}
	done, err := db.Turns.Commit(ctx, r)
	if err != nil {
		return fmt.Errorf("a sound without room took its words along: %w", err)
	}
	m, err := db.Messages.Message(ctx, conversation, done.MessageID)
	if err != nil || m.Content != "said" || len(m.Artifacts) != 0 || len(done.Rejected) != 1 {
		return fmt.Errorf("the reply is %q with %v, rejected %v: %w", m.Content, m.Artifacts, done.Rejected, err)
	}
	return syscall.Setrlimit(syscall.RLIMIT_FSIZE, &before)
}

func TestAFullDiskIsToldPlainlyAndLosesNothing(t *testing.T) {
	cmd, lines := spawn(t, "fill", filepath.Join(t.TempDir(), "data"))
	told := lines.Scan()
	if err := cmd.Wait(); err != nil || !told {
		t.Fatalf("%v, %q", err, lines.Text())
	}
}
