// Package service is the district of the services, one for each noun of the window.
//
// A service owns its state and its locks, and no service imports another: what one needs of another is a function or a
// small interface that package backend hands over. The doors call them; they call core and store.
package service
