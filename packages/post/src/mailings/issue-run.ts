import { toLocalDateTime } from '@plainwire/domain/time'
import { DAY_MS, HOUR_MS } from '@plainwire/domain/units'
import { isWithdrawn } from '@plainwire/domain/withdrawal'
import {
  type BulkMail,
  findBulkMailRecipients,
  findQueuedBulkMails,
  listMailings,
  type MailRecipient,
  queryCurrentWithdrawals,
} from '@plainwire/store'
import { buildAnnouncementLetter, buildBreakingStoryMail } from '../digest/digest-letter.ts'
import { createStoryBlockRenderer } from '../digest/story-block.ts'
import type { MailingDependencies, MailToCompose } from './mail-handover.ts'
import type { MailingSender } from './mailing-sender.ts'

const BATCH = 50
/**
 * The maximum time that breaking news may wait before it is mailed, in ms; after that, it isn't mailed at
 * all.
 */
const BREAKING_MS = 2 * HOUR_MS
/** How long product news is mailed to readers who haven't received it yet, in ms. */
const NEWS_MS = 7 * DAY_MS
/** The maximum number of breaking mails per reader and local day. */
const MAX_BREAKING = 2

function drawing(
  parts: MailingDependencies,
  issue: BulkMail,
): (reader: MailRecipient) => MailToCompose['draw'] {
  const { publicUrl } = parts
  const blocks = createStoryBlockRenderer(publicUrl)
  return ({ mail: { language } }) =>
    (unsubscribeUrl) => {
      const about = { language, publicUrl, unsubscribeUrl }
      return issue.kind === 'breaking'
        ? buildBreakingStoryMail({ ...about, story: issue.story, blocks })
        : buildAnnouncementLetter({ ...about, announcement: issue.announcement })
    }
}

/** Returns the readers who have already received the maximum number of breaking mails on their local day. */
async function fullReaders(
  { db, now }: MailingDependencies,
  readers: readonly MailRecipient[],
  key: string,
): Promise<Set<string>> {
  const since = new Date(now().getTime() - 2 * DAY_MS)
  const past = await listMailings(db, { readerIds: readers.map(({ id }) => id), since })
  const full = readers.filter(({ id, mail }) => {
    const { day } = toLocalDateTime(now(), mail.timeZone)
    const had = past.filter(
      (one) =>
        one.readerId === id &&
        one.kind === 'breaking' &&
        one.key !== key &&
        one.state !== 'failed' &&
        one.day >= day,
    )
    return had.length >= MAX_BREAKING
  })
  return new Set(full.map(({ id }) => id))
}

/**
 * Whether a reader already had an account when the mail was queued. Readers who signed up later don't get the
 * mail, because its news is older than their account.
 */
const wasThere = ({ createdAt }: MailRecipient, { queuedAt }: BulkMail) => createdAt <= queuedAt

async function runIssue(parts: MailingDependencies, sender: MailingSender, issue: BulkMail): Promise<void> {
  const { db, now } = parts
  const { kind, key } = issue
  const drawFor = drawing(parts, issue)
  const storyIds = issue.kind === 'breaking' ? [issue.story.id] : []
  let after: string | undefined
  while (!sender.isStopped) {
    const readers = await findBulkMailRecipients(db, { kind, key, now: now(), limit: BATCH, after })
    after = readers.at(-1)?.id
    if (after === undefined) return
    if (issue.kind === 'breaking' && isWithdrawn(issue.story, await queryCurrentWithdrawals(db))) return
    const full = kind === 'breaking' ? await fullReaders(parts, readers, key) : new Set<string>()
    const wanted = readers
      .filter((reader) => wasThere(reader, issue) && !full.has(reader.id))
      .map((reader): MailToCompose => {
        const { day } = toLocalDateTime(now(), reader.mail.timeZone)
        const mailing = { readerId: reader.id, kind, key, variant: undefined, day, storyIds }
        return { reader, variant: kind, mailing, draw: drawFor(reader) }
      })
    await sender.send(wanted)
  }
}

/** Mails what is queued for many readers: breaking news or product news. */
export async function sendQueuedNewsMails(
  parts: MailingDependencies,
  sender: MailingSender,
  kind: BulkMail['kind'],
): Promise<void> {
  const before = (ms: number) => new Date(parts.now().getTime() - ms)
  const issues = await findQueuedBulkMails(parts.db, { breaking: before(BREAKING_MS), news: before(NEWS_MS) })
  for (const issue of issues)
    if (issue.kind === kind && !sender.isStopped) await runIssue(parts, sender, issue)
}
