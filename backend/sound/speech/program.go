package speech

import (
	"context"
	"os/exec"

	"terzetto/backend/sound/wave"
)

// A program is what the engines that run one have in common.
type program struct {
	name    string // for people
	command string // looked up at each use, so that one installed while Terzetto runs is found
	missing string // what to do where it is not installed
}

// find gives the path of the program.
func (p program) find() (string, error) {
	path, err := exec.LookPath(p.command)
	if err != nil {
		return "", trouble("missing", p.missing).Because(err)
	}
	return path, nil
}

// ask runs the program with options alone.
func (p program) ask(ctx context.Context, c command) (string, error) {
	path, err := p.find()
	if err != nil {
		return "", err
	}
	c.path, c.limit = path, 1<<20
	out, err := c.run(ctx)
	if err != nil {
		return "", explain(ctx, p.name, err)
	}
	return string(out), nil
}

// synthesize checks an utterance and makes a Sound of what say gives, which is told the path of the program.
func (p program) synthesize(
	ctx context.Context, u Utterance, say func(path string, u Utterance) (wave.Sound, []WordTime, error),
) (Sound, error) {
	u, err := u.check()
	if err != nil {
		return Sound{}, err
	}
	path, err := p.find()
	if err != nil {
		return Sound{}, err
	}
	sound, words, err := say(path, u)
	if err != nil {
		return Sound{}, explain(ctx, p.name, err)
	}
	return finish(p.name, u, sound, words)
}
