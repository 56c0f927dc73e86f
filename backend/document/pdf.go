package document

import (
	"strconv"

	"terzetto/backend/document/pdf"
)

// pdf reads a PDF: an item a page, and the pictures of each page after it, every
// picture once.
func (r *reading) pdf(data []byte) error {
	unseen, err := pdf.Read(r.ctx, data, pdf.Host{
		Room: &r.room, Inflated: &r.inflated, File: r.limits.File, Unfolded: r.limits.Inflated, Pixels: r.limits.Pixels, Items: r.limits.Items,
		Page: func(number int, text string, lowQuality bool) error {
			return r.write("Page "+strconv.Itoa(number), "txt", "text/plain", text, Metadata{Page: number, LowQuality: lowQuality})
		},
		Picture: func(page int, name string, data []byte) error {
			return r.addEmbedded("Page "+strconv.Itoa(page)+" "+name, data, Metadata{Page: page})
		},
		Inflate: r.inflate, Warn: r.warn,
	})
	r.unseen += unseen
	return err
}
