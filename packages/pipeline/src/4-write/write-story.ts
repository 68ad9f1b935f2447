import type { Cluster, Sentence, WriteUp } from '@plainwire/domain/story'
import type { NewsroomData } from '../newsroom-data.ts'
import { byCentrality, choose, isNew, type Ranked } from './central-sentences.ts'
import { withEvidence } from './evidence-of.ts'
import { type Headline, type HeadlineSource, headlinesOf } from './headline.ts'
import { headlineFromSentence } from './headline-from-sentence.ts'
import { type ReadingInput, rankedBy, readStory } from './read-story.ts'
import { type StorySentence, tellingWords } from './story-sentence.ts'
import { subHeadline } from './sub-headline.ts'

/** What the writer needs beside the articles. */
export interface WritingDesk extends ReadingInput {
  /** How headlines and sentences are chosen. */
  data: Pick<NewsroomData, 'headlineChoice' | 'sentenceChoice'>
}

const MIN_SENTENCES = 3
const MAX_SENTENCES = 6
/** Three sentences of this many words together say enough: a summary by an expert has about as many. */
const ENOUGH_WORDS = 60
/** A sentence that reads more like clickbait than this makes no headline. */
const MOST_CLICKBAIT = 0.5

/** News is told from the top: the best sentence first, then what its article says, then the others by rank and place. */
function inReadingOrder(chosen: readonly Ranked[]): StorySentence[] {
  const sentences = chosen.map(({ sentence }) => sentence)
  const articles = [...new Set(sentences.map(({ articleId }) => articleId))]
  return articles.flatMap((id) =>
    sentences.filter(({ articleId }) => articleId === id).sort((a, b) => a.position - b.position),
  )
}

/** Titles more alike than this say the same. */
const SAME_TITLE = 0.75

/** Where no source has a usable sentence, the titles of the other reports are what is known: as repaired, each once. */
function fromTitles(
  titles: readonly Headline[],
  headline: Pick<Headline, 'text' | 'articleId'>,
  sources: readonly HeadlineSource[],
): StorySentence[] {
  const others = titles.filter(({ text, isTeaser }) => text !== headline.text && !isTeaser)
  const used = (others.length > 0 ? others : titles.slice(0, 1)).filter(({ words }, index, all) =>
    isNew(
      words,
      all.slice(0, index).map((other) => other.words),
      SAME_TITLE,
    ),
  )
  return used.slice(0, MIN_SENTENCES).flatMap(({ text, articleId, words }) => {
    const source = sources.find(({ article }) => article.id === articleId)
    if (!source) return []
    const { title } = source.article
    // Repair takes words off both ends and lowers capitals: the rest stands in the title letter by letter, else the whole title proves it.
    const found = title.toLowerCase().indexOf(text.toLowerCase())
    const [start, end] = found < 0 ? [0, title.length] : [found, found + text.length]
    return [
      {
        text,
        articleId,
        field: 'title' as const,
        start,
        end,
        report: source.report,
        position: 0,
        isLead: false,
        words,
      },
    ]
  })
}

const wordCount = (chosen: readonly Ranked[]) =>
  chosen.reduce((sum, { sentence }) => sum + sentence.text.split(' ').length, 0)

const isEnough = (chosen: readonly Ranked[]) =>
  chosen.length >= MAX_SENTENCES || (chosen.length >= MIN_SENTENCES && wordCount(chosen) >= ENOUGH_WORDS)

/** The description's sentences. One that is the headline word for word is left out where three others are there. */
function chosenOf(ranked: readonly Ranked[], headline: string): Ranked[] {
  const others = ranked.filter(({ sentence }) => sentence.text.replace(/\.$/, '') !== headline)
  const chosen = choose(others, isEnough, MIN_SENTENCES)
  return chosen.length >= MIN_SENTENCES || others.length === ranked.length
    ? chosen
    : choose(ranked, isEnough, MIN_SENTENCES)
}

/** In place of a teaser the first sentence of a report, where one makes a headline that teases less. */
function plainer(
  teaser: Headline,
  usable: readonly StorySentence[],
  sources: readonly HeadlineSource[],
  { language, clickbait }: WritingDesk,
): Pick<Headline, 'text' | 'articleId'> {
  const titles = sources.map(({ article }) => tellingWords(article.title, language))
  const made = headlineFromSentence(usable, titles, language)
  return made && clickbait(made.text, language) < MOST_CLICKBAIT ? made : teaser
}

/**
 * Our text of a story in one language, taken sentence by sentence from its sources, each with its evidence.
 *
 * @returns undefined where the story has no article in that language
 */
export function writeStory(cluster: Cluster, desk: WritingDesk): WriteUp | undefined {
  const { language } = desk
  const { headlineChoice, sentenceChoice } = desk.data
  const reading = readStory(cluster, desk)
  const { sources, all, usable } = reading
  const titles = headlinesOf(reading.headlines, headlineChoice.weights)
  const [theirs] = titles
  if (!theirs) return undefined
  const headline = theirs.isTeaser ? plainer(theirs, usable, sources, desk) : theirs
  const headlineWords = tellingWords(headline.text, language)
  const ranked = byCentrality(rankedBy(headline.text, reading, desk), sentenceChoice.weights)
  const chosen = chosenOf(ranked, headline.text)
  const told = inReadingOrder(chosen)
  const used = told.length > 0 ? told : fromTitles(titles, headline, sources)
  const sentences: Sentence[] = used.map((sentence) => withEvidence(sentence, all))
  const otherTitles = titles.filter(
    ({ text, articleId, isTeaser }) =>
      !isTeaser &&
      articleId !== headline.articleId &&
      ![headline.text, ...used.map((one) => one.text)].includes(text),
  )
  const sub = subHeadline(ranked, chosen, headlineWords, otherTitles, language)
  return {
    headline: headline.text,
    subHeadline: sub,
    description: sentences.map(({ text }) => text).join(' '),
    sentences,
    headlineFrom: headline.articleId,
  }
}
