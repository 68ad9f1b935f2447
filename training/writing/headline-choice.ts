import { computeRouge } from '../../bench/quality/writing/rouge.ts'
import {
  CLICKBAIT_PENALTY_POINTS,
  type HeadlineFaults,
} from '../../packages/pipeline/src/4-write/headline/headline-faults.ts'
import { fitRidge } from '../learning/ridge.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'
import { EVENT_INPUTS, readFittedEvents } from './expert-events.ts'

const FAULTS = [
  'character',
  'short',
  'long',
  'quotationInFront',
  'quotationInside',
] as const satisfies (keyof HeadlineFaults)[]
const PENALTY = 20
/**
 * The maximum number of points that one fault can deduct. With a higher maximum, the chosen headlines of the
 * fitted half get worse.
 */
const MOST = 0.2
const ABOUT =
  "Points off a headline among a story's own, where likeness to the other reports' titles counts 1: for each character, each one short of 40 or beyond 95, a quotation in front or inside. Fitted by training/writing/headline-choice.ts (ridge regression on ROUGE-L against an expert's title) on half of 1,337 events."

/**
 * Fits the points that each fault deducts from a headline. Clickbait is a separate fact in the regression,
 * because its points are set by hand.
 */
function fittedWeights(inputs: MakerInputs): number[] {
  const choices = readFittedEvents(inputs).map(({ title, reading }) => ({
    candidates: reading.headlines.map(({ text, merit, clickbait, faults }) => ({
      facts: [merit + CLICKBAIT_PENALTY_POINTS * clickbait, clickbait, ...FAULTS.map((name) => faults[name])],
      value: computeRouge(text, title).l,
    })),
  }))
  const [merit = 1, , ...faults] = fitRidge(choices, PENALTY)
  // A fault never adds points to a headline.
  return faults.map((weight) => Math.min(MOST, Math.max(0, -weight / merit)))
}

/** Rounds to three decimals, because the deduction per character is a few thousandths. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Makes the file with the number of points that each fault deducts from a headline. */
export const HEADLINE_CHOICE_MAKER: Maker = {
  name: 'headline-choice',
  file: 'training/writing/headline-choice.ts',
  inputs: EVENT_INPUTS,
  make(inputs) {
    const weights = fittedWeights(inputs)
    const named = Object.fromEntries(FAULTS.map((name, at) => [name, rounded(weights[at] ?? 0)]))
    const text = JSON.stringify({ about: ABOUT, weights: named }, null, 1)
    return { 'content/weights/headline-choice.json': `${text}\n` }
  },
}
