package tool

// A Source is a page of the web that the result of a call is from, for a person who wants to read it there.
type Source struct {
	Title   string `json:"title"`
	URL     string `json:"url"` // begins with http:// or https://
	Excerpt string `json:"excerpt"`
	Date    string `json:"date"` // of the page, as YYYY-MM-DD; empty: unknown
}
