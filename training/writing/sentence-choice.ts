import { computeRouge } from '../../bench/quality/writing/rouge.ts'
import { SENTENCE_POSITION_WEIGHT } from '../../packages/pipeline/src/4-write/central-sentences.ts'
import { rankHeadlines } from '../../packages/pipeline/src/4-write/headline/headline.ts'
import { computeUsableSentenceFeatures } from '../../packages/pipeline/src/4-write/read-story.ts'
import type { NewsroomData } from '../../packages/pipeline/src/reviewed-data/newsroom-data.ts'
import type { SentenceWeights } from '../../packages/pipeline/src/reviewed-data/trained-weights.ts'
import { fitRidge } from '../learning/ridge.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'
import { EVENT_INPUTS, readFittedEvents } from './expert-events.ts'

const FACTS = [
  'centrality',
  'breadth',
  'toHeadline',
  'toTitles',
  'toLeads',
  'length',
  'titleOfArticle',
  'loudness',
] as const satisfies (keyof SentenceWeights)[]
const PENALTY = 50
const HEADLINE_CHOICE = 'content/weights/headline-choice.json'
const ABOUT =
  "Points of a sentence for our text of a story, by the facts in packages/pipeline/src/4-write/central-sentences.ts. Fitted by training/writing/sentence-choice.ts (ridge regression on ROUGE-1 against an expert's summary) on half of 1,337 events."

function fittedWeights(inputs: MakerInputs): number[] {
  const { weights } = inputs.json<NewsroomData['headlineChoice']>(HEADLINE_CHOICE)
  const choices = readFittedEvents(inputs).flatMap(({ summary, reading, input }) => {
    const [headline] = rankHeadlines(reading.headlines, weights)
    const sentences = computeUsableSentenceFeatures(headline?.text ?? '', reading, input)
    if (sentences.length < 2) return []
    const candidates = sentences.map(({ sentence, evidence }) => ({
      facts: FACTS.map((name) => evidence[name]),
      value: computeRouge(sentence.text, summary).one - SENTENCE_POSITION_WEIGHT * evidence.position,
    }))
    return [{ candidates }]
  })
  return fitRidge(choices, PENALTY)
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** Makes the file with the number of points that each fact about a sentence adds to it. */
export const SENTENCE_CHOICE: Maker = {
  name: 'sentence-choice',
  file: 'training/writing/sentence-choice.ts',
  inputs: [...EVENT_INPUTS, HEADLINE_CHOICE],
  make(inputs) {
    const weights = fittedWeights(inputs)
    const named = Object.fromEntries(FACTS.map((name, at) => [name, rounded(weights[at] ?? 0)]))
    const text = JSON.stringify({ about: ABOUT, weights: named }, null, 1)
    return { 'content/weights/sentence-choice.json': `${text}\n` }
  },
}
