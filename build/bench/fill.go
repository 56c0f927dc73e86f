package main

import (
	"context"
	"database/sql"
	"path/filepath"

	_ "modernc.org/sqlite" // the measures read and write the same files
)

// database opens a file of a data folder that no program has open for writing.
func database(dir, name string) *sql.DB {
	return must(sql.Open("sqlite", "file:"+filepath.Join(dir, name)))
}

// write runs statements in the file of a data folder that no program has open.
func write(ctx context.Context, dir, statements string, args ...any) {
	db := database(dir, "terzetto.db")
	defer func() { check(db.Close()) }()
	must(db.ExecContext(ctx, statements, args...))
}

// fill writes a path of rows into a conversation, with a second branch at every tenth, on which
// the path goes on: the row before the first row of a step is the last one of the step before.
func fill(ctx context.Context, dir, conversation string, rows int) {
	write(ctx, dir, `
WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i + 1 < ?2),
	branch(b) AS (VALUES (0), (1)),
	start(id) AS (SELECT coalesce(max(id), 0) + 1 FROM messages)
INSERT INTO messages (id, conversation_id, role, content, turn_index, parent_id, created_at)
SELECT id + i + i / 10 + b, ?1, iif(i % 2, 'assistant', 'user'),
	printf('Row %d. The rain runs down the glass while someone hums, and the kettle begins to speak of tea and ships and the long way home.', i),
	i, iif(i, id + i + i / 10 - 1, NULL), unixepoch() * 1000000
FROM step, branch, start WHERE b = 0 OR i % 10 = 9 ORDER BY 1;
UPDATE conversations SET active_leaf_id = (SELECT max(id) FROM messages WHERE conversation_id = ?1) WHERE id = ?1`, conversation, rows)
}

// The library that the search is measured in: a heavy writer's after some years.
const (
	libraryTalks = 10_000
	libraryRows  = 200_000
)

// middleTalk is a conversation in the middle of the library.
const middleTalk = "00000000-0000-7000-8000-000000005000"

// fillLibrary writes the conversations of the library into a new file.
func fillLibrary(ctx context.Context, dir string) {
	write(ctx, dir, `
WITH RECURSIVE talk(c) AS (SELECT 0 UNION ALL SELECT c + 1 FROM talk WHERE c + 1 < ?1)
INSERT INTO conversations (id, title, macro_seed, created_at, updated_at)
SELECT printf('00000000-0000-7000-8000-%012d', c), printf('Harbour %d', c), 's', at, at
FROM (SELECT c, (unixepoch() - (?1 - c) * 60) * 1000000 AS at FROM talk);
WITH RECURSIVE place(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM place WHERE n + 1 < ?1 * ?2)
INSERT INTO messages (id, conversation_id, role, content, turn_index, parent_id, created_at)
SELECT n + 1, printf('00000000-0000-7000-8000-%012d', n / ?2), iif(n % 2, 'assistant', 'user'),
	printf('Row %d of talk %d, at quay%d. The rain runs down the glass while someone hums, ' ||
		'and the kettle begins to speak of tea and ships and the long way home.', n % ?2, n / ?2, n / 7),
	n % ?2, iif(n % ?2, n, NULL), (unixepoch() - (?1 - n / ?2) * 60) * 1000000 + n % ?2
FROM place;
UPDATE conversations SET active_leaf_id = (SELECT max(id) FROM messages WHERE conversation_id = conversations.id)`,
		libraryTalks, libraryRows/libraryTalks)
}
