-- What was read of an article when it was placed: kind, agency, sentence states and the like (ArticleReading of domain, the
-- sentences packed). An article that changed since is read anew when it is placed anew.
ALTER TABLE articles ADD COLUMN reading jsonb;
