-- The full-text search of the stories of all editions. Words are normalised like in the application: accents
-- are removed and punctuation is replaced by spaces, so that no text of a publisher or reader can contain query
-- syntax.
CREATE FUNCTION plain_words(words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(
    regexp_replace(
      normalize(replace(replace(replace(translate(left(words, 100000), 'øØłŁđĐı', 'oOlLdDi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), NFD),
      '[\u0300-\u036f]+', '', 'g'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g')
$$;

-- The texts of a story that are searched in every language: tags, categories, and the names and headlines of
-- its publishers.
CREATE FUNCTION story_names(story jsonb) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_path_query_array(story, '$.tags[*]')::text, '') || ' '
    || coalesce(jsonb_path_query_array(story, '$.categories[*]')::text, '') || ' '
    || coalesce(jsonb_path_query_array(story, '$.sources[*].name')::text, '') || ' '
    || coalesce(jsonb_path_query_array(story, '$.sources[*].original_headline')::text, '')
$$;

-- The text of a story in one language: the original or a translation.
CREATE FUNCTION story_words(story jsonb, language text, locale text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT concat_ws(' ', texts ->> 'headline', texts ->> 'sub_headline', texts ->> 'description')
  FROM (SELECT CASE WHEN story ->> 'language' = language THEN story ELSE story -> 'translations' -> locale END AS texts) AS chosen
$$;

ALTER TABLE stories
  ADD COLUMN published_at text GENERATED ALWAYS AS (details #>> '{story,published_at}') STORED,
  ADD COLUMN words_en tsvector GENERATED ALWAYS AS (
    to_tsvector('pg_catalog.english', plain_words(story_words(details -> 'story', 'en', 'en-US') || ' ' || story_names(details -> 'story')))
  ) STORED,
  ADD COLUMN words_nl tsvector GENERATED ALWAYS AS (
    to_tsvector('pg_catalog.dutch', plain_words(story_words(details -> 'story', 'nl', 'nl-NL') || ' ' || story_names(details -> 'story')))
  ) STORED,
  ADD COLUMN words_sources tsvector GENERATED ALWAYS AS (
    to_tsvector('pg_catalog.simple', plain_words(jsonb_path_query_array(details, '$.story.sources[*].name')::text
      || ' ' || jsonb_path_query_array(details, '$.story.sources[*].publisher_id')::text))
  ) STORED,
  ADD COLUMN words_places tsvector GENERATED ALWAYS AS (
    to_tsvector('pg_catalog.simple', plain_words(jsonb_path_query_array(details, '$.story.location.city')::text
      || ' ' || jsonb_path_query_array(details, '$.story.location.country')::text
      || ' ' || jsonb_path_query_array(details, '$.story.location.country_code')::text
      || ' ' || jsonb_path_query_array(details, '$.story.relevant_countries[*]')::text))
  ) STORED;
CREATE INDEX stories_words_en ON stories USING gin (words_en);
CREATE INDEX stories_words_nl ON stories USING gin (words_nl);
CREATE INDEX stories_words_sources ON stories USING gin (words_sources);
CREATE INDEX stories_words_places ON stories USING gin (words_places);
CREATE INDEX stories_newest ON stories (content, published_at COLLATE "C" DESC, id COLLATE "C" DESC) WHERE state = 'open';
