-- The address of an image carries the hash of its content, so that a browser may keep what it has of it: ids are given again
-- after a restore. An image of before has none, and a browser asks each time whether it is still the same. The hash is in a
-- table of its own, because in the other it would come after the bytes, which lists never read.

CREATE TABLE attachment_hashes (
  id   INTEGER PRIMARY KEY REFERENCES attachments (id) ON DELETE CASCADE,
  hash TEXT NOT NULL                                  -- SHA-256 of the image's data, in hexadecimal
);
