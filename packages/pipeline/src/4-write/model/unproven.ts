import type { SentenceProof } from '../../ports.ts'
import { problemsOf, reasonOf } from '../check/checked-write-up.ts'

/** Judges a sentence of a model by the checks that every sentence passes (B1): the one way from a model's text to the checker. */
export const unproven: SentenceProof = (sentence, articles, language) => {
  const problems = problemsOf(sentence, articles, language)
  return problems.length > 0 ? reasonOf(problems) : undefined
}
