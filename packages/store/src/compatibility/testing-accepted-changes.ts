/** A breaking change in a migration that is accepted for a reason. */
export interface AcceptedChange {
  /** The name of the migration, without .sql. */
  file: string
  change: string
  reason: string
  /** Whether releases without this migration can no longer use the database. */
  endsOlderReleases?: true
}

/**
 * The version of pg-boss's schema, and our migration with which it was introduced. A process whose pg-boss
 * has another schema doesn't start, so a new schema ends the support of older releases. If the version
 * changes, set `since` to the first migration that those releases lack.
 */
export const QUEUE_SCHEMA = { version: 43, since: '0001-newsroom' }

const BEFORE_ALL = 'made before any release could run beside another'

const REWRITES = 'the table is rewritten, and can be neither read nor written meanwhile'
const index = (name: string) => `stories gets the index ${name}, and can't be written to while it is built`

const together = (
  file: string,
  reason: string,
  changes: readonly string[],
  more: Pick<AcceptedChange, 'endsOlderReleases'> = {},
): AcceptedChange[] => changes.map((change) => ({ file, change, reason, ...more }))

/**
 * All accepted breaking changes in migrations, with their reasons. A column or table may only be dropped by a
 * later release than the first one that no longer uses it.
 */
export const ACCEPTED_CHANGES: readonly AcceptedChange[] = [
  ...together('0004-story-search', BEFORE_ALL, [
    ...['published_at', 'words_en', 'words_nl', 'words_sources', 'words_places'].map(
      (column) => `stories.${column}: ${REWRITES}`,
    ),
    ...['words_en', 'words_nl', 'words_sources', 'words_places', 'newest'].map((name) =>
      index(`stories_${name}`),
    ),
  ]),
  ...together('0006-subscriptions', BEFORE_ALL, ['readers.tier is dropped'], { endsOlderReleases: true }),
  ...together('0011-story-languages', BEFORE_ALL, [
    ...['languages', 'categories'].map((column) => `stories.${column}: ${REWRITES}`),
    ...['languages', 'categories'].map((name) => index(`stories_${name}`)),
  ]),
  ...together('0012-threads', BEFORE_ALL, [
    'stories gets the constraint foreign, which refuses rows that the release before writes',
    index('stories_of_thread'),
  ]),
  ...together(
    '0016-sign-in-attempts',
    BEFORE_ALL,
    ['salt', 'digest', 'issued_at', 'tries'].map((column) => `sign_ins.${column} is dropped`),
    { endsOlderReleases: true },
  ),
  {
    file: '0018-followed-alerts',
    change: 'followed_things gets the constraint check, which refuses rows that the release before writes',
    reason: 'is about two columns of its own, which are null in rows of the release before',
  },
  {
    file: '0024-organisation-accounts',
    change:
      'provider_sign_ins gets the constraint provider_sign_ins_provider_check, which refuses rows that the release before writes',
    reason: 'allows more than the constraint of the same name that it replaces',
  },
]
