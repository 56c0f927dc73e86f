// Package shown makes pictures such as the servers of models read: small enough, upright, PNG or JPEG.
//
// A picture is measured before it is decoded. What can't be decoded, or is too large for that, is an error, and never a part of
// a picture.
package shown
