package shelf_test

import (
	"regexp"
	"strings"
	"testing"

	"terzetto/backend/model/gguf"
	"terzetto/backend/model/shelf"
)

func TestEveryOfferIsWhole(t *testing.T) {
	offers := shelf.Catalogue()
	if len(offers) < 10 {
		t.Fatalf("%d offers", len(offers))
	}
	hash, files, uses := regexp.MustCompile(`^[0-9a-f]{64}$`), map[string]bool{}, map[string]int{}
	for _, o := range offers {
		if !hash.MatchString(o.SHA256) || files[o.SHA256] || strings.Count(o.Repository, "/") != 1 || !strings.HasSuffix(o.File, ".gguf") ||
			o.Licence == "" || o.Name == "" ||
			o.MemoryGB < 4 || o.SizeGBAbout <= 0 || o.SizeGBAbout > float64(o.MemoryGB) || o.About == "" || o.Date == "" {
			t.Errorf("%+v", o)
		}
		files[o.SHA256] = true
		uses[o.Use]++
	}
	if uses[shelf.Stories]+uses[shelf.Tools]+uses[shelf.Meaning] != len(offers) || len(uses) != 3 {
		t.Errorf("uses: %v", uses)
	}
}

func TestTheLargestOfferThatFitsIsPreselected(t *testing.T) {
	const gib = 1 << 30
	for _, c := range []struct {
		name, use string
		have      gguf.Computer
		wants     string
	}{
		{"8 GB", shelf.Stories, gguf.Computer{RAM: 8 * gib}, "Ministral 3 3B"},
		{"8 GB for tools", shelf.Tools, gguf.Computer{RAM: 8 * gib}, "Qwen 3.5 4B"},
		{"16 GB, full at the moment", shelf.Stories, gguf.Computer{RAM: 16 * gib, FreeRAM: gib}, "Ministral 3 8B"},
		{"64 GB and a slow processor", shelf.Stories, gguf.Computer{RAM: 64 * gib}, "Ministral 3 8B"},
		{"a Mac with 16 GB", shelf.Stories, gguf.Computer{RAM: 16 * gib, Shared: true}, "Mistral Nemo 12B"},
		{"a Mac with 32 GB", shelf.Stories, gguf.Computer{RAM: 32 * gib, Shared: true}, "Mistral Small 3.2 24B"},
		{"a card with 12 GB", shelf.Tools, gguf.Computer{RAM: 32 * gib, VRAM: 12 * gib}, "Ministral 3 14B"},
		{"a card with 24 GB", shelf.Tools, gguf.Computer{RAM: 32 * gib, VRAM: 24 * gib}, "Qwen 3.8 27B"},
		{"search", shelf.Meaning, gguf.Computer{RAM: 4 * gib}, "Qwen3 Embedding 0.6B"},
		{"too little memory", shelf.Stories, gguf.Computer{RAM: 4 * gib}, ""},
		{"nothing is known", shelf.Stories, gguf.Computer{}, ""},
		{"an unknown use", "poems", gguf.Computer{RAM: 64 * gib}, ""},
	} {
		o, found := shelf.Preselect(shelf.Catalogue(), c.have, c.use)
		if o.Name != c.wants || found != (c.wants != "") || o.MayAskForAgreement {
			t.Errorf("%s: %q, %v", c.name, o.Name, found)
		}
	}
}
