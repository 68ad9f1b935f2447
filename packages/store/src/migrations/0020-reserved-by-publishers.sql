-- What a publisher reserves of an article (Reserved of domain), by its feed, its page and its site; null where nothing is. What may
-- not be used of its words and pictures isn't stored.
ALTER TABLE articles ADD COLUMN reserved jsonb;
