-- What a workflow's runs begin with.
ALTER TABLE automations ADD COLUMN vars TEXT NOT NULL DEFAULT '{}';
