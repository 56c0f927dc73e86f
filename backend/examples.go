//go:build !example

package backend

import "terzetto/backend/core/plugin"

// examples are the plug-ins of a build for tests of the window; there are none here.
func examples() []plugin.Plugin { return nil }
