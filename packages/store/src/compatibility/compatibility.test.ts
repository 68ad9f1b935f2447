import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import queue from 'pg-boss/package.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { listMigrationNames } from '../migration-files.ts'
import { LAST_BREAKING_MIGRATION } from './runs-beside.ts'
import { ACCEPTED_CHANGES, QUEUE_SCHEMA } from './testing-accepted-changes.ts'
import { findBreakingChanges } from './testing-changes.ts'

const FOLDER = join(import.meta.dirname, '../migrations')

async function changesOf(file: string) {
  const found = await findBreakingChanges(await readFile(join(FOLDER, `${file}.sql`), 'utf8'))
  return found.map(({ change, line }) => ({ file, change, line }))
}

test('a migration breaks nothing that the release before uses, unless a reason is written down', async () => {
  const found = (await Promise.all((await listMigrationNames()).map(changesOf))).flat()
  const isOf = (one: { file: string; change: string }, other: { file: string; change: string }) =>
    one.file === other.file && one.change === other.change
  const unexpected = found.filter((one) => !ACCEPTED_CHANGES.some((accepted) => isOf(one, accepted)))
  expect(unexpected.map(({ file, line, change }) => `${file}.sql:${line} ${change}`)).toEqual([])
  const stale = ACCEPTED_CHANGES.filter((accepted) => !found.some((one) => isOf(one, accepted)))
  expect(stale).toEqual([])
})

test('older releases are informed if they can no longer use the database', () => {
  const ending = ACCEPTED_CHANGES.filter(({ endsOlderReleases }) => endsOlderReleases).map(({ file }) => file)
  expect(LAST_BREAKING_MIGRATION).toBe([...ending, QUEUE_SCHEMA.since].toSorted().at(-1))
  expect(queue.pgboss.schema).toBe(QUEUE_SCHEMA.version)
})

const BREAKING: [sql: string, change: RegExp][] = [
  ['DROP TABLE articles', /table articles is dropped/],
  ['DROP TABLE IF EXISTS public.feeds CASCADE', /table feeds is dropped/],
  ['DROP INDEX feeds_due', /index feeds_due is dropped/],
  ['DROP FUNCTION plain_words(text)', /function plain_words is dropped/],
  ['ALTER TABLE "articles" DROP "summary"', /articles\.summary is dropped/],
  ['ALTER TABLE articles ADD note text, DROP COLUMN byline', /articles\.byline is dropped/],
  ['ALTER TABLE articles RENAME COLUMN title TO headline', /articles\.title is renamed to headline/],
  ['ALTER TABLE articles RENAME TO pages', /articles is renamed to pages/],
  ['ALTER TABLE articles ALTER word_count TYPE smallint', /word_count changes its type/],
  ['ALTER TABLE articles ALTER COLUMN byline SET NOT NULL', /byline becomes required/],
  ['ALTER TABLE articles ALTER title DROP NOT NULL', /title may become empty/],
  ['ALTER TABLE feeds ALTER health DROP DEFAULT', /health loses its default/],
  ['ALTER TABLE articles ADD note text NOT NULL', /note is required and has no default/],
  ['ALTER TABLE articles ADD n uuid DEFAULT gen_random_uuid()', /n: the table is rewritten/],
  ['ALTER TABLE articles ADD n text GENERATED ALWAYS AS (title) STORED', /n: the table is rewritten/],
  ['ALTER TABLE articles ADD n bigserial', /n: the table is rewritten/],
  ["ALTER TABLE articles ADD n text UNIQUE DEFAULT ''", /n is unique and has a default/],
  ["ALTER TABLE articles ADD CHECK (title <> '') NOT VALID", /constraint check/],
  ['ALTER TABLE articles ADD CONSTRAINT one UNIQUE (title)', /constraint one/],
  ['ALTER TABLE articles ADD n text REFERENCES feeds (id)', /rows of feeds .* can't be deleted/],
  ['CREATE TABLE notes (id text REFERENCES articles (id))', /rows of articles .* can't be deleted/],
  ['CREATE TABLE n (id text, FOREIGN KEY (id) REFERENCES articles ON DELETE RESTRICT)', /can't be deleted/],
  ['CREATE UNIQUE INDEX ON feeds (url)', /feeds gets a unique index/],
  ['CREATE INDEX slow ON articles (title)', /can't be written to while it is built/],
  ['CREATE INDEX CONCURRENTLY slow ON articles (title)', /no transaction can make/],
  ["UPDATE articles SET language = 'en'", /rows of articles are updated/],
  ['DELETE FROM articles', /rows of articles are deleted/],
  ['CREATE OR REPLACE FUNCTION plain_words(text) RETURNS text LANGUAGE sql AS $$ SELECT $1 $$', /replaced/],
  ['ALTER TABLE articles ENABLE ROW LEVEL SECURITY', /nothing is known .* AT_EnableRowSecurity/],
  ['DO $$ BEGIN EXECUTE $x$DROP TABLE articles$x$; END $$', /DoStmt: nothing is known/],
  ['TRUNCATE articles', /TruncateStmt: nothing is known/],
  ['CREATE TRIGGER t BEFORE INSERT ON feeds FOR EACH ROW EXECUTE FUNCTION f()', /CreateTrigStmt/],
]

test.each(BREAKING)('%s', async (sql, change) => {
  expect(await findBreakingChanges(`-- A reason; DROP TABLE x.\n\n${sql};`)).toEqual([
    { change: expect.stringMatching(change), line: 3 },
  ])
})

test.each([
  'CREATE TABLE notes (id text PRIMARY KEY, note text NOT NULL CHECK (length(note) < 9))',
  'CREATE TABLE notes (id text); CREATE UNIQUE INDEX ON notes (id); ALTER TABLE notes ADD n text NOT NULL',
  'CREATE TABLE notes (id text REFERENCES articles (id) ON DELETE CASCADE, n text REFERENCES feeds ON DELETE SET NULL)',
  'CREATE TABLE a (id text PRIMARY KEY); CREATE TABLE b (id text REFERENCES a (id))',
  'ALTER TABLE articles ADD note text',
  "ALTER TABLE articles ADD note text NOT NULL DEFAULT ''",
  "ALTER TABLE articles ADD n jsonb NOT NULL DEFAULT '{}'::jsonb, ADD m timestamptz NOT NULL DEFAULT now()",
  'ALTER TABLE articles ADD n text[] NOT NULL DEFAULT ARRAY[]::text[], ADD o boolean CHECK (o)',
  'ALTER TABLE articles ALTER COLUMN language SET DEFAULT 3',
  'ALTER TABLE articles ALTER COLUMN text SET STORAGE EXTERNAL',
  'ALTER TABLE feeds VALIDATE CONSTRAINT feeds_check',
  'CREATE INDEX ON readers (email)',
  "CREATE FUNCTION f() RETURNS text LANGUAGE sql AS $$ SELECT 'DROP TABLE articles' $$",
  "INSERT INTO settings VALUES ('a', 'DROP TABLE articles')",
  "COMMENT ON TABLE articles IS 'DROP TABLE articles'",
])('the release before lives with: %s', async (sql) => {
  expect(await findBreakingChanges(sql)).toEqual([])
})

test('a migration that is not SQL is an error', async () => {
  await expect(findBreakingChanges('ALTER TABLE articles ADD')).rejects.toThrow('syntax error')
})
