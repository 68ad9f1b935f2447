import type { Language } from '@plainwire/domain/language'
import { getLanguageRules } from '../../languages/index.ts'
import { removeQuotedWords } from '../../text/index.ts'

const judges = (own: string, language: Language) =>
  getLanguageRules(language).opinions.judges.some((pattern) => pattern.test(own))

/** Whether a sentence contains a judgement in the author's own words, without attribution. */
export function hasUnattributedJudgement(sentence: string, language: Language): boolean {
  const own = removeQuotedWords(sentence)
  return !getLanguageRules(language).opinions.attributed.test(own) && judges(own, language)
}

/** Whether a headline contains the author's own opinion: a judgement, advice or guess without attribution. */
export function isOpinionTitle(title: string, language: Language): boolean {
  const own = removeQuotedWords(title)
  const { attributed, opens, advises, guesses } = getLanguageRules(language).opinions
  if (attributed.test(own)) return false
  return judges(own, language) || opens.test(own) || advises.test(own) || guesses.test(own)
}
