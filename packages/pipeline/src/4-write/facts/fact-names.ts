import { LANGUAGES, type Language } from '@plainwire/domain/language'
import type { Fact } from '@plainwire/domain/story'
import type { Mention } from './mention.ts'

/** A headline capitalises nouns, and omits modifiers. */
const fromTexts = (mentions: readonly Mention[]) => {
  const inTexts = mentions.filter(({ field }) => field !== 'title')
  return inTexts.length > 0 ? inTexts : mentions
}

/**
 * The most frequent noun of the mentions, the longest on a tie: 'coronavirus cases' is more specific than
 * 'cases'.
 */
function nounIn(language: Language, mentions: readonly Mention[]): string | undefined {
  const named = mentions.filter(({ article, noun }) => article.language === language && noun !== undefined)
  const byNoun = Map.groupBy(fromTexts(named), ({ noun = '' }) => noun)
  const [most] = Array.from(byNoun, ([noun, all]) => ({ noun, count: all.length })).sort(
    (a, b) => b.count - a.count || b.noun.length - a.noun.length || (a.noun < b.noun ? -1 : 1),
  )
  return most?.noun
}

/** The thing that a row of the agreement table counts, in the words of each language's reports. */
export function factNames(mentions: readonly Mention[]): Pick<Fact, 'names'> {
  const names = LANGUAGES.flatMap((language) => {
    const noun = nounIn(language, mentions)
    return noun ? [[language, noun] as const] : []
  })
  return names.length > 0 ? { names: Object.fromEntries(names) } : {}
}
