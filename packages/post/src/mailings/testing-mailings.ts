import type { NewsStory, Preferences } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import { DEFAULT_PREFERENCES } from '@plainwire/domain/reader'
import { aNews, aStory } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import { type Db, findOrCreateReader, saveMailSettings, saveSubscription } from '@plainwire/store'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import type { MailTransport } from '../mail/mail-transport.ts'
import type { OutgoingMail } from '../mail/outgoing-mail.ts'
import type { MailingDependencies } from './mail-handover.ts'

const SECRETS = ['a secret of thirty-two characters or more'] as const satisfies [string]
export const TEST_KEYS = deriveAccountKeys(SECRETS)
/** A Saturday, at eight in the morning in UTC. */
export const SATURDAY = new Date('2026-11-21T08:00:00Z')
const LONG_AGO = new Date('2026-10-01T12:00:00Z')

/** For tests: returns stories published 1, 2, 3 … hours before a time, the most important first. */
export function someStories(count: number, before = SATURDAY): NewsStory[] {
  return Array.from({ length: count }, (_, index) =>
    aStory({
      id: `s${index}`,
      headline: `Headline ${index}`,
      published_at: new Date(before.getTime() - (index + 1) * HOUR_MS).toISOString(),
    }),
  )
}

/** Returns a source that always returns one edition with the given stories; for tests. */
export function createTestEditionSource(stories: NewsStory[], number = 1) {
  const news = aNews(stories, { edition: number })
  const pointer = {
    number,
    content: 'live' as const,
    published_at: news.fetch_date,
    stories: stories.length,
    digest: '',
  }
  const none = () => undefined
  return {
    current: () => ({
      pointer,
      news,
      file: none,
      passports: undefined,
      story: none,
      report: () => Promise.reject(new Error('none')),
    }),
  }
}

/** Adds a reader with an account; for tests. */
export async function addReader(
  db: Db,
  {
    email = `${crypto.randomUUID()}@example.org`,
    timeZone,
    language = 'en',
    preferences,
    isPremium = false,
    joinedAt = LONG_AGO,
  }: {
    email?: string
    timeZone?: string
    language?: 'en' | 'nl'
    preferences?: Partial<Preferences>
    isPremium?: boolean
    joinedAt?: Date
  } = {},
): Promise<string> {
  const id = await findOrCreateReader(db, { id: crypto.randomUUID(), email, now: joinedAt })
  if (timeZone) await saveMailSettings(db, { readerId: id, language, timeZone })
  if (preferences) {
    const all = { ...DEFAULT_PREFERENCES, ...preferences }
    await db
      .updateTable('readers')
      .set({ preferences: JSON.stringify(all) })
      .where('id', '=', id)
      .execute()
  }
  if (isPremium) {
    const currentPeriodEnd = new Date('2030-01-01T00:00:00Z')
    const subscription = {
      tier: 'premium',
      status: 'active',
      currentPeriodEnd,
      cancelAtPeriodEnd: false,
    } as const
    await saveSubscription(db, {
      readerId: id,
      subscription: { ...NO_PRICE, ...subscription },
      now: joinedAt,
    })
  }
  return id
}

/** The price of simulated subscriptions: none. */
const NO_PRICE = { priceId: null }

/** Creates a transport that records mails instead of sending them; for tests. */
export function createRecordingTransport(): MailTransport & { mails: OutgoingMail[] } {
  const mails: OutgoingMail[] = []
  return {
    mails,
    async send(mail) {
      mails.push(mail)
    },
    close: () => undefined,
  }
}

/**
 * A logger that logs nothing. It isn't imported from the server, because a process that a test kills fifty
 * times must start fast.
 */
const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The dependencies of mailings, in tests. */
export function mailingParts(
  over: Pick<MailingDependencies, 'db' | 'transport'> & Partial<MailingDependencies>,
): MailingDependencies {
  return {
    keys: TEST_KEYS,
    from: 'Plainwire <editors@plainwire.example>',
    contactEmail: 'editors@plainwire.example',
    publicUrl: 'https://news.example',
    budget: { perMinute: 100_000, perDay: 1_000_000 },
    log: silent,
    now: () => SATURDAY,
    ...over,
  }
}
