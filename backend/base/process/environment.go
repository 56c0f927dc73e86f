package process

import "os"

// SelectEnvironment gives the part of this process's environment that the names choose, for a program that may
// see nothing else of it.
func SelectEnvironment(names ...string) (env []string) {
	for _, name := range names {
		if v, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+v)
		}
	}
	return env
}
