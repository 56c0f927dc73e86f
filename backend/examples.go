//go:build !example

package backend

import "terzetto/backend/core/plugin"

// examples are the plug-ins of a build for tests of the window; there are none here.
func examples() []plugin.Plugin { return nil }

// exampleModels are the engine and the models that a build for tests of the window offers; here they are the usual ones.
func exampleModels(usual LocalModels) LocalModels { return usual }
