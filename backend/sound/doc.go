// Package sound is the district of what is heard: the player of audio, the engines of speech, WAV and MP3.
//
// It knows no model and no conversation. Plug-ins and the services that read aloud call it.
package sound
