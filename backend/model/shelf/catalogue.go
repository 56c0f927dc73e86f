package shelf

import (
	_ "embed"
	"encoding/json"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/gguf"
)

// Offer is a model of the catalogue: one file of a repository at Hugging Face.
type Offer struct {
	Repository         string  `json:"repository"`
	File               string  `json:"file"`
	SHA256             string  `json:"sha256"`
	Name               string  `json:"name"`
	MemoryGB           int     `json:"memory_gb"` // of the smallest computer that it suits
	Use                string  `json:"use"`
	About              string  `json:"about"`
	Licence            string  `json:"licence"`
	SizeGBAbout        float64 `json:"size_gb_about"` // the server's own answer counts
	Date               string  `json:"date"`          // when these facts were true
	MayAskForAgreement bool    `json:"may_ask_for_agreement"`
}

// What a model of the catalogue is for.
const (
	Stories = "stories"
	Tools   = "tools"
	Meaning = "meaning" // it embeds texts, for search
)

//go:embed catalogue.json
var catalogue []byte

// Catalogue is what Terzetto offers, in the order of the makers' own models first.
func Catalogue() (all []Offer) {
	if json.Unmarshal(catalogue, &all) != nil {
		return nil
	}
	return all
}

// largestWithoutCard is the memory class above which a processor alone answers slower than people read.
const largestWithoutCard = 8

// Preselect is the offer for a use that a newcomer to this computer is asked about first: the largest that fits with other
// programs closed. One that may ask for a licence agreement is none.
func Preselect(all []Offer, computer gguf.Computer, use string) (best Offer, ok bool) {
	empty := computer
	empty.FreeRAM, empty.FreeVRAM = computer.RAM, computer.VRAM
	for _, o := range lists.Keep(all, func(o Offer) bool { return o.Use == use && !o.MayAskForAgreement }) {
		switch {
		case gguf.Judge(gguf.EstimateFromSize(int64(o.SizeGBAbout*1e9)), empty, 0) != gguf.Fits:
		case computer.VRAM <= 0 && !computer.Shared && o.MemoryGB > largestWithoutCard:
		case !ok || o.MemoryGB > best.MemoryGB:
			best, ok = o, true
		}
	}
	return best, ok
}
