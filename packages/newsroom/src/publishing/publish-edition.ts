import type { BreakingStory } from '@plainwire/domain/breaking'
import type { StoryDetails } from '@plainwire/domain/contract'
import type { StoryLog } from '@plainwire/domain/story'
import { createEditionRecord, type EditionFiles, type EditionInput, writeEdition } from '@plainwire/pipeline'
import {
  listOpenStoriesSince,
  saveBreakingStories,
  saveStories,
  storeAndAnnounceEdition,
} from '@plainwire/store'
import { CLUSTERING_WINDOW_MS } from '../edition-states/edition-states.ts'
import { queueNewBreakingMails } from './breaking-stories.ts'
import type { PublishingContext, PublishJobInput } from './publishing-context.ts'
import { signEdition } from './sign-edition.ts'

interface ToPublish {
  made: EditionFiles
  /** The input from which the edition was made. */
  input: EditionInput
  /** Stories that became breaking news in this edition. */
  fresh: readonly BreakingStory[]
  /** The change logs that have changed, by story id. */
  logs: ReadonlyMap<string, StoryLog>
  moment: Date
}

/**
 * Publishes an edition: stores its stories, writes its folder, and last records it in the database, which
 * announces it to other processes.
 */
export async function publishEdition(
  context: PublishingContext,
  order: PublishJobInput,
  { made, input, fresh, logs, moment }: ToPublish,
) {
  const { db, log } = context
  const { number, content, details, stories, leftOut } = made
  await storeStories(context, order, { details, logs, moment })
  if (content === 'live') await queueNewBreakingMails(db, fresh, details, moment)
  await saveBreakingStories(db, order.lease, fresh)
  const record = await createEditionRecord(input, order.state.composed, context.madeBy)
  const signed = await signEdition(context, made, record.digest)
  const { digest } = await writeEdition(context.editionsFolder, signed)
  const { signature } = signed
  const publishedAt = new Date(made.publishedAt)
  const edition = { number, content, publishedAt, storyCount: stories, digest, signature }
  const files = Array.from(made.files, ([path, bytes]) => ({ path, bytes }))
  await storeAndAnnounceEdition(db, order.lease, edition, files, record)
  log.info({ edition: number, content, stories, leftOut }, 'edition published')
  await context.onPublished(edition)
}

interface StoriesToStore {
  details: readonly StoryDetails[]
  /** The change logs that have changed, by story id. */
  logs: ReadonlyMap<string, StoryLog>
  moment: Date
}

/** Stores each story as published, so that its address still works after it has left the edition. */
async function storeStories(
  { db }: PublishingContext,
  order: PublishJobInput,
  { details, logs, moment }: StoriesToStore,
) {
  const since = new Date(moment.getTime() - CLUSTERING_WINDOW_MS)
  const outlines = await listOpenStoriesSince(db, { content: order.world.content, since })
  const revisions = new Map(outlines.map(({ id, revision }) => [id, revision]))
  const written = details.flatMap((one) => {
    const revision = revisions.get(one.id)
    const log = logs.get(one.id)
    return revision === undefined ? [] : [{ details: one, revision, ...(log && { log }) }]
  })
  await saveStories(db, order.lease, written, moment)
}
