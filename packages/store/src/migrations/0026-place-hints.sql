-- The place hint of a feed, and the one that an article inherited from the feed that brought it; NULL where its publisher's counts.
ALTER TABLE feeds ADD COLUMN place jsonb;
ALTER TABLE articles ADD COLUMN place_hint jsonb;
