import { createHash } from 'node:crypto'
import type { Article } from '@plainwire/domain/article'
import type { EditionReport, NewsEdition, NewsStory } from '@plainwire/domain/contract'
import type { Story, StoryLog, StoryMembership } from '@plainwire/domain/story'
import type { EditionInput, PublisherPassports } from '../7-publish/index.ts'
import { createEventLoopYielder } from '../concurrency/breather.ts'
import type { ComposedStory } from '../edition/edition-state.ts'
import type { RecordedAnswers } from '../edition/recorded-answers.ts'
import { serialiseRecordedArticle } from './recorded-article.ts'

/**
 * The versions of the software that made an edition. The same versions make the same files from the same
 * `EditionRecord`.
 */
export interface SoftwareVersions {
  /** SHA-256 of the code, the reviewed data and the versions of all packages. */
  release: string
  /** The version of Node.js, which affects compression and date formats. */
  node: string
}

/** A story in an `EditionRecord`. Its articles and history are referenced by their SHA-256. */
export interface RecordedStory {
  id: string
  threadId: string
  /** When the text was written and scored (ISO 8601). */
  composedAt: string
  threadReports?: number | undefined
  articles: string[]
  history: string
}

/**
 * The history saved with a recorded story: why each article was included, how the story developed, and what the
 * operator's writer and translator returned.
 */
export interface StoryHistory {
  members: StoryMembership[]
  log?: StoryLog | undefined
  answers?: RecordedAnswers | undefined
}

/**
 * Everything that an edition was made from, as plain JSON. Its parts, which are stored separately, are
 * referenced by their SHA-256. The code and the reviewed data aren't included; `madeBy` identifies them.
 */
export interface EditionRecord {
  version: 1
  madeBy: SoftwareVersions
  number: number
  content: NewsEdition['content']
  fetchedAt: string
  breaking: [string, NonNullable<NewsStory['breaking']>][]
  /** The SHA-256 of the part that contains all publishers of the edition's articles. */
  publishers: string
  stories: RecordedStory[]
  report: EditionReport
  passports: PublisherPassports
}

/** A record that is ready to be stored. */
export interface SerialisedEditionRecord {
  /** The record as JSON. */
  text: string
  /** The SHA-256 of the text. Because the text contains the hashes of its parts, it also verifies the parts. */
  digest: string
  /** The parts as JSON, by SHA-256. Each is created only if it is needed. */
  parts: ReadonlyMap<string, () => string>
}

/** Returns the SHA-256 of all parts that a record references. */
export function listEditionRecordPartHashes({ publishers, stories }: EditionRecord): string[] {
  const named = stories.flatMap(({ articles, history }) => [...articles, history])
  return [...new Set([publishers, ...named])]
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * The SHA-256 of each recorded article. Articles remain the same objects from edition to edition, so that
 * each is hashed only once.
 */
const known = new WeakMap<Article, string>()

/**
 * Records what an edition was made from.
 *
 * @param composed when each of its stories was composed and with which responses of services, by story id
 */
export async function createEditionRecord(
  input: EditionInput,
  composed: ReadonlyMap<string, Pick<ComposedStory, 'moment' | 'answers'>>,
  madeBy: SoftwareVersions,
): Promise<SerialisedEditionRecord> {
  const parts = new Map<string, () => string>()
  const add = (digest: string, text: () => string) => {
    parts.set(digest, text)
    return digest
  }
  const addText = (text: string) => add(sha256(text), () => text)
  const addArticle = (article: Article) => {
    const digest = known.get(article) ?? sha256(serialiseRecordedArticle(article))
    known.set(article, digest)
    return add(digest, () => serialiseRecordedArticle(article))
  }
  const breathe = createEventLoopYielder()
  const stories: RecordedStory[] = []
  for (const story of input.stories) {
    await breathe()
    const made = composed.get(story.id)
    if (made) stories.push(recordedStory(story, made, { addText, addArticle }))
  }
  const { number, content, fetchedAt, report, passports } = input
  const record: EditionRecord = {
    version: 1,
    madeBy,
    number,
    content,
    fetchedAt: fetchedAt.toISOString(),
    breaking: [...(input.breaking ?? [])],
    publishers: addText(JSON.stringify([...input.publishers.values()])),
    stories,
    report,
    passports,
  }
  const text = JSON.stringify(record)
  return { text, digest: sha256(text), parts }
}

interface AddParts {
  addText(text: string): string
  addArticle(article: Article): string
}

function recordedStory(
  story: Story,
  { moment, answers }: Pick<ComposedStory, 'moment' | 'answers'>,
  { addText, addArticle }: AddParts,
): RecordedStory {
  const { id, threadId, articles, members, log } = story
  const history: StoryHistory = { members, log, answers }
  return {
    id,
    threadId,
    composedAt: moment.now.toISOString(),
    threadReports: moment.threadReports,
    articles: articles.map(addArticle),
    history: addText(JSON.stringify(history)),
  }
}
