-- The rights to an article that its publisher reserves, in the feed, on the page or for the whole site
-- (ReservedRights in domain); NULL if none are. Texts and pictures that may not be used aren't stored.
ALTER TABLE articles ADD COLUMN reserved jsonb;
