-- Settings that only some servers take, parameters that a person adds, and the phrases that the sampler is kept from.

ALTER TABLE model_configs ADD COLUMN further_samplers TEXT NOT NULL DEFAULT '{}';  -- JSON, by the names of dialect.Setting
ALTER TABLE model_configs ADD COLUMN more_parameters  TEXT NOT NULL DEFAULT '';    -- a JSON object, or empty
ALTER TABLE phrase_bank   ADD COLUMN banned           INTEGER NOT NULL DEFAULT 0;  -- a person marks it
