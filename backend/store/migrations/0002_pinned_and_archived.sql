-- A pinned conversation stands above the others. An archived one stands in a list of
-- its own until somebody writes in it or brings it back.

ALTER TABLE conversations ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE conversations ADD COLUMN archived_at INTEGER;

-- One page of each list is read in its order, without sorting the rest.
CREATE INDEX conversations_listed ON conversations (pinned, updated_at, id) WHERE trashed_at IS NULL AND archived_at IS NULL;
CREATE INDEX conversations_archived ON conversations (pinned, updated_at, id) WHERE trashed_at IS NULL AND archived_at IS NOT NULL;
CREATE INDEX conversations_trashed ON conversations (trashed_at, id) WHERE trashed_at IS NOT NULL;
