import { findDueDigest, isDigestTime } from '@plainwire/domain/digest'
import type { FollowedThing } from '@plainwire/domain/follow'
import { DEFAULT_PREFERENCES, determineReaderTier } from '@plainwire/domain/reader'
import { toLocalDateTime } from '@plainwire/domain/time'
import { DAY_MS } from '@plainwire/domain/units'
import {
  findDigestRecipients,
  findFollowedThingsForDigests,
  listMailings,
  listMailTimeZones,
  type Mailing,
  type MailRecipient,
} from '@plainwire/store'
import { buildDigestLetter } from '../digest/digest-letter.ts'
import { composeDigest, type DigestEdition, listDigestStories } from './compose-digest.ts'
import type { MailingDependencies, MailToCompose } from './mail-handover.ts'
import type { MailingSender } from './mailing-sender.ts'

/** The number of readers processed at a time. */
const BATCH = 50
/** How far back earlier digests are read, in ms, so that stories aren't repeated. */
const LOOK_BACK_MS = 30 * DAY_MS

function wantedOf(
  { publicUrl, now: clock }: MailingDependencies,
  edition: DigestEdition,
  reader: MailRecipient,
  { past, things }: { past: readonly Mailing[]; things: readonly FollowedThing[] | undefined },
): MailToCompose | undefined {
  const now = clock()
  const { emailSettings: settings } = reader.preferences ?? DEFAULT_PREFERENCES
  const digests = past.filter(
    ({ kind, state }) => kind === 'digest' && state !== 'claimed' && state !== 'handed',
  )
  const lastDay = digests
    .map(({ key }) => key)
    .sort()
    .at(-1)
  const { language, timeZone } = reader.mail
  const about = {
    settings,
    tier: determineReaderTier(reader.subscription, now),
    timeZone,
    joinedAt: reader.createdAt,
    lastDay,
  }
  const due = findDueDigest(about, now)
  if (!due) return undefined
  const { kind, day } = due
  const digest = composeDigest(edition, reader, { kind, now, past, things })
  const storyIds = listDigestStories(digest).map(({ id }) => id)
  const { blocks } = edition
  return {
    reader,
    variant: kind,
    mailing: { readerId: reader.id, kind: 'digest', key: day, variant: kind, day, storyIds },
    draw: (unsubscribeUrl) =>
      buildDigestLetter({ kind, day, ...digest, blocks, language, publicUrl, unsubscribeUrl }),
  }
}

/** Returns the time zones in which digests are due now, by the date there. */
function dueZones(zones: readonly string[], now: Date): Map<string, string[]> {
  const days = new Map<string, string[]>()
  for (const zone of zones) {
    const local = toLocalDateTime(now, zone)
    if (isDigestTime(local)) days.set(local.day, [...(days.get(local.day) ?? []), zone])
  }
  return days
}

/**
 * Mails the digests that are due, in the time zones where it is now a time for digests (see `isDigestTime`).
 *
 * @param current returns the current edition; called for each batch of readers, because a story may be
 * withdrawn in the meantime
 */
export async function sendDueDigests(
  parts: MailingDependencies,
  sender: MailingSender,
  current: () => DigestEdition | undefined,
): Promise<void> {
  const { db, now } = parts
  for (const [day, zones] of dueZones(await listMailTimeZones(db), now())) {
    let after: string | undefined
    while (!sender.isStopped) {
      const edition = current()
      if (!edition) return
      const readers = await findDigestRecipients(db, { zones, day, now: now(), limit: BATCH, after })
      after = readers.at(-1)?.id
      if (after === undefined) break
      const since = new Date(now().getTime() - LOOK_BACK_MS)
      const past = await listMailings(db, { readerIds: readers.map(({ id }) => id), since })
      const pastOf = Map.groupBy(past, ({ readerId }) => readerId)
      const things = await findFollowedThingsForDigests(
        db,
        readers.map(({ id }) => id),
      )
      const wanted = readers.flatMap(
        (reader) =>
          wantedOf(parts, edition, reader, {
            past: pastOf.get(reader.id) ?? [],
            things: things.get(reader.id),
          }) ?? [],
      )
      const isEmpty = ({ mailing }: MailToCompose) => mailing.storyIds.length === 0
      await sender.recordEmpty(wanted.filter(isEmpty).map(({ mailing }) => mailing))
      await sender.send(wanted.filter((one) => !isEmpty(one)))
    }
  }
}
