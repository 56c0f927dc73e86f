package library

import (
	"context"

	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/store"
)

// A PortraitReader reads the pictures of personas.
type PortraitReader interface {
	PersonaAvatar(ctx context.Context, persona int64) (data []byte, mime string, err error)
}

// Portraits are the pictures of the personas.
type Portraits struct {
	PortraitReader

	db  *store.DB
	hub *hub.Hub
}

// Set gives a persona a picture; without bytes it takes the picture away.
func (s *Portraits) Set(ctx context.Context, persona int64, data []byte) (chat.Persona, error) {
	mime, err := pictureType(data)
	if err != nil {
		return chat.Persona{}, err
	}
	return hub.Announce(s.hub, "personas", "", func() (chat.Persona, error) { return s.db.Library.SetPersonaAvatar(ctx, persona, mime, data) })
}

// pictureType is the type of a picture that can be shown; empty where there are no bytes.
func pictureType(data []byte) (string, error) {
	if len(data) == 0 {
		return "", nil
	}
	img, err := chat.NewImage("The picture", data)
	return img.Mime, err
}
