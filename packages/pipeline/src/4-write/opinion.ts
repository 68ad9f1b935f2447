import type { Language } from '@plainwire/domain/language'
import { rulesOf } from '../languages/index.ts'

const QUOTED = /["“„«][^"”“»]{2,}["”“»]|(?<![\p{L}\p{N}])[‘'][^’']{3,}[’'](?![\p{L}\p{N}])/gu

const judges = (own: string, language: Language) =>
  rulesOf(language).opinions.judges.some((pattern) => pattern.test(own))

/** Whether a sentence judges in its writer's own words: nobody in it is said to. */
export function isJudgement(sentence: string, language: Language): boolean {
  const own = sentence.replace(QUOTED, ' ')
  return !rulesOf(language).opinions.attributed.test(own) && judges(own, language)
}

/** Whether a headline gives its writer's own opinion: a judgement, advice or guess that nobody in it is said to have. */
export function isOpinionTitle(title: string, language: Language): boolean {
  const own = title.replace(QUOTED, ' ')
  const { attributed, opens, advises, guesses } = rulesOf(language).opinions
  if (attributed.test(own)) return false
  return judges(own, language) || opens.test(own) || advises.test(own) || guesses.test(own)
}
