import { createHash } from 'node:crypto'
import type { Article } from '@plainwire/domain/article'
import type { EditionReport, News, NewsStory } from '@plainwire/domain/contract'
import type { Membership, Story, StoryLog } from '@plainwire/domain/story'
import type { EditionInput, Passports } from '../7-publish/index.ts'
import { breather } from '../breather.ts'
import type { Composed } from '../edition-state.ts'
import type { RecordedAnswers } from './recorded-answers.ts'

/** The versions that made an edition: equal ones produce equal bytes. */
export interface MadeBy {
  /** SHA-256 of the code, the reviewed data and the versions of all packages. */
  release: string
  /** Of Node.js, whose compression and dates are part of it. */
  node: string
}

/** A story as it was recorded: its parts are named by their SHA-256. */
export interface RecordedStory {
  id: string
  threadId: string
  /** When its text was written and scored, ISO 8601. */
  composedAt: string
  threadReports?: number | undefined
  articles: string[]
  history: string
}

/** A part of a recorded story: why each article is in it, its life so far, what services answered. */
export interface StoryHistory {
  members: Membership[]
  log?: StoryLog | undefined
  answers?: RecordedAnswers | undefined
}

/** Everything that an edition was made from, but for its parts and the release. Plain JSON. */
export interface EditionRecord {
  version: 1
  madeBy: MadeBy
  number: number
  content: News['content']
  fetchedAt: string
  breaking: [string, NonNullable<NewsStory['breaking']>][]
  /** A part: every publisher that its articles name. */
  publishers: string
  stories: RecordedStory[]
  report: EditionReport
  passports: Passports
}

/** A record, ready to be stored. */
export interface RecordToStore {
  /** The record as JSON. */
  text: string
  /** SHA-256 of the text: as the parts are named by theirs, it holds for them too. */
  digest: string
  /** By SHA-256, each part as JSON, made only where it is needed. */
  parts: ReadonlyMap<string, () => string>
}

/** The parts that a record names, by their SHA-256. */
export function partsOf({ publishers, stories }: EditionRecord): string[] {
  const named = stories.flatMap(({ articles, history }) => [...articles, history])
  return [...new Set([publishers, ...named])]
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Articles stay the same objects from edition to edition: each is hashed once. */
const known = new WeakMap<Article, string>()

/** An article without what the database adds to it. */
function articleText(article: Article): string {
  const { id, publisherId, url, canonicalUrl, title, summary, text, byline, language, ...rest } = article
  const { publishedAt, updatedAt, firstSeenAt, wordCount, media, hints, sections } = rest
  const { isPaywalled, feedPosition, reading, placeHint } = rest
  const words = { id, publisherId, url, canonicalUrl, title, summary, text, byline, language }
  const facts = { publishedAt, updatedAt, firstSeenAt, wordCount, media, hints, sections }
  return JSON.stringify({ ...words, ...facts, isPaywalled, feedPosition, reading, placeHint })
}

/** An article as it was recorded. */
export function recordedArticle(text: string): Article {
  const { publishedAt, updatedAt, firstSeenAt, ...rest } = JSON.parse(text)
  const date = (value: string | null | undefined) => (value == null ? undefined : new Date(value))
  return {
    ...rest,
    publishedAt: date(publishedAt),
    updatedAt: date(updatedAt),
    firstSeenAt: new Date(firstSeenAt),
  }
}

/**
 * Records what an edition was made from.
 *
 * @param composed by story id, when and with which answers each of its stories was composed
 */
export async function editionRecord(
  input: EditionInput,
  composed: ReadonlyMap<string, Pick<Composed, 'moment' | 'answers'>>,
  madeBy: MadeBy,
): Promise<RecordToStore> {
  const parts = new Map<string, () => string>()
  const add = (digest: string, text: () => string) => {
    parts.set(digest, text)
    return digest
  }
  const addText = (text: string) => add(sha256(text), () => text)
  const addArticle = (article: Article) => {
    const digest = known.get(article) ?? sha256(articleText(article))
    known.set(article, digest)
    return add(digest, () => articleText(article))
  }
  const breathe = breather()
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
  { moment, answers }: Pick<Composed, 'moment' | 'answers'>,
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
