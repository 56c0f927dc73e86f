package huggingface

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"path"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/fetch"
	"terzetto/backend/model/serverurl"
)

const (
	mostBytes = 16 << 20 // of one answer
	mostFiles = 5000     // of a repository, of any kind
	mostPages = 50       // that its list is in
)

// A Client asks Hugging Face or a mirror.
type Client struct {
	Endpoint string // see the function of this name
	Token    string // of the person there; empty: none
	Fetcher  *fetch.Fetcher
}

// A Repository is what a commit of a repository holds for us.
type Repository struct {
	Repo    string // owner/name, as it is called now
	Commit  string
	License string // as the author names it, such as apache-2.0; empty: not named
	Gated   bool   // the author asks for a license agreement before a download
	Files   []File // by name
}

// Page is the address of the page of a repository, for a browser.
func (c Client) Page(repo string) string { return c.Endpoint + "/" + repo }

// Look lists the models of a repository.
func (c Client) Look(ctx context.Context, p Place) (Repository, error) {
	if !isRepo(p.Repo) {
		return Repository{}, errors.New("look at a repository: the place is in none")
	}
	about := c.Endpoint + "/api/models/" + p.Repo
	if p.Revision != "" {
		about += "/revision/" + url.PathEscape(p.Revision)
	}
	var card card
	if _, err := c.read(ctx, p.Repo, about, &card); err != nil {
		return Repository{}, err
	}
	r := Repository{Repo: p.Repo, Commit: card.SHA, License: card.license(), Gated: card.gated()}
	if isRepo(card.ID) {
		r.Repo = card.ID
	}
	if raw, err := hex.DecodeString(r.Commit); err != nil || len(raw) == 0 {
		return Repository{}, c.unreadable(errors.New("it names no commit"))
	}
	var all []leaf
	query := "recursive=true"
	for page := 0; query != ""; page++ {
		var leaves []leaf
		header, err := c.read(ctx, r.Repo, c.Endpoint+"/api/models/"+r.Repo+"/tree/"+r.Commit+"?"+query, &leaves)
		if err != nil {
			return Repository{}, err
		}
		if all = append(all, leaves...); len(all) > mostFiles || page >= mostPages {
			return Repository{}, fault.Newf(fault.TooLarge, "%s holds too many files to list. Enter the address of one .gguf file instead.", r.Repo)
		}
		query = nextQuery(header)
	}
	if r.Files = filesOf(all); len(r.Files) == 0 {
		return Repository{}, fault.Newf(fault.NotFound, "%s holds no .gguf files. Look for a repository whose name ends in GGUF.", r.Repo)
	}
	return r, nil
}

// Sources says where to download the parts of a file, in their order.
func (c Client) Sources(r Repository, f File) []fetch.Source {
	hosts := []string{"huggingface.co", "*.huggingface.co", "hf.co", "*.hf.co"} // *.hf.co has *.xethub.hf.co in it
	if u, err := url.Parse(c.Endpoint); err == nil {
		hosts = append(hosts, "*."+u.Hostname())
	}
	var all []fetch.Source
	for _, part := range f.Parts {
		var escaped []string
		for name := range strings.SplitSeq(part.Path, "/") {
			escaped = append(escaped, url.PathEscape(name))
		}
		all = append(all, fetch.Source{
			URL:  c.Endpoint + "/" + r.Repo + "/resolve/" + r.Commit + "/" + strings.Join(escaped, "/"),
			Name: path.Base(part.Path), Size: part.Size, SHA256: part.SHA256, Token: c.Token, Hosts: hosts,
		})
	}
	return all
}

// read gets an answer about a repository.
func (c Client) read(ctx context.Context, repo, address string, into any) (http.Header, error) {
	s := fetch.Source{URL: address, Name: repo, Token: c.Token, Hosts: []string{"huggingface.co"}}
	data, header, err := c.Fetcher.Read(ctx, s, mostBytes)
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(data, into); err != nil {
		return nil, c.unreadable(err)
	}
	return header, nil
}

func (c Client) unreadable(cause error) error {
	return fault.Newf(fault.Unavailable, "%s sent an answer that Terzetto can't read.", serverurl.Host(c.Endpoint)).Because(cause)
}

// A card is what is said of a repository.
type card struct {
	ID       string          `json:"id"`
	SHA      string          `json:"sha"`
	Gated    any             `json:"gated"` // false, or how the author agrees
	CardData json.RawMessage `json:"cardData"`
	Tags     []string        `json:"tags"`
}

func (c card) gated() bool { return c.Gated != nil && c.Gated != false }

// license is the one that the author names. The names of their own licenses are in a field of their own.
func (c card) license() string {
	var said struct {
		License any    `json:"license"`
		Name    string `json:"license_name"`
	}
	_ = json.Unmarshal(c.CardData, &said) // an author may write anything there; the tags say it too
	license, _ := said.License.(string)
	for _, tag := range c.Tags {
		if name, ok := strings.CutPrefix(tag, "license:"); ok && license == "" {
			license = name
		}
	}
	if license == "other" && said.Name != "" {
		license = said.Name
	}
	return license
}

// nextQuery is the query of the next page of a list; empty: there is none. A mirror may name Hugging Face's own address.
func nextQuery(h http.Header) string {
	for link := range strings.SplitSeq(strings.Join(h.Values("Link"), ","), ",") {
		address, kind, _ := strings.Cut(link, ">")
		u, err := url.Parse(strings.TrimLeft(address, " <"))
		if err == nil && strings.Contains(kind, `rel="next"`) {
			return u.RawQuery
		}
	}
	return ""
}
