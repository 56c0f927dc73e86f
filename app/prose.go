package app

import (
	"context"
	"fmt"
	"os"

	"terzetto/backend/base/fault"
	"terzetto/backend/story/proof"
)

// countProse counts the replies of an exported report again, from its texts alone, and says where the file differs.
func countProse(_ context.Context, s *shell, args []string) error {
	if len(args) != 1 {
		return fault.New(fault.Invalid, "Add the file of the report: terzetto prose FILE.")
	}
	f, err := os.Open(args[0])
	if err != nil {
		return fault.Newf(fault.NotFound, "%s can't be opened.", args[0]).Because(err)
	}
	defer func() { _ = f.Close() }()
	d, err := proof.Read(f)
	if err != nil {
		return err
	}
	fmt.Fprintln(s.stdout, d.Count().Sentence())
	all := d.Differences()
	for _, one := range all {
		fmt.Fprintln(s.stdout, one)
	}
	if len(all) > 0 {
		return fault.New(fault.Conflict, "The file was changed after it was written, or by another version of Terzetto.")
	}
	return nil
}
