import { join } from 'node:path'
import { createTranslationJudge, type NewsroomData } from '@plainwire/pipeline'
import { splitByDocument } from '../../../training/splits.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { readLines } from '../read-data.ts'
import { createSeededRandom, type ErrorKind, NAME_PATTERN, plantError } from './plant-errors.ts'

interface Pair {
  doc: string
  en: string
  nl: string
}

const SEED = 20261121
const PLANTED: readonly ErrorKind[] = ['number', 'name', 'date', 'negation']

/**
 * Returns the sentence pairs of the documents in the unseen half of the data set, on which the translation
 * judge was not developed.
 */
async function heldOut(data: string): Promise<Pair[]> {
  const all = await readLines<Pair>(join(data, 'translation', 'ntrex.jsonl'))
  const docs = [...new Set(all.map(({ doc }) => doc))]
  return all.filter(({ doc }) => splitByDocument(docs.indexOf(doc)) === 'unseen')
}

/**
 * Returns the pairs with one error of a kind planted into the Dutch sentence, as a translator could make it.
 */
function wrongPairs(pairs: readonly Pair[], kind: ErrorKind): Pair[] {
  const random = createSeededRandom(SEED)
  const names = [...new Set(pairs.flatMap(({ nl }) => nl.match(NAME_PATTERN) ?? []))]
  return pairs.flatMap((pair) => {
    const proven = { sentence: pair.nl, passages: [pair.nl], context: [], language: 'nl' }
    const made = plantError(proven, kind, { random, names, others: [] })
    return made ? [{ ...pair, nl: made.sentence }] : []
  })
}

/** Cuts translations to 40 % of their words, as a model that stops early does. */
const halved = (pairs: readonly Pair[]) =>
  pairs
    .filter(({ nl }) => nl.length >= 60)
    .map((pair) => ({
      ...pair,
      nl: pair.nl
        .split(' ')
        .slice(0, Math.floor(pair.nl.split(' ').length * 0.4))
        .join(' '),
    }))

/**
 * Measures the translation judge on professional English–Dutch pairs: how many pass, and how many errors
 * planted into the Dutch are noticed.
 */
export async function measureTranslation(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const pairs = await heldOut(data)
  const judge = createTranslationJudge(newsroom)
  const stateOf = ({ en, nl }: Pair) => judge({ source: en, target: nl, from: 'en', to: 'nl' }).state
  const on = 'translation, every other document; tables and limits made with the others'
  const share = (measure: string, of: readonly Pair[], isHit: (pair: Pair) => boolean): Figure => ({
    measure,
    value: roundToThree(of.filter(isHit).length / Math.max(1, of.length)),
    items: of.length,
    on,
  })
  const passing = pairs.filter((pair) => stateOf(pair) === 'checked')
  return [
    {
      ...share('true translations withheld', pairs, (pair) => stateOf(pair) === 'missing'),
      lowerIsBetter: true,
    },
    {
      ...share('true translations not called checked', pairs, (pair) => stateOf(pair) !== 'checked'),
      lowerIsBetter: true,
    },
    ...PLANTED.map((kind) =>
      share(`wrong ${kind} noticed`, wrongPairs(passing, kind), (pair) => stateOf(pair) !== 'checked'),
    ),
    share('wrong number withheld', wrongPairs(passing, 'number'), (pair) => stateOf(pair) === 'missing'),
    share('wrong negation withheld', wrongPairs(passing, 'negation'), (pair) => stateOf(pair) === 'missing'),
    share('translations cut short withheld', halved(passing), (pair) => stateOf(pair) === 'missing'),
    share(
      'texts left in English withheld',
      pairs.map((pair) => ({ ...pair, nl: pair.en })),
      (pair) => stateOf(pair) === 'missing',
    ),
  ]
}
