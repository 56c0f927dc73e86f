package toolchat

import (
	"fmt"

	"terzetto/backend/chat"
	"terzetto/backend/tool"
)

// number gives the pages and files that a result names the next numbers of the reply.
func (u *Use) number(c *chat.Call, pages []tool.Source) []chat.Source {
	next := 1
	for _, o := range u.Calls {
		for _, s := range o.Sources {
			next = max(next, s.Number+1)
		}
	}
	all := []chat.Source{}
	for _, p := range pages {
		all = append(all, chat.Source{Number: next + len(all), Title: p.Title, URL: p.URL, Excerpt: p.Excerpt, Date: p.Date})
	}
	if len(all) > 0 {
		return all
	}
	for _, m := range c.Read {
		if m.Kind == string(tool.OfFile) && m.Name != "" {
			all = append(all, chat.Source{Number: next + len(all), Title: m.Name, File: m.Name})
		}
	}
	return all
}

// withSources puts the numbers of its sources before a result, as the model reads them.
func withSources(sources []chat.Source, text string) string {
	switch n := len(sources); n {
	case 0:
		return text
	case 1:
		return fmt.Sprintf("[%d] %s\n\n%s", sources[0].Number, sources[0].Title, text)
	default:
		return fmt.Sprintf("These results are the sources [%d] to [%d], in this order.\n\n%s", sources[0].Number, sources[n-1].Number, text)
	}
}
