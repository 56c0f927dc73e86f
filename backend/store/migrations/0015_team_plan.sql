-- What a line of a team's log says of the plan, for views: names may hold every sign that a sentence parts them by.
ALTER TABLE team_logs ADD COLUMN plan TEXT; -- JSON; null: the line says nothing of a plan
