import type { Cluster, Fact, Sentence, WriteUp } from '@plainwire/domain/story'
import type { NewsroomData } from '../newsroom-data.ts'
import { byCentrality, type Ranked } from './central-sentences.ts'
import { isColoured, isColouredTitle } from './colour.ts'
import { describedBy, type Frame, inAgreement, inReadingOrder } from './description.ts'
import { withEvidence } from './evidence-of.ts'
import { type FactVocabulary, statedNumbers } from './facts/index.ts'
import { type Headline, headlinesOf } from './headline.ts'
import { headlineFromSentence } from './headline-from-sentence.ts'
import { agreeing } from './headline-in-agreement.ts'
import { byNews } from './news-points.ts'
import { isOpinionTitle } from './opinion.ts'
import { type ReadingInput, rankedBy, readStory, type StoryReading } from './read-story.ts'
import { introducer } from './references/introducer.ts'
import { tellingWords } from './story-sentence.ts'
import { promoted, subHeadline } from './sub-headline.ts'
import { isTeaser } from './teaser.ts'
import { fromTitles } from './titles-only.ts'

/** What the writer needs beside the articles. */
export interface WritingDesk extends ReadingInput {
  /** How headlines and sentences are chosen. */
  data: Pick<NewsroomData, 'headlineChoice' | 'sentenceChoice'>
  vocabulary: FactVocabulary
  /** The agreement table of the story, over all its languages. */
  facts: readonly Fact[]
}

/** In place of a headline that tells no news, or in loud words, the first sentence of a report, where one makes a headline that tells some. */
function plainer(
  teaser: Headline,
  { usable, sources }: StoryReading,
  { language, judge }: WritingDesk,
): Pick<Headline, 'text' | 'articleId'> {
  const titles = sources.map(({ article }) => tellingWords(article.title, language))
  const made = headlineFromSentence(usable, titles, language)
  const isNews =
    made &&
    !isTeaser(made.text, language, judge) &&
    !isOpinionTitle(made.text, language) &&
    !isColouredTitle(made.text, language)
  return isNews ? made : teaser
}

/** The sub-headline and the sentences of the description, chosen together: nothing is said twice. */
interface Told {
  subHeadline: string
  chosen: readonly Ranked[]
}

/** What is told under a headline. Where nothing is left for a sub-headline, the description gives a sentence away. */
function toldUnder(
  headline: string,
  reading: StoryReading,
  desk: WritingDesk,
  numbersOf: Frame['numbersOf'],
): Told {
  const { language, facts } = desk
  const headlineWords = tellingWords(headline, language)
  const frame: Frame = { headline, headlineWords, numbersOf, facts, language }
  const central = byCentrality(rankedBy(headline, reading, desk), desk.data.sentenceChoice.weights)
  const ranked = byNews(inAgreement(central, frame), { ...desk, numbersOf, voices: reading.voices })
  const described = describedBy(ranked, frame)
  const left = subHeadline(ranked, described, headlineWords, language)
  const isHeadline = ({ sentence }: Ranked) => sentence.text.replace(/\.$/, '') === headline
  const without = (one: Ranked) =>
    describedBy(
      ranked.filter((other) => other !== one && !isHeadline(other)),
      frame,
    )
  const given = left === '' ? promoted(described, headlineWords, language, without) : undefined
  return given ?? { subHeadline: left, chosen: described }
}

/** The same in plain sentences; in others only where none of the plain ones can stand. */
function plainlyTold(
  headline: string,
  reading: StoryReading,
  desk: WritingDesk,
  numbersOf: Frame['numbersOf'],
): Told {
  const told = toldUnder(headline, reading, desk, numbersOf)
  if (told.chosen.length > 0) return told
  return toldUnder(headline, { ...reading, usable: reading.lastResort }, desk, numbersOf)
}

/**
 * Our text of a story in one language, taken sentence by sentence from its sources, each with its evidence.
 *
 * @returns undefined where the story has no article in that language
 */
export function writeStory(cluster: Cluster, desk: WritingDesk): WriteUp | undefined {
  const { language, vocabulary, facts } = desk
  const reading = readStory(cluster, desk)
  const { sources, all } = reading
  const numbersOf = (text: string) => statedNumbers(text, language, vocabulary)
  const titles = agreeing(headlinesOf(reading.headlines, desk.data.headlineChoice.weights), numbersOf, facts)
  const [theirs] = titles
  if (!theirs) return undefined
  const isNews = !theirs.isTeaser && !theirs.isOpinion && !isColoured(theirs.text, language)
  const headline = isNews ? theirs : plainer(theirs, reading, desk)
  const { subHeadline: sub, chosen } = plainlyTold(headline.text, reading, desk, numbersOf)
  const told = inReadingOrder(chosen)
  const used = told.length > 0 ? told : fromTitles(titles, headline, sources, language)
  const introduce = introducer(sources.map(({ article }) => article))
  const sentences: Sentence[] = introduce.sentences(used.map((sentence) => withEvidence(sentence, all)))
  return {
    headline: headline.text,
    subHeadline: introduce.subHeadline(sub, headline.text),
    description: sentences.map(({ text }) => text).join(' '),
    sentences,
    headlineFrom: headline.articleId,
  }
}
