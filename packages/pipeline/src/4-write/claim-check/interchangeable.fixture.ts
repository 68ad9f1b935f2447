import type { ClaimProblem } from '../check/problem.ts'
import { alignClaimWithSource } from './claim-text.ts'
import { type ClaimMatch, matchClaim } from './contradictions/claim-matches.ts'
import { SourceText } from './source-text.ts'
import { createInterchangeableWords } from './words/interchangeable-words.ts'

/** A table of interchangeable words with two entries: 'buy' and 'purchase', 'Dutch' and 'Netherlands'. */
export const testInterchangeableWords = createInterchangeableWords({
  englishSynonyms: { groups: ['buy purchase'] },
  paraphrases: { en: [], nl: [] },
  demonyms: { names: { NL: 'dutch' }, countries: {} },
  ordinaryWords: { en: ['storm'], nl: [] },
})

/** Creates a source from the text of one document. */
export const createTestSource = (text: string, language = 'en') =>
  new SourceText([text], language, testInterchangeableWords)

/** Reads a claim together with its source. */
export function readTestClaim(claim: string, text: string, language = 'en') {
  const source = createTestSource(text, language)
  return { claim: alignClaimWithSource(claim, source), source }
}

/** The problems that a rule finds in a claim, as kind and text. */
export function findTestProblems(
  rule: (match: ClaimMatch) => ClaimProblem[],
  claim: string,
  text: string,
  language = 'en',
): string[] {
  const read = readTestClaim(claim, text, language)
  return matchClaim(read.claim, read.source)
    .flatMap(rule)
    .map((problem) => `${problem.kind}: ${problem.text}`)
}
