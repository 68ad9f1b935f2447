import type { Article } from '@plainwire/domain/article'
import type { Entry, Feed, Publisher } from '@plainwire/domain/feed'
import { isLanguage, LANGUAGES, type Language } from '@plainwire/domain/language'
import type { Cluster, Correction, Story, StoryTexts } from '@plainwire/domain/story'
import { entryKey, type Gathered, type GatherPorts, gatherFeed, toArticle } from './1-gather/index.ts'
import { detectLanguage } from './2-extract/index.ts'
import {
  agencyCredits,
  agencyName,
  copiesOf,
  createClusterer,
  independentReports,
  kindOf,
  type Placement,
  type Revision,
} from './3-cluster/index.ts'
import {
  correctionNotes,
  type FactVocabulary,
  factTable,
  factVocabulary,
  workshopOf,
  writeStory,
} from './4-write/index.ts'
import { textsOf } from './5-translate/index.ts'
import { createScorer, type Scorer } from './6-score/index.ts'
import { type ArticleReading, type Passports, passportsOf, saysCorrected } from './7-publish/index.ts'
import { breather } from './breather.ts'
import { type Desk, expire, fingerprintOf, place, revise, toStory } from './desk.ts'
import { readMeanings } from './embed-articles.ts'
import { improvedText } from './improved-text.ts'
import type { NewsroomData } from './newsroom-data.ts'
import type { Embedder, MeaningStore, Translator, Writer } from './ports.ts'

/** One entry of a feed and what stage 1 made of it. */
export interface Collected {
  entryKey: string
  title: string
  url: string | undefined
  result: Article | { rejected: string }
}

/** Stage 1, one feed: fetch it politely, parse it in a worker, make articles of its entries. */
export async function collect(
  feed: Feed,
  publisher: Publisher,
  ports: GatherPorts,
): Promise<{ gathered: Gathered; collected: Collected[] }> {
  const gathered = await gatherFeed(feed, publisher, ports)
  const collected = gathered.entries.map((entry, position) => ({
    entryKey: entryKey(entry),
    title: entry.title,
    url: entry.link,
    result: listedArticle(entry, gathered.feed, publisher, ports.now(), position),
  }))
  return { gathered, collected }
}

/** The article an entry lists, in the language its words are in: what a feed says of its language is often wrong. */
export function listedArticle(
  entry: Entry,
  feed: Feed,
  publisher: Publisher,
  now: Date,
  position: number,
): Article | { rejected: string } {
  const article = toArticle(entry, feed, publisher, now, position)
  if ('rejected' in article) return article
  return { ...article, language: detectLanguage(`${article.title} ${article.summary}`, article.language) }
}

/** A story that is not published, and why. */
export interface HeldBack {
  storyId: string
  reason: string
  /** What was thrown, where writing it failed: for the log. */
  cause?: unknown
}

/** What an operator may add; every edition is made without them too. */
export interface NewsroomServices {
  translator?: Translator | undefined
  writer?: Writer | undefined
  embedder?: Embedder | undefined
  meaningStore?: MeaningStore | undefined
}

export interface Newsroom extends NewsroomServices {
  data: NewsroomData
  scorer: Scorer
  /** By which facts in English and in Dutch are compared. */
  vocabulary: FactVocabulary
}

/** The newsroom with its reviewed data, ready to work. */
export function openNewsroom(data: NewsroomData, services: NewsroomServices = {}): Newsroom {
  return {
    data,
    scorer: createScorer(data),
    vocabulary: factVocabulary(data.dutchEnglish.terms),
    ...services,
  }
}

/** An empty desk for a set of publishers. */
export function openDesk(newsroom: Newsroom, publishers: ReadonlyMap<string, Publisher>): Desk {
  return {
    publishers,
    clusters: new Map(),
    composed: new Map(),
    clusterer: createClusterer({ data: newsroom.data }),
    embedder: newsroom.embedder,
    meaningStore: newsroom.meaningStore,
    readings: new WeakMap(),
  }
}

/** An article and where it stands. */
export interface Placed extends Placement {
  article: Article
}

/** What stage 3 decided on new articles, and on earlier ones in their light. */
export interface Clustered extends Revision {
  placed: Placed[]
  /** What the embedder threw, for the log; the words alone decided then. */
  embeddingFailure?: unknown
}

/** Stage 3: each article joins a story or opens one, in order of arrival; then the stories that changed are looked at again. */
export async function cluster(desk: Desk, articles: readonly Article[]): Promise<Clustered> {
  const placed: Placed[] = []
  const breathe = breather()
  const { meanings, failure } = await readMeanings(desk, articles)
  for (const article of articles) {
    const publisher = desk.publishers.get(article.publisherId)
    if (!publisher) continue
    await breathe()
    const placement = desk.clusterer.add(article, publisher, meanings.get(article.id))
    place(desk, article, placement)
    placed.push({ article, ...placement })
  }
  await breathe()
  const revision = desk.clusterer.revise((articleId, storyId) =>
    desk.clusters.get(storyId)?.articles.find(({ id }) => id === articleId),
  )
  revise(desk, revision)
  return { placed, ...revision, ...(failure === undefined ? {} : { embeddingFailure: failure }) }
}

/** Stages 4 to 6, one story: write it in every language there is, translate the rest, score and place it. */
export async function compose(
  newsroom: Newsroom,
  desk: Desk,
  story: Cluster,
  now: Date,
): Promise<Story | HeldBack> {
  const { publishers } = desk
  if (story.articles.every((article) => kindOf(article) !== 'report')) {
    return { storyId: story.id, reason: 'no report among its articles: opinion, live blog or round-up only' }
  }
  const write = (language: Language) => {
    const text = writeStory(story, {
      data: newsroom.data,
      publishers,
      language,
      now,
      clickbait: newsroom.scorer.judge.clickbait,
      kindOf,
      reportOf: (articles) => copiesOf(articles, publishers),
    })
    return improvedText(text, story.articles, language, newsroom.writer)
  }
  const texts = await textsOf(story, write, newsroom.translator)
  if (!texts.en && !texts.nl) return { storyId: story.id, reason: 'no text in English or Dutch' }
  const reports = independentReports(story.articles, publishers)
  return toStory(story, {
    texts,
    reports,
    ...newsroom.scorer.score(story, { texts, publishers, reports, now }),
    ...proofOf(newsroom, desk, story, texts),
  })
}

/** What a story's page can prove beyond its sentences: its facts, the headlines it was made from, its publishers' corrections. */
function proofOf(
  { scorer, vocabulary }: Newsroom,
  { publishers }: Desk,
  { articles }: Cluster,
  texts: StoryTexts,
): Pick<Story, 'facts' | 'workshop' | 'corrections'> {
  const corrections = articles.flatMap((article): Correction[] => {
    const { id: articleId, publisherId } = article
    const at = article.updatedAt ?? article.publishedAt ?? article.firstSeenAt
    return correctionNotes(article).map((note) => ({ articleId, publisherId, at, ...note }))
  })
  return {
    facts: factTable(articles, { vocabulary, kindOf, reportOf: (some) => copiesOf(some, publishers) }),
    workshop: workshopOf(articles, texts, (title, language) => scorer.judge.text({ title, language }).marks),
    corrections,
  }
}

/** Stages 4 to 6 over the desk: only stories that changed are made again. One story may fail; the edition never does. */
export async function composeAll(
  newsroom: Newsroom,
  desk: Desk,
  now: Date,
): Promise<{ stories: Story[]; heldBack: HeldBack[] }> {
  expire(desk, now)
  const stories: Story[] = []
  const heldBack: HeldBack[] = []
  const breathe = breather()
  newsroom.translator?.startEdition?.()
  newsroom.writer?.startEdition?.()
  for (const story of inOrder(newsroom, desk)) {
    await breathe()
    const fingerprint = fingerprintOf(story, now)
    const known = desk.composed.get(story.id)
    const isKept = known?.fingerprint === fingerprint && !awaitsText(newsroom, known.story)
    const made = isKept ? inThread(known.story, story) : await composeSafely(newsroom, desk, story, now)
    if ('reason' in made) heldBack.push(made)
    else {
      desk.composed.set(story.id, { fingerprint, story: made })
      stories.push(made)
    }
  }
  return { stories, heldBack }
}

/** A story that was composed earlier, in the thread that it is in now. */
function inThread(story: Story, { threadId }: Cluster): Story {
  return story.threadId === threadId ? story : { ...story, threadId }
}

/** Outside services have little time for an edition: the stories that most report on come first. */
function inOrder({ translator, writer }: Newsroom, { clusters }: Desk): Cluster[] {
  const all = [...clusters.values()]
  return translator || writer ? all.sort((a, b) => b.articles.length - a.articles.length) : all
}

/** Whether a text that the last edition had to go without could be had now. */
function awaitsText({ translator }: Newsroom, { texts }: Story): boolean {
  return translator?.isOpen?.() === true && LANGUAGES.some((language) => !texts[language])
}

async function composeSafely(
  newsroom: Newsroom,
  desk: Desk,
  story: Cluster,
  now: Date,
): Promise<Story | HeldBack> {
  try {
    return await compose(newsroom, desk, story, now)
  } catch (cause) {
    return {
      storyId: story.id,
      reason: `writing it failed: ${cause instanceof Error ? cause.message : String(cause)}`,
      cause,
    }
  }
}

/** From this probability on a headline counts as clickbait in its publisher's passport. */
const CLICKBAIT_FROM = 0.5

/** What the desk shows of every publisher, beside how reading its feeds goes: part of an edition. */
export async function passports(
  { scorer }: Newsroom,
  desk: Desk,
  feeds: readonly Pick<Feed, 'url' | 'publisherId' | 'health'>[],
  now: Date,
): Promise<Passports> {
  const { publishers, clusters, readings } = desk
  const credits = agencyCredits(publishers.values())
  const read = (article: Article): ArticleReading => {
    const { title, language } = article
    const known = readings.get(article)
    const reading = known ?? {
      isClickbait: isLanguage(language)
        ? scorer.judge.clickbait(title, language) >= CLICKBAIT_FROM
        : undefined,
      agency: agencyName(article, credits),
      isCorrected: saysCorrected(article),
      isReport: kindOf(article) === 'report',
    }
    if (!known) readings.set(article, reading)
    return reading
  }
  return passportsOf({ publishers, stories: [...clusters.values()], read, feeds, now, breathe: breather() })
}
