import type { NewsroomData } from '../newsroom-data.ts'
import type { Token } from '../text/index.ts'

/** Which countries' words are looked for in which language. */
const COUNTRIES: Record<string, readonly string[]> = { en: ['US', 'GB'], nl: ['NL', 'BE'] }
/** So many words more than the other country's leave no doubt. */
const SURE = 3

/**
 * Tells American from British English and the Dutch of the Netherlands from that of Belgium by their words.
 * Gives the likelier country with how much it is, from 0 to 1; nothing where both are as likely.
 */
export function languageVariants({ placeCues }: Pick<NewsroomData, 'placeCues'>) {
  const words = new Map(
    Object.entries(placeCues.variants).map(([country, list]) => [country, new Set(list)] as const),
  )
  return (tokens: readonly Token[], language: string): Map<string, number> => {
    const seen = new Set(tokens.map(({ folded }) => folded))
    const counts = (COUNTRIES[language] ?? []).map((country) => {
      const own = words.get(country) ?? new Set<string>()
      return { country, count: [...seen].filter((word) => own.has(word)).length }
    })
    const [first, second] = counts.sort((a, b) => b.count - a.count)
    if (!first || !second || first.count === second.count) return new Map()
    return new Map([[first.country, Math.min(1, (first.count - second.count) / SURE)]])
  }
}
