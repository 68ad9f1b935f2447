-- The analysis of an article when it was placed in a story: kind, agency, kinds of sentences and so on
-- (ArticleAnalysis in domain, with packed sentences). An article that changes is analysed again when it is
-- placed again.
ALTER TABLE articles ADD COLUMN reading jsonb;
