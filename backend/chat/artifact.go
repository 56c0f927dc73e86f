package chat

import "fmt"

// An ArtifactFile is the bytes of an artifact and what a reader of them must know.
type ArtifactFile struct {
	Filename string
	Mime     string
	Hash     string // SHA-256 of Data in hexadecimal: changes when the bytes were made again
	Data     []byte
}

// ArtifactURL is where a window finds the bytes of an artifact.
func ArtifactURL(conversation string, message, id int64) string {
	return fmt.Sprintf("/api/conversations/%s/messages/%d/workflow-attachments/%d/data", conversation, message, id)
}
