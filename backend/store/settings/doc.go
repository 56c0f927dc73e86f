// Package settings keeps what a person chose: the settings, presets, the models of the servers, and what tools may do. It
// says who answers.
//
// Promises: a choice that the row lacks has its default. A choice names only what is there. A switch of one plug-in changes
// that one key, so that two windows that flip two switches at once keep both.
package settings
