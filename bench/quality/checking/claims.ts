import { join } from 'node:path'
import { createClaimChecker, type NewsroomData } from '@plainwire/pipeline'
import { EVALUATION_REWORDINGS } from '../../../packages/pipeline/src/4-write/claim-check/later-rewordings.fixture.ts'
import {
  DEVELOPMENT_REWORDINGS,
  LATER_DEVELOPMENT_REWORDINGS,
  type RewordingTestCase,
} from '../../../packages/pipeline/src/4-write/claim-check/rewordings.fixture.ts'
import { splitByKey } from '../../../training/splits.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { readLines } from '../read-data.ts'

/** A document with claims that people judged as faithful or not. */
interface Judged {
  id: string
  set: string
  document: string
  claims: { text: string; faithful: boolean }[]
}

/** A claim with its human label and a checker's decision. */
interface Decision {
  isTrue: boolean
  isAccepted: boolean
}

/**
 * The data sets with their targets: the share of false claims that are dropped, the share of true claims that
 * are kept, or the mean of both shares.
 */
const SETS: readonly {
  set: string
  name: string
  rejected?: number
  accepted?: number
  balanced?: number
}[] = [
  { set: 'cliff-cnndm', name: 'CLIFF CNN', rejected: 0.75, accepted: 0.75 },
  { set: 'cliff-xsum', name: 'CLIFF XSum', rejected: 0.85, accepted: 0.45 },
  { set: 'qags-cnndm', name: 'QAGS CNN', balanced: 0.66 },
  { set: 'qags-xsum', name: 'QAGS XSum', balanced: 0.68 },
]
/** The simple baseline keeps a claim if at least this share of its long words is in the document. */
const OVERLAP = 0.85
const ON =
  'claims that people judged, the half whose items no rule was written with; the model was fitted on other texts'

const longWords = (text: string) =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).filter(({ length }) => length > 3))

function overlaps(claim: string, document: ReadonlySet<string>): boolean {
  const words = [...longWords(claim)]
  return words.filter((word) => document.has(word)).length >= OVERLAP * Math.max(1, words.length)
}

const share = (list: readonly Decision[], isRight: (decision: Decision) => boolean) =>
  list.filter(isRight).length / Math.max(1, list.length)

function rates(decided: readonly Decision[]) {
  const [trueClaims, falseClaims] = [
    decided.filter(({ isTrue }) => isTrue),
    decided.filter(({ isTrue }) => !isTrue),
  ]
  const accepted = share(trueClaims, ({ isAccepted }) => isAccepted)
  const rejected = share(falseClaims, ({ isAccepted }) => !isAccepted)
  return {
    accepted,
    rejected,
    balanced: (accepted + rejected) / 2,
    trueOnes: trueClaims.length,
    falseOnes: falseClaims.length,
  }
}

function figuresOf(
  { name, rejected, accepted, balanced }: Omit<(typeof SETS)[number], 'set'>,
  ours: readonly Decision[],
  plain: readonly Decision[] | undefined,
  on: string,
): Figure[] {
  const [mine, theirs] = [rates(ours), plain && rates(plain)]
  const figure = (
    measure: 'rejected' | 'accepted' | 'balanced',
    label: string,
    items: number,
    target: number | undefined,
  ) => ({
    measure: `${name}: ${label}`,
    value: roundToThree(mine[measure]),
    items,
    on,
    ...(target !== undefined && { target }),
    ...(theirs && { baseline: roundToThree(theirs[measure]) }),
  })
  return [
    figure('rejected', 'false claims dropped', mine.falseOnes, rejected),
    figure('accepted', 'true claims kept', mine.trueOnes, accepted),
    figure('balanced', 'balanced accuracy', ours.length, balanced),
  ]
}

/**
 * Measures the claim checker on claims that people judged, beside the plain word-overlap rule, and on
 * rewordings that we wrote.
 */
export async function measureClaims(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const checker = createClaimChecker(newsroom)
  const isAccepted = (claim: string, documents: readonly string[], language: string) =>
    checker.check({ claim, documents, language }).verdict === 'supported'
  const rows = await readLines<Judged>(join(data, 'faithfulness', 'claims.jsonl'))
  const judged = SETS.flatMap(({ set, ...wanted }) => {
    const mine = rows.filter((row) => row.set === set && splitByKey(row.id) === 'unseen')
    const ours: Decision[] = []
    const plain: Decision[] = []
    for (const { document, claims } of mine) {
      const [documents, words] = [[document], longWords(document)]
      for (const { text, faithful } of claims) {
        ours.push({ isTrue: faithful, isAccepted: isAccepted(text, documents, 'en') })
        plain.push({ isTrue: faithful, isAccepted: overlaps(text, words) })
      }
    }
    return figuresOf(wanted, ours, plain, ON)
  })
  const reworded = (name: string, sets: readonly RewordingTestCase[], on: string) => {
    const ours = sets.flatMap(({ document, language, faithful, false: misleading }) => {
      const documents = [document]
      const decided = (isTrue: boolean) => (text: string) => ({
        isTrue,
        isAccepted: isAccepted(text, documents, language),
      })
      return [...faithful.map(decided(true)), ...misleading.map(decided(false))]
    })
    return figuresOf({ name, accepted: 0.8, rejected: 0.95 }, ours, undefined, on).slice(0, 2)
  }
  return [
    ...judged,
    ...reworded(
      'Rewordings, English and Dutch',
      EVALUATION_REWORDINGS,
      'invented articles; written before the latest rules, only counted',
    ),
    ...reworded(
      'Rewordings for development',
      [...DEVELOPMENT_REWORDINGS, ...LATER_DEVELOPMENT_REWORDINGS],
      'invented articles that rules were written with',
    ),
  ]
}
