import type { Publisher } from '@plainwire/domain/feed'
import type { Story } from '@plainwire/domain/story'
import { buildEditionFiles, type EditionFiles, type ImageUrlSigner } from '../7-publish/index.ts'
import { createEventLoopYielder } from '../concurrency/breather.ts'
import { createReplayServices } from '../edition/recorded-answers.ts'
import type { Newsroom } from '../newsroom/newsroom.ts'
import { composeStory } from '../stories/compose.ts'
import type { EditionRecord, RecordedStory, StoryHistory } from './edition-record.ts'
import { parseRecordedArticle } from './recorded-article.ts'

/** What rebuilding an edition needs besides its record. */
export interface RebuildDependencies {
  /** A newsroom with the reviewed data but without services, whose responses are in the record. */
  newsroom: Newsroom
  signImage: ImageUrlSigner
  /** Returns a part of the record by its SHA-256, as JSON. Throws if it is missing. */
  part(digest: string): string
}

/**
 * Makes an edition again from its record: each story is written, checked and scored again from its articles,
 * and every file is produced again. The following are taken from the record instead of being computed again:
 * each article's story, thread and analysis, the stories' earlier changes, breaking news, the rows of the
 * report, the publishers' measured facts, and the responses of the operator's services.
 *
 * @throws if a part is missing, or a story can no longer be made
 */
export async function rebuildEdition(
  record: EditionRecord,
  ports: RebuildDependencies,
): Promise<EditionFiles> {
  const listed: Publisher[] = JSON.parse(ports.part(record.publishers))
  const publishers = new Map(listed.map((publisher) => [publisher.id, publisher]))
  const stories: Story[] = []
  const breathe = createEventLoopYielder()
  for (const recorded of record.stories) {
    await breathe()
    stories.push(await rebuiltStory(recorded, publishers, ports))
  }
  const { number, content, fetchedAt, breaking, report, passports } = record
  return buildEditionFiles({
    number,
    content,
    fetchedAt: new Date(fetchedAt),
    publishers,
    signImage: ports.signImage,
    breaking: new Map(breaking),
    stories,
    report,
    passports,
  })
}

async function rebuiltStory(
  { id, threadId, composedAt, threadReports, articles, history }: RecordedStory,
  publishers: ReadonlyMap<string, Publisher>,
  { newsroom, part }: RebuildDependencies,
): Promise<Story> {
  const { members, log, answers = {} }: StoryHistory = JSON.parse(part(history))
  const cluster = {
    id,
    threadId,
    members,
    articles: articles.map((digest) => parseRecordedArticle(part(digest))),
  }
  const moment = { now: new Date(composedAt), threadReports }
  const made = await composeStory(
    { ...newsroom, ...createReplayServices(answers) },
    { publishers },
    cluster,
    moment,
  )
  if ('reason' in made) throw new Error(`Story ${id} can’t be made again: ${made.reason}`)
  return log ? { ...made, log, updatedAt: new Date(log.updatedAt) } : made
}
