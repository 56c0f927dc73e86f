-- What the nodes of a flow gave within a step, so that the step goes on at the node that was not done.
CREATE TABLE flow_nodes (
  run_id   TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,           -- of the step
  flow     TEXT NOT NULL,              -- which flow on which input
  node     TEXT NOT NULL,
  path     TEXT NOT NULL,              -- of the node in the log
  result   TEXT NOT NULL,
  PRIMARY KEY (run_id, position, flow, node)
);
