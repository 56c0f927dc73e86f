package app

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"terzetto/backend/story/portable"
)

func TestAStoppedExportLeavesTheChosenFileAsItWas(t *testing.T) {
	for _, row := range []struct{ name, had string }{
		{"there was no file", ""},
		{"there was one", "the older export"},
	} {
		t.Run(row.name, func(t *testing.T) {
			folder, ctx := t.TempDir(), t.Context()
			path := filepath.Join(folder, "Tide.md")
			if row.had != "" {
				if err := os.WriteFile(path, []byte(row.had), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			ctx, stop := context.WithCancel(ctx)
			err := writeStream(ctx, t.TempDir(), path, portable.Stream{Name: "Tide.md", Write: func(ctx context.Context, w io.Writer) error {
				if _, err := io.WriteString(w, "# Tide\n\nHalf of"); err != nil {
					return err
				}
				stop()
				return ctx.Err()
			}})
			if !errors.Is(err, context.Canceled) {
				t.Errorf("the export gives %v", err)
			}
			got, _ := os.ReadFile(path)
			all, err := os.ReadDir(folder)
			if err != nil || string(got) != row.had || len(all) > 1 || row.had == "" && len(all) > 0 {
				t.Errorf("the folder has %v, and the file %q, %v", all, got, err)
			}
		})
	}
}
