-- Languages and categories have separate columns, so that a search for one of them alone reads neither the
-- details of each story nor all stories: the database knows how frequent each value of a column is.
CREATE FUNCTION story_languages(story jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT language)
  FROM jsonb_array_elements_text(jsonb_path_query_array(story, '$.language') || jsonb_path_query_array(story, '$.sources[*].language')) AS languages (language)
$$;

CREATE FUNCTION story_categories(story jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(category)
  FROM jsonb_array_elements_text(jsonb_path_query_array(story, '$.categories[*]')) AS categories (category)
$$;

ALTER TABLE stories
  ADD COLUMN languages text[] GENERATED ALWAYS AS (story_languages(details -> 'story')) STORED,
  ADD COLUMN categories text[] GENERATED ALWAYS AS (story_categories(details -> 'story')) STORED;
CREATE INDEX stories_languages ON stories USING gin (languages);
CREATE INDEX stories_categories ON stories USING gin (categories);
