import { LANGUAGES, type Language } from '@plainwire/domain/language'
import type { Fact } from '@plainwire/domain/story'
import type { FactMention } from './mentions/fact-mention.ts'

/**
 * Returns the mentions outside titles, or all if there are none, because titles capitalise nouns and omit
 * modifiers.
 */
const fromTexts = (mentions: readonly FactMention[]) => {
  const inTexts = mentions.filter(({ field }) => field !== 'title')
  return inTexts.length > 0 ? inTexts : mentions
}

/**
 * The most frequent noun of the mentions; the longest wins a tie, because 'coronavirus cases' is more specific
 * than 'cases'.
 */
function nounIn(language: Language, mentions: readonly FactMention[]): string | undefined {
  const named = mentions.filter(({ article, noun }) => article.language === language && noun !== undefined)
  const byNoun = Map.groupBy(fromTexts(named), ({ noun = '' }) => noun)
  const [most] = Array.from(byNoun, ([noun, all]) => ({ noun, count: all.length })).sort(
    (a, b) => b.count - a.count || b.noun.length - a.noun.length || (a.noun < b.noun ? -1 : 1),
  )
  return most?.noun
}

/**
 * Returns the name of what a fact counts, by language, in the words of the reports; an empty object if no
 * report names it.
 */
export function chooseFactNames(mentions: readonly FactMention[]): Pick<Fact, 'names'> {
  const names = LANGUAGES.flatMap((language) => {
    const noun = nounIn(language, mentions)
    return noun ? [[language, noun] as const] : []
  })
  return names.length > 0 ? { names: Object.fromEntries(names) } : {}
}
