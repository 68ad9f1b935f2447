-- What an article means to the operator's embedding model, so that a restart asks the model about none again.
-- Goes with its article; house-keeping drops it when the article has left the window of open stories.
CREATE TABLE article_meanings (
  article_id text PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
  -- The model that gave it. Another model's vectors can't be compared with it.
  model text NOT NULL,
  -- Of the text that it was read from: an edited article's meaning is read anew.
  text_hash text NOT NULL,
  -- A signed byte a number, in proportion to the largest.
  vector bytea NOT NULL
);
