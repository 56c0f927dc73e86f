package chat_test

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
)

// nodes reads rows written as [id, parent].
func nodes(t *testing.T, rows [][2]*string) []chat.Node {
	t.Helper()
	var all []chat.Node
	for _, r := range rows {
		n := chat.Node{ID: id(t, *r[0])}
		if r[1] != nil {
			parent := id(t, *r[1])
			n.Parent = &parent
		}
		all = append(all, n)
	}
	return all
}

func id(t *testing.T, text string) int64 {
	t.Helper()
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestTreeCases(t *testing.T) {
	text, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		Area  string
		Note  string
		Input struct {
			Messages [][2]*string
			Leaf     string
			Target   string
		}
		Expected struct {
			Leaf        string
			Left        []string
			BranchCount int    `json:"branch_count"`
			BranchIndex int    `json:"branch_index"`
			Prev        string `json:"prev_branch_id"`
			Next        string `json:"next_branch_id"`
		}
	}
	if err := json.Unmarshal(text, &cases); err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		t.Run(c.Area, func(t *testing.T) {
			rows := nodes(t, c.Input.Messages)
			switch c.Area {
			case "tree.branches":
				m := chat.Message{ID: id(t, c.Input.Leaf)}
				of := rows[slices.IndexFunc(rows, func(n chat.Node) bool { return n.ID == m.ID })].Parent
				siblings := lists.Keep(rows, func(n chat.Node) bool { return cmp.Equal(n.Parent, of) })
				chat.Branches(&m, lists.Map(siblings, func(n chat.Node) int64 { return n.ID }))
				if m.BranchCount != c.Expected.BranchCount || m.BranchIndex != c.Expected.BranchIndex ||
					*m.PrevBranchID != id(t, c.Expected.Prev) || *m.NextBranchID != id(t, c.Expected.Next) {
					t.Errorf("%s: got %+v", c.Note, m)
				}
			case "tree.switch": // the store follows the newest replies itself; its TestTreeCases plays this
			case "tree.delete":
				leaf := id(t, c.Input.Leaf)
				gone, next := chat.Deletion(rows, id(t, c.Input.Target), &leaf)
				var left []string
				for _, n := range rows {
					if !slices.Contains(gone, n.ID) {
						left = append(left, strconv.FormatInt(n.ID, 10))
					}
				}
				if diff := cmp.Diff(c.Expected.Left, left); diff != "" || *next != id(t, c.Expected.Leaf) {
					t.Errorf("%s: the leaf is %d; rows (-want +got):\n%s", c.Note, *next, diff)
				}
			default:
				t.Errorf("no rule for %s", c.Area)
			}
		})
	}
}

func TestDeletingMovesTheLeafOnlyWhenItGoes(t *testing.T) {
	one, two, four := int64(1), int64(2), int64(4)
	// 1 ─ 2 ─ 3, and a second root 4.
	rows := []chat.Node{{ID: 1}, {ID: 2, Parent: &one}, {ID: 3, Parent: &two}, {ID: 4}}
	for _, c := range []struct {
		name string
		id   int64
		leaf *int64
		gone int
		next *int64
	}{
		{"the leaf's own row", 3, new(int64(3)), 1, &two},
		{"a row above the leaf", 2, new(int64(3)), 2, &one},
		{"a root takes every other root with it", 1, new(int64(3)), 4, nil},
		{"a leaf above stays", 3, &two, 1, &two},
		{"an unknown row takes nothing", 99, &four, 0, &four},
		{"no leaf stays none", 3, nil, 1, nil},
	} {
		gone, next := chat.Deletion(rows, c.id, c.leaf)
		if len(gone) != c.gone || !cmp.Equal(next, c.next) {
			t.Errorf("%s: %v go, the leaf is %v", c.name, gone, next)
		}
	}
}

func TestADeletionTakesSiblingsAndWhatIsBelowThem(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		var all []chat.Node
		for i := range int64(200) {
			n := chat.Node{ID: i + 1}
			if i > 0 && r.IntN(20) > 0 {
				parent := r.Int64N(i) + 1
				n.Parent = &parent
			}
			all = append(all, n)
		}
		chosen := all[r.IntN(len(all))]
		goes := map[int64]bool{} // parents come before what is below them
		for _, n := range all {
			goes[n.ID] = cmp.Equal(n.Parent, chosen.Parent) || n.Parent != nil && goes[*n.Parent]
		}
		r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		for _, n := range all {
			gone, next := chat.Deletion(all, chosen.ID, &n.ID)
			if slices.Contains(gone, n.ID) != goes[n.ID] {
				t.Fatalf("%d goes with %d: %t", n.ID, chosen.ID, !goes[n.ID])
			}
			if want := map[bool]*int64{true: chosen.Parent, false: &n.ID}[goes[n.ID]]; !cmp.Equal(next, want) {
				t.Fatalf("after %d went, the leaf %d became %v", chosen.ID, n.ID, next)
			}
		}
	}
}
