-- The place hint of a feed, and the hint that an article got from its feed; NULL if the publisher's place
-- applies.
ALTER TABLE feeds ADD COLUMN place jsonb;
ALTER TABLE articles ADD COLUMN place_hint jsonb;
