import {
  CLAIM_EVIDENCE_NAMES,
  computeClaimEvidence,
} from '../../packages/pipeline/src/4-write/claim-check/claim-evidence.ts'
import { alignClaimWithSource } from '../../packages/pipeline/src/4-write/claim-check/claim-text.ts'
import { SourceText } from '../../packages/pipeline/src/4-write/claim-check/source-text.ts'
import {
  createInterchangeableWords,
  type InterchangeableWordData,
} from '../../packages/pipeline/src/4-write/claim-check/words/interchangeable-words.ts'
import { fitLogistic, type WeightedPair } from '../learning/newton.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'
import { generateClaims, type NewsStreamArticle } from './made-claims.ts'

const KIN = {
  englishSynonyms: 'content/terms/english-synonyms.json',
  paraphrases: 'content/terms/paraphrases.json',
  demonyms: 'content/terms/demonyms.json',
  ordinaryWords: 'content/terms/ordinary-words.json',
} as const
const SEED = 20261123
const PENALTY = 1
/** The total weight in training of all true claims; all false claims together have the same. */
const SIDE_WEIGHT = 500
const ABOUT =
  'Whether a text supports a sentence: weights of the evidence in packages/pipeline/src/4-write/claim-check/claim-evidence.ts. Trained by training/checking/claim-check.ts on headlines and sentences of a stream of US articles and on false claims made of them; no claim that people judged was fitted on.'

const rounded = (value: number) => Math.round(value * 1000) / 1000

function rowsOf(inputs: MakerInputs): WeightedPair[] {
  const kin = createInterchangeableWords({
    englishSynonyms: inputs.json<InterchangeableWordData['englishSynonyms']>(KIN.englishSynonyms),
    paraphrases: inputs.json<InterchangeableWordData['paraphrases']>(KIN.paraphrases),
    demonyms: inputs.json<InterchangeableWordData['demonyms']>(KIN.demonyms),
    ordinaryWords: inputs.json<InterchangeableWordData['ordinaryWords']>(KIN.ordinaryWords),
  })
  const claims = generateClaims(inputs.lines<NewsStreamArticle>('us-stream'), SEED)
  const count = (isTrue: boolean) => claims.filter((claim) => claim.isTrue === isTrue).length
  const weights = { true: SIDE_WEIGHT / count(true), false: SIDE_WEIGHT / count(false) }
  let source = new SourceText([], 'en', kin)
  let document = ''
  return claims.flatMap((claim): WeightedPair[] => {
    if (claim.document !== document) {
      document = claim.document
      source = new SourceText([document], 'en', kin)
    }
    const evidence = computeClaimEvidence(alignClaimWithSource(claim.claim, source), source)[0]
    const weight = weights[claim.isTrue ? 'true' : 'false']
    return evidence
      ? [{ evidence: CLAIM_EVIDENCE_NAMES.map((name) => evidence[name]), isOn: claim.isTrue, weight }]
      : []
  })
}

/** Makes the model that decides by the wording whether a text supports a claim. */
export const CLAIM_CHECK: Maker = {
  name: 'claim-check',
  file: 'training/checking/claim-check.ts',
  inputs: ['us-stream', ...Object.values(KIN)],
  make(inputs) {
    const { weights, bias } = fitLogistic(rowsOf(inputs), CLAIM_EVIDENCE_NAMES.length, PENALTY)
    const named = CLAIM_EVIDENCE_NAMES.map((name, index): [string, number] => [
      name,
      rounded(weights[index] ?? 0),
    ])
    const made = { about: ABOUT, bias: rounded(bias), weights: Object.fromEntries(named) }
    return { 'content/weights/claim-check.json': `${JSON.stringify(made, undefined, 2)}\n` }
  },
}
