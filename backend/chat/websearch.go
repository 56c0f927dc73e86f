package chat

// A WebSearch is what a person chose to search the web with. Its zero value is nothing.
type WebSearch struct {
	Service SearchService `json:"service"` // empty: none
	Address string        `json:"address"` // of a SearXNG instance
	ToolID  string        `json:"toolId"`  // of a tool server
}

// A SearchService is one of the ways to search the web.
type SearchService string

// The services.
const (
	SearXNG    SearchService = "searxng"
	Brave      SearchService = "brave"
	Tavily     SearchService = "tavily"
	Kagi       SearchService = "kagi"
	ServerTool SearchService = "tool" // a tool of a server that the person added
)

// SearchServices lists them in the order in which a person is shown them.
func SearchServices() []SearchService {
	return []SearchService{SearXNG, Brave, Tavily, Kagi, ServerTool}
}

// KeyedSearch lists those that want a key.
func KeyedSearch() []SearchService { return []SearchService{Brave, Tavily, Kagi} }
