package llm

import (
	"errors"
	"net/http"
)

// Extends reports whether a call of the target may set Extend: its server is one of those
// that continue a last message, and no call has shown otherwise.
func (k *knowledge) Extends(t Target) bool {
	known := k.Capabilities(t)
	return known.Extends != No && known.dialect().Extends()
}

// CannotExtend remembers that the server answers a last message of the assistant's with
// another one, or refuses it. Another version of the server is tried again.
func (k *knowledge) CannotExtend(t Target) {
	k.learn(t, func(known *Capabilities) { known.Extends = No })
}

// RefusesExtending reports whether a server refused a request in a way that may be due to its
// last message.
func RefusesExtending(err error) bool {
	said, is := errors.AsType[serverError](err)
	if !is || said.overflow != nil || said.loading() {
		return false
	}
	switch said.status {
	case http.StatusBadRequest, http.StatusNotFound, http.StatusUnprocessableEntity, http.StatusInternalServerError, http.StatusNotImplemented:
		return true
	}
	return false
}
