package process

import "sync"

// StartBound starts the program; its job ends it when this process ends, however that happens. wait waits until the program
// has ended, may be called by many, and says how it ended.
func (g *Group) StartBound(string) (wait func() error, err error) {
	if err := g.Start(); err != nil {
		return nil, err
	}
	return sync.OnceValue(g.cmd.Wait), nil
}
