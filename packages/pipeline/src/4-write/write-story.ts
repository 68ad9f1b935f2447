import type { Cluster, Fact, Sentence, WriteUp } from '@plainwire/domain/story'
import type { NewsroomData } from '../newsroom-data.ts'
import { byCentrality, type Ranked } from './central-sentences.ts'
import { describedBy, type Frame, inAgreement, inReadingOrder } from './description.ts'
import { withEvidence } from './evidence-of.ts'
import { type FactVocabulary, statedNumbers } from './facts/index.ts'
import { type Headline, type HeadlineSource, headlinesOf } from './headline.ts'
import { headlineFromSentence } from './headline-from-sentence.ts'
import { agreeing } from './headline-in-agreement.ts'
import { byNews } from './news-points.ts'
import { type ReadingInput, rankedBy, readStory } from './read-story.ts'
import { introducer } from './references/introducer.ts'
import { type StorySentence, tellingWords } from './story-sentence.ts'
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

/** In place of a teaser the first sentence of a report, where one makes a headline that teases less. */
function plainer(
  teaser: Headline,
  usable: readonly StorySentence[],
  sources: readonly HeadlineSource[],
  { language, judge }: WritingDesk,
): Pick<Headline, 'text' | 'articleId'> {
  const titles = sources.map(({ article }) => tellingWords(article.title, language))
  const made = headlineFromSentence(usable, titles, language)
  return made && !isTeaser(made.text, language, judge) ? made : teaser
}

/**
 * Our text of a story in one language, taken sentence by sentence from its sources, each with its evidence.
 *
 * @returns undefined where the story has no article in that language
 */
export function writeStory(cluster: Cluster, desk: WritingDesk): WriteUp | undefined {
  const { language, vocabulary, facts } = desk
  const reading = readStory(cluster, desk)
  const { sources, all, usable } = reading
  const numbersOf = (text: string) => statedNumbers(text, language, vocabulary)
  const titles = agreeing(headlinesOf(reading.headlines, desk.data.headlineChoice.weights), numbersOf, facts)
  const [theirs] = titles
  if (!theirs) return undefined
  const headline = theirs.isTeaser ? plainer(theirs, usable, sources, desk) : theirs
  const headlineWords = tellingWords(headline.text, language)
  const frame: Frame = { headline: headline.text, headlineWords, numbersOf, facts }
  const central = byCentrality(rankedBy(headline.text, reading, desk), desk.data.sentenceChoice.weights)
  const ranked = byNews(inAgreement(central, frame), { ...desk, numbersOf })
  const described = describedBy(ranked, frame)
  const left = subHeadline(ranked, described, headlineWords, language)
  const isHeadline = ({ sentence }: Ranked) => sentence.text.replace(/\.$/, '') === headline.text
  const without = (one: Ranked) =>
    describedBy(
      ranked.filter((other) => other !== one && !isHeadline(other)),
      frame,
    )
  const { subHeadline: sub, chosen } = (left === '' && promoted(described, headlineWords, without)) || {
    subHeadline: left,
    chosen: described,
  }
  const told = inReadingOrder(chosen)
  const used = told.length > 0 ? told : fromTitles(titles, headline, sources)
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
