import { join } from 'node:path'
import { articleLikeness, clusterCommand, type NewsroomData } from '@plainwire/pipeline'
import { type Figure, rounded } from './figure.ts'
import { partitionScores } from './partition-scores.ts'
import { collected, readLines, streamOf } from './read-data.ts'

const AT = '2026-01-01T00:00:00Z'
/** Stories that arrive together, and how many such days are averaged. */
const STORIES = 84
const DAYS = 6

interface Triple {
  story_id: string
  articles: { title: string; lead: string }[]
}

interface Told {
  id: string
  story: string
  title: string
  text: string
  published_at: string
  publisher: string
}

/** Days of 84 stories told by three publishers each, in an order that has nothing to do with the stories. */
async function toldDays(folder: string, hasLeads: boolean): Promise<Told[][]> {
  const triples = await readLines<Triple>(join(folder, 'headline', 'neus_triples.jsonl'))
  const step = Math.floor(triples.length / STORIES)
  const order = ({ title }: Told) => (title.length * 7919) % 101
  return Array.from({ length: DAYS }, (_, day) =>
    triples
      .filter((_, at) => at % step === day && at < step * STORIES)
      .flatMap(({ story_id: story, articles }) =>
        articles.map(({ title, lead }, at) => ({
          id: `${story}-${at}`,
          story,
          title,
          text: hasLeads ? lead : '',
          published_at: AT,
          publisher: `publisher-${at}`,
        })),
      )
      .toSorted((a, b) => order(a) - order(b)),
  )
}

/** Stories known by their titles alone, and with a first sentence. */
export async function titleClusterFigures(folder: string, data: NewsroomData): Promise<Figure[]> {
  const figures = [false, true].map(async (hasLeads): Promise<Figure[]> => {
    const days = await toldDays(folder, hasLeads)
    const scores = await Promise.all(
      days.map(async (day) => {
        const found = await collected(clusterCommand(streamOf(day), { data, isOnline: false }))
        return partitionScores(
          found.map(({ story }) => story),
          day.map(({ story }) => story),
        )
      }),
    )
    const mean = (of: (score: (typeof scores)[number]) => number) =>
      rounded(scores.reduce((sum, score) => sum + of(score), 0) / scores.length)
    const name = hasLeads ? 'titles and leads' : 'titles only'
    const about = {
      items: days.flat().length,
      on: 'headline: days of 84 stories of three publishers; nothing fitted on it, though 12 % of its articles stand in the fitted part of the US stream too',
    }
    const target = (value: number) => (hasLeads ? {} : { target: value })
    return [
      { measure: `${name}: B-cubed F1`, value: mean(({ bCubed }) => bCubed), ...about, ...target(0.87) },
      {
        measure: `${name}: adjusted Rand`,
        value: mean(({ adjustedRand }) => adjustedRand),
        ...about,
        ...target(0.8),
      },
    ]
  })
  return (await Promise.all(figures)).flat()
}

interface Sentence {
  doc: string
  en: string
  nl: string
}

function textOf(sentences: readonly Sentence[], language: 'en' | 'nl', count: number) {
  const [title = '', ...rest] = sentences.slice(0, count).map((sentence) => sentence[language])
  const at = new Date(AT)
  const url = 'https://matching.invalid/'
  return {
    id: `${language}-${sentences[0]?.doc}`,
    publisherId: language,
    url,
    canonicalUrl: url,
    title,
    summary: '',
    text: rest.join(' '),
    byline: undefined,
    language,
    publishedAt: at,
    updatedAt: undefined,
    firstSeenAt: at,
    wordCount: undefined,
    media: [],
    hints: [],
    sections: [],
    isPaywalled: false,
    feedPosition: undefined,
  }
}

/** For each English document: does its Dutch translation come first among all Dutch documents? */
export async function crossLanguageFigures(folder: string, data: NewsroomData): Promise<Figure[]> {
  const lines = await readLines<Sentence>(join(folder, 'translation', 'ntrex.jsonl'))
  const documents = [...Map.groupBy(lines, ({ doc }) => doc).values()]
  const measured = documents.map((_, at) => at).filter((at) => at % 2 === 1)
  const figure = (name: string, count: number, target: number): Figure => {
    const articles = (['en', 'nl'] as const).flatMap((language) =>
      documents.map((sentences) => textOf(sentences, language, count)),
    )
    const likeness = articleLikeness(articles, data)
    const right = measured.filter((at) => {
      const own = likeness(at, documents.length + at)
      return (
        own > 0 && documents.every((_, other) => other === at || likeness(at, documents.length + other) < own)
      )
    })
    return {
      measure: `English–Dutch, right document first: ${name}`,
      value: rounded(right.length / measured.length),
      items: measured.length,
      on: 'translation, every other document; fitted on the others; among all of them',
      target,
    }
  }
  return [figure('headline', 1, 0.93), figure('three sentences', 3, 0.99)]
}
