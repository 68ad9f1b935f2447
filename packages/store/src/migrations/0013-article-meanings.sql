-- The embeddings of articles by the operator's model, so that a restart doesn't compute them again. They are
-- deleted with their article, or when the article has left the window of open stories.
CREATE TABLE article_meanings (
  article_id text PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
  -- The model that computed the embedding. Vectors of different models can't be compared.
  model text NOT NULL,
  -- The hash of the text that was embedded; the embedding is computed again if the text changes.
  text_hash text NOT NULL,
  -- One signed byte per component, in proportion to the largest one.
  vector bytea NOT NULL
);
